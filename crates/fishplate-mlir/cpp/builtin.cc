// Queries about builtin types and attributes that exist only in C++. Each is one function; a handle of another kind
// gets an empty answer.

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir/CAPI/AffineMap.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

extern "C" MlirType fishplateF80TypeGet(MlirContext context) {
  return wrap(Float80Type::get(unwrap(context)));
}

extern "C" MlirType fishplateF128TypeGet(MlirContext context) {
  return wrap(Float128Type::get(unwrap(context)));
}

extern "C" intptr_t fishplateGraphTypeGetNumInputs(MlirType type) {
  auto graph = llvm::dyn_cast<GraphType>(unwrap(type));
  return graph ? graph.getNumInputs() : 0;
}

extern "C" MlirType fishplateGraphTypeGetInput(MlirType type, intptr_t index) {
  return wrap(llvm::cast<GraphType>(unwrap(type)).getInput(index));
}

extern "C" intptr_t fishplateGraphTypeGetNumResults(MlirType type) {
  auto graph = llvm::dyn_cast<GraphType>(unwrap(type));
  return graph ? graph.getNumResults() : 0;
}

extern "C" MlirType fishplateGraphTypeGetResult(MlirType type, intptr_t index) {
  return wrap(llvm::cast<GraphType>(unwrap(type)).getResult(index));
}

extern "C" MlirType fishplateOpaqueTypeGetChecked(MlirLocation location, MlirStringRef dialect,
                                                  MlirStringRef data) {
  Location at = unwrap(location);
  auto name = StringAttr::get(at.getContext(), unwrap(dialect));
  return wrap(OpaqueType::getChecked([at] { return emitError(at); }, name, unwrap(data)));
}

extern "C" MlirAttribute fishplateOpaqueAttrGetChecked(MlirLocation location, MlirStringRef dialect,
                                                       MlirStringRef data, MlirType type) {
  Location at = unwrap(location);
  auto name = StringAttr::get(at.getContext(), unwrap(dialect));
  auto complain = [at] { return emitError(at); };
  return wrap(OpaqueAttr::getChecked(complain, name, unwrap(data), unwrap(type)));
}

extern "C" bool fishplateAttributeIsMemRefLayout(MlirAttribute attribute) {
  return llvm::isa<MemRefLayoutAttrInterface>(unwrap(attribute));
}

extern "C" MlirAttribute fishplateIntegerAttrGet(MlirType type, const uint64_t *words,
                                                 size_t count) {
  unsigned width = llvm::cast<IntegerType>(unwrap(type)).getWidth();
  return wrap(IntegerAttr::get(unwrap(type), APInt(width, llvm::ArrayRef(words, count))));
}

extern "C" uint32_t fishplateIntegerAttrGetSmall(MlirAttribute attribute, int64_t *out) {
  auto integer = llvm::dyn_cast<IntegerAttr>(unwrap(attribute));
  if (!integer)
    return 0;
  APInt value = integer.getValue();
  bool isUnsigned = integer.getType().isUnsignedInteger();
  if (value.getBitWidth() == 0) {
    *out = 0;
    return 1;
  }
  if (!(isUnsigned ? value.isIntN(63) : value.isSignedIntN(64)))
    return 0;
  *out = isUnsigned ? static_cast<int64_t>(value.getZExtValue()) : value.getSExtValue();
  return llvm::isa<BoolAttr>(integer) ? 2 : 1;
}

extern "C" void fishplateIntegerAttrGetWords(MlirAttribute attribute, uint64_t *words) {
  APInt value = llvm::cast<IntegerAttr>(unwrap(attribute)).getValue();
  std::copy_n(value.getRawData(), value.getNumWords(), words);
}

extern "C" MlirType fishplateDenseArrayGetElementType(MlirAttribute attribute) {
  auto array = llvm::dyn_cast<DenseArrayAttr>(unwrap(attribute));
  return array ? wrap(array.getElementType()) : MlirType{nullptr};
}

extern "C" MlirAttribute fishplateDenseElementsGetValue(MlirAttribute attribute, size_t index) {
  return wrap(llvm::cast<DenseElementsAttr>(unwrap(attribute)).getValues<Attribute>()[index]);
}

extern "C" void fishplateDenseElementsGetInt(MlirAttribute attribute, size_t index,
                                             uint64_t *words) {
  APInt value = llvm::cast<DenseElementsAttr>(unwrap(attribute)).getValues<APInt>()[index];
  std::copy_n(value.getRawData(), value.getNumWords(), words);
}

extern "C" double fishplateDenseElementsGetFloat(MlirAttribute attribute, size_t index) {
  auto elements = llvm::cast<DenseElementsAttr>(unwrap(attribute));
  llvm::APFloat value = elements.getValues<llvm::APFloat>()[index];
  bool inexact;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToDouble();
}

extern "C" MlirStringRef fishplateDenseElementsGetData(MlirAttribute attribute) {
  auto elements = llvm::cast<DenseElementsAttr>(unwrap(attribute));
  if (llvm::isa<DenseStringElementsAttr>(elements))
    return {nullptr, 0};
  llvm::ArrayRef<char> data = elements.getRawData();
  return {data.data(), data.size()};
}

extern "C" MlirStringRef fishplateResourceGetKey(MlirAttribute attribute) {
  auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(unwrap(attribute));
  return resource ? wrap(resource.getRawHandle().getKey()) : MlirStringRef{nullptr, 0};
}

extern "C" MlirStringRef fishplateResourceGetData(MlirAttribute attribute) {
  auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(unwrap(attribute));
  AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob)
    return {nullptr, 0};
  return {blob->getData().data(), blob->getData().size()};
}
