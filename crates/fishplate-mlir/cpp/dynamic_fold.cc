// Folders of operations of dynamic dialects, and the constants that folding makes.

#include "dynamic.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using fishplate::Part;

// Whether an attribute can be the value of a constant of a type. Folders in C++ trust a number to be as wide as its type, and a
// list to have as many elements.
bool fishplate::fitsConstant(Attribute value, Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    if (auto parts = dyn_cast<ArrayAttr>(value))
      return parts.size() == 2 && llvm::all_of(parts, [&](Attribute part) {
               auto typed = dyn_cast<TypedAttr>(part);
               return typed && typed.getType() == complex.getElementType();
             });
  auto typed = dyn_cast<TypedAttr>(value);
  if (!typed || typed.getType() == type || isa<NoneType>(typed.getType()))
    return true;
  // Only a dialect knows in which attributes it keeps elements of its types.
  if (isa<BuiltinDialect>(getElementTypeOrSelf(type).getDialect()))
    return false;
  auto own = dyn_cast<ShapedType>(typed.getType()), wanted = dyn_cast<ShapedType>(type);
  if (!own || !wanted)
    return !own && !wanted;
  return own.hasRank() && wanted.hasRank() && own.getShape() == wanted.getShape();
}

extern "C" bool fishplateFitsConstant(MlirAttribute value, MlirType type) {
  return fishplate::fitsConstant(unwrap(value), unwrap(type));
}

namespace {

constexpr StringLiteral unknown = "fishplate.unknown";

// Stands for the value of a constant that has none. MLIR wants every constant to have one, and merges those that have the same.
Attribute unknownValue(Operation *op) {
  Builder builder(op->getContext());
  return builder.getDictionaryAttr(
      {builder.getNamedAttr(unknown, op->getAttrDictionary()),
       builder.getNamedAttr("operation", op->getName().getIdentifier())});
}

} // namespace

bool fishplate::isUnknownConstant(Attribute value) {
  auto parts = dyn_cast_or_null<DictionaryAttr>(value);
  return parts && parts.contains(unknown);
}

LogicalResult fishplate::foldConstant(const OpFacts &facts, Operation *op, ConstantValues &known,
                                      SmallVectorImpl<OpFoldResult> &results) {
  Attribute none = unknownValue(op), value = op->getAttr("value");
  if (facts.interfaces & ImplementsFold) {
    // MLIR finds a constant by its value, so it must not change.
    Type type = op->getNumResults() ? op->getResult(0).getType() : Type();
    auto [place, isNew] = known.try_emplace({none, type});
    if (!isNew) {
      value = place->second;
    } else if (auto parts = askAgain(op, Question::Fold, 0, {})) {
      if (parts->size() == 1 && parts->front().handle)
        value = Attribute::getFromOpaquePointer(parts->front().handle);
      known[{none, type}] = value;
    } else {
      // The hook has failed.
      known.erase({none, type});
    }
  }
  bool fits = value && !isUnknownConstant(value) && op->getNumResults() == 1 &&
              fitsConstant(value, op->getResult(0).getType());
  results.push_back(fits ? value : none);
  return success();
}

// The hook gives an operand or an attribute for each result.
LogicalResult fishplate::foldByHook(Operation *op, ArrayRef<Attribute> operands,
                                    SmallVectorImpl<OpFoldResult> &results) {
  auto parts = askAgain(op, Question::Fold, 0, operands);
  if (!parts || parts->empty() || parts->size() != op->getNumResults())
    return failure();
  SmallVector<OpFoldResult> found;
  for (auto [part, result] : llvm::zip(*parts, op->getResults())) {
    if (part.handle) {
      auto value = Attribute::getFromOpaquePointer(part.handle);
      if (!fitsConstant(value, result.getType()))
        return failure();
      found.push_back(value);
      continue;
    }
    if (part.index < 0 || part.index >= static_cast<intptr_t>(op->getNumOperands()))
      return failure();
    Value operand = op->getOperand(part.index);
    // In a graph region an operation may use itself.
    if (operand.getType() != result.getType() || operand.getDefiningOp() == op)
      return failure();
    found.push_back(operand);
  }
  results.append(found);
  return success();
}

namespace {

// Makes a constant; null if that is not a valid constant of this value.
Operation *tryConstant(OpBuilder &builder, const fishplate::ConstantParts &parts, Attribute value,
                       Type type, Location loc) {
  MLIRContext *context = builder.getContext();
  auto info = RegisteredOperationName::lookup(parts.name, context);
  if (!info || !info->hasTrait<OpTrait::ConstantLike>())
    return nullptr;
  OperationState state(loc, *info);
  state.addTypes(type);
  state.addAttributes(parts.attributes.getAttrs());
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) { return success(); });
  Operation *made = Operation::create(state);
  Attribute folded;
  if (failed(verify(made)) || !matchPattern(made, m_Constant(&folded)) || folded != value) {
    made->destroy();
    return nullptr;
  }
  return builder.insert(made);
}

} // namespace

// The constant that a hook chooses, one of the dialect itself, or one of `arith`.
Operation *fishplate::Dialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                                   Location loc) {
  if (isUnknownConstant(value))
    return nullptr;
  ConstantParts chosen;
  if (constantHooks &&
      constantHooks->call(&ConstantHooks::choose, wrap(value), wrap(type), &chosen))
    return tryConstant(builder, chosen, value, type, loc);
  auto make = [&](StringRef name) {
    ConstantParts parts{name.str(), {}};
    parts.attributes.append("value", value);
    return tryConstant(builder, parts, value, type, loc);
  };
  for (StringRef name : constants)
    if (Operation *made = make(name))
      return made;
  return make("arith.constant");
}

// Takes the hooks.
extern "C" void fishplateDialectSetConstants(fishplate::Dialect *dialect,
                                             const fishplate::ConstantHooks *hooks) {
  dialect->constantHooks = std::make_unique<fishplate::Owned<fishplate::ConstantHooks>>(*hooks);
}

extern "C" void fishplateConstantName(fishplate::ConstantParts *parts, MlirStringRef name) {
  parts->name = unwrap(name).str();
}

extern "C" void fishplateConstantAttribute(fishplate::ConstantParts *parts, MlirStringRef name,
                                           MlirAttribute value) {
  parts->attributes.set(unwrap(name), unwrap(value));
}
