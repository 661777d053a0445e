// MLIR's execution engine: a module that is compiled in this process, and whose functions are looked up by name. Errors
// come back as text.

#include "guard.h"

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

#include <mutex>

namespace {

using mlir::ExecutionEngine;

void say(MlirStringCallback append, void *sink, llvm::Error error) {
  append(wrap(llvm::StringRef(llvm::toString(std::move(error)))), sink);
}

llvm::Expected<std::unique_ptr<ExecutionEngine>> create(mlir::Operation *op, unsigned level,
                                                        llvm::ArrayRef<llvm::StringRef> libraries,
                                                        bool keepObject, bool pic) {
  auto host = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!host)
    return host.takeError();
  if (pic)
    host->setRelocationModel(llvm::Reloc::PIC_);
  auto machine = host->createTargetMachine();
  if (!machine)
    return machine.takeError();
  // The engine owns the machine, and optimises while it is created.
  auto transformer = mlir::makeOptimizingTransformer(level, 0, machine->get());
  mlir::ExecutionEngineOptions options;
  options.transformer = transformer;
  options.jitCodeGenOptLevel = static_cast<llvm::CodeGenOptLevel>(level);
  options.sharedLibPaths = libraries;
  options.enableObjectDump = keepObject;
  return ExecutionEngine::create(op, options, std::move(*machine));
}

} // namespace

// Compiles a module of the llvm dialect. `*made` is null if that fails; the reason is appended then.
extern "C" char *fishplateEngineCreate(MlirOperation op, unsigned level, const MlirStringRef *paths,
                                       size_t count, bool keepObject, bool pic,
                                       MlirStringCallback append, void *sink, void **made) {
  return runGuarded([=] {
    *made = nullptr;
    static std::once_flag once;
    std::call_once(once, [] {
      llvm::InitializeNativeTarget();
      llvm::InitializeNativeTargetAsmPrinter();
    });
    llvm::SmallVector<llvm::StringRef> libraries;
    for (size_t i = 0; i < count; ++i)
      libraries.push_back(unwrap(paths[i]));
    auto engine = create(unwrap(op), level, libraries, keepObject, pic);
    if (engine)
      *made = engine->release();
    else
      say(append, sink, engine.takeError());
  });
}

extern "C" char *fishplateEngineDestroy(void *engine) {
  return runGuarded([=] { delete static_cast<ExecutionEngine *>(engine); });
}

// Finds a symbol, or with `packed` the function that takes a list of pointers to the arguments and to the result.
extern "C" char *fishplateEngineLookup(void *engine, MlirStringRef name, bool packed,
                                       MlirStringCallback append, void *sink, void **found) {
  return runGuarded([=] {
    *found = nullptr;
    ExecutionEngine &jit = *static_cast<ExecutionEngine *>(engine);
    if (packed) {
      auto function = jit.lookupPacked(unwrap(name));
      if (function)
        *found = reinterpret_cast<void *>(*function);
      else
        say(append, sink, function.takeError());
      return;
    }
    auto symbol = jit.lookup(unwrap(name));
    if (symbol)
      *found = *symbol;
    else
      say(append, sink, symbol.takeError());
  });
}

// Defines a symbol that the code may refer to.
extern "C" char *fishplateEngineRegister(void *engine, MlirStringRef name, void *address) {
  return runGuarded([=] {
    static_cast<ExecutionEngine *>(engine)->registerSymbols([=](llvm::orc::MangleAndInterner intern) {
      llvm::orc::SymbolMap symbols;
      symbols[intern(unwrap(name))] = {llvm::orc::ExecutorAddr::fromPtr(address),
                                       llvm::JITSymbolFlags::Exported};
      return symbols;
    });
  });
}

// Runs the module's constructors.
extern "C" char *fishplateEngineInitialize(void *engine) {
  return runGuarded([=] { static_cast<ExecutionEngine *>(engine)->initialize(); });
}

extern "C" char *fishplateEngineDump(void *engine, MlirStringRef path) {
  return runGuarded([=] { static_cast<ExecutionEngine *>(engine)->dumpToObjectFile(unwrap(path)); });
}
