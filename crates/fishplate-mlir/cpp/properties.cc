// What operations say about properties and types in C++ only. One function each, no logic.

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/Operation.h"

// The properties as a dictionary; null when there are none.
extern "C" MlirAttribute fishplateProperties(MlirOperation op) {
  return wrap(unwrap(op)->getPropertiesAsAttribute());
}

// Sets all properties from a dictionary; what is wrong with it is a diagnostic.
extern "C" bool fishplateSetProperties(MlirOperation op, MlirAttribute dictionary) {
  mlir::Operation *operation = unwrap(op);
  return mlir::succeeded(operation->setPropertiesFromAttribute(
      unwrap(dictionary), [&]() { return operation->emitError(); }));
}

// The type with another element type, where it is a shaped one; else the element type.
extern "C" MlirType fishplateWithElement(MlirType type, MlirType element) {
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(unwrap(type)))
    return wrap(mlir::Type(shaped.clone(unwrap(element))));
  return element;
}
