// Passes whose code is not C++, with options and a name in textual pipelines, and instrumentation
// of the passes of a manager. The code behind both is a table of functions that the Rust side fills
// in.

#include "guard.h"

#include "mlir-c/Pass.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

using namespace mlir;

// The description of a pass. The strings are copied; `definition` is a reference that `release`
// gives back.
struct FishplatePassSpec {
  MlirStringRef argument, name, description, anchor;
  const MlirStringRef *optionNames, *optionDefaults;
  size_t options;
  void *definition;
  void *(*make)(void *definition);
  bool (*run)(void *state, MlirOperation op, const MlirStringRef *options);
  void (*destroy)(void *state);
  void (*release)(void *definition);
};

namespace {

// Data shared by the clones of a pass.
struct Shared {
  explicit Shared(const FishplatePassSpec &spec, TypeID id)
      : argument(unwrap(spec.argument)), name(unwrap(spec.name)),
        description(unwrap(spec.description)), anchor(unwrap(spec.anchor)), spec(spec), id(id) {
    for (size_t i = 0; i < spec.options; ++i)
      options.push_back({unwrap(spec.optionNames[i]).str(), unwrap(spec.optionDefaults[i]).str()});
  }
  ~Shared() { spec.release(spec.definition); }
  std::string argument, name, description, anchor;
  std::vector<std::pair<std::string, std::string>> options;
  FishplatePassSpec spec;
  TypeID id;
};

// The first base class: the name of the anchor must exist before `Pass` refers to it.
struct Holder {
  std::shared_ptr<Shared> shared;
};

class CallbackPass : Holder, public Pass {
public:
  explicit CallbackPass(std::shared_ptr<Shared> what)
      : Holder{std::move(what)},
        Pass(shared->id, shared->anchor.empty() ? std::nullopt
                                                : std::optional<StringRef>(shared->anchor)) {
    for (auto &[name, value] : shared->options)
      values.push_back(std::make_unique<Option<std::string>>(*this, name, llvm::cl::init(value)));
    state = shared->spec.make(shared->spec.definition);
  }
  ~CallbackPass() override { shared->spec.destroy(state); }

  StringRef getName() const override { return shared->name; }
  StringRef getArgument() const override { return shared->argument; }
  StringRef getDescription() const override { return shared->description; }

  void runOnOperation() override {
    std::vector<MlirStringRef> texts;
    for (auto &value : values)
      texts.push_back(wrap(StringRef(value->getValue())));
    void *landing = fishplateLeaveGuard();
    bool done = shared->spec.run(state, wrap(getOperation()), texts.data());
    fishplateEnterGuard(landing);
    if (!done)
      signalPassFailure();
  }

  bool canScheduleOn(RegisteredOperationName name) const override {
    return shared->anchor.empty() || name.getStringRef() == shared->anchor;
  }
  bool canScheduleOn(Operation *op) const override {
    return shared->anchor.empty() || op->getName().getStringRef() == shared->anchor;
  }
  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<CallbackPass>(shared);
  }

private:
  std::vector<std::unique_ptr<Option<std::string>>> values;
  void *state = nullptr;
};

TypeID newId() {
  static TypeIDAllocator *allocator = new TypeIDAllocator;
  return allocator->allocate();
}

} // namespace

struct FishplatePassEvent {
  MlirStringRef argument, name;
  MlirOperation op;
  // Whether this runs the passes of a nested pipeline and is not itself a pass.
  bool adaptor;
};

namespace {

enum Kind { Before = 0, After = 1, Failed = 2 };
using OnEvent = void (*)(void *watcher, int kind, const FishplatePassEvent *event);

class Watch : public PassInstrumentation {
public:
  Watch(void *watcher, OnEvent tell, void (*destroy)(void *))
      : watcher(watcher), tell(tell), destroy(destroy) {}
  ~Watch() override { destroy(watcher); }
  void runBeforePass(Pass *pass, Operation *op) override { send(Before, pass, op); }
  void runAfterPass(Pass *pass, Operation *op) override { send(After, pass, op); }
  void runAfterPassFailed(Pass *pass, Operation *op) override { send(Failed, pass, op); }

private:
  void send(Kind kind, Pass *pass, Operation *op) {
    StringRef name = pass->getName();
    FishplatePassEvent event{wrap(pass->getArgument()), wrap(name), wrap(op),
                             name.ends_with("OpToOpPassAdaptor")};
    void *landing = fishplateLeaveGuard();
    tell(watcher, kind, &event);
    fishplateEnterGuard(landing);
  }
  void *watcher;
  OnEvent tell;
  void (*destroy)(void *);
};

} // namespace

// Creates a pass, which a manager will own.
extern "C" MlirPass fishplateCreatePass(const FishplatePassSpec *spec) {
  return wrap(new CallbackPass(std::make_shared<Shared>(*spec, newId())));
}

// Registers a pass for textual pipelines; `current` returns its current definition.
extern "C" void fishplateRegisterPass(FishplatePassSpec (*current)(void *slot), void *slot) {
  TypeID id = newId();
  registerPass([=]() -> std::unique_ptr<Pass> {
    return std::make_unique<CallbackPass>(std::make_shared<Shared>(current(slot), id));
  });
}

// Returns the argument of a pass, and deletes the pass.
extern "C" void fishplateTakePassArgument(MlirPass pass, MlirStringCallback append, void *sink) {
  append(wrap(unwrap(pass)->getArgument()), sink);
  delete unwrap(pass);
}

extern "C" void fishplateWatchPasses(MlirPassManager manager, void *watcher, OnEvent tell,
                                     void (*destroy)(void *)) {
  unwrap(manager)->addInstrumentation(std::make_unique<Watch>(watcher, tell, destroy));
}

// Computes a digest of an operation and everything inside. It changes with every modification.
extern "C" void fishplateFingerprint(MlirOperation op, uint8_t *digest) {
  static_assert(sizeof(OperationFingerPrint) == 20, "a digest of 20 bytes");
  OperationFingerPrint print(unwrap(op));
  memcpy(digest, &print, sizeof print);
}

extern "C" bool fishplateThreadsEnabled(MlirContext context) {
  return unwrap(context)->isMultithreadingEnabled();
}
