// Asks the hooks of operations of dynamic dialects. MLIR asks the same question several times and expects the same answer, so
// answers are kept while a pipeline, a driver of patterns or a verifier works: see `AnswerScope`.

#include "dynamic.h"

using namespace mlir;
using fishplate::Parts;
using fishplate::Question;

namespace {

using Key = fishplate::AnswerKey;

struct Scope {
  MLIRContext *context;
  fishplate::Answers answers;
  std::map<Key, fishplate::Range> ranges;
};

// The open scopes of this thread.
std::vector<std::unique_ptr<Scope>> &scopes() {
  static thread_local std::vector<std::unique_ptr<Scope>> open;
  return open;
}

Scope *findScope(MLIRContext *context) {
  for (std::unique_ptr<Scope> &scope : scopes())
    if (scope->context == context)
      return scope.get();
  return nullptr;
}

Key keyOf(Operation *op, Question question, intptr_t index) {
  Key key{static_cast<intptr_t>(question), index};
  auto add = [&](const void *part) { key.push_back(reinterpret_cast<intptr_t>(part)); };
  auto addTypes = [&](ValueRange values) {
    key.push_back(values.size());
    for (Value value : values)
      add(value ? value.getType().getAsOpaquePointer() : nullptr);
  };
  add(op->getName().getAsOpaquePointer());
  add(op->getAttrDictionary().getAsOpaquePointer());
  key.push_back(op->getNumSuccessors());
  addTypes(op->getOperands());
  addTypes(op->getResults());
  for (Region &region : op->getRegions()) {
    key.push_back(region.empty() ? -1 : 1);
    if (region.empty())
      continue;
    addTypes(region.getArguments());
    key.push_back(region.front().getOperations().size());
    for (Operation &inner : region.front())
      add(inner.getName().getAsOpaquePointer());
  }
  return key;
}

} // namespace

void fishplate::keepAnswer(Operation *op, Question question, intptr_t index) {
  if (auto answer = ask(op, question, index))
    keptAnswers(op).try_emplace(keyOf(op, question, index), std::move(answer));
}

std::optional<Parts> fishplate::ask(Operation *op, Question question, intptr_t index) {
  Scope *scope = findScope(op->getContext());
  Answers &kept = keptAnswers(op);
  if (!scope && kept.empty())
    return askAgain(op, question, index, {});
  Key key = keyOf(op, question, index);
  if (auto known = kept.find(key); known != kept.end())
    return known->second;
  if (!scope)
    return askAgain(op, question, index, {});
  auto found = scope->answers.find(key);
  if (found != scope->answers.end())
    return found->second;
  auto answer = askAgain(op, question, index, {});
  return scope->answers.try_emplace(std::move(key), std::move(answer)).first->second;
}

static Key placeOf(Operation *op, unsigned successor) {
  return {reinterpret_cast<intptr_t>(op),
          reinterpret_cast<intptr_t>(op->getName().getAsOpaquePointer()), successor};
}

void fishplate::rememberRange(Operation *op, unsigned successor, Range range) {
  if (Scope *scope = findScope(op->getContext()))
    scope->ranges[placeOf(op, successor)] = range;
}

std::optional<fishplate::Range> fishplate::rememberedRange(Operation *op, unsigned successor) {
  Scope *scope = findScope(op->getContext());
  if (!scope)
    return std::nullopt;
  auto found = scope->ranges.find(placeOf(op, successor));
  return found == scope->ranges.end() ? std::nullopt : std::optional(found->second);
}

extern "C" size_t fishplateAnswersOpen(MlirContext context) {
  size_t depth = scopes().size();
  if (!findScope(unwrap(context)))
    scopes().push_back(std::make_unique<Scope>(Scope{unwrap(context), {}}));
  return depth;
}

extern "C" size_t fishplateAnswersDepth() { return scopes().size(); }

extern "C" void fishplateAnswersClose(size_t depth) {
  while (scopes().size() > depth)
    scopes().pop_back();
}
