// Functions that the linker puts in the place of others, so that MLIR's parser takes a tenth less time: see the options `--wrap` in
// the build script of fishplate-compiler.

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/PrettyStackTrace.h"

#include <new>

namespace {

// Before each operation the parser formats a line with its name, twice, for the text that LLVM prints when a program crashes.
// This library does not let LLVM print it (fishplate-runtime's `crash.rs` shows the frames). So this class takes the place of
// `PrettyStackTraceFormat`, and formats nothing. The destructor is part of the code that MLIR was compiled to, and needs
// the same members.
class EmptyEntry : public llvm::PrettyStackTraceEntry {
public:
  void print(llvm::raw_ostream &) const override {}

private:
  llvm::SmallVector<char, 32> text;
};

static_assert(sizeof(EmptyEntry) == sizeof(llvm::PrettyStackTraceFormat) &&
              alignof(EmptyEntry) == alignof(llvm::PrettyStackTraceFormat));

} // namespace

extern "C" void __wrap__ZN4llvm22PrettyStackTraceFormatC1EPKcz(void *place, const char *, ...) {
  new (place) EmptyEntry;
}

// The lexer asks for every character of a name. IR is ASCII, whatever the locale of the process.
extern "C" int __wrap_isalpha(int byte) {
  return unsigned((byte | 0x20) - 'a') < 26;
}
