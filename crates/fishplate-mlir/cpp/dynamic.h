// Dialects created at run time. The classes of MLIR's own extensible dialects answer "no" to every trait query, and
// abort the process on some queries. So these build on the layer below: a dialect, a storage of attributes for its
// types and attributes, and an operation model with real traits and properties. The behaviour of a definition is a
// table of functions that the Rust side fills in.

#ifndef FISHPLATE_DYNAMIC_H
#define FISHPLATE_DYNAMIC_H

#include "guard.h"
#include "print.h"

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/OperationSupport.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// Keeps the answers of hooks, unless a scope of this thread does so already; returns the number of open scopes before.
extern "C" size_t fishplateAnswersOpen(MlirContext context);
extern "C" size_t fishplateAnswersDepth();
// Closes all scopes but so many.
extern "C" void fishplateAnswersClose(size_t depth);

namespace fishplate {

// Keeps the answers of hooks as long as it lives. A fatal error closes it, too.
class AnswerScope {
public:
  explicit AnswerScope(mlir::MLIRContext *context) : depth(fishplateAnswersOpen(wrap(context))) {}
  AnswerScope(const AnswerScope &) = delete;
  ~AnswerScope() { fishplateAnswersClose(depth); }

private:
  size_t depth;
};

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

// Questions that passes ask through interfaces. The numbers are those of `Question` in answers.rs.
enum class Question : int32_t {
  Effects,
  Speculatability,
  LoopRegions,
  LoopInductionVars,
  LoopLowerBounds,
  LoopUpperBounds,
  LoopSteps,
  LoopInits,
  LoopIterArgs,
  SuccessorRegions, // `index` is the region that control comes from, -1 for the operation itself
  EntryOperands,    // `index` is the region that control goes to, -1 for the operation itself
  SuccessorOperands, // `index` is the successor
  Callee,
  CallArguments,
  CallableRegion,
  CallableResults,
  DpsInits,
  Slots,
  Access,
  Fold, // the constant operands are given
};

// A part of an answer: a number, an effect, or a type or attribute of MLIR. Of a list of operands, `kind` 1 stands for the place
// of an empty group, whose number is `target`.
struct Part {
  int32_t kind;
  int32_t target;
  intptr_t index;
  const void *handle;
};

// The interfaces that an operation implements by answering questions. The bits are those of `Interfaces` in answers.rs.
enum Implements : uint32_t {
  ImplementsEffects = 1 << 0,
  ImplementsSpeculation = 1 << 1,
  ImplementsLoop = 1 << 2,
  ImplementsRegionBranch = 1 << 3,
  ImplementsBranch = 1 << 4,
  ImplementsCall = 1 << 5,
  ImplementsCallable = 1 << 6,
  ImplementsDps = 1 << 7,
  ImplementsAllocation = 1 << 8,
  ImplementsAccess = 1 << 9,
  ImplementsFold = 1 << 10,
  ImplementsCanonicalize = 1 << 11,
};

// The functions of an operation; `parse` and `print` may be null. `ask` adds the parts of its answer to the list behind
// `answer`, and returns false if it has none. `canonicalize` may change what is inside of `root`; `canonicalizedBadly`
// tells what was wrong with it.
struct OpHooks {
  void *data;
  void (*drop)(void *data);
  bool (*verify)(void *data, MlirOperation op, void *message);
  bool (*verifyRegions)(void *data, MlirOperation op, void *message);
  bool (*parse)(void *data, Parser *parser);
  void (*print)(void *data, Printer *printer, MlirOperation op);
  bool (*ask)(void *data, MlirOperation op, int32_t question, intptr_t index,
              const MlirAttribute *given, intptr_t count, void *answer);
  void (*canonicalize)(void *data, MlirOperation op, MlirOperation root);
  void (*canonicalizedBadly)(void *data, MlirStringRef wrong);
  uint32_t interfaces;
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
      Dictionaries::Aside aside;
      void *landing = fishplateLeaveGuard();
      ~Outside() { fishplateEnterGuard(landing); }
    } outside;
    return (table.*hook)(table.data, args...);
  }

private:
  Table table;
};

// The operation that a constant becomes.
struct ConstantParts {
  std::string name;
  mlir::NamedAttrList attributes;
};

// Chooses the operation for a constant; `choose` fills in the parts and returns whether it has done so.
struct ConstantHooks {
  void *data;
  void (*drop)(void *data);
  bool (*choose)(void *data, MlirAttribute value, MlirType type, ConstantParts *parts);
};

// Adds the pattern of an operation with a hook that canonicalizes.
void addCanonicalization(mlir::RewritePatternSet &set, llvm::StringRef name,
                         const Owned<OpHooks> &hooks);

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
  // Whether it is a symbol only if it has a name.
  bool optionalSymbol = false;
  // Whether a constant folds: to its attribute `value`, or as a hook says.
  bool hasValue = false;
  // Bits of `Implements`.
  uint32_t interfaces = 0;
};

using Parts = llvm::SmallVector<Part>;

// All that a hook can know about an operation, with the question; and answers by that.
using AnswerKey = std::vector<intptr_t>;
using Answers = std::map<AnswerKey, std::optional<Parts>>;
// Answers about operations of the same kind that stay as they are as long as the context.
Answers &keptAnswers(mlir::Operation *op);
// Keeps the answer to a question, which was verified.
void keepAnswer(mlir::Operation *op, Question question, intptr_t index);
// Asks the hooks of an operation of a dynamic dialect. While a scope is open, the answer to a question is always the same.
std::optional<Parts> ask(mlir::Operation *op, Question question, intptr_t index = 0);
// Numbers of operands or arguments that follow each other.
struct Range {
  unsigned first = 0, count = 0;
  // The number of the group of operands that is empty, or -1.
  int32_t group = -1;
};
// The operands that MLIR was told of for a successor, while a scope is open.
void rememberRange(mlir::Operation *op, unsigned successor, Range range);
std::optional<Range> rememberedRange(mlir::Operation *op, unsigned successor);
// Calls the hook every time.
std::optional<Parts> askAgain(mlir::Operation *op, Question question, intptr_t index,
                              llvm::ArrayRef<mlir::Attribute> given);
// Adds the interfaces behind which there are questions.
void addAskedInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map);
void addSlotInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map);
// The induction variables of a loop of a dynamic dialect, as far as its hook knows them.
std::optional<llvm::SmallVector<mlir::Value>> loopInductionVars(mlir::Operation *op);
// Verifies what the answers say about the operation.
mlir::LogicalResult verifyAnswers(const OpFacts &facts, mlir::Operation *op, bool regions);
// Values that hooks gave to constants, by the attributes and the type of the operation.
using ConstantValues = llvm::DenseMap<std::pair<mlir::Attribute, mlir::Type>, mlir::Attribute>;
// Whether an attribute can be the value of a constant of a type.
bool fitsConstant(mlir::Attribute value, mlir::Type type);
// Whether a constant has no value that anybody knows.
bool isUnknownConstant(mlir::Attribute value);
// Folds a constant. That never fails, as MLIR expects.
mlir::LogicalResult foldConstant(const OpFacts &facts, mlir::Operation *op, ConstantValues &known,
                                 llvm::SmallVectorImpl<mlir::OpFoldResult> &results);
mlir::LogicalResult foldByHook(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
                               llvm::SmallVectorImpl<mlir::OpFoldResult> &results);

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

// The trait of operations whose branches, regions or calls are described by hooks.
template <typename Op> struct FlowFromHooks : mlir::OpTrait::TraitBase<Op, FlowFromHooks> {};

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
  mlir::Operation *materializeConstant(mlir::OpBuilder &builder, mlir::Attribute value,
                                       mlir::Type type, mlir::Location loc) override;

  Definition *find(llvm::StringRef mnemonic, bool isType) const;
  Definition *define(llvm::StringRef mnemonic, const StorageHooks &hooks, bool isType,
                     intptr_t typeParam, bool ofMemref, bool vectorElement);
  mlir::TypeID newTypeID() { return allocator.allocate(); }

  // Whether functions with operations of this dialect may be inlined.
  bool inlinable = true;
  // The names of its constants, which live as long as the context.
  std::vector<llvm::StringRef> constants;
  // Null if no hook chooses constants.
  std::unique_ptr<Owned<ConstantHooks>> constantHooks;

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
