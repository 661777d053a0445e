// Patterns as PDL modules: converts the arguments and results of native functions.

#include "rewrite.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace {

enum Kind : int32_t { Nothing, AnAttribute, AnOperation, AType, AValue, Types, Values };

// A value of PDL with the addresses that it stands for.
struct Argument {
  int32_t kind = Nothing;
  SmallVector<const void *, 1> items;

  explicit Argument(PDLValue value) {
    if (!value)
      return;
    if (Attribute attribute = value.dyn_cast<Attribute>())
      one(AnAttribute, attribute.getAsOpaquePointer());
    else if (Operation *op = value.dyn_cast<Operation *>())
      one(AnOperation, op);
    else if (Type type = value.dyn_cast<Type>())
      one(AType, type.getAsOpaquePointer());
    else if (Value single = value.dyn_cast<Value>())
      one(AValue, single.getAsOpaquePointer());
    else if (value.isa<TypeRange>()) {
      kind = Types;
      for (Type type : value.cast<TypeRange>())
        items.push_back(type.getAsOpaquePointer());
    } else if (value.isa<ValueRange>()) {
      kind = Values;
      for (Value each : value.cast<ValueRange>())
        items.push_back(each.getAsOpaquePointer());
    }
  }

  void one(Kind of, const void *item) {
    kind = of;
    items.push_back(item);
  }
};

void push(PDLResultList &results, const FishplatePdlValue &value) {
  switch (value.kind) {
  case AnAttribute:
    return results.push_back(Attribute::getFromOpaquePointer(value.items[0]));
  case AnOperation:
    return results.push_back(static_cast<Operation *>(const_cast<void *>(value.items[0])));
  case AType:
    return results.push_back(Type::getFromOpaquePointer(value.items[0]));
  case AValue:
    return results.push_back(Value::getFromOpaquePointer(value.items[0]));
  case Types: {
    SmallVector<Type> types;
    for (size_t i = 0; i < value.count; ++i)
      types.push_back(Type::getFromOpaquePointer(value.items[i]));
    return results.push_back(TypeRange(types));
  }
  default: {
    SmallVector<Value> values;
    for (size_t i = 0; i < value.count; ++i)
      values.push_back(Value::getFromOpaquePointer(value.items[i]));
    return results.push_back(ValueRange(values));
  }
  }
}

} // namespace

void fishplate::addPdlPatterns(RewritePatternSet &set, const FishplatePdlModule &pdl,
                               NativeCall call) {
  PDLPatternModule patterns(OwningOpRef<ModuleOp>(cast<ModuleOp>(unwrap(pdl.module)->clone())));
  for (size_t index = 0; index < pdl.functionCount; ++index) {
    const FishplatePdlFunction &function = pdl.functions[index];
    size_t resultCount = function.resultCount;
    auto run = [call, index, resultCount](PatternRewriter &, PDLResultList &results,
                                          ArrayRef<PDLValue> values) -> LogicalResult {
      SmallVector<Argument> arguments;
      for (PDLValue value : values)
        arguments.emplace_back(value);
      SmallVector<FishplatePdlValue> given;
      for (Argument &argument : arguments)
        given.push_back({argument.kind, argument.items.data(), argument.items.size()});
      SmallVector<FishplatePdlValue> made(resultCount);
      if (call(index, given.data(), given.size(), made.data()) != 1)
        return failure();
      for (const FishplatePdlValue &value : made)
        push(results, value);
      return success();
    };
    if (function.isConstraint)
      patterns.registerConstraintFunction(unwrap(function.name), PDLConstraintFunction(run));
    else
      patterns.registerRewriteFunction(unwrap(function.name), PDLRewriteFunction(run));
  }
  set.add(std::move(patterns));
}
