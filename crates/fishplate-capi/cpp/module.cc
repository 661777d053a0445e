// Modules at the C++ boundary, both ways.
//
// Out: the members of ModuleObj and Module that clients link against, and the class whose vtable the runtime's own
// modules carry, so that a client's virtual call on them ends in the runtime.
// In: `CallVirtual`, by which the runtime calls a virtual function of a client's module. No C++ exception leaves it.

#include <cstring>

#include "call.h"

using fishplate::BoolValue;
using fishplate::Check;
using fishplate::GlobalFunction;
using fishplate::ToBool;
using fishplate::ToInt;
using fishplate::ToObject;

namespace {

// Functions of the runtime in addition to its global functions; the layout is that of `RuntimeModuleCalls` in Rust.
struct RuntimeCalls {
  int (*import_module)(void* module, void* other);
  int (*clear_imports)(void* module);
  int (*visit_context_symbols)(void* callback);
};

RuntimeCalls runtime_calls;

}  // namespace

namespace tvm {
namespace ffi {

namespace {

TVMFFIAny Self(const ModuleObj* module) { return ObjectValue(module->handle()); }

[[noreturn]] void ThrowUnsupported(const ModuleObj* module, const char* what) {
  const char* kind = module->kind();
  fishplate::Throw("RuntimeError", {"Module[", kind == nullptr ? "" : kind, "] does not support ", what});
}

}  // namespace

void ModuleObj::WriteToFile(const String&, const String&) const { ThrowUnsupported(this, "WriteToFile"); }

Any ModuleObj::SaveToBytes() const { ThrowUnsupported(this, "SaveToBytes"); }

ObjectRef ModuleObj::GetWriteFormats() const {
  static GlobalFunction call("ffi.Array");
  return ToObject(call({}));
}

// The two functions that a client may override and call from its override: they do the runtime's work directly, unlike
// the global functions, which come back here.
void ModuleObj::ImportModule(const Module& other) { Check(runtime_calls.import_module(handle(), other.handle())); }

void ModuleObj::ClearImports() { Check(runtime_calls.clear_imports(handle())); }

ObjectRef ModuleObj::GetFunction(const String& name, bool query_imports) {
  static GlobalFunction call("ffi.ModuleGetFunction");
  return ToObject(call({Self(this), name.raw(), BoolValue(query_imports)}));
}

bool ModuleObj::ImplementsFunction(const String& name, bool query_imports) {
  static GlobalFunction call("ffi.ModuleImplementsFunction");
  return ToBool(call({Self(this), name.raw(), BoolValue(query_imports)}));
}

Any ModuleObj::GetFunctionDoc(const String& name, bool query_imports) {
  static GlobalFunction call("ffi.ModuleGetFunctionDoc");
  return call({Self(this), name.raw(), BoolValue(query_imports)});
}

Any ModuleObj::GetFunctionMetadata(const String& name, bool query_imports) {
  static GlobalFunction call("ffi.ModuleGetFunctionMetadata");
  return call({Self(this), name.raw(), BoolValue(query_imports)});
}

Module Module::LoadFromFile(const String& file_name) {
  static GlobalFunction call("ffi.ModuleLoadFromFile");
  return Module(ToObject(call({file_name.raw()})).Release());
}

void Module::VisitContextSymbols(const TypedFunction<void(String, void*)>& callback) {
  Check(runtime_calls.visit_context_symbols(callback.handle()));
}

namespace {

// A module of the runtime as C++ sees it. Constructed only for its vtable.
class RuntimeModule final : public ModuleObj {
 public:
  const char* kind() const override { return "library"; }
  int GetPropertyMask() const override {
    static GlobalFunction call("ffi.ModuleGetPropertyMask");
    return static_cast<int>(ToInt(call({Self(this)})));
  }
  ObjectRef GetFunction(const String& name) override { return ModuleObj::GetFunction(name, false); }
  bool ImplementsFunction(const String& name) override { return ModuleObj::ImplementsFunction(name, false); }
  Any GetFunctionDoc(const String& name) override { return ModuleObj::GetFunctionDoc(name, false); }
  Any GetFunctionMetadata(const String& name) override { return ModuleObj::GetFunctionMetadata(name, false); }
  void WriteToFile(const String& file_name, const String& format) const override {
    static GlobalFunction call("ffi.ModuleWriteToFile");
    call({Self(this), file_name.raw(), format.raw()});
  }
  String InspectSource(const String& format) const override {
    static GlobalFunction call("ffi.ModuleInspectSource");
    return fishplate::ToString(call({Self(this), format.raw()}));
  }
};

// The virtual functions that the runtime calls; the numbers are those of `Method` in Rust.
enum class Method : int32_t {
  kKind = 0,
  kPropertyMask = 1,
  kGetFunction = 2,
  kImplementsFunction = 3,
  kFunctionDoc = 4,
  kFunctionMetadata = 5,
  kWriteToFile = 6,
  kWriteFormats = 7,
  kInspectSource = 8,
  kImportModule = 9,
  kClearImports = 10,
};

Any KindOf(const ModuleObj* module) {
  const char* kind = module->kind();
  if (kind == nullptr) fishplate::Throw("ValueError", {"The kind of a module is null"});
  TVMFFIByteArray bytes{kind, std::strlen(kind)};
  TVMFFIAny out{kNone, 0, {0}};
  Check(TVMFFIStringFromByteArray(&bytes, &out));
  return Any(out);
}

Any OfObject(ObjectRef object) { return Any(ObjectValue(object.Release())); }

// `args` are strings, in the form of C++, or a module.
Any Dispatch(ModuleObj* module, Method method, const TVMFFIAny* args) {
  const auto text = [args](int i) -> const String& { return reinterpret_cast<const String&>(args[i]); };
  switch (method) {
    case Method::kKind:
      return KindOf(module);
    case Method::kPropertyMask:
      return Any(TVMFFIAny{kInt, 0, {module->GetPropertyMask()}});
    case Method::kGetFunction:
      return OfObject(module->GetFunction(text(0)));
    case Method::kImplementsFunction:
      return Any(BoolValue(module->ImplementsFunction(text(0))));
    case Method::kFunctionDoc:
      return module->GetFunctionDoc(text(0));
    case Method::kFunctionMetadata:
      return module->GetFunctionMetadata(text(0));
    case Method::kWriteToFile:
      module->WriteToFile(text(0), text(1));
      return Any();
    case Method::kWriteFormats:
      return OfObject(module->GetWriteFormats());
    case Method::kInspectSource:
      return Any(module->InspectSource(text(0)).Release());
    case Method::kImportModule: {
      TVMFFIObjectIncRef(args[0].v_ptr);
      module->ImportModule(Module(args[0].v_ptr));
      return Any();
    }
    case Method::kClearImports:
      module->ClearImports();
      return Any();
  }
  fishplate::Throw("InternalError", {"Unknown method of a module"});
}

int CallVirtual(void* handle, int32_t method, const TVMFFIAny* args, TVMFFIAny* out) noexcept {
  try {
    *out = Dispatch(ModuleObj::FromHandle(handle), static_cast<Method>(method), args).Release();
    return 0;
  } catch (const Error& error) {
    TVMFFIErrorSetRaised(error.handle());
  } catch (const std::exception& error) {
    TVMFFIErrorSetRaisedFromCStr("InternalError", error.what());
  } catch (...) {
    TVMFFIErrorSetRaisedFromCStr("InternalError", "A module threw something that is not a std::exception");
  }
  return -1;
}

// Functions of C++ for the runtime; the layout is that of `ForeignModuleCalls` in Rust.
struct ForeignModuleCalls {
  const void* vtable;
  int (*call)(void* handle, int32_t method, const TVMFFIAny* args, TVMFFIAny* out);
};

}  // namespace
}  // namespace ffi
}  // namespace tvm

// Connects the two sides, once, before any module exists.
extern "C" void fishplate_connect_modules(const RuntimeCalls* runtime, tvm::ffi::ForeignModuleCalls* foreign) {
  runtime_calls = *runtime;
  static const tvm::ffi::RuntimeModule prototype{};
  std::memcpy(&foreign->vtable, static_cast<const void*>(&prototype), sizeof(void*));
  foreign->call = tvm::ffi::CallVirtual;
}
