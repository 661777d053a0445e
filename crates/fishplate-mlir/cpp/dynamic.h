// Dialects that are made while the program runs. The classes of MLIR's own extensible dialects answer "no" to
// every trait and end the process on some questions, so these stand on the layer below: a dialect, a storage
// of attributes for its types and attributes, and an operation model with real traits and properties.
// What a definition does is a table of functions that the Rust side fills in.

#ifndef FISHPLATE_DYNAMIC_H
#define FISHPLATE_DYNAMIC_H

#include "guard.h"

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/OperationSupport.h"

#include <memory>
#include <string>
#include <vector>

namespace fishplate {

// What the Rust side knows a parser by. `state` is null outside of operations, `expected` outside of attributes.
struct Parser {
  mlir::AsmParser &asmParser;
  mlir::OpAsmParser *op = nullptr;
  mlir::OperationState *state = nullptr;
  mlir::Type expected = {};
};

// What the Rust side knows a printer by.
struct Printer {
  mlir::AsmPrinter &asmPrinter;
  mlir::OpAsmPrinter *op = nullptr;
};

// One effect of an operation on memory. `target` is 0 for the operation as a whole, 1 for operand `index`,
// 2 for result `index`; `kind` is 0 read, 1 write, 2 allocate, 3 free.
struct Effect {
  int32_t kind;
  int32_t target;
  intptr_t index;
};

// The functions of a type or an attribute. `verify` and `parse` say whether all is well; what is wrong goes
// into the string behind `message`, or, from `parse`, into a diagnostic.
struct StorageHooks {
  void *data;
  void (*drop)(void *data);
  bool (*verify)(void *data, MlirContext context, const MlirAttribute *params, intptr_t count,
                 void *message);
  bool (*parse)(void *data, Parser *parser, void *params);
  void (*print)(void *data, Printer *printer, MlirContext context, const MlirAttribute *params,
                intptr_t count);
};

// The functions of an operation; `parse` and `print` may be null.
struct OpHooks {
  void *data;
  void (*drop)(void *data);
  bool (*verify)(void *data, MlirOperation op, void *message);
  bool (*verifyRegions)(void *data, MlirOperation op, void *message);
  bool (*parse)(void *data, Parser *parser);
  void (*print)(void *data, Printer *printer, MlirOperation op);
};

// Hooks with their owner. A call leaves the guard against fatal errors, which must not jump over its frames.
template <typename Table> class Owned {
public:
  explicit Owned(const Table &table) : table(table) {}
  Owned(const Owned &) = delete;
  ~Owned() { call(&Table::drop); }

  const Table *operator->() const { return &table; }

  template <typename Result, typename... Params, typename... Args>
  Result call(Result (*Table::*hook)(void *, Params...), Args... args) const {
    struct Outside {
      void *landing = fishplateLeaveGuard();
      ~Outside() { fishplateEnterGuard(landing); }
    } outside;
    return (table.*hook)(table.data, args...);
  }

private:
  Table table;
};

class Dialect;

// A type or an attribute: its name, its functions, and the id that MLIR tells it by.
struct Definition : mlir::SelfOwningTypeID {
  Definition(Dialect *dialect, llvm::StringRef mnemonic, const StorageHooks &hooks, bool isType,
             intptr_t typeParam);

  mlir::LogicalResult verify(llvm::function_ref<mlir::InFlightDiagnostic()> error,
                             llvm::ArrayRef<mlir::Attribute> params) const;

  Dialect *dialect;
  std::string name; // with the dialect's in front; MLIR keeps a reference to it
  llvm::StringRef mnemonic;
  Owned<StorageHooks> hooks;
  bool isType;
  // The parameter that is the type of a typed attribute, or -1.
  intptr_t typeParam;
};

// A row of the table in dynamic_traits.cc.
struct TraitRow;

// How passes see an operation.
struct OpFacts {
  std::vector<const TraitRow *> traits;
  std::vector<Effect> effects;
  bool knowsEffects = false;
  bool speculatable = false;
  bool recursivelySpeculatable = false;
  bool symbol = false;
  // Whether there is an attribute `value`, which is what a constant folds to.
  bool hasValue = false;
};

// Takes the trait or interface `name` in, or says that it is not known.
bool addTrait(OpFacts &facts, llvm::StringRef name);
bool hasTrait(const OpFacts &facts, mlir::TypeID id);
// The id of a trait that is not an interface.
std::optional<mlir::TypeID> findTrait(llvm::StringRef name);
mlir::LogicalResult verifyTraits(const OpFacts &facts, mlir::Operation *op, bool regions);
mlir::LogicalResult foldTraits(const OpFacts &facts, mlir::Operation *op,
                               llvm::ArrayRef<mlir::Attribute> operands,
                               llvm::SmallVectorImpl<mlir::OpFoldResult> &results);
void addInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map);

// What an operation of a dynamic dialect was defined with.
const OpFacts &factsOf(mlir::Operation *op);

class Dialect : public mlir::Dialect {
public:
  // `name` lives as long as the context.
  Dialect(llvm::StringRef name, mlir::MLIRContext *context,
          std::shared_ptr<mlir::SelfOwningTypeID> id);

  mlir::Type parseType(mlir::DialectAsmParser &parser) const override;
  void printType(mlir::Type type, mlir::DialectAsmPrinter &printer) const override;
  mlir::Attribute parseAttribute(mlir::DialectAsmParser &parser, mlir::Type type) const override;
  void printAttribute(mlir::Attribute attr, mlir::DialectAsmPrinter &printer) const override;

  Definition *find(llvm::StringRef mnemonic, bool isType) const;
  Definition *define(llvm::StringRef mnemonic, const StorageHooks &hooks, bool isType,
                     intptr_t typeParam, bool memrefElement, bool vectorElement);
  mlir::TypeID newTypeID() { return allocator.allocate(); }

  // Whether functions with operations of this dialect may be inlined.
  bool inlinable = true;

private:
  std::shared_ptr<mlir::SelfOwningTypeID> id;
  std::vector<std::unique_ptr<Definition>> definitions;
  llvm::StringMap<Definition *> types, attributes;
  mlir::TypeIDAllocator allocator;
};

// The dialect of that name if it is one of ours.
Dialect *findDialect(mlir::MLIRContext *context, llvm::StringRef name);

mlir::Type getType(Definition *definition, llvm::ArrayRef<mlir::Attribute> params);
mlir::Attribute getAttribute(Definition *definition, llvm::ArrayRef<mlir::Attribute> params);
// Null when the type or attribute is not of a dynamic dialect.
Definition *definitionOf(mlir::Type type);
Definition *definitionOf(mlir::Attribute attr);
llvm::ArrayRef<mlir::Attribute> paramsOf(mlir::Type type);
llvm::ArrayRef<mlir::Attribute> paramsOf(mlir::Attribute attr);

} // namespace fishplate

#endif // FISHPLATE_DYNAMIC_H
