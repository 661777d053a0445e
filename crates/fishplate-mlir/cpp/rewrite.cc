// Drivers for rewrite patterns whose code is not C++: greedy, and one walk. MLIR's own drivers cannot stop when a pattern
// raises an error, and they trust a pattern to say what it erases. These stop at once, verify what a pattern has made before a
// folder looks at it, and hear of every edit, whichever way it is made. The code behind a pattern is a table of
// functions that the Rust side fills in.

#include "guard.h"
#include "rewrite.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "mlir/Transforms/FoldUtils.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#include <memory>
#include <vector>

using namespace mlir;

extern "C" MlirOperation fishplateForeignUser(MlirOperation handle);

namespace {

// Calls code with an operation and everything inside. Most operations have no regions.
template <typename Code> void forEach(Operation *op, Code code) {
  if (op->getNumRegions() == 0)
    code(op);
  else
    op->walk([&](Operation *each) { code(each); });
}

// Whether an operation is a constant, which has no operands.
bool isConstant(Operation *op) {
  return op->getNumOperands() == 0 && op->mightHaveTrait<OpTrait::ConstantLike>();
}

enum Outcome : int32_t { Converged = 0, Iterations = 1, Rewrites = 2, Stopped = 3, Invalid = 4 };

class Driver : public RewriterBase::Listener, public fishplate::Watcher {
public:
  Driver(Operation *root, const FishplateRewriteConfig &config, const FishplateRewriteHooks &hooks)
      : root(root), config(config), hooks(hooks), rewriter(root->getContext()),
        folder(root->getContext(), this) {
    rewriter.setListener(this);
  }

  Outcome run(const FrozenRewritePatternSet &patterns);
  LogicalResult match(size_t pattern, Operation *op);
  int32_t native(size_t function, const FishplatePdlValue *values, size_t count,
                 FishplatePdlValue *results);

  void placed(Operation *op) override;
  void taken(Operation *op) override;
  void leaving(Operation *op) override;
  void edited(Operation *op) override;
  void editedAll() override;
  void outside(Operation *op) override;
  void unsure() override;
  void forget(Operation *op) override;
  Operation *outsideUser() override;

  FishplateRewriteCounts counts{};

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    if (config.strictness == 1)
      allowed.insert(op);
    add(op);
    touch(op);
  }
  void notifyOperationModified(Operation *op) override {
    add(op);
    touch(op);
  }
  void notifyOperationReplaced(Operation *op, ValueRange) override {
    for (Operation *user : op->getUsers())
      add(user);
  }
  void notifyOperationErased(Operation *op) override {
    for (Watcher *watcher = this; watcher; watcher = watcher->next())
      watcher->forget(op);
    call([&] { hooks.operationErased(hooks.state, wrap(op)); });
  }
  void notifyBlockErased(Block *block) override {
    call([&] { hooks.blockErased(hooks.state, wrap(block)); });
  }

private:
  // Code of another language is outside of the guard: a fatal error must not jump over its frames.
  template <typename Call> void call(Call code) {
    void *landing = fishplateLeaveGuard();
    code();
    fishplateEnterGuard(landing);
  }
  void touch(Operation *op) {
    if (inPattern)
      touched.insert(op);
  }
  void add(Operation *op);
  void addOne(Operation *op);
  void fill();
  bool simplify();
  void idle();
  void passOver();
  bool process(PatternApplicator &applicator);
  LogicalResult tryPatterns(PatternApplicator &applicator, Operation *op);
  Outcome walk(PatternApplicator &applicator);
  LogicalResult verifyTouched();

  Operation *root;
  FishplateRewriteConfig config;
  FishplateRewriteHooks hooks;
  fishplate::PdlRewriter rewriter;
  OperationFolder folder;
  // The names of the operations that some pattern is for.
  llvm::DenseSet<OperationName> roots;
  // Whether some pattern is for operations of any name.
  bool isForAny = false;
  // Gaps where operations were taken away; `places` says where each operation is.
  std::vector<Operation *> worklist;
  llvm::DenseMap<Operation *, size_t> places;
  llvm::DenseSet<Operation *> allowed;
  // Operations that the running pattern has changed.
  llvm::SetVector<Operation *> touched;
  // Operations that the pattern has made, changed or put outside of the root, so that they may use values inside of it.
  llvm::SetVector<Operation *> strangers;
  Operation *matched = nullptr;
  bool touchedAll = false, inPattern = false, removed = false;
  // Whether users outside of the root must be looked for everywhere.
  bool anyStranger = false;
  bool stopped = false, invalid = false, full = false;
  // Whether the regions were simplified, and nothing has changed since: they stay as they are.
  bool simple = false;
  int64_t rewrites = 0;
  // How many operations were visited since a pattern was tried.
  unsigned visited = 0;
};

// So many operations may be visited between two patterns before the code behind them learns that none is tried.
constexpr unsigned mostVisited = 256;

class CallbackPattern : public RewritePattern {
public:
  CallbackPattern(Driver &driver, size_t index, StringRef root, PatternBenefit benefit,
                  MLIRContext *context)
      : RewritePattern(root, benefit, context), driver(driver), index(index) {}
  CallbackPattern(Driver &driver, size_t index, PatternBenefit benefit, MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, context), driver(driver), index(index) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &) const override {
    return driver.match(index, op);
  }

private:
  Driver &driver;
  size_t index;
};

// Adds an operation inside of the root, with those around it: they may match now.
void Driver::add(Operation *op) {
  if (config.walk)
    return;
  SmallVector<Operation *, 8> path;
  for (Operation *at = op; at && at != root; at = at->getParentOp())
    path.push_back(at);
  if (path.empty() || path.back()->getParentOp() != root)
    return;
  for (Operation *at : path)
    addOne(at);
}

void Driver::addOne(Operation *op) {
  if (config.strictness != 0 && !allowed.contains(op))
    return;
  if (places.try_emplace(op, worklist.size()).second)
    worklist.push_back(op);
}

// An operation goes. Those that made its operands may be dead now.
void Driver::forget(Operation *op) {
  removed |= op == matched;
  // One that is in no block has left the folder before: it looks at the regions around.
  if (op->getBlock())
    folder.notifyRemoval(op);
  allowed.erase(op);
  touched.remove(op);
  strangers.remove(op);
  auto place = places.find(op);
  if (place != places.end()) {
    worklist[place->second] = nullptr;
    places.erase(place);
  }
  for (Value operand : op->getOperands())
    if (operand)
      if (Operation *definition = operand.getDefiningOp())
        if (definition != op)
          add(definition);
}

void Driver::placed(Operation *op) {
  if (!root->isProperAncestor(op)) {
    taken(op);
    return outside(op);
  }
  strangers.remove(op);
  forEach(op, [&](Operation *each) { notifyOperationInserted(each, {}); });
  // The end of a block is its parent's to verify.
  if (!op->getNextNode())
    editedAll();
}

// The operation is about to leave its block. The folder finds a constant by the regions around it, so it must let go now; and
// one that is moved need not be above its uses.
void Driver::leaving(Operation *op) {
  if (!root->isAncestor(op))
    return;
  forEach(op, [&](Operation *each) { folder.notifyRemoval(each); });
  if (op->mightHaveTrait<OpTrait::IsTerminator>())
    editedAll();
}

void Driver::editedAll() {
  touchedAll |= inPattern;
  folder.clear();
}

void Driver::edited(Operation *op) {
  // The folder finds constants by their values.
  if (isConstant(op))
    folder.clear();
  if (op == root)
    editedAll();
  else if (root->isProperAncestor(op))
    notifyOperationModified(op);
  else
    outside(op);
}

// The operation is in no block of the root any more, so nothing inside of it is added again. Whoever uses it there is to be
// verified.
void Driver::taken(Operation *op) {
  forEach(op, [&](Operation *each) {
    forget(each);
    if (inPattern)
      for (Operation *user : each->getUsers())
        if (root->isProperAncestor(user))
          touch(user);
  });
}

// The operation is outside of the root, and may use what is inside.
void Driver::outside(Operation *op) {
  if (inPattern && !op->isAncestor(root))
    strangers.insert(op);
}

// Operations outside of the root may go without notice.
void Driver::unsure() {
  strangers.clear();
  anyStranger |= inPattern;
}

// An operation outside of the root that uses a value or a block inside, as far as the pattern that runs can have made one.
Operation *Driver::outsideUser() {
  if (anyStranger)
    return unwrap(fishplateForeignUser(wrap(root)));
  auto isInside = [&](Block *block) {
    Operation *around = block ? block->getParentOp() : nullptr;
    return around && root->isAncestor(around);
  };
  Operation *found = nullptr;
  for (Operation *stranger : strangers) {
    stranger->walk([&](Operation *op) {
      if (llvm::any_of(op->getOperands(),
                       [&](Value operand) { return operand && isInside(operand.getParentBlock()); }) ||
          llvm::any_of(op->getSuccessors(), isInside))
        found = op;
      return found ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (found)
      break;
  }
  return found;
}

LogicalResult Driver::verifyTouched() {
  return fishplate::verifyEdited(touchedAll ? ArrayRef<Operation *>(root) : touched.getArrayRef());
}

int32_t Driver::native(size_t function, const FishplatePdlValue *values, size_t count,
                       FishplatePdlValue *results) {
  int32_t answer = 0;
  if (!stopped)
    call([&] {
      Operation *at = removed ? root : matched;
      answer = hooks.native(hooks.state, function, wrap(at), values, count, results);
    });
  stopped |= answer == 2;
  return answer;
}

// Tries the patterns on an operation. What those of PDL have changed is verified here.
LogicalResult Driver::tryPatterns(PatternApplicator &applicator, Operation *op) {
  if (!isForAny && !roots.contains(op->getName()))
    return failure();
  touched.clear();
  strangers.clear();
  matched = op;
  touchedAll = removed = anyStranger = false;
  OperationName name = op->getName();
  Location location = op->getLoc();
  // Constraints of PDL run before any pattern is chosen.
  inPattern = true;
  auto before = [&](const Pattern &) {
    inPattern = true;
    return !stopped;
  };
  rewriter.begin();
  LogicalResult result = applicator.matchAndRewrite(op, rewriter, before);
  bool fromPdl = inPattern;
  inPattern = false;
  matched = nullptr;
  if (fromPdl && succeeded(result))
    call([&] { hooks.applied(hooks.state, wrap(name.getStringRef()), wrap(location)); });
  bool isInvalid = fromPdl && !stopped && failed(verifyTouched());
  if (!rewriter.end() || isInvalid)
    invalid = stopped = true;
  return success(succeeded(result) || removed);
}

LogicalResult Driver::match(size_t pattern, Operation *op) {
  if (stopped)
    return failure();
  inPattern = true;
  visited = 0;
  int32_t answer = 0;
  call([&] { answer = hooks.match(hooks.state, pattern, wrap(op)); });
  inPattern = false;
  if (answer != 2 && failed(verifyTouched())) {
    invalid = true;
    answer = 2;
  }
  stopped = answer == 2;
  // After a success nothing looks at the operation again: it may be gone, whatever the pattern says.
  return success(answer != 0 || removed);
}

void Driver::idle() {
  call([&] { hooks.idle(hooks.state); });
}

// Another operation is visited.
void Driver::passOver() {
  if (++visited == mostVisited)
    idle();
}

void Driver::fill() {
  idle();
  worklist.clear();
  places.clear();
  SmallVector<Operation *> constants;
  if (config.cseConstants)
    for (Region &region : root->getRegions())
      region.walk([&](Operation *op) {
        if (isConstant(op) && matchPattern(op, m_Constant()))
          constants.push_back(op);
      });
  folder.clear();
  // Top down, as the folder wants them: an equal constant that comes later goes.
  for (Operation *op : constants) {
    Attribute value;
    Block *block = op->getBlock();
    if (matchPattern(op, m_Constant(&value)))
      simple &= folder.insertKnownConstant(op, value) && op->getBlock() == block;
  }
  for (Region &region : root->getRegions()) {
    if (config.topDown)
      region.walk<WalkOrder::PreOrder>([&](Operation *op) { addOne(op); });
    else
      region.walk([&](Operation *op) { addOne(op); });
  }
  if (!config.topDown)
    return;
  // The last one comes first.
  std::reverse(worklist.begin(), worklist.end());
  for (size_t i = 0; i < worklist.size(); ++i)
    if (worklist[i])
      places[worklist[i]] = i;
}

bool Driver::process(PatternApplicator &applicator) {
  bool changed = false;
  while (!worklist.empty() && !stopped) {
    full = config.maxRewrites >= 0 && rewrites >= config.maxRewrites;
    if (full)
      break;
    Operation *op = worklist.back();
    worklist.pop_back();
    if (!op)
      continue;
    passOver();
    places.erase(op);
    if (isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
      ++counts.dead;
      changed = true;
      continue;
    }
    if (config.fold) {
      bool inPlace = false;
      if (succeeded(folder.tryToFold(op, &inPlace))) {
        ++counts.folded;
        changed = true;
        if (!inPlace)
          continue;
      }
    }
    if (succeeded(tryPatterns(applicator, op))) {
      changed = true;
      ++rewrites;
    }
  }
  return changed;
}

bool Driver::simplify() {
  if (config.simplification == 0)
    return false;
  idle();
  root->walk([&](Operation *op) {
    for (Region &region : op->getRegions())
      if (!region.empty())
        for (Block &block : llvm::drop_begin(region))
          if (block.getNumArguments() != 0)
            call([&] { hooks.argumentsUnsure(hooks.state, wrap(&block)); });
  });
  return succeeded(simplifyRegions(rewriter, root->getRegions(), config.simplification == 2));
}

// Tries the patterns once on each operation that is there, inner ones first.
Outcome Driver::walk(PatternApplicator &applicator) {
  for (Region &region : root->getRegions())
    region.walk([&](Operation *op) { addOne(op); });
  for (size_t i = 0; i < worklist.size() && !stopped; ++i) {
    Operation *op = worklist[i];
    if (!op)
      continue;
    passOver();
    places.erase(op);
    (void)tryPatterns(applicator, op);
  }
  return Converged;
}

Outcome Driver::run(const FrozenRewritePatternSet &patterns) {
  PatternApplicator applicator(patterns);
  applicator.applyDefaultCostModel();
  // The bytecode of PDL does not say which operations it is for.
  isForAny = !patterns.getMatchAnyOpNativePatterns().empty() || patterns.getPDLByteCode();
  for (auto &[name, _] : patterns.getOpSpecificNativePatterns())
    roots.insert(name);
  Outcome outcome = Converged;
  if (config.walk) {
    outcome = walk(applicator);
  } else {
    for (Region &region : root->getRegions())
      if (config.strictness != 0)
        region.walk([&](Operation *op) { allowed.insert(op); });
    for (int64_t iteration = 0;; ++iteration) {
      if (config.maxIterations >= 0 && iteration >= config.maxIterations) {
        outcome = iteration == 0 ? Converged : Iterations;
        break;
      }
      ++counts.iterations;
      fill();
      bool changed = process(applicator);
      if (stopped || full) {
        outcome = Rewrites;
        break;
      }
      simple = (simple && !changed) || !simplify();
      if (!changed && simple)
        break;
    }
  }
  return invalid ? Invalid : stopped ? Stopped : outcome;
}

struct Work {
  MlirOperation op;
  const FishplatePattern *patterns;
  size_t count;
  const FishplateRewriteConfig *config;
  const FishplateRewriteHooks *hooks;
  const FishplatePdlModule *pdl;
  int32_t *outcome;
  FishplateRewriteCounts *counts;
};

void apply(void *data) {
  Work &work = *static_cast<Work *>(data);
  Driver driver(unwrap(work.op), *work.config, *work.hooks);
  MLIRContext *context = unwrap(work.op)->getContext();
  RewritePatternSet set(context);
  for (size_t i = 0; i < work.count; ++i) {
    PatternBenefit benefit(static_cast<unsigned>(work.patterns[i].benefit));
    StringRef root = unwrap(work.patterns[i].root);
    if (root.empty())
      set.add(std::make_unique<CallbackPattern>(driver, i, benefit, context));
    else
      set.add(std::make_unique<CallbackPattern>(driver, i, root, benefit, context));
  }
  if (work.pdl)
    fishplate::addPdlPatterns(set, *work.pdl,
                              [&](size_t function, const FishplatePdlValue *values, size_t count,
                                  FishplatePdlValue *results) {
                                return driver.native(function, values, count, results);
                              });
  *work.outcome = driver.run(FrozenRewritePatternSet(std::move(set)));
  *work.counts = driver.counts;
}

} // namespace

// Returns what `fishplateGuarded` does.
extern "C" char *fishplateApplyPatterns(MlirOperation op, const FishplatePattern *patterns,
                                        size_t count, const FishplateRewriteConfig *config,
                                        const FishplateRewriteHooks *hooks,
                                        const FishplatePdlModule *pdl, int32_t *outcome,
                                        FishplateRewriteCounts *counts) {
  Work work{op, patterns, count, config, hooks, pdl, outcome, counts};
  fishplate::Watcher *outer = fishplate::Watcher::innermost();
  char *fatal = fishplateGuarded(apply, &work);
  fishplate::Watcher::innermost() = outer;
  return fatal;
}
