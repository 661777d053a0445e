// The traits and interfaces that an operation of a dynamic dialect can have, by their names in TableGen and C++. A
// trait answers `hasTrait` and is verified; an interface is called by passes. See dynamic.h.

#include "dynamic.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
namespace traits = mlir::OpTrait::impl;

namespace {

using Check = LogicalResult (*)(Operation *);

LogicalResult oneBlock(Operation *op) {
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    if (region.empty())
      continue;
    if (!llvm::hasSingleElement(region))
      return op->emitOpError() << "expects region #" << index << " to have 0 or 1 blocks";
    if (region.front().empty() && !op->hasTrait<OpTrait::NoTerminator>())
      return op->emitOpError() << "expects a non-empty block in region #" << index;
  }
  return success();
}

LogicalResult sameSizes(Operation *op, StringRef name, bool operands) {
  if (!op->getAttr(name))
    return op->emitOpError() << "requires attribute '" << name << "'";
  return operands ? traits::verifyOperandSizeAttr(op, name) : traits::verifyResultSizeAttr(op, name);
}
LogicalResult operandSegments(Operation *op) { return sameSizes(op, "operandSegmentSizes", true); }
LogicalResult resultSegments(Operation *op) { return sameSizes(op, "resultSegmentSizes", false); }

LogicalResult returns(Operation *op) {
  if (op->getNumResults() || op->getNumSuccessors())
    return op->emitOpError("returns from a region, so it has no results and no successors");
  return success();
}

} // namespace

struct fishplate::TraitRow {
  StringRef name;
  TypeID id;
  Check check = nullptr;
  Check checkRegions = nullptr;
};

namespace {

using fishplate::TraitRow;

#define ROW(name, trait, ...) {name, TypeID::get<OpTrait::trait>(), ##__VA_ARGS__}
#define PLAIN(trait) ROW(#trait, trait)
#define VERIFIED(trait) ROW(#trait, trait, traits::verify##trait)
const TraitRow *findRow(StringRef name) {
  static const TraitRow rows[] = {
      PLAIN(AffineScope),
      PLAIN(AlwaysSpeculatableImplTrait),
      ROW("AttrSizedOperandSegments", AttrSizedOperandSegments, operandSegments),
      ROW("AttrSizedResultSegments", AttrSizedResultSegments, resultSegments),
      PLAIN(AutomaticAllocationScope),
      ROW("Commutative", IsCommutative),
      PLAIN(ConstantLike),
      VERIFIED(Elementwise),
      PLAIN(HasOnlyGraphRegion),
      ROW("Idempotent", IsIdempotent, traits::verifyIsIdempotent),
      ROW("Involution", IsInvolution, traits::verifyIsInvolution),
      PLAIN(IsCommutative),
      VERIFIED(IsIdempotent),
      VERIFIED(IsInvolution),
      ROW("IsIsolatedFromAbove", IsIsolatedFromAbove, nullptr, traits::verifyIsIsolatedFromAbove),
      VERIFIED(IsTerminator),
      ROW("IsolatedFromAbove", IsIsolatedFromAbove, nullptr, traits::verifyIsIsolatedFromAbove),
      PLAIN(MemRefsNormalizable),
      VERIFIED(NoRegionArguments),
      PLAIN(NoTerminator),
      VERIFIED(OneOperand),
      VERIFIED(OneRegion),
      VERIFIED(OneResult),
      VERIFIED(OperandsAreFloatLike),
      VERIFIED(OperandsAreSignlessIntegerLike),
      ROW("RecursiveMemoryEffects", HasRecursiveMemoryEffects),
      PLAIN(HasRecursiveMemoryEffects),
      PLAIN(RecursivelySpeculatableImplTrait),
      VERIFIED(ResultsAreBoolLike),
      VERIFIED(ResultsAreFloatLike),
      VERIFIED(ResultsAreSignlessIntegerLike),
      ROW("ReturnLike", ReturnLike, returns),
      VERIFIED(SameOperandsAndResultElementType),
      VERIFIED(SameOperandsAndResultRank),
      VERIFIED(SameOperandsAndResultShape),
      VERIFIED(SameOperandsAndResultType),
      VERIFIED(SameOperandsElementType),
      VERIFIED(SameOperandsShape),
      VERIFIED(SameTypeOperands),
      PLAIN(Scalarizable),
      ROW("SingleBlock", SingleBlock, oneBlock),
      ROW("SymbolTable", SymbolTable, nullptr, mlir::detail::verifySymbolTable),
      PLAIN(Tensorizable),
      ROW("Terminator", IsTerminator, traits::verifyIsTerminator),
      PLAIN(Vectorizable),
      VERIFIED(ZeroOperands),
      VERIFIED(ZeroRegions),
      VERIFIED(ZeroResults),
      VERIFIED(ZeroSuccessors),
  };
  const TraitRow *row = llvm::find_if(rows, [&](const TraitRow &row) { return row.name == name; });
  return row == std::end(rows) ? nullptr : row;
}
#undef VERIFIED
#undef PLAIN
#undef ROW

using Effects = SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

struct MemoryModel : MemoryEffectOpInterface::FallbackModel<MemoryModel> {
  void getEffects(Operation *op, Effects &effects) const {
    const fishplate::OpFacts &facts = fishplate::factsOf(op);
    for (const fishplate::Effect &row : facts.effects)
      add(op, row.kind, row.target, row.index, effects);
    if (!(facts.interfaces & fishplate::ImplementsEffects))
      return;
    if (auto parts = fishplate::ask(op, fishplate::Question::Effects)) {
      for (const fishplate::Part &part : *parts)
        add(op, part.kind, part.target, part.index, effects);
      return;
    }
    // Nothing is known, so it may do anything.
    for (int32_t number = 0; number < 4; ++number)
      effects.emplace_back(kind(number));
  }

private:
  static void add(Operation *op, int32_t number, int32_t target, intptr_t index, Effects &effects) {
    MemoryEffects::Effect *effect = kind(number);
    if (target == 1 && index < static_cast<intptr_t>(op->getNumOperands()))
      effects.emplace_back(effect, &op->getOpOperand(index));
    else if (target == 2 && index < static_cast<intptr_t>(op->getNumResults()))
      effects.emplace_back(effect, op->getOpResult(index));
    else
      effects.emplace_back(effect);
  }
  static MemoryEffects::Effect *kind(int32_t number) {
    switch (number) {
    case 0:
      return MemoryEffects::Read::get();
    case 2:
      return MemoryEffects::Allocate::get();
    case 3:
      return MemoryEffects::Free::get();
    default:
      return MemoryEffects::Write::get();
    }
  }
};

struct SpeculationModel : ConditionallySpeculatable::FallbackModel<SpeculationModel> {
  Speculation::Speculatability getSpeculatability(Operation *op) const {
    const fishplate::OpFacts &facts = fishplate::factsOf(op);
    if (facts.interfaces & fishplate::ImplementsSpeculation) {
      auto parts = fishplate::ask(op, fishplate::Question::Speculatability);
      intptr_t answer = parts && parts->size() == 1 ? parts->front().index : 0;
      return answer == 1   ? Speculation::Speculatable
             : answer == 2 ? Speculation::RecursivelySpeculatable
                           : Speculation::NotSpeculatable;
    }
    if (facts.speculatable)
      return Speculation::Speculatable;
    return facts.recursivelySpeculatable ? Speculation::RecursivelySpeculatable
                                         : Speculation::NotSpeculatable;
  }
};

struct GraphModel : RegionKindInterface::FallbackModel<GraphModel> {
  static RegionKind getRegionKind(unsigned) { return RegionKind::Graph; }
  static bool hasSSADominance(unsigned) { return false; }
};

struct ReturnModel : RegionBranchTerminatorOpInterface::FallbackModel<ReturnModel> {
  // All operands, if the successor takes as many, of the same types. Analyses do not say what it takes, so the parent does.
  MutableOperandRange getMutableSuccessorOperands(Operation *op, RegionSuccessor successor) const {
    SmallVector<RegionSuccessor> all;
    getSuccessorRegions(op, {}, all);
    for (RegionSuccessor each : all)
      if (each.getSuccessor() == successor.getSuccessor() &&
          llvm::equal(op->getOperandTypes(), TypeRange(each.getSuccessorInputs())))
        return MutableOperandRange(op);
    return MutableOperandRange(op, 0, 0);
  }
  void getSuccessorRegions(Operation *op, ArrayRef<Attribute>,
                           SmallVectorImpl<RegionSuccessor> &regions) const {
    if (auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp()))
      parent.getSuccessorRegions(RegionBranchPoint(cast<RegionBranchTerminatorOpInterface>(op)),
                                 regions);
  }
};

struct SymbolModel : SymbolOpInterface::FallbackModel<SymbolModel> {
  using Visibility = SymbolTable::Visibility;

  StringAttr getNameAttr(Operation *op) const {
    return op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  }
  void setName(Operation *op, StringAttr name) const {
    op->setAttr(SymbolTable::getSymbolAttrName(), name);
  }
  Visibility getVisibility(Operation *op) const { return SymbolTable::getSymbolVisibility(op); }
  bool isNested(Operation *op) const { return getVisibility(op) == Visibility::Nested; }
  bool isPrivate(Operation *op) const { return getVisibility(op) == Visibility::Private; }
  bool isPublic(Operation *op) const { return getVisibility(op) == Visibility::Public; }
  void setVisibility(Operation *op, Visibility value) const {
    SymbolTable::setSymbolVisibility(op, value);
  }
  void setNested(Operation *op) const { setVisibility(op, Visibility::Nested); }
  void setPrivate(Operation *op) const { setVisibility(op, Visibility::Private); }
  void setPublic(Operation *op) const { setVisibility(op, Visibility::Public); }
  std::optional<SymbolTable::UseRange> getSymbolUses(Operation *op, Operation *from) const {
    return SymbolTable::getSymbolUses(op, from);
  }
  bool symbolKnownUseEmpty(Operation *op, Operation *from) const {
    return SymbolTable::symbolKnownUseEmpty(op, from);
  }
  LogicalResult replaceAllSymbolUses(Operation *op, StringAttr name, Operation *from) const {
    return SymbolTable::replaceAllSymbolUses(op, name, from);
  }
  bool isOptionalSymbol(Operation *op) const { return fishplate::factsOf(op).optionalSymbol; }
  bool canDiscardOnUseEmpty(Operation *op) const { return isPrivate(op); }
  bool isDeclaration(Operation *) const { return false; }
};

// Properties are serialised as a dictionary.
struct BytecodeModel : BytecodeOpInterface::FallbackModel<BytecodeModel> {
  static LogicalResult readProperties(DialectBytecodeReader &reader, OperationState &state) {
    DictionaryAttr properties;
    if (failed(reader.readAttribute(properties)))
      return failure();
    for (NamedAttribute row : properties)
      if (!llvm::is_contained(state.name.getAttributeNames(), row.getName()))
        return reader.emitError() << "'" << state.name << "' op has no property " << row.getName();
    state.propertiesAttr = properties;
    return success();
  }
  void writeProperties(Operation *op, DialectBytecodeWriter &writer) const {
    Attribute properties = op->getPropertiesAsAttribute();
    writer.writeAttribute(properties ? properties : DictionaryAttr::get(op->getContext()));
  }
};

} // namespace

bool fishplate::addTrait(OpFacts &facts, StringRef name) {
  if (name == "ConstantLike" && !facts.hasValue)
    return true;
  const TraitRow *row = findRow(name);
  if (row)
    facts.traits.push_back(row);
  if (name == "Pure" || name == "NoMemoryEffect")
    facts.knowsEffects = true;
  if (name == "Pure" || name == "AlwaysSpeculatable" || name == "AlwaysSpeculatableImplTrait")
    facts.speculatable = true;
  if (name == "RecursivelySpeculatable" || name == "RecursivelySpeculatableImplTrait")
    facts.recursivelySpeculatable = true;
  if (name == "Symbol" || name == "SymbolOpInterface" || name == "OptionalSymbol")
    facts.symbol = true;
  if (name == "OptionalSymbol")
    facts.optionalSymbol = true;
  static constexpr StringRef others[] = {
      "Pure",        "NoMemoryEffect",    "AlwaysSpeculatable",        "RecursivelySpeculatable",
      "Symbol",      "SymbolOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface",
      "RegionKindInterface", "RegionBranchTerminatorOpInterface",
      // A symbol whose name may be absent. In C++ it overrides `isOptionalSymbol`.
      "OptionalSymbol",
      // The model and the hooks of the operation implement these.
      "MemoryEffects", "LoopLikeOpInterface", "CallOpInterface", "CallableOpInterface"};
  return row || llvm::is_contained(others, name);
}

std::optional<TypeID> fishplate::findTrait(StringRef name) {
  const TraitRow *row = findRow(name);
  return row ? std::optional(row->id) : std::nullopt;
}

bool fishplate::hasTrait(const OpFacts &facts, TypeID id) {
  if (id == TypeID::get<FlowFromHooks>())
    return facts.interfaces & (ImplementsBranch | ImplementsRegionBranch | ImplementsCall | ImplementsCallable);
  return llvm::any_of(facts.traits, [&](const TraitRow *row) { return row->id == id; });
}

LogicalResult fishplate::verifyTraits(const OpFacts &facts, Operation *op, bool regions) {
  bool named = !facts.optionalSymbol || op->hasAttr(SymbolTable::getSymbolAttrName());
  if (facts.symbol && named && !regions && failed(mlir::detail::verifySymbol(op)))
    return failure();
  for (const TraitRow *row : facts.traits)
    if (Check check = regions ? row->checkRegions : row->check)
      if (failed(check(op)))
        return failure();
  return success();
}

LogicalResult fishplate::foldTraits(const OpFacts &facts, Operation *op,
                                    ArrayRef<Attribute> operands,
                                    SmallVectorImpl<OpFoldResult> &results) {
  auto has = [&](TypeID id) { return hasTrait(facts, id); };
  auto take = [&](OpFoldResult result) {
    if (result)
      results.push_back(result);
    return success(bool(result));
  };
  if (op->getNumResults() == 1 && op->getNumOperands()) {
    if (has(TypeID::get<OpTrait::IsIdempotent>()) && succeeded(take(traits::foldIdempotent(op))))
      return success();
    if (has(TypeID::get<OpTrait::IsInvolution>()) && succeeded(take(traits::foldInvolution(op))))
      return success();
  }
  if (has(TypeID::get<OpTrait::IsCommutative>()))
    return traits::foldCommutative(op, operands, results);
  return failure();
}

void fishplate::addInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map) {
  map.insertModels<BytecodeModel>();
  if (facts.knowsEffects)
    map.insertModels<MemoryModel>();
  if (facts.speculatable || facts.recursivelySpeculatable ||
      (facts.interfaces & ImplementsSpeculation))
    map.insertModels<SpeculationModel>();
  if (facts.symbol)
    map.insertModels<SymbolModel>();
  if (hasTrait(facts, TypeID::get<OpTrait::HasOnlyGraphRegion>()))
    map.insertModels<GraphModel>();
  if (hasTrait(facts, TypeID::get<OpTrait::ReturnLike>()))
    map.insertModels<ReturnModel>();
}
