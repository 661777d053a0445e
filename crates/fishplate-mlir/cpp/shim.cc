// Features of MLIR, LLVM and ORC that exist only in C++: the interfaces that translate and lower dialects, libraries of
// the just-in-time linker that can be removed again, and recovery from errors on which LLVM would end the process. One
// function each, without logic.

#include "dynamic.h"
#include "guard.h"

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"

#include "mlir-c/Pass.h"
#include "mlir-c/Target/LLVMIR.h"

#include "llvm-c/BitReader.h"
#include "llvm-c/IRReader.h"
#include "llvm-c/LLJIT.h"
#include "llvm-c/Linker.h"
#include "llvm-c/TargetMachine.h"
#include "llvm-c/Transforms/PassBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/TargetParser/SubtargetFeature.h"

#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <utility>

using namespace llvm::orc;

extern "C" void fishplateRegisterExtensions(MlirDialectRegistry handle) {
  mlir::DialectRegistry &registry = *unwrap(handle);
  registry.insert<mlir::pdl::PDLDialect, mlir::pdl_interp::PDLInterpDialect>();
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
  mlir::registerNVVMDialectTranslation(registry);
  mlir::registerGPUDialectTranslation(registry);
  mlir::NVVM::registerNVVMTargetInterfaceExternalModels(registry);
  mlir::gpu::registerOffloadingLLVMTranslationInterfaceExternalModels(registry);
  mlir::arith::registerConvertArithToLLVMInterface(registry);
  mlir::cf::registerConvertControlFlowToLLVMInterface(registry);
  mlir::func::registerInlinerExtension(registry);
  mlir::registerConvertFuncToLLVMInterface(registry);
  mlir::index::registerConvertIndexToLLVMInterface(registry);
  mlir::registerConvertMathToLLVMInterface(registry);
  mlir::registerConvertMemRefToLLVMInterface(registry);
  mlir::registerConvertNVVMToLLVMInterface(registry);
  mlir::ub::registerConvertUBToLLVMInterface(registry);
  mlir::vector::registerConvertVectorToLLVMInterface(registry);
}

namespace {

// Replaces the compiler in a linker for objects. Creating a real compiler takes longer than everything else in the
// linker.
struct NoCompiler : IRCompileLayer::IRCompiler {
  NoCompiler() : IRCompiler(IRSymbolMapper::ManglingOptions()) {}
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> operator()(llvm::Module &) override {
    return llvm::createStringError("IR is not compiled here");
  }
};

}  // namespace

// Creates a linker for objects: without a compiler, and without a platform, whose services nothing here uses.
extern "C" LLVMErrorRef fishplateOrcCreate(LLVMOrcLLJITRef *out) {
  LLJITBuilder builder;
  builder.setPlatformSetUp(setUpInactivePlatform);
  builder.setCompileFunctionCreator(
      [](JITTargetMachineBuilder) -> llvm::Expected<std::unique_ptr<IRCompileLayer::IRCompiler>> {
        return std::make_unique<NoCompiler>();
      });
  auto made = builder.create();
  if (!made) return llvm::wrap(made.takeError());
  *out = reinterpret_cast<LLVMOrcLLJITRef>(made->release());
  return nullptr;
}

// Creates an empty library that looks up undefined symbols in `order`, first to last.
extern "C" LLVMOrcJITDylibRef fishplateOrcCreateDylib(LLVMOrcLLJITRef jit, const char *name,
                                                      const LLVMOrcJITDylibRef *order,
                                                      size_t count) {
  auto &session = reinterpret_cast<LLJIT *>(jit)->getExecutionSession();
  JITDylib &dylib = session.createBareJITDylib(name);
  for (size_t i = 0; i < count; ++i)
    dylib.addToLinkOrder(*reinterpret_cast<JITDylib *>(order[i]));
  return reinterpret_cast<LLVMOrcJITDylibRef>(&dylib);
}

// Removes a library with everything in it.
extern "C" LLVMErrorRef fishplateOrcRemoveDylib(LLVMOrcLLJITRef jit, LLVMOrcJITDylibRef dylib) {
  auto &session = reinterpret_cast<LLJIT *>(jit)->getExecutionSession();
  return llvm::wrap(session.removeJITDylib(*reinterpret_cast<JITDylib *>(dylib)));
}

// The symbols of the process, as one library.
extern "C" LLVMOrcJITDylibRef fishplateOrcProcessSymbols(LLVMOrcLLJITRef jit) {
  return reinterpret_cast<LLVMOrcJITDylibRef>(
      reinterpret_cast<LLJIT *>(jit)->getProcessSymbolsJITDylib().get());
}

// Finds `name` in `dylib` and links its definition if necessary.
extern "C" LLVMErrorRef fishplateOrcLookup(LLVMOrcLLJITRef jit, LLVMOrcJITDylibRef dylib,
                                           const char *name, uint64_t *address) {
  auto found = reinterpret_cast<LLJIT *>(jit)->lookup(*reinterpret_cast<JITDylib *>(dylib), name);
  if (!found)
    return llvm::wrap(found.takeError());
  *address = found->getValue();
  return nullptr;
}

// Finds the first part of a target that LLVM does not know: 0 none, 1 the processor, 2 a feature, whose index in the
// list is returned. LLVM itself would ignore it, with only a line on the terminal.
extern "C" int fishplateTargetUnknown(const char *triple, const char *cpu, const char *features,
                                      size_t *place) {
  std::string error;
  llvm::Triple parsed(triple);
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(parsed, error);
  if (!target)
    return 0;
  std::unique_ptr<llvm::MCSubtargetInfo> info(target->createMCSubtargetInfo(parsed, "", ""));
  if (!info)
    return 0;
  if (*cpu && !info->isCPUStringValid(cpu))
    return 1;
  std::vector<std::string> list;
  llvm::SubtargetFeatures::Split(list, features);
  for (*place = 0; *place < list.size(); ++*place) {
    llvm::StringRef name = llvm::SubtargetFeatures::StripFlag(list[*place]);
    bool known = llvm::any_of(info->getAllProcessorFeatures(),
                              [&](const llvm::SubtargetFeatureKV &row) { return name == row.Key; });
    if (!known)
      return 2;
  }
  return 0;
}

// The names of all features that code for a target may use, each preceded by a comma. The caller calls free(). Null if
// the target does not exist.
extern "C" char *fishplateTargetFeatures(const char *triple, const char *cpu, const char *features) {
  std::string error, names;
  llvm::Triple parsed(triple);
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(parsed, error);
  if (!target)
    return nullptr;
  std::unique_ptr<llvm::MCSubtargetInfo> info(target->createMCSubtargetInfo(parsed, cpu, features));
  if (!info)
    return nullptr;
  for (const llvm::SubtargetFeatureKV &row : info->getEnabledProcessorFeatures())
    names.append(",").append(row.Key);
  return strdup(names.c_str());
}

namespace {

// The place to which a fatal error of this thread jumps.
struct Landing {
  jmp_buf place;
  char *message = nullptr;
};
thread_local Landing *landing = nullptr;

// If this returns, LLVM ends the process, as it does without a handler.
void fatal(void *, const char *reason, bool) {
  if (!landing) {
    fprintf(stderr, "LLVM ERROR: %s\n", reason);
    return;
  }
  landing->message = strdup(reason);
  longjmp(landing->place, 1);
}

// Runs `body`, which contains only LLVM's code. A fatal error leaves its frames without unwinding: what they own is
// leaked, and the objects that they worked on must not be used again. Returns the message of the error, to be freed
// with free(), or null.
template <typename Body> char *guarded(Body body) {
  static std::once_flag once;
  std::call_once(once, [] { llvm::install_fatal_error_handler(fatal); });
  Landing here;
  Landing *const outer = landing;
  const void *const trace = llvm::SavePrettyStackState();
  const size_t scopes = fishplateAnswersDepth();
  if (!setjmp(here.place)) {
    landing = &here;
    body();
    landing = outer;
    return nullptr;
  }
  landing = outer;
  llvm::RestorePrettyStackState(trace);
  fishplateAnswersClose(scopes);
  return here.message;
}

} // namespace

extern "C" void *fishplateLeaveGuard() { return std::exchange(landing, nullptr); }

extern "C" void fishplateEnterGuard(void *outer) { landing = static_cast<Landing *>(outer); }

// Runs code of another file of the shims.
extern "C" char *fishplateGuarded(void (*body)(void *), void *data) {
  return guarded([=] { body(data); });
}

// The functions below are those of the C API without `fishplate`; each returns the result of `guarded`.

extern "C" char *fishplateParseIR(LLVMContextRef context, LLVMMemoryBufferRef buffer, int bitcode,
                                  LLVMModuleRef *module, char **message, LLVMBool *failed) {
  return guarded([=] {
    *failed = bitcode ? LLVMParseBitcodeInContext2(context, buffer, module)
                      : LLVMParseIRInContext2(context, buffer, module, message);
  });
}

extern "C" char *fishplateLinkModules(LLVMModuleRef into, LLVMModuleRef from, LLVMBool *failed) {
  return guarded([=] { *failed = LLVMLinkModules2(into, from); });
}

extern "C" char *fishplateRunPasses(LLVMModuleRef module, const char *pipeline,
                                    LLVMTargetMachineRef machine, LLVMPassBuilderOptionsRef options,
                                    LLVMErrorRef *error) {
  return guarded([=] { *error = LLVMRunPasses(module, pipeline, machine, options); });
}

extern "C" char *fishplateEmit(LLVMTargetMachineRef machine, LLVMModuleRef module,
                               LLVMCodeGenFileType kind, char **message,
                               LLVMMemoryBufferRef *buffer, LLVMBool *failed) {
  return guarded([=] {
    *failed = LLVMTargetMachineEmitToMemoryBuffer(machine, module, kind, message, buffer);
  });
}

// MLIR allows an address to be computed over elements of any type; LLVM crashes on types that it does not have.
static mlir::WalkResult checkElementType(mlir::Operation *op) {
  auto elements = op->getAttrOfType<mlir::TypeAttr>("elem_type");
  if (!elements || mlir::LLVM::isCompatibleType(elements.getValue()))
    return mlir::WalkResult::advance();
  op->emitError("the element type ") << elements.getValue() << " is none of LLVM's";
  return mlir::WalkResult::interrupt();
}

extern "C" char *fishplateTranslate(MlirOperation module, LLVMContextRef context,
                                    LLVMModuleRef *translated) {
  return guarded([=] {
    *translated = nullptr;
    if (unwrap(module)->walk(checkElementType).wasInterrupted())
      return;
    *translated = mlirTranslateModuleToLLVMIR(module, context);
  });
}

extern "C" char *fishplateRunPassManager(MlirPassManager manager, MlirOperation op, bool *done) {
  return guarded([=] { *done = mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, op)); });
}
