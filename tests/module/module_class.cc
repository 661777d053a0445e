// A client's C++ module class and the runtime's own modules, each called from the other side.

#include <tvm/ffi/extra/c_env_api.h>

#include <stdexcept>

#include "check.h"

namespace {

int live_modules = 0;

class ClientModule : public ModuleObj {
 public:
  explicit ClientModule(std::string function = "answer") : function_(std::move(function)) { live_modules++; }
  ~ClientModule() { live_modules--; }

  const char* kind() const override { return "client"; }
  int GetPropertyMask() const override { return 0b110; }
  Optional<Function> GetFunction(const String& name) override {
    if (name == "throw_error") TVM_FFI_THROW(KeyError) << "no " << name;
    if (name == "throw_std") throw std::out_of_range("far out");
    if (name == "throw_int") throw 7;
    if (name == function_) return Function::FromTyped([] { return 42; });
    return std::nullopt;
  }
  Optional<String> GetFunctionDoc(const String& name) override {
    if (name == function_) return String("the documentation of a function");
    return std::nullopt;
  }
  Optional<String> GetFunctionMetadata(const String& name) override {
    if (name == function_) return String("{}");
    return std::nullopt;
  }
  void WriteToFile(const String& file_name, const String& format) const override { written = file_name + format; }
  Array<String> GetWriteFormats() const override { return {"a", "a long name of a format"}; }
  String InspectSource(const String& format) const override { return "source as " + format; }

  mutable std::string written;

 private:
  std::string function_;
};

// Overrides the functions that the others inherit from the base class.
class CountingModule : public ClientModule {
 public:
  using ClientModule::ClientModule;
  bool ImplementsFunction(const String&) override { return true; }
  void ImportModule(const Module& other) override {
    imported++;
    ModuleObj::ImportModule(other);
  }
  void ClearImports() override {
    cleared++;
    ModuleObj::ClearImports();
  }
  int imported = 0;
  int cleared = 0;
};

int AddOne(void*, const TVMFFIAny* args, int32_t, TVMFFIAny* result) {
  result->type_index = kTVMFFIInt;
  result->v_int64 = args[0].v_int64 + 1;
  return 0;
}

Module RuntimeModule(const char* prefix) {
  TVMFFIEnvModRegisterSystemLibSymbol((std::string("__tvm_ffi_") + prefix + "add_one").c_str(),
                                      reinterpret_cast<void*>(AddOne));
  return Global("ffi.SystemLib")(prefix).cast<Module>();
}

// Every virtual function of a client's class is reached through the global functions.
void GlobalsCallTheClass() {
  auto object = make_object<ClientModule>();
  Module module(object);
  EXPECT(Global("ffi.ModuleGetKind")(module).cast<String>() == "client");
  EXPECT(Global("ffi.ModuleGetPropertyMask")(module).cast<int>() == 0b110);
  EXPECT(Global("ffi.ModuleGetFunction")(module, "answer", false).cast<Function>()().cast<int>() == 42);
  EXPECT(Global("ffi.ModuleGetFunction")(module, "other", true) == nullptr);
  EXPECT(Global("ffi.ModuleImplementsFunction")(module, "answer", false).cast<bool>());
  EXPECT(!Global("ffi.ModuleImplementsFunction")(module, "a name that is not inline", false).cast<bool>());
  EXPECT(Global("ffi.ModuleGetFunctionDoc")(module, "answer", false).cast<String>() ==
         "the documentation of a function");
  EXPECT(Global("ffi.ModuleGetFunctionMetadata")(module, "answer", false).cast<String>() == "{}");
  EXPECT(Global("ffi.ModuleGetFunctionMetadata")(module, "other", false) == nullptr);
  Global("ffi.ModuleWriteToFile")(module, "a file with a long name", ".o");
  EXPECT(object->written == "a file with a long name.o");
  EXPECT(Global("ffi.ModuleGetWriteFormats")(module).cast<Array<String>>().size() == 2);
  EXPECT(Global("ffi.ModuleInspectSource")(module, "c++").cast<String>() == "source as c++");
}

void OverridesAreCalledAndMayCallTheBase() {
  auto object = make_object<CountingModule>("one");
  Module module(object), other(make_object<ClientModule>("two"));
  Global("ffi.ModuleImportModule")(module, other);
  EXPECT(object->imported == 1);
  EXPECT(object->imports().size() == 1);
  EXPECT(Global("ffi.ModuleImplementsFunction")(module, "anything", false).cast<bool>());
  Global("ffi.ModuleClearImports")(module);
  EXPECT(object->cleared == 1);
  EXPECT(object->imports().empty());
}

void ExceptionsOfTheClassArrive() {
  Module module(make_object<ClientModule>());
  Function get = Global("ffi.ModuleGetFunction");
  EXPECT_THROW(get(module, "throw_error", false), "KeyError", "no throw_error");
  EXPECT_THROW(module->GetFunction("throw_error", true), "KeyError", "no throw_error");
  Module other(make_object<ClientModule>("other"));
  other->ImportModule(module);
  EXPECT_THROW(other->GetFunction("throw_error", true), "KeyError", "no throw_error");
}

void AnythingMayBeThrown() {
  Module module(make_object<ClientModule>());
  Function get = Global("ffi.ModuleGetFunction");
  EXPECT_THROW(get(module, "throw_std", false), "InternalError", "far out");
  EXPECT_THROW(get(module, "throw_int", false), "InternalError", "not a std::exception");
}

// A runtime module seen through the virtual functions and the inlined code of the headers.
void RuntimeModulesAreModuleObjs() {
  Module module = RuntimeModule("test_virtual_");
  EXPECT(std::string(module->kind()) == "library");
  EXPECT(module->GetPropertyMask() == (Module::kBinarySerializable | Module::kRunnable));
  EXPECT((*module->GetFunction("add_one"))(41).cast<int>() == 42);
  EXPECT(!module->GetFunction("missing").has_value());
  EXPECT(module->ImplementsFunction("add_one"));
  EXPECT(!module->ImplementsFunction("missing"));
  EXPECT(!module->GetFunctionDoc("add_one").has_value());
  EXPECT(!module->GetFunctionMetadata("add_one").has_value());
  EXPECT(module->GetWriteFormats().empty());
  EXPECT(module->InspectSource("") == "");
  EXPECT(module->imports().empty());
  EXPECT_THROW(module->WriteToFile("a", "b"), "RuntimeError", "Module[library] does not support WriteToFile");
  EXPECT_THROW(module->SaveToBytes(), "RuntimeError", "Module[library] does not support SaveToBytes");
}

void ImportsMixBothKinds() {
  Module runtime = RuntimeModule("test_imports_"), client(make_object<ClientModule>("client_function"));
  Module root(make_object<ClientModule>("root_function"));
  root->ImportModule(runtime);
  runtime->ImportModule(client);
  EXPECT(runtime->imports().size() == 1);
  EXPECT((*root->GetFunction("client_function", true))().cast<int>() == 42);
  EXPECT((*root->GetFunction("add_one", true))(1).cast<int>() == 2);
  EXPECT(!root->GetFunction("client_function", false).has_value());
  EXPECT(root->ImplementsFunction("client_function", true));
  EXPECT(*root->GetFunctionDoc("client_function", true) == "the documentation of a function");
  EXPECT(*root->GetFunctionMetadata("client_function", true) == "{}");
  EXPECT_THROW(client->ImportModule(root), "RuntimeError", "Cyclic dependency detected during import");
  EXPECT_THROW(root->ImportModule(root), "RuntimeError", "Cyclic dependency detected during import");
  runtime->ClearImports();
  EXPECT(!root->GetFunction("client_function", true).has_value());
}

// Generated code holds the address of the C++ object and keeps its look-ups without a reference.
void LookUpFromImports() {
  Module module(make_object<ClientModule>("own")), import(make_object<ClientModule>("imported"));
  module->ImportModule(import);
  void* context = const_cast<ModuleObj*>(module.operator->());
  TVMFFIObjectHandle function = nullptr, again = nullptr;
  EXPECT(TVMFFIEnvModLookupFromImports(context, "imported", &function) == 0);
  EXPECT(TVMFFIEnvModLookupFromImports(context, "imported", &again) == 0);
  EXPECT(function != nullptr && function == again);
  EXPECT(TVMFFIEnvModLookupFromImports(context, "own", &again) == -1);
  EXPECT_THROW(throw detail::MoveFromSafeCallRaised(), "RuntimeError",
               "Cannot find function own in the imported modules or global registry.");
}

void LookUpRefusesNull() {
  Module module(make_object<ClientModule>("own"));
  void* context = const_cast<ModuleObj*>(module.operator->());
  TVMFFIObjectHandle function = nullptr;
  EXPECT(TVMFFIEnvModLookupFromImports(nullptr, "own", &function) == -1);
  EXPECT_THROW(throw detail::MoveFromSafeCallRaised(), "RuntimeError", "The library has no module");
  EXPECT(TVMFFIEnvModLookupFromImports(context, nullptr, &function) == -1);
  EXPECT_THROW(throw detail::MoveFromSafeCallRaised(), "ValueError", "is null");
  EXPECT(TVMFFIEnvModLookupFromImports(context, "own", nullptr) == -1);
  EXPECT_THROW(throw detail::MoveFromSafeCallRaised(), "ValueError", "is null");
  EXPECT(TVMFFIEnvModRegisterContextSymbol(nullptr, nullptr) == -1);
  EXPECT_THROW(throw detail::MoveFromSafeCallRaised(), "ValueError", "is null");
  EXPECT(TVMFFIEnvModRegisterSystemLibSymbol(nullptr, nullptr) == -1);
  EXPECT_THROW(throw detail::MoveFromSafeCallRaised(), "ValueError", "is null");
}

void ContextSymbolsAreVisited() {
  static int first, second;
  TVMFFIEnvModRegisterContextSymbol("test_context_first", &first);
  TVMFFIEnvModRegisterContextSymbol("test_context_second", &second);
  int found = 0;
  Module::VisitContextSymbols(TypedFunction<void(String, void*)>([&](String name, void* address) {
    found += (name == "test_context_first" && address == &first) || (name == "test_context_second" && address == &second);
  }));
  EXPECT(found == 2);
  auto fail = TypedFunction<void(String, void*)>([](String, void*) { TVM_FFI_THROW(KeyError) << "stop"; });
  EXPECT_THROW(Module::VisitContextSymbols(fail), "KeyError", "stop");
}

void ModulesAreReleased() {
  {
    Module root(make_object<ClientModule>("a")), import(make_object<ClientModule>("b"));
    root->ImportModule(import);
    TVMFFIObjectHandle function = nullptr;
    EXPECT(TVMFFIEnvModLookupFromImports(const_cast<ModuleObj*>(root.operator->()), "b", &function) == 0);
    Global("ffi.ModuleGlobalsAdd")(root);
    Global("ffi.ModuleGlobalsRemove")(root);
    EXPECT(live_modules == 2);
  }
  EXPECT(live_modules == 0);
}

void MissingFilesAreErrors() {
  EXPECT_THROW(Module::LoadFromFile("no_format"), "RuntimeError", "Failed to get file format from no_format");
  EXPECT_THROW(Module::LoadFromFile("a.unknown"), "RuntimeError", "Loader for `.unknown` files is not registered");
  EXPECT_THROW(Module::LoadFromFile("/nowhere/a.so"), "InternalError",
               "Failed to load dynamic shared library /nowhere/a.so");
}

}  // namespace

int main() {
  return RunTests({TEST(GlobalsCallTheClass), TEST(OverridesAreCalledAndMayCallTheBase),
                   TEST(ExceptionsOfTheClassArrive), OURS(AnythingMayBeThrown), TEST(RuntimeModulesAreModuleObjs),
                   TEST(ImportsMixBothKinds), TEST(LookUpFromImports), OURS(LookUpRefusesNull),
                   TEST(ContextSymbolsAreVisited), TEST(ModulesAreReleased), TEST(MissingFilesAreErrors)});
}
