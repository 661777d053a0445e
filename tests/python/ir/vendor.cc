// A vendor's library: the dialect `vendor` with the operation `vendor.twice`, and the pass `vendor-expand`, both in C++.
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Pass/Pass.h"

#include <fishplate/mlir_shim.h>

namespace vendor {

class TwiceOp : public mlir::Op<TwiceOp, mlir::OpTrait::OneOperand, mlir::OpTrait::OneResult,
                                mlir::OpTrait::ZeroRegions, mlir::OpTrait::ZeroSuccessors,
                                mlir::OpTrait::SameOperandsAndResultType> {
public:
  using Op::Op;
  static llvm::StringRef getOperationName() { return "vendor.twice"; }
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() { return {}; }
  llvm::LogicalResult verify() {
    if ((*this)->getOperand(0).getType().isInteger())
      return mlir::success();
    return emitOpError("takes an integer");
  }
  static mlir::ParseResult parse(mlir::OpAsmParser &parser, mlir::OperationState &state) {
    mlir::OpAsmParser::UnresolvedOperand operand;
    mlir::Type type;
    return mlir::failure(parser.parseOperand(operand) || parser.parseColonType(type) ||
                         parser.resolveOperand(operand, type, state.operands) ||
                         parser.addTypeToList(type, state.types));
  }
  void print(mlir::OpAsmPrinter &printer) {
    printer << ' ' << (*this)->getOperand(0) << " : " << (*this)->getOperand(0).getType();
  }
};

class Dialect : public mlir::Dialect {
public:
  explicit Dialect(mlir::MLIRContext *context) : mlir::Dialect("vendor", context, mlir::TypeID::get<Dialect>()) {
    addOperations<TwiceOp>();
  }
  static llvm::StringRef getDialectNamespace() { return "vendor"; }
};

struct Expand : mlir::PassWrapper<Expand, mlir::OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Expand)
  llvm::StringRef getArgument() const override { return "vendor-expand"; }
  llvm::StringRef getDescription() const override { return "replace vendor.twice by an addition"; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::arith::ArithDialect>();
  }
  void runOnOperation() override {
    getOperation()->walk([](TwiceOp op) {
      mlir::OpBuilder builder(op);
      mlir::Value x = op->getOperand(0);
      op->replaceAllUsesWith(mlir::arith::AddIOp::create(builder, op.getLoc(), x, x));
      op->erase();
    });
  }
};

} // namespace vendor

static void add(mlir::DialectRegistry &registry) {
  registry.insert<vendor::Dialect, mlir::arith::ArithDialect, mlir::func::FuncDialect>();
  static bool known = false;
  if (!known)
    mlir::PassRegistration<vendor::Expand>();
  known = true;
}

FISHPLATE_MLIR_SHIM(add)
