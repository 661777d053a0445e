// LLVM's linker for ELF files, as a function.

#include "lld/Common/CommonLinkerContext.h"
#include "lld/Common/Driver.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/LTO/LTO.h"
#include "llvm/Support/raw_ostream.h"

LLD_HAS_DRIVER(elf)

// The linker can also compile bitcode, but Fishplate passes only objects. These definitions replace those that would
// link LLVM's link-time optimiser, which makes up a third of the linker.
namespace lld::elf {
struct Ctx;
class BitcodeFile;

class BitcodeCompiler {
public:
  BitcodeCompiler(Ctx &);
  ~BitcodeCompiler();
  void add(BitcodeFile &);
  llvm::SmallVector<std::unique_ptr<int>, 0> compile();
};
BitcodeCompiler::BitcodeCompiler(Ctx &) {}
BitcodeCompiler::~BitcodeCompiler() {}
void BitcodeCompiler::add(BitcodeFile &) {}
llvm::SmallVector<std::unique_ptr<int>, 0> BitcodeCompiler::compile() { return {}; }
}  // namespace lld::elf

namespace llvm::lto {
Expected<std::unique_ptr<InputFile>> InputFile::create(MemoryBufferRef file) {
  return createStringError("this linker takes no bitcode: " + file.getBufferIdentifier());
}
InputFile::~InputFile() = default;
StringRef InputFile::getName() const { return ""; }
SmallVector<const char *> LTO::getRuntimeLibcallSymbols(const Triple &) { return {}; }
}  // namespace llvm::lto

// The linker initialises every target that LLVM was built with, to compile bitcode for them. Empty definitions keep the
// code of targets that Fishplate does not use out of the library.
#define FISHPLATE_WITHOUT(TARGET)                         \
  extern "C" void LLVMInitialize##TARGET##TargetInfo() {} \
  extern "C" void LLVMInitialize##TARGET##Target() {}     \
  extern "C" void LLVMInitialize##TARGET##TargetMC() {}   \
  extern "C" void LLVMInitialize##TARGET##AsmPrinter() {} \
  extern "C" void LLVMInitialize##TARGET##AsmParser() {}

FISHPLATE_WITHOUT(AMDGPU)
FISHPLATE_WITHOUT(ARM)
FISHPLATE_WITHOUT(AVR)
FISHPLATE_WITHOUT(BPF)
FISHPLATE_WITHOUT(Hexagon)
FISHPLATE_WITHOUT(Lanai)
FISHPLATE_WITHOUT(LoongArch)
FISHPLATE_WITHOUT(M68k)
FISHPLATE_WITHOUT(MSP430)
FISHPLATE_WITHOUT(Mips)
FISHPLATE_WITHOUT(PowerPC)
FISHPLATE_WITHOUT(RISCV)
FISHPLATE_WITHOUT(SPIRV)
FISHPLATE_WITHOUT(Sparc)
FISHPLATE_WITHOUT(SystemZ)
FISHPLATE_WITHOUT(VE)
FISHPLATE_WITHOUT(WebAssembly)
FISHPLATE_WITHOUT(XCore)
FISHPLATE_WITHOUT(Xtensa)

// Runs the linker once and returns whether it succeeded. It writes its messages to the descriptor `log`. The linker
// ends the process on some errors and is not reentrant, so call it in a separate process.
extern "C" bool fishplateLink(const char *const *arguments, size_t count, int log) {
  llvm::raw_fd_ostream messages(log, /*shouldClose=*/false, /*unbuffered=*/true);
  bool linked = lld::elf::link(llvm::ArrayRef(arguments, count), messages, messages,
                               /*exitEarly=*/false, /*disableOutput=*/false);
  lld::CommonLinkerContext::destroy();
  return linked;
}
