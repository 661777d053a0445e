// The exported C++ functions other than those of modules. Each one calls the global function of the same purpose.

#include <cstring>

#include "call.h"

using fishplate::BoolValue;
using fishplate::GlobalFunction;
using fishplate::ToBool;
using fishplate::ToInt;
using fishplate::ToObject;

namespace tvm {
namespace ffi {

FISHPLATE_EXPORT Any DeepCopy(const Any& value) {
  static GlobalFunction call("ffi.DeepCopy");
  return call({value.raw()});
}

FISHPLATE_EXPORT String ReprPrint(const Any& value) {
  static GlobalFunction call("ffi.ReprPrint");
  return fishplate::ToString(call({value.raw()}));
}

FISHPLATE_EXPORT Any ToJSONGraph(const Any& value, const Any& metadata) {
  static GlobalFunction call("ffi.ToJSONGraph");
  return call({value.raw(), metadata.raw()});
}

FISHPLATE_EXPORT Any FromJSONGraph(const Any& value) {
  static GlobalFunction call("ffi.FromJSONGraph");
  return call({value.raw()});
}

FISHPLATE_EXPORT int64_t RecursiveHash(const Any& value) {
  static GlobalFunction call("ffi.RecursiveHash");
  return ToInt(call({value.raw()}));
}

FISHPLATE_EXPORT bool RecursiveEq(const Any& lhs, const Any& rhs) {
  static GlobalFunction call("ffi.RecursiveEq");
  return ToBool(call({lhs.raw(), rhs.raw()}));
}

FISHPLATE_EXPORT bool RecursiveLt(const Any& lhs, const Any& rhs) {
  static GlobalFunction call("ffi.RecursiveLt");
  return ToBool(call({lhs.raw(), rhs.raw()}));
}

FISHPLATE_EXPORT bool RecursiveLe(const Any& lhs, const Any& rhs) {
  static GlobalFunction call("ffi.RecursiveLe");
  return ToBool(call({lhs.raw(), rhs.raw()}));
}

FISHPLATE_EXPORT bool RecursiveGt(const Any& lhs, const Any& rhs) {
  static GlobalFunction call("ffi.RecursiveGt");
  return ToBool(call({lhs.raw(), rhs.raw()}));
}

FISHPLATE_EXPORT bool RecursiveGe(const Any& lhs, const Any& rhs) {
  static GlobalFunction call("ffi.RecursiveGe");
  return ToBool(call({lhs.raw(), rhs.raw()}));
}

class FISHPLATE_EXPORT StructuralEqual {
 public:
  static bool Equal(const Any& lhs, const Any& rhs, bool map_free_vars, bool skip_tensor_content);
  static ObjectRef GetFirstMismatch(const Any& lhs, const Any& rhs, bool map_free_vars, bool skip_tensor_content);
};

bool StructuralEqual::Equal(const Any& lhs, const Any& rhs, bool map_free_vars, bool skip_tensor_content) {
  static GlobalFunction call("ffi.StructuralEqual");
  return ToBool(call({lhs.raw(), rhs.raw(), BoolValue(map_free_vars), BoolValue(skip_tensor_content)}));
}

ObjectRef StructuralEqual::GetFirstMismatch(const Any& lhs, const Any& rhs, bool map_free_vars,
                                            bool skip_tensor_content) {
  static GlobalFunction call("ffi.GetFirstStructuralMismatch");
  return ToObject(call({lhs.raw(), rhs.raw(), BoolValue(map_free_vars), BoolValue(skip_tensor_content)}));
}

class FISHPLATE_EXPORT StructuralHash {
 public:
  static uint64_t Hash(const Any& value, bool map_free_vars, bool skip_tensor_content);
};

uint64_t StructuralHash::Hash(const Any& value, bool map_free_vars, bool skip_tensor_content) {
  static GlobalFunction call("ffi.StructuralHash");
  return static_cast<uint64_t>(ToInt(call({value.raw(), BoolValue(map_free_vars), BoolValue(skip_tensor_content)})));
}

class FISHPLATE_EXPORT VisitErrorContext : public ObjectRef {
 public:
  static ObjectRef FindAccessPaths(const ObjectRef& root, const VisitErrorContext& context, bool allow_prefix_match);
};

ObjectRef VisitErrorContext::FindAccessPaths(const ObjectRef& root, const VisitErrorContext& context,
                                             bool allow_prefix_match) {
  static GlobalFunction call("ffi.VisitErrorContext.FindAccessPaths");
  return ToObject(
      call({ObjectValue(root.handle()), ObjectValue(context.handle()), BoolValue(allow_prefix_match)}));
}

namespace json {

namespace {

bool IsValueError(const Error& error) {
  // The kind is the first member behind the header.
  const auto* kind = reinterpret_cast<const TVMFFIByteArray*>(static_cast<const Object*>(error.handle()) + 1);
  return kind->size == 10 && std::memcmp(kind->data, "ValueError", 10) == 0;
}

String StringOf(const char* text) {
  TVMFFIByteArray bytes{text, std::strlen(text)};
  TVMFFIAny out{kNone, 0, {0}};
  fishplate::Check(TVMFFIStringFromByteArray(&bytes, &out));
  return String(out);
}

String StringifyWith(const Any& value, const TVMFFIAny& indent) {
  static GlobalFunction call("ffi.json.Stringify");
  return fishplate::ToString(call({value.raw(), indent}));
}

}  // namespace

// With `error_msg`, invalid JSON is reported there and not thrown.
FISHPLATE_EXPORT Any Parse(const String& json_str, String* error_msg) {
  static GlobalFunction call("ffi.json.Parse");
  if (error_msg == nullptr) return call({json_str.raw()});
  try {
    Any result = call({json_str.raw()});
    *error_msg = StringOf("");
    return result;
  } catch (const Error& error) {
    if (!IsValueError(error)) throw;
    *error_msg = StringOf(error.what());
    return Any();
  }
}

FISHPLATE_EXPORT String Stringify(const Any& value, const Optional<int>& indent) {
  return StringifyWith(value, indent.raw());
}

// Clients of releases up to 0.1.12 call this spelling. Their Optional<int> is a std::optional<int> with its own copy
// constructor, so the argument is the address of an int and a flag, and the caller destroys it.
FISHPLATE_EXPORT String Stringify(const Any& value, Optional<int> indent) {
  struct {
    int32_t value;
    bool engaged;
  } old;
  std::memcpy(&old, static_cast<const void*>(&indent), sizeof(old));
  return StringifyWith(value, old.engaged ? TVMFFIAny{kInt, 0, {old.value}} : TVMFFIAny{kNone, 0, {0}});
}

}  // namespace json
}  // namespace ffi
}  // namespace tvm
