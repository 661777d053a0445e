// Operations of dynamic dialects: the operation model that MLIR queries. As in generated C++ classes, inherent
// attributes are stored in the properties: one slot per name, in the order of the definition.

#include "dynamic.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using fishplate::OpFacts;
using fishplate::OpHooks;

namespace {

class OpModel : public OperationName::Impl {
public:
  OpModel(StringRef name, fishplate::Dialect *dialect, const OpHooks &hooks, OpFacts &&facts,
          ArrayRef<NamedAttribute> defaults, mlir::detail::InterfaceMap &&interfaces)
      : Impl(name, dialect, dialect->newTypeID(), std::move(interfaces)), hooks(hooks),
        facts(std::move(facts)), defaults(defaults) {}

  LogicalResult foldHook(Operation *op, ArrayRef<Attribute> operands,
                         SmallVectorImpl<OpFoldResult> &results) final {
    if (hasTrait(TypeID::get<OpTrait::ConstantLike>()))
      return fishplate::foldConstant(facts, op, constantValues, results);
    if ((facts.interfaces & fishplate::ImplementsFold) &&
        succeeded(fishplate::foldByHook(op, operands, results)))
      return success();
    return fishplate::foldTraits(facts, op, operands, results);
  }
  void getCanonicalizationPatterns(RewritePatternSet &set, MLIRContext *) final {
    if (facts.interfaces & fishplate::ImplementsCanonicalize)
      fishplate::addCanonicalization(set, name.strref(), hooks);
  }
  bool hasTrait(TypeID id) final { return fishplate::hasTrait(facts, id); }

  OperationName::ParseAssemblyFn getParseAssemblyFn() final {
    return [this](OpAsmParser &parser, OperationState &state) -> ParseResult {
      if (!hooks->parse)
        // MLIR begins the message with the name.
        return parser.emitError(parser.getNameLoc())
               << "has no custom form here, since C++ code writes it: use the generic form, or give a hook '"
               << state.name << ".parse' (or hooks for the directives of its format)";
      fishplate::Parser ours{parser, &parser, &state};
      return success(hooks.call(&OpHooks::parse, &ours));
    };
  }
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef defaultDialect) final {
    if (!hooks->print)
      return printer.printGenericOp(op);
    struct Names : OpState {
      using OpState::printOpName;
    };
    Names::printOpName(op, printer, defaultDialect);
    fishplate::Printer ours{printer, &printer};
    hooks.call(&OpHooks::print, &ours, wrap(op));
  }

  LogicalResult verifyInvariants(Operation *op) final {
    if (failed(fishplate::verifyTraits(facts, op, false)))
      return failure();
    std::string message;
    if (hooks.call(&OpHooks::verify, wrap(op), &message))
      return fishplate::verifyAnswers(facts, op, false);
    return op->emitOpError() << message;
  }
  LogicalResult verifyRegionInvariants(Operation *op) final {
    if (failed(fishplate::verifyTraits(facts, op, true)))
      return failure();
    std::string message;
    if (hooks.call(&OpHooks::verifyRegions, wrap(op), &message))
      return fishplate::verifyAnswers(facts, op, true);
    return op->emitOpError() << message;
  }

  // Attributes with a default are inherent, so their defaults are those of the properties.
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) final {}
  std::optional<Attribute> getInherentAttr(Operation *op, StringRef name) final {
    if (std::optional<size_t> slot = find(name))
      return slots(op->getPropertiesStorage())[*slot];
    return std::nullopt;
  }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) final {
    if (std::optional<size_t> slot = find(name))
      slots(op->getPropertiesStorage())[*slot] = value;
  }
  void populateInherentAttrs(Operation *op, NamedAttrList &attrs) final {
    for (auto [name, value] : llvm::zip(attributeNames, slots(op->getPropertiesStorage())))
      if (value)
        attrs.append(name, value);
  }
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &,
                                    function_ref<InFlightDiagnostic()>) final {
    return success();
  }

  int getOpPropertyByteSize() final { return attributeNames.size() * sizeof(Attribute); }
  void initProperties(OperationName name, OpaqueProperties storage, OpaqueProperties init) final {
    MutableArrayRef<Attribute> own = slots(storage);
    std::uninitialized_fill(own.begin(), own.end(), Attribute());
    if (init)
      copyProperties(storage, init);
    populateDefaultProperties(name, storage);
  }
  void deleteProperties(OpaqueProperties) final {}
  void populateDefaultProperties(OperationName, OpaqueProperties storage) final {
    for (NamedAttribute row : defaults)
      if (std::optional<size_t> slot = find(row.getName()))
        if (Attribute &value = slots(storage)[*slot]; !value)
          value = row.getValue();
  }
  LogicalResult setPropertiesFromAttr(OperationName name, OpaqueProperties storage, Attribute attr,
                                      function_ref<InFlightDiagnostic()> error) final {
    auto dictionary = dyn_cast_or_null<DictionaryAttr>(attr);
    auto complain = [&](const Twine &what) -> LogicalResult {
      if (error)
        error() << "'" << name << "' op " << what;
      return failure();
    };
    if (!dictionary)
      return complain("expected a dictionary of properties");
    for (NamedAttribute row : dictionary) {
      std::optional<size_t> slot = find(row.getName());
      // Generated C++ classes ignore unknown names too.
      if (slot)
        slots(storage)[*slot] = row.getValue();
    }
    return success();
  }
  Attribute getPropertiesAsAttr(Operation *op) final {
    NamedAttrList list;
    populateInherentAttrs(op, list);
    return list.empty() ? Attribute() : list.getDictionary(op->getContext());
  }
  void copyProperties(OpaqueProperties to, OpaqueProperties from) final {
    llvm::copy(slots(from), slots(to).begin());
  }
  bool compareProperties(OpaqueProperties left, OpaqueProperties right) final {
    return slots(left) == slots(right);
  }
  llvm::hash_code hashProperties(OpaqueProperties storage) final {
    MutableArrayRef<Attribute> own = slots(storage);
    return llvm::hash_combine_range(own.begin(), own.end());
  }

  fishplate::Owned<OpHooks> hooks;
  OpFacts facts;
  fishplate::Answers kept;

private:
  std::optional<size_t> find(StringRef name) const {
    for (auto [slot, known] : llvm::enumerate(attributeNames))
      if (known == name)
        return slot;
    return std::nullopt;
  }
  MutableArrayRef<Attribute> slots(OpaqueProperties storage) const {
    return {storage.as<Attribute *>(), storage ? attributeNames.size() : 0};
  }

  SmallVector<NamedAttribute> defaults;
  fishplate::ConstantValues constantValues;
};

} // namespace

static OpModel &modelOf(Operation *op) {
  auto *impl = static_cast<OperationName::Impl *>(op->getName().getAsOpaquePointer());
  return *static_cast<OpModel *>(impl);
}

fishplate::Answers &fishplate::keptAnswers(Operation *op) { return modelOf(op).kept; }

const OpFacts &fishplate::factsOf(Operation *op) { return modelOf(op).facts; }

std::optional<fishplate::Parts> fishplate::askAgain(Operation *op, Question question,
                                                    intptr_t index, ArrayRef<Attribute> given) {
  SmallVector<MlirAttribute> raw;
  for (Attribute attr : given)
    raw.push_back(wrap(fishplate::isUnknownConstant(attr) ? Attribute() : attr));
  Parts parts;
  bool known = modelOf(op).hooks.call(&OpHooks::ask, wrap(op), static_cast<int32_t>(question), index,
                                      raw.data(), static_cast<intptr_t>(raw.size()), &parts);
  return known ? std::optional(std::move(parts)) : std::nullopt;
}

extern "C" void fishplateAnswerPush(void *answer, const fishplate::Part *part) {
  static_cast<fishplate::Parts *>(answer)->push_back(*part);
}

// Defines an operation. Trait names are those of TableGen or of C++. Returns the index of the first unknown trait, -1
// on success, and -2 if the operation is already defined. Takes the hooks in any case.
extern "C" intptr_t
fishplateOpDefine(fishplate::Dialect *dialect, MlirStringRef name, const OpHooks *hooks,
                  const MlirStringRef *traits, intptr_t traitCount,
                  const fishplate::Effect *effects, intptr_t effectCount, bool knowsEffects,
                  const MlirStringRef *attributes, intptr_t attributeCount,
                  const MlirNamedAttribute *defaults, intptr_t defaultCount) {
  OpFacts facts;
  facts.effects.assign(effects, effects + effectCount);
  facts.interfaces = hooks->interfaces;
  facts.knowsEffects = knowsEffects || (facts.interfaces & fishplate::ImplementsEffects);
  SmallVector<StringRef> names;
  for (intptr_t i = 0; i < attributeCount; ++i)
    names.push_back(unwrap(attributes[i]));
  facts.hasValue = llvm::is_contained(names, "value") ||
                   (facts.interfaces & fishplate::ImplementsFold);
  SmallVector<NamedAttribute> values;
  for (intptr_t i = 0; i < defaultCount; ++i)
    values.emplace_back(unwrap(defaults[i].name), unwrap(defaults[i].attribute));
  std::string full = (dialect->getNamespace() + "." + unwrap(name)).str();
  intptr_t problem = -1;
  if (RegisteredOperationName::lookup(full, dialect->getContext()))
    problem = -2;
  for (intptr_t i = 0; i < traitCount && problem == -1; ++i)
    if (!fishplate::addTrait(facts, unwrap(traits[i])))
      problem = i;
  mlir::detail::InterfaceMap interfaces;
  fishplate::addInterfaces(facts, interfaces);
  fishplate::addAskedInterfaces(facts, interfaces);
  auto model = std::make_unique<OpModel>(full, dialect, *hooks, std::move(facts), values,
                                         std::move(interfaces));
  if (problem != -1)
    return problem;
  // Memory that is read before it is written has a value of this dialect.
  if (hooks->interfaces & fishplate::ImplementsAllocation)
    dialect->getContext()->getOrLoadDialect("ub");
  if (model->hasTrait(TypeID::get<OpTrait::ConstantLike>()))
    dialect->constants.push_back(StringAttr::get(dialect->getContext(), full));
  RegisteredOperationName::insert(std::move(model), names);
  return problem;
}

extern "C" bool fishplateTraitKnown(MlirStringRef name) {
  OpFacts facts;
  return fishplate::addTrait(facts, unwrap(name));
}
