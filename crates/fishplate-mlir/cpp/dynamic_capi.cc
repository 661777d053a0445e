// The functions with which the Rust side creates dynamic dialects and queries their types and attributes.

#include "dynamic.h"

using namespace mlir;
using fishplate::Definition;

namespace {

// Loads a dialect: the function that defines its contents, called once per context.
struct Recipe {
  Recipe(std::string name, void *data, void (*populate)(void *, fishplate::Dialect *),
         void (*drop)(void *))
      : name(std::move(name)), data(data), populate(populate), drop(drop),
        id(std::make_shared<SelfOwningTypeID>()) {}
  Recipe(const Recipe &) = delete;
  ~Recipe() { drop(data); }

  mlir::Dialect *load(MLIRContext *context) const {
    // When functions are inlined, terminators that return become branches of this dialect.
    context->getOrLoadDialect("cf");
    StringAttr owned = StringAttr::get(context, name);
    mlir::Dialect *dialect = context->getOrLoadDialect(owned, id->getTypeID(), [&] {
      return std::make_unique<fishplate::Dialect>(owned, context, id);
    });
    // The dialect is in place, so later definitions can already use earlier ones.
    void *landing = fishplateLeaveGuard();
    populate(data, static_cast<fishplate::Dialect *>(dialect));
    fishplateEnterGuard(landing);
    return dialect;
  }

  std::string name;
  void *data;
  void (*populate)(void *, fishplate::Dialect *);
  void (*drop)(void *);
  std::shared_ptr<SelfOwningTypeID> id;
};

SmallVector<Attribute> list(const MlirAttribute *params, intptr_t count) {
  SmallVector<Attribute> result;
  for (intptr_t i = 0; i < count; ++i)
    result.push_back(unwrap(params[i]));
  return result;
}

} // namespace

// Registers a dialect; `populate` defines its contents on first use. Returns false if the context already knows a
// dialect with that name. `data` is dropped when neither the context nor the dialect needs it any more, which may be at
// once.
extern "C" bool fishplateDialectRegister(MlirContext context, MlirStringRef name, void *data,
                                         void (*populate)(void *, fishplate::Dialect *),
                                         void (*drop)(void *)) {
  MLIRContext &target = *unwrap(context);
  auto recipe = std::make_shared<Recipe>(unwrap(name).str(), data, populate, drop);
  if (target.getLoadedDialect(unwrap(name)) ||
      llvm::is_contained(target.getAvailableDialects(), unwrap(name)))
    return false;
  DialectRegistry registry;
  registry.insert(recipe->id->getTypeID(), unwrap(name),
                  [recipe](MLIRContext *context) { return recipe->load(context); });
  target.appendDialectRegistry(registry);
  return true;
}

// Returns the dialect with that name, and loads it if necessary; null if there is none or it is not one of ours.
extern "C" fishplate::Dialect *fishplateDialectGet(MlirContext context, MlirStringRef name) {
  unwrap(context)->getOrLoadDialect(unwrap(name));
  return fishplate::findDialect(unwrap(context), unwrap(name));
}

extern "C" MlirContext fishplateDialectContext(fishplate::Dialect *dialect) {
  return wrap(dialect->getContext());
}

extern "C" void fishplateDialectWarn(fishplate::Dialect *dialect, MlirStringRef message) {
  emitWarning(UnknownLoc::get(dialect->getContext()), unwrap(message));
}

extern "C" void fishplateDialectSetInlinable(fishplate::Dialect *dialect, bool inlinable) {
  dialect->inlinable = inlinable;
}

// Returns null if the name is already defined. Takes the hooks in any case.
extern "C" Definition *fishplateDefine(fishplate::Dialect *dialect, MlirStringRef mnemonic,
                                       const fishplate::StorageHooks *hooks, bool isType,
                                       intptr_t typeParam, bool ofMemref,
                                       bool vectorElement) {
  return dialect->define(unwrap(mnemonic), *hooks, isType, typeParam, ofMemref, vectorElement);
}

extern "C" Definition *fishplateDialectFind(fishplate::Dialect *dialect, MlirStringRef mnemonic,
                                            bool isType) {
  return dialect->find(unwrap(mnemonic), isType);
}

extern "C" MlirStringRef fishplateDefinitionName(Definition *definition) {
  return wrap(StringRef(definition->name));
}

extern "C" MlirContext fishplateDefinitionContext(Definition *definition) {
  return wrap(definition->dialect->getContext());
}

// Verifies the parameters; the error goes into `message`.
extern "C" bool fishplateDefinitionVerify(Definition *definition, const MlirAttribute *params,
                                          intptr_t count, void *message) {
  MlirContext context = wrap(definition->dialect->getContext());
  return definition->hooks.call(&fishplate::StorageHooks::verify, context, params, count, message);
}

// The caller has verified the parameters.
extern "C" MlirType fishplateTypeGet(Definition *definition, const MlirAttribute *params,
                                     intptr_t count) {
  return wrap(fishplate::getType(definition, list(params, count)));
}

extern "C" MlirAttribute fishplateAttributeGet(Definition *definition, const MlirAttribute *params,
                                               intptr_t count) {
  return wrap(fishplate::getAttribute(definition, list(params, count)));
}

// Returns the definition of a type or attribute; null if it is not of a dynamic dialect.
extern "C" Definition *fishplateTypeDefinition(MlirType type) {
  return fishplate::definitionOf(unwrap(type));
}

extern "C" Definition *fishplateAttributeDefinition(MlirAttribute attr) {
  return fishplate::definitionOf(unwrap(attr));
}

// Returns the parameters of a type or attribute that has a definition.
extern "C" intptr_t fishplateTypeParamCount(MlirType type) {
  return fishplate::paramsOf(unwrap(type)).size();
}

extern "C" MlirAttribute fishplateTypeParam(MlirType type, intptr_t index) {
  return wrap(fishplate::paramsOf(unwrap(type))[index]);
}

extern "C" intptr_t fishplateAttributeParamCount(MlirAttribute attr) {
  return fishplate::paramsOf(unwrap(attr)).size();
}

extern "C" MlirAttribute fishplateAttributeParam(MlirAttribute attr, intptr_t index) {
  return wrap(fishplate::paramsOf(unwrap(attr))[index]);
}

// Results that hooks return: a message, or parameters.
extern "C" void *fishplateMessageNew() { return new std::string; }

extern "C" MlirStringRef fishplateMessageText(void *message) {
  return wrap(StringRef(*static_cast<std::string *>(message)));
}

extern "C" void fishplateMessageDelete(void *message) {
  delete static_cast<std::string *>(message);
}

extern "C" void fishplateMessageSet(void *message, MlirStringRef text) {
  static_cast<std::string *>(message)->assign(text.data, text.length);
}

extern "C" void fishplateParamsPush(void *params, MlirAttribute attr) {
  static_cast<SmallVectorImpl<Attribute> *>(params)->push_back(unwrap(attr));
}
