// Lets a library with its own C++ dialects and passes exchange modules with Fishplate: one line after their registration.
//
//   static void add(mlir::DialectRegistry &registry) {
//     registry.insert<my::Dialect, mlir::arith::ArithDialect>();
//     mlir::PassRegistration<my::Pass>();
//   }
//   FISHPLATE_MLIR_SHIM(add)
//
// Link the MLIR that the dialects are built against, static or shared. Build with the compiler that built that MLIR
// (clang for Debian's) and with the flags of `llvm-config --cxxflags`. `fishplate opt --shim` and `fishplate.ir.load_shim`
// load the library.
#pragma once

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

#include <fishplate/mlir_exchange.h>

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Bytecode/Encoding.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

namespace fishplate::mlir_shim {

using Register = void (*)(mlir::DialectRegistry &);

inline int32_t give(FishplateMlirBuffer *out, const std::string &text, int32_t status) {
  out->size = text.size();
  out->data = static_cast<char *>(std::malloc(text.size() + 1));
  if (!out->data) {
    out->size = 0;
    return 2;
  }
  std::memcpy(out->data, text.data(), text.size());
  return status;
}

inline void release(void *, FishplateMlirBuffer *buffer) {
  std::free(buffer->data);
  *buffer = {nullptr, 0};
}

inline mlir::LogicalResult write(mlir::ModuleOp module, int32_t form, llvm::raw_ostream &out) {
  if (form >= 0) {
    mlir::BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(form);
    return mlir::writeBytecodeToFile(module, out, config);
  }
  mlir::OpPrintingFlags flags;
  if (form == FISHPLATE_MLIR_GENERIC)
    flags.printGenericOpForm().enableDebugInfo();
  module->print(out, flags);
  return mlir::success(form == FISHPLATE_MLIR_TEXT || form == FISHPLATE_MLIR_GENERIC);
}

template <Register add>
int32_t run(void *, const char *pipeline, const char *data, size_t size, int32_t form, FishplateMlirBuffer *out) {
  mlir::DialectRegistry registry;
  // Passes are registered in a table of the process.
  static std::mutex once;
  {
    std::lock_guard<std::mutex> held(once);
    add(registry);
  }
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  std::string said, made;
  llvm::raw_string_ostream messages(said), result(made);
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    messages << diagnostic.getLocation() << ": " << diagnostic << '\n';
    return mlir::success();
  });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(llvm::StringRef(data, size), &context, "-");
  if (!module)
    return give(out, "cannot parse the module:\n" + said, 1);
  if (*pipeline) {
    mlir::PassManager manager(&context);
    auto parsed = mlir::parsePassPipeline(pipeline, messages);
    if (mlir::failed(parsed) || parsed->getOpAnchorName() != "builtin.module")
      return give(out, "the pipeline is not `builtin.module(...)` of known passes: " + said, 1);
    static_cast<mlir::OpPassManager &>(manager) = std::move(*parsed);
    if (mlir::failed(manager.run(*module)))
      return give(out, "the pass pipeline failed:\n" + said, 1);
  }
  if (mlir::failed(mlir::verify(*module)))
    return give(out, "the module is not valid:\n" + said, 1);
  if (mlir::failed(write(*module, form, result)))
    return give(out, "MLIR cannot write this form of a module", 1);
  return give(out, made, 0);
}

template <Register add> const FishplateMlirExchange *table() {
  static const FishplateMlirExchange made = {
      FISHPLATE_MLIR_EXCHANGE_VERSION,
      sizeof(FishplateMlirExchange),
      {LLVM_VERSION_MAJOR, LLVM_VERSION_MINOR, LLVM_VERSION_PATCH},
      mlir::bytecode::kVersion,
      nullptr,
      run<add>,
      release,
  };
  return &made;
}

} // namespace fishplate::mlir_shim

#define FISHPLATE_MLIR_SHIM(ADD)                                                                       \
  extern "C" __attribute__((visibility("default"))) const FishplateMlirExchange *fishplate_mlir_exchange(void) { \
    return fishplate::mlir_shim::table<ADD>();                                                         \
  }
