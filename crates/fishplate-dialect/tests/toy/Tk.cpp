// The C++ of the toy dialect: the output of `mlir-tblgen`, and the two verifiers that exist only in
// C++.
#include "Tk.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/Builders.h"

#include "TkDialect.cpp.inc"
#include "TkEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "TkTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "TkAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "TkOps.cpp.inc"

void tk::TkDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "TkTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "TkAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "TkOps.cpp.inc"
      >();
}

llvm::LogicalResult tk::GridAttr::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                         llvm::ArrayRef<int64_t> shape, mlir::AffineMap map) {
  for (int64_t size : shape)
    if (size <= 0)
      return emitError() << "a grid has at least one core in each direction, got " << size;
  return mlir::success();
}

llvm::LogicalResult tk::KernelOp::verify() {
  if (getSymName().empty())
    return emitOpError("has no name");
  return mlir::success();
}
