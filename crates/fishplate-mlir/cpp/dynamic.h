// Dialects created at run time. The classes of MLIR's own extensible dialects answer "no" to every trait query, and
// abort the process on some queries. So these build on the layer below: a dialect, a storage of attributes for its
// types and attributes, and an operation model with real traits and properties. The behaviour of a definition is a
// table of functions that the Rust side fills in.

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

// The parser as the Rust side knows it. `state` is null outside operations, `expected` outside attributes.
struct Parser {
  mlir::AsmParser &asmParser;
  mlir::OpAsmParser *op = nullptr;
  mlir::OperationState *state = nullptr;
  mlir::Type expected = {};
};

// The printer as the Rust side knows it.
struct Printer {
  mlir::AsmPrinter &asmPrinter;
  mlir::OpAsmPrinter *op = nullptr;
};

// A memory effect of an operation. `target` is 0 for the operation as a whole, 1 for operand `index`, 2 for result
// `index`; `kind` is 0 read, 1 write, 2 allocate, 3 free.
struct Effect {
  int32_t kind;
  int32_t target;
  intptr_t index;
};

// The functions of a type or an attribute. `verify` and `parse` return whether they succeeded. `verify` writes its
// error into the string behind `message`; `parse` emits a diagnostic.
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

// Hooks with their owner. A call leaves the guard against fatal errors, which must not jump over the frames of the
// hook.
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

// A type or an attribute: its name, its functions, and its MLIR type id.
struct Definition : mlir::SelfOwningTypeID {
  Definition(Dialect *dialect, llvm::StringRef mnemonic, const StorageHooks &hooks, bool isType,
             intptr_t typeParam);

  mlir::LogicalResult verify(llvm::function_ref<mlir::InFlightDiagnostic()> error,
                             llvm::ArrayRef<mlir::Attribute> params) const;

  Dialect *dialect;
  std::string name; // with the dialect's name in front; MLIR keeps a reference to it
  llvm::StringRef mnemonic;
  Owned<StorageHooks> hooks;
  bool isType;
  // The index of the parameter that is the type of a typed attribute, or -1.
  intptr_t typeParam;
};

// A row of the table in dynamic_traits.cc.
struct TraitRow;

// The properties of an operation that passes can query.
struct OpFacts {
  std::vector<const TraitRow *> traits;
  std::vector<Effect> effects;
  bool knowsEffects = false;
  bool speculatable = false;
  bool recursivelySpeculatable = false;
  bool symbol = false;
  // Whether there is an attribute `value`, to which a constant folds.
  bool hasValue = false;
};

// Adds the trait or interface `name`; returns false if it is not known.
bool addTrait(OpFacts &facts, llvm::StringRef name);
bool hasTrait(const OpFacts &facts, mlir::TypeID id);
// The id of a trait that is not an interface.
std::optional<mlir::TypeID> findTrait(llvm::StringRef name);
mlir::LogicalResult verifyTraits(const OpFacts &facts, mlir::Operation *op, bool regions);
mlir::LogicalResult foldTraits(const OpFacts &facts, mlir::Operation *op,
                               llvm::ArrayRef<mlir::Attribute> operands,
                               llvm::SmallVectorImpl<mlir::OpFoldResult> &results);
void addInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map);

// The facts with which an operation of a dynamic dialect was defined.
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
                     intptr_t typeParam, bool ofMemref, bool vectorElement);
  mlir::TypeID newTypeID() { return allocator.allocate(); }

  // Whether functions with operations of this dialect may be inlined.
  bool inlinable = true;

private:
  std::shared_ptr<mlir::SelfOwningTypeID> id;
  std::vector<std::unique_ptr<Definition>> definitions;
  llvm::StringMap<Definition *> types, attributes;
  mlir::TypeIDAllocator allocator;
};

// The dialect with that name, if it is one of ours.
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
