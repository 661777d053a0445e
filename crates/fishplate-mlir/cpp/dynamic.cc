// Dynamic dialects, their types and their attributes. See dynamic.h.

#include "dynamic.h"

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using fishplate::Definition;

namespace {

// Answers `hasTrait` for the traits that are defined here.
SelfOwningTypeID marker;

// The storage of a type or attribute: its parameters, with null for an omitted optional one.
template <typename Base> struct Params : Base {
  using KeyTy = std::pair<Definition *, ArrayRef<Attribute>>;

  Params(const KeyTy &key) : definition(key.first), params(key.second) {}
  bool operator==(const KeyTy &key) const {
    return key.first == definition && key.second == params;
  }
  static llvm::hash_code hashKey(const KeyTy &key) {
    return llvm::hash_combine(key.first,
                              llvm::hash_combine_range(key.second.begin(), key.second.end()));
  }
  static Params *construct(StorageUniquer::StorageAllocator &allocator, const KeyTy &key) {
    KeyTy copy(key.first, allocator.copyInto(key.second));
    return new (allocator.allocate<Params>()) Params(copy);
  }

  Definition *definition;
  ArrayRef<Attribute> params;
};

struct TypeHandle : Type {
  using ImplType = Params<TypeStorage>;
  using Type::Type;
  ImplType *storage() const { return static_cast<ImplType *>(impl); }
};

struct AttributeHandle : Attribute {
  using ImplType = Params<AttributeStorage>;
  using Attribute::Attribute;
  ImplType *storage() const { return static_cast<ImplType *>(impl); }
};

TypeHandle handle(Type type) { return TypeHandle(static_cast<const TypeStorage *>(type.getAsOpaquePointer())); }
AttributeHandle handle(Attribute attr) {
  return AttributeHandle(static_cast<const AttributeStorage *>(attr.getAsOpaquePointer()));
}

template <typename Value>
void walk(Value value, function_ref<void(Attribute)> attribute, function_ref<void(Type)>) {
  for (Attribute param : handle(value).storage()->params)
    if (param)
      attribute(param);
}

SmallVector<Attribute> replaced(ArrayRef<Attribute> params, ArrayRef<Attribute> attributes) {
  SmallVector<Attribute> result;
  for (Attribute param : params) {
    result.push_back(param ? attributes.front() : param);
    attributes = attributes.drop_front(param ? 1 : 0);
  }
  return result;
}

Type replaceType(Type type, ArrayRef<Attribute> attributes, ArrayRef<Type>) {
  auto *storage = handle(type).storage();
  return fishplate::getType(storage->definition, replaced(storage->params, attributes));
}

Attribute replaceAttribute(Attribute attr, ArrayRef<Attribute> attributes, ArrayRef<Type>) {
  auto *storage = handle(attr).storage();
  return fishplate::getAttribute(storage->definition, replaced(storage->params, attributes));
}

struct MemRefElement : MemRefElementTypeInterface::FallbackModel<MemRefElement> {};
struct VectorElement : VectorElementTypeInterface::FallbackModel<VectorElement> {};

struct Typed : TypedAttr::FallbackModel<Typed> {
  Type getType(Attribute attr) const {
    auto *storage = handle(attr).storage();
    size_t index = storage->definition->typeParam;
    if (index < storage->params.size())
      if (auto type = dyn_cast_or_null<TypeAttr>(storage->params[index]))
        return type.getValue();
    return NoneType::get(attr.getContext());
  }
};

// A layout of memrefs. Its map is its first parameter that is one. How it places elements in memory is only known to
// the dialect, so it has no strides.
struct MemRefLayout : MemRefLayoutAttrInterface::FallbackModel<MemRefLayout> {
  AffineMap getAffineMap(Attribute attr) const {
    for (Attribute param : handle(attr).storage()->params)
      if (auto map = dyn_cast_or_null<AffineMapAttr>(param))
        return map.getValue();
    return AffineMap::getConstantMap(0, attr.getContext());
  }
  bool isIdentity(Attribute) const { return false; }
  LogicalResult verifyLayout(Attribute, ArrayRef<int64_t>,
                             function_ref<InFlightDiagnostic()>) const {
    return success();
  }
  LogicalResult getStridesAndOffset(Attribute, ArrayRef<int64_t>, SmallVectorImpl<int64_t> &,
                                    int64_t &) const {
    return failure();
  }
};

// Allows functions with our operations to be inlined. A terminator that returns is replaced, and one that branches
// stays. Other terminators do not say where their operands go, so functions with them are not inlined.
struct Inliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *, bool) const final {
    return allowed() && isa<CallOpInterface>(call);
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return allowed(); }
  bool isLegalToInline(Operation *op, Region *, bool, IRMapping &) const final {
    if (!allowed() || !op->hasTrait<OpTrait::IsTerminator>() || op->getNumSuccessors())
      return allowed();
    auto callable = dyn_cast_or_null<CallableOpInterface>(op->getParentOp());
    // Inside an operation that is inlined as a whole, it stays unchanged.
    if (!callable)
      return true;
    return op->hasTrait<OpTrait::ReturnLike>() &&
           llvm::equal(callable.getResultTypes(), op->getOperandTypes());
  }
  void handleTerminator(Operation *op, ValueRange results) const final {
    for (auto [result, operand] : llvm::zip(results, op->getOperands()))
      result.replaceAllUsesWith(operand);
  }
  void handleTerminator(Operation *op, Block *next) const final {
    if (op->getNumSuccessors())
      return;
    OpBuilder builder(op);
    OperationState branch(op->getLoc(), "cf.br", op->getOperands(), {}, {}, next);
    builder.create(branch);
    op->erase();
  }

private:
  bool allowed() const { return static_cast<fishplate::Dialect *>(getDialect())->inlinable; }
};

} // namespace

namespace fishplate {

Definition::Definition(Dialect *dialect, StringRef mnemonic, const StorageHooks &hooks, bool isType,
                       intptr_t typeParam)
    : dialect(dialect), name((dialect->getNamespace() + "." + mnemonic).str()),
      mnemonic(StringRef(name).take_back(mnemonic.size())), hooks(hooks), isType(isType),
      typeParam(typeParam) {}

LogicalResult Definition::verify(function_ref<InFlightDiagnostic()> error,
                                 ArrayRef<Attribute> params) const {
  SmallVector<MlirAttribute> raw;
  for (Attribute param : params)
    raw.push_back(wrap(param));
  std::string message;
  if (hooks.call(&StorageHooks::verify, wrap(dialect->getContext()), raw.data(), raw.size(), &message))
    return success();
  return error() << message;
}

Dialect::Dialect(StringRef name, MLIRContext *context, std::shared_ptr<SelfOwningTypeID> id)
    : mlir::Dialect(name, context, id->getTypeID()), id(std::move(id)) {
  addInterfaces<Inliner>();
}

Definition *Dialect::find(StringRef mnemonic, bool isType) const {
  return (isType ? types : attributes).lookup(mnemonic);
}

Definition *Dialect::define(StringRef mnemonic, const StorageHooks &hooks, bool isType,
                            intptr_t typeParam, bool ofMemref, bool vectorElement) {
  auto owned = std::make_unique<Definition>(this, mnemonic, hooks, isType, typeParam);
  Definition *made = owned.get();
  if (find(mnemonic, isType))
    return nullptr;
  (isType ? types : attributes)[mnemonic] = made;
  definitions.push_back(std::move(owned));
  TypeID id = made->getTypeID();
  mlir::detail::InterfaceMap map;
  auto traits = [](TypeID trait) { return trait == marker.getTypeID(); };
  if (isType) {
    if (ofMemref)
      map.insertModels<MemRefElement>();
    if (vectorElement)
      map.insertModels<VectorElement>();
    addType(id, AbstractType::get(*this, std::move(map), traits, walk<Type>, replaceType, id,
                                  made->name));
    mlir::detail::TypeUniquer::registerType<TypeHandle>(getContext(), id);
  } else {
    if (typeParam >= 0)
      map.insertModels<Typed>();
    if (ofMemref)
      map.insertModels<MemRefLayout>();
    addAttribute(id, AbstractAttribute::get(*this, std::move(map), traits, walk<Attribute>,
                                            replaceAttribute, id, made->name));
    mlir::detail::AttributeUniquer::registerAttribute<AttributeHandle>(getContext(), id);
  }
  return made;
}

Type getType(Definition *definition, ArrayRef<Attribute> params) {
  return mlir::detail::TypeUniquer::getWithTypeID<TypeHandle>(
      definition->dialect->getContext(), definition->getTypeID(), definition, params);
}

Attribute getAttribute(Definition *definition, ArrayRef<Attribute> params) {
  return mlir::detail::AttributeUniquer::getWithTypeID<AttributeHandle>(
      definition->dialect->getContext(), definition->getTypeID(), definition, params);
}

Definition *definitionOf(Type type) {
  bool ours = type.getAbstractType().hasTrait(marker.getTypeID());
  return ours ? handle(type).storage()->definition : nullptr;
}

Definition *definitionOf(Attribute attr) {
  bool ours = attr.getAbstractAttribute().hasTrait(marker.getTypeID());
  return ours ? handle(attr).storage()->definition : nullptr;
}

ArrayRef<Attribute> paramsOf(Type type) { return handle(type).storage()->params; }
ArrayRef<Attribute> paramsOf(Attribute attr) { return handle(attr).storage()->params; }

namespace {

// Parses a mnemonic and the parameters after it.
Definition *parse(const Dialect &dialect, bool isType, DialectAsmParser &parser, Type expected,
                  SmallVectorImpl<Attribute> &params) {
  StringRef mnemonic;
  SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&mnemonic))
    return nullptr;
  Definition *definition = dialect.find(mnemonic, isType);
  if (!definition) {
    parser.emitError(at) << "dialect '" << dialect.getNamespace() << "' has no "
                         << (isType ? "type" : "attribute") << " '" << mnemonic << "'";
    return nullptr;
  }
  Parser ours{parser};
  ours.expected = expected;
  if (!definition->hooks.call(&StorageHooks::parse, &ours, &params))
    return nullptr;
  auto error = [&] { return parser.emitError(at); };
  return succeeded(definition->verify(error, params)) ? definition : nullptr;
}

void print(Definition *definition, ArrayRef<Attribute> params, AsmPrinter &printer) {
  printer << definition->mnemonic;
  SmallVector<MlirAttribute> raw;
  for (Attribute param : params)
    raw.push_back(wrap(param));
  Printer ours{printer};
  definition->hooks.call(&StorageHooks::print, &ours, wrap(definition->dialect->getContext()),
                         raw.data(), raw.size());
}

} // namespace

Type Dialect::parseType(DialectAsmParser &parser) const {
  SmallVector<Attribute> params;
  Definition *definition = parse(*this, true, parser, {}, params);
  return definition ? getType(definition, params) : Type();
}

Attribute Dialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  SmallVector<Attribute> params;
  Definition *definition = parse(*this, false, parser, type, params);
  return definition ? getAttribute(definition, params) : Attribute();
}

void Dialect::printType(Type type, DialectAsmPrinter &printer) const {
  print(definitionOf(type), paramsOf(type), printer);
}

void Dialect::printAttribute(Attribute attr, DialectAsmPrinter &printer) const {
  print(definitionOf(attr), paramsOf(attr), printer);
}

Dialect *findDialect(MLIRContext *context, StringRef name) {
  return dynamic_cast<Dialect *>(context->getLoadedDialect(name));
}

} // namespace fishplate
