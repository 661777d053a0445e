// A library whose functions return objects and functions that need its code to be used and released.

#define TVM_FFI_DLL_EXPORT_INCLUDE_METADATA 1
#include <tvm/ffi/reflection/registry.h>
#include <tvm/ffi/tvm_ffi.h>

using namespace tvm::ffi;

namespace {

class PluginObj : public Object {
 public:
  explicit PluginObj(String text) : text(std::move(text)) {}
  String text;
  TVM_FFI_DECLARE_OBJECT_INFO_FINAL("test.module.Plugin", PluginObj, Object);
};

Any MakeObject() { return ObjectRef(make_object<PluginObj>("made in a plug-in, longer than inline")); }
Function MakeClosure(int64_t x) {
  return Function::FromTyped([x](int64_t y) { return x + y; });
}
String MakeText() { return std::string(100, 'x'); }
void Fail() { TVM_FFI_THROW(ValueError) << "from the plug-in"; }

}  // namespace

TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_object, MakeObject)
TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_closure, MakeClosure)
TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_text, MakeText)
TVM_FFI_DLL_EXPORT_TYPED_FUNC(fail, Fail)
TVM_FFI_DLL_EXPORT_TYPED_FUNC_DOC(make_text, "Makes a long text.")
