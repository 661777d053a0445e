// What the objects of MLIR say about themselves in C++ only. One function each, no logic.

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Location.h"

// The record that all types of one kind share in a context: the same address for the same kind.
extern "C" const void *fishplateTypeKind(MlirType type) { return &unwrap(type).getAbstractType(); }

// Its name with the dialect in front, such as `builtin.integer`.
extern "C" MlirStringRef fishplateTypeKindName(MlirType type) {
  return wrap(unwrap(type).getAbstractType().getName());
}

extern "C" const void *fishplateAttributeKind(MlirAttribute attribute) {
  return &unwrap(attribute).getAbstractAttribute();
}

extern "C" MlirStringRef fishplateAttributeKindName(MlirAttribute attribute) {
  return wrap(unwrap(attribute).getAbstractAttribute().getName());
}

extern "C" bool fishplateAttributeIsLocation(MlirAttribute attribute) {
  return llvm::isa<mlir::LocationAttr>(unwrap(attribute));
}
