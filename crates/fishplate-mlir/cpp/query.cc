// Queries about types, attributes and operations that the C API lacks: names, a prefix of a text, and classes,
// interfaces and traits by their names in C++.

#include "dynamic.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace {

template <typename Value> struct ClassRow {
  StringRef name;
  bool (*is)(Value);
};

template <typename Class> bool isType(Type type) { return isa<Class>(type); }
template <typename Class> bool isAttribute(Attribute attr) { return isa<Class>(attr); }
bool isFixedVector(Type type) { return isa<VectorType>(type) && !cast<VectorType>(type).isScalable(); }
bool isScalableVector(Type type) {
  return isa<VectorType>(type) && cast<VectorType>(type).isScalable();
}
bool hasValueSemantics(Type type) { return type.hasTrait<ValueSemantics>(); }

// Type classes outside the dialects, as constraints name them.
#define ROW(name) {#name, isType<name>}
constexpr ClassRow<Type> types[] = {
    ROW(BaseMemRefType),     ROW(ComplexType),
    ROW(FloatType),          ROW(FunctionType),
    ROW(GraphType),          ROW(IndexType),
    ROW(IntegerType),        ROW(MemRefElementTypeInterface),
    ROW(MemRefType),         ROW(NoneType),
    ROW(OpaqueType),         ROW(PtrLikeTypeInterface),
    ROW(RankedTensorType),   ROW(ShapedType),
    ROW(TensorType),         ROW(TupleType),
    ROW(UnrankedMemRefType), ROW(UnrankedTensorType),
    ROW(VectorElementTypeInterface), ROW(VectorType),
    {"FixedVectorType", isFixedVector}, {"ScalableVectorType", isScalableVector},
    {"ValueSemantics", hasValueSemantics},
};
#undef ROW

#define ROW(name) {#name, isAttribute<name>}
constexpr ClassRow<Attribute> attributes[] = {
    ROW(AffineMapAttr),       ROW(ArrayAttr),
    ROW(BoolAttr),            ROW(DenseArrayAttr),
    ROW(DenseBoolArrayAttr),  ROW(DenseElementsAttr),
    ROW(DenseF32ArrayAttr),   ROW(DenseF64ArrayAttr),
    ROW(DenseFPElementsAttr), ROW(DenseI16ArrayAttr),
    ROW(DenseI32ArrayAttr),   ROW(DenseI64ArrayAttr),
    ROW(DenseI8ArrayAttr),    ROW(DenseIntElementsAttr),
    ROW(DenseIntOrFPElementsAttr), ROW(DenseResourceElementsAttr),
    ROW(DenseStringElementsAttr),  ROW(DictionaryAttr),
    ROW(ElementsAttr),        ROW(FlatSymbolRefAttr),
    ROW(FloatAttr),           ROW(IntegerAttr),
    ROW(IntegerSetAttr),      ROW(LocationAttr),
    ROW(MemRefLayoutAttrInterface), ROW(OpaqueAttr),
    ROW(SparseElementsAttr),  ROW(StridedLayoutAttr),
    ROW(StringAttr),          ROW(SymbolRefAttr),
    ROW(TypeAttr),            ROW(TypedAttr),
    ROW(UnitAttr),
};
#undef ROW

struct InterfaceRow {
  StringRef name;
  bool (*has)(OperationName);
};
template <typename Interface> bool hasInterface(OperationName name) {
  return name.hasInterface<Interface>();
}
#define ROW(name) {#name, hasInterface<name>}
constexpr InterfaceRow interfaces[] = {
    ROW(BranchOpInterface),       ROW(CallOpInterface),
    ROW(CallableOpInterface),     ROW(ConditionallySpeculatable),
    ROW(DestinationStyleOpInterface),
    ROW(FunctionOpInterface),     ROW(InferTypeOpInterface),
    ROW(LoopLikeOpInterface),     ROW(MemoryEffectOpInterface),
    ROW(OpAsmOpInterface),        ROW(RegionBranchOpInterface),
    ROW(RegionBranchTerminatorOpInterface), ROW(RegionKindInterface),
    ROW(SymbolOpInterface),       ROW(SymbolUserOpInterface),
    {"Symbol", hasInterface<SymbolOpInterface>},
};
#undef ROW

template <typename Row, size_t Count>
const Row *find(const Row (&rows)[Count], StringRef name) {
  const Row *row = llvm::find_if(rows, [&](const Row &row) { return row.name == name; });
  return row == std::end(rows) ? nullptr : row;
}

StringRef bare(MlirStringRef name) {
  StringRef text = unwrap(name);
  text.consume_front("::");
  text.consume_front("mlir::");
  text.consume_front("OpTrait::");
  return text;
}

} // namespace

// Whether it has that class, interface or trait: 1 yes, 0 no, -1 if the name is not known.
extern "C" int fishplateTypeIsA(MlirType type, MlirStringRef name) {
  const auto *row = find(types, bare(name));
  return row ? row->is(unwrap(type)) : -1;
}

extern "C" int fishplateAttributeIsA(MlirAttribute attr, MlirStringRef name) {
  const auto *row = find(attributes, bare(name));
  return row ? row->is(unwrap(attr)) : -1;
}

// The same for operations with a name; -2 if there is no such operation.
extern "C" int fishplateOpHas(MlirContext context, MlirStringRef op, MlirStringRef name) {
  auto info = RegisteredOperationName::lookup(unwrap(op), unwrap(context));
  if (!info)
    return -2;
  if (const InterfaceRow *row = find(interfaces, bare(name)))
    return row->has(*info);
  if (std::optional<TypeID> trait = fishplate::findTrait(bare(name)))
    return info->hasTrait(*trait);
  return -1;
}

// The name that the dialect gives it: `tk.tile`, `builtin.integer`.
extern "C" MlirStringRef fishplateTypeName(MlirType type) {
  return wrap(unwrap(type).getAbstractType().getName());
}

extern "C" MlirStringRef fishplateAttributeName(MlirAttribute attr) {
  return wrap(unwrap(attr).getAbstractAttribute().getName());
}

// Parses a prefix of the text, which ends in a NUL; `read` receives its length.
extern "C" MlirType fishplateTypeParsePrefix(MlirContext context, MlirStringRef text,
                                             size_t *read) {
  return wrap(parseType(unwrap(text), unwrap(context), read, /*isKnownNullTerminated=*/true));
}

extern "C" MlirAttribute fishplateAttributeParsePrefix(MlirContext context, MlirStringRef text,
                                                       size_t *read) {
  return wrap(
      parseAttribute(unwrap(text), unwrap(context), Type(), read, /*isKnownNullTerminated=*/true));
}

// The number of inherent attributes of a registered operation; -1 if it is not registered.
extern "C" intptr_t fishplateOpAttributeCount(MlirContext context, MlirStringRef name) {
  auto info = RegisteredOperationName::lookup(unwrap(name), unwrap(context));
  return info ? static_cast<intptr_t>(info->getAttributeNames().size()) : -1;
}

extern "C" MlirStringRef fishplateOpAttributeName(MlirContext context, MlirStringRef name,
                                                  intptr_t index) {
  auto info = RegisteredOperationName::lookup(unwrap(name), unwrap(context));
  return wrap(info->getAttributeNames()[index].strref());
}
