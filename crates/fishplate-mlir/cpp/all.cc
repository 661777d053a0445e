// Everything of MLIR, for the library that links all dialects: dialects, extensions, passes, translations by name, and the
// interpreter of the transform dialect.

#include "guard.h"
#include "guarded_passes.h"

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/Transform/Transforms/TransformInterpreterUtils.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/InitAllTranslations.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/SPIRV/Serialization.h"
#include "mlir/Tools/mlir-translate/Translation.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace {

// MLIR's table of translations. Only an option of the command line can read it; nothing ever parses this one.
struct Translations {
  Translations() {
    mlir::registerAllTranslations();
    option = std::make_unique<Option>("fishplate-translation", llvm::cl::ReallyHidden);
  }
  const mlir::Translation *find(llvm::StringRef name) {
    const mlir::Translation *found = nullptr;
    if (option->getParser().findOption(name) < option->getParser().getNumOptions())
      option->getParser().parse(*option, "", name, found);
    return found;
  }
  using Option = llvm::cl::opt<const mlir::Translation *, false, mlir::TranslationParser>;
  std::unique_ptr<Option> option;
};

Translations &translations() {
  static Translations *table = new Translations();
  return *table;
}

// Reads a `spirv.module` that is not inside another module. MLIR's own translation reads it so only with an option that is
// global.
mlir::LogicalResult serialize(const std::shared_ptr<llvm::SourceMgr> &sources,
                              llvm::raw_ostream &stream, mlir::MLIRContext *context) {
  llvm::SmallVector<uint32_t> words;
  auto module = mlir::parseSourceFile<mlir::spirv::ModuleOp>(sources, context);
  if (!module || mlir::failed(mlir::spirv::serialize(*module, words)))
    return mlir::failure();
  stream.write(reinterpret_cast<const char *>(words.data()), words.size() * sizeof(uint32_t));
  return mlir::success();
}

} // namespace

extern "C" char *fishplateRegisterAllDialects(MlirDialectRegistry handle) {
  return runGuarded([=] {
    mlir::DialectRegistry &registry = *unwrap(handle);
    mlir::registerAllDialects(registry);
    mlir::registerAllExtensions(registry);
    mlir::registerAllToLLVMIRTranslations(registry);
    mlir::registerAllFromLLVMIRTranslations(registry);
  });
}

extern "C" char *fishplateRegisterAllPasses() {
  return runGuarded([] {
    fishplate::registerGuardedPasses();
    mlir::registerAllPasses();
  });
}

// Whether a pipeline may name this pass.
extern "C" bool fishplateHasPass(MlirStringRef argument) {
  return mlir::PassInfo::lookup(unwrap(argument)) != nullptr;
}

// The names of all translations, each followed by a newline.
extern "C" char *fishplateTranslations(MlirStringCallback append, void *sink) {
  return runGuarded([=] {
    auto &parser = translations().option->getParser();
    for (unsigned i = 0; i < parser.getNumOptions(); ++i) {
      append(wrap(parser.getOption(i)), sink);
      append(wrap(llvm::StringRef("\n")), sink);
    }
  });
}

// Translates a source that ends with a NUL behind its last byte. `name` is one of `fishplateTranslations`.
extern "C" char *fishplateTranslateSource(MlirContext context, MlirStringRef name,
                                          MlirStringRef source, MlirStringCallback append,
                                          void *sink, bool *done) {
  return runGuarded([=] {
    const mlir::Translation *translation = translations().find(unwrap(name));
    std::string output;
    llvm::raw_string_ostream stream(output);
    auto buffer = llvm::MemoryBuffer::getMemBuffer(unwrap(source), "-");
    auto sources = std::make_shared<llvm::SourceMgr>();
    sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
    *done = mlir::succeeded(unwrap(name) == "serialize-spirv"
                                ? serialize(sources, stream, unwrap(context))
                                : (*translation)(sources, stream, unwrap(context)));
    stream.flush();
    append(wrap(llvm::StringRef(output)), sink);
  });
}

// Applies a named sequence of the transform dialect to `payload`. `module` holds the sequences that it includes.
extern "C" char *fishplateApplyNamedSequence(MlirOperation payload, MlirOperation sequence,
                                             MlirOperation module, bool expensiveChecks,
                                             bool singleTransform, bool *done) {
  return runGuarded([=] {
    mlir::transform::TransformOptions options;
    options.enableExpensiveChecks(expensiveChecks);
    options.enableEnforceSingleToplevelTransformOp(singleTransform);
    auto library = mlir::dyn_cast<mlir::ModuleOp>(unwrap(module));
    *done = library && mlir::succeeded(mlir::transform::applyTransformNamedSequence(
                           unwrap(payload), unwrap(sequence), library, options));
  });
}
