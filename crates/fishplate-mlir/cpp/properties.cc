// Queries about properties and types that exist only in C++. One function each, without logic.

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/Operation.h"

// Returns the properties as a dictionary; null if there are none.
extern "C" MlirAttribute fishplateProperties(MlirOperation op) {
  return wrap(unwrap(op)->getPropertiesAsAttribute());
}

// Sets all properties from a dictionary; emits a diagnostic if it is wrong.
extern "C" bool fishplateSetProperties(MlirOperation op, MlirAttribute dictionary) {
  mlir::Operation *operation = unwrap(op);
  return mlir::succeeded(operation->setPropertiesFromAttribute(
      unwrap(dictionary), [&]() { return operation->emitError(); }));
}

// Returns the type with another element type if it is a shaped type, otherwise the element type.
extern "C" MlirType fishplateWithElement(MlirType type, MlirType element) {
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(unwrap(type)))
    return wrap(mlir::Type(shaped.clone(unwrap(element))));
  return element;
}
