// Exports a dialect library with its own C++ as FFI functions, for its author's build: each function of the C API that
// `fishplate bindgen --shim` wrote is exported with one line, and any language that loads the library calls it by name.
//
// The library contains the MLIR that it was built against. Its contexts, types and attributes are objects of that MLIR
// (`mlir.Context`, `mlir.Type`, `mlir.Attribute`, ...) and are exchanged with `fishplate.ir` as text. Build it with
// the compiler that built that MLIR (clang for Debian's): MLIR identifies traits by their names in the compiler's
// spelling.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <memory>
#include <new>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <fishplate/c_api.h>

#include "mlir-c/AffineMap.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"

namespace fishplate::mlir_capi {

inline int raise(const char *kind, const std::string &message) {
  TVMFFIErrorSetRaisedFromCStr(kind, message.c_str());
  return -1;
}

/// A context of the library's MLIR, and its last diagnostics.
struct Owner {
  MlirContext context;
  std::string said;
  Owner(MlirDialectHandle dialect) : context(mlirContextCreateWithThreading(false)) {
    mlirContextAttachDiagnosticHandler(context, hear, this, nullptr);
    mlirDialectHandleRegisterDialect(dialect, context);
    mlirDialectHandleLoadDialect(dialect, context);
  }
  Owner(const Owner &) = delete;
  ~Owner() { mlirContextDestroy(context); }

  static void append(MlirStringRef text, void *to) {
    static_cast<std::string *>(to)->append(text.data, text.length);
  }
  static MlirLogicalResult hear(MlirDiagnostic diagnostic, void *self) {
    std::string &said = static_cast<Owner *>(self)->said;
    if (!said.empty()) said += "\n";
    mlirDiagnosticPrint(diagnostic, append, &said);
    return mlirLogicalResultSuccess();
  }
};

/// The FFI type of a handle.
template <class T> struct Key;
template <> struct Key<MlirContext> { static constexpr const char *value = "mlir.Context"; };
template <> struct Key<MlirType> { static constexpr const char *value = "mlir.Type"; };
template <> struct Key<MlirAttribute> { static constexpr const char *value = "mlir.Attribute"; };
template <> struct Key<MlirAffineMap> { static constexpr const char *value = "mlir.AffineMap"; };
template <> struct Key<MlirIntegerSet> { static constexpr const char *value = "mlir.IntegerSet"; };
template <> struct Key<MlirLocation> { static constexpr const char *value = "mlir.Location"; };

template <class T> int32_t indexOf() {
  static const int32_t index = [] {
    TVMFFIByteArray key = {Key<T>::value, std::strlen(Key<T>::value)};
    return TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject);
  }();
  return index;
}

/// A handle as an FFI object, which keeps its context alive.
template <class T> struct Object {
  TVMFFIObject header;
  std::shared_ptr<Owner> owner;
  T handle;

  static void destroy(void *self, int flags) {
    auto *object = static_cast<Object *>(self);
    if (flags & kTVMFFIObjectDeleterFlagBitMaskStrong) object->owner.~shared_ptr<Owner>();
    if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) std::free(self);
  }
  static int make(std::shared_ptr<Owner> owner, T handle, TVMFFIAny *out) {
    void *room = std::malloc(sizeof(Object));
    if (!room) return raise("MemoryError", "no memory for a handle");
    auto *object = new (room) Object{{}, std::move(owner), handle};
    object->header.combined_ref_count = (uint64_t(1) << 32) | 1;
    object->header.type_index = indexOf<T>();
    object->header.deleter = destroy;
    *out = TVMFFIAny{};
    out->type_index = object->header.type_index;
    out->v_obj = &object->header;
    return 0;
  }
  static const Object *from(const TVMFFIAny &value) {
    if (value.type_index != indexOf<T>()) return nullptr;
    return reinterpret_cast<const Object *>(value.v_obj);
  }
};

template <class T, class = void> struct IsHandle : std::false_type {};
template <class T> struct IsHandle<T, std::void_t<decltype(Key<T>::value)>> : std::true_type {};

/// The text of a value; false if it is not a text.
inline bool textOf(const TVMFFIAny &value, MlirStringRef *out) {
  if (value.type_index == kTVMFFIRawStr) *out = {value.v_c_str, std::strlen(value.v_c_str)};
  else if (value.type_index == kTVMFFISmallStr) *out = {value.v_bytes, value.small_str_len};
  else if (value.type_index == kTVMFFIStr) {
    auto *text = reinterpret_cast<const TVMFFIByteArray *>(value.v_obj + 1);
    *out = {text->data, text->size};
  } else return false;
  return true;
}

/// Arguments of a call, converted to C parameters; remembers the first that does not fit.
struct Reader {
  const TVMFFIAny *args;
  int32_t count;
  int32_t at = 0;
  std::string wrong;
  std::shared_ptr<Owner> owner;
  std::deque<std::vector<char>> arrays;

  Reader(const TVMFFIAny *args, int32_t count) : args(args), count(count) {}

  void expected(const char *what) {
    if (wrong.empty()) wrong = "argument " + std::to_string(at) + ": expected " + what;
  }

  /// One value. None is a null handle or text.
  template <class T> T one(const TVMFFIAny &value) {
    if constexpr (IsHandle<T>::value) {
      if (value.type_index == kTVMFFINone) return T{nullptr};
      const auto *object = Object<T>::from(value);
      if (!object) return expected(Key<T>::value), T{nullptr};
      if (owner && owner != object->owner) return expected("something of the same context"), T{nullptr};
      owner = object->owner;
      return object->handle;
    } else if constexpr (std::is_same_v<T, MlirStringRef>) {
      MlirStringRef text = {nullptr, 0};
      if (value.type_index != kTVMFFINone && !textOf(value, &text)) expected("a str");
      return text;
    } else if constexpr (std::is_same_v<T, bool>) {
      if (value.type_index != kTVMFFIBool) expected("a bool");
      return value.v_int64 != 0;
    } else if constexpr (std::is_floating_point_v<T>) {
      if (value.type_index == kTVMFFIInt) return T(value.v_int64);
      if (value.type_index != kTVMFFIFloat) expected("a float");
      return T(value.v_float64);
    } else {
      static_assert(std::is_integral_v<T>, "a parameter of C that has no value of the FFI");
      if (value.type_index != kTVMFFIInt) expected("an int");
      else if (int64_t(T(value.v_int64)) != value.v_int64) expected("an int that fits");
      return T(value.v_int64);
    }
  }

  /// The cell of a list argument; null if it is not a list.
  const TVMFFISeqCell *list() {
    if (at < count && (args[at].type_index == kTVMFFIArray || args[at].type_index == kTVMFFIList))
      return reinterpret_cast<const TVMFFISeqCell *>(args[at].v_obj + 1);
    return expected("a list"), nullptr;
  }

  /// The next parameter; the size of an array and its start are one argument.
  template <class T, bool isSize> T next() {
    if constexpr (isSize) {
      const TVMFFISeqCell *cell = list();
      return cell ? T(cell->size) : T(0);
    } else if constexpr (std::is_pointer_v<T>) {
      using Element = std::remove_const_t<std::remove_pointer_t<T>>;
      const TVMFFISeqCell *cell = list();
      size_t size = cell ? size_t(cell->size) : 0;
      auto &room = arrays.emplace_back((size + 1) * sizeof(Element));
      auto *elements = reinterpret_cast<Element *>(room.data());
      for (size_t i = 0; i < size; i++) elements[i] = one<Element>(static_cast<const TVMFFIAny *>(cell->data)[i]);
      at++;
      return elements;
    } else {
      if (at >= count) return expected("one more argument"), T{};
      T value = one<T>(args[at]);
      at++;
      return value;
    }
  }
};

/// A result as an FFI value.
template <class T> int give(const std::shared_ptr<Owner> &owner, T value, TVMFFIAny *result) {
  *result = TVMFFIAny{};
  if constexpr (IsHandle<T>::value) {
    if (!value.ptr) return 0;
    return Object<T>::make(owner, value, result);
  } else if constexpr (std::is_same_v<T, MlirStringRef>) {
    TVMFFIByteArray text = {value.data, value.length};
    return TVMFFIStringFromByteArray(&text, result);
  } else if constexpr (std::is_same_v<T, bool>) {
    result->type_index = kTVMFFIBool;
    result->v_int64 = value;
  } else if constexpr (std::is_floating_point_v<T>) {
    result->type_index = kTVMFFIFloat;
    result->v_float64 = value;
  } else {
    result->type_index = kTVMFFIInt;
    result->v_int64 = int64_t(value);
  }
  return 0;
}

template <class R, class... A, size_t... I>
int callAt(const char *name, R (*function)(A...), Reader &reader, TVMFFIAny *result, std::index_sequence<I...>) {
  using All = std::tuple<A..., void *>;
  // The elements of a braced list are evaluated in the order of the parameters.
  std::tuple<A...> values{reader.template next<
      A, std::is_same_v<A, intptr_t> && std::is_pointer_v<std::tuple_element_t<I + 1, All>> && I + 1 < sizeof...(A)>()...};
  if (reader.wrong.empty() && reader.at != reader.count)
    reader.wrong = "expected " + std::to_string(reader.at) + " arguments, got " + std::to_string(reader.count);
  if (!reader.wrong.empty()) return raise("TypeError", std::string(name) + ": " + reader.wrong);
  R value = std::apply(function, values);
  if constexpr (IsHandle<R>::value && sizeof...(A) > 1)
    if (!value.ptr) return raise("ValueError", std::string(name) + ": an argument is not of the class that is asked for");
  return give(reader.owner, value, result);
}

/// Calls a function of the C API.
template <class R, class... A>
int call(const char *name, R (*function)(A...), const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  Reader reader(args, count);
  return callAt(name, function, reader, result, std::index_sequence_for<A...>{});
}

/// Whether the only argument is an object that a getter can read.
template <class H> int expect(const char *name, bool (*isA)(H), const TVMFFIAny *args, int32_t count) {
  const auto *object = count == 1 ? Object<H>::from(args[0]) : nullptr;
  if (!object) return raise("TypeError", std::string(name) + ": expected one " + Key<H>::value);
  return isA(object->handle) ? 0 : raise("TypeError", std::string(name) + ": it is of another class");
}

/// A list, element by element.
template <class H, class R>
int list(const char *name, intptr_t (*size)(H), R (*element)(H, intptr_t), const TVMFFIAny *args, TVMFFIAny *result) {
  const auto *object = Object<H>::from(args[0]);
  std::vector<TVMFFIAny> values(size_t(size(object->handle)));
  int status = 0;
  for (size_t i = 0; i < values.size() && status == 0; i++)
    status = give(object->owner, element(object->handle, intptr_t(i)), &values[i]);
  TVMFFIByteArray key = {"ffi.Array", 9};
  TVMFFIObjectHandle array = nullptr;
  if (status == 0) status = TVMFFIFunctionGetGlobal(&key, &array);
  if (status == 0) status = TVMFFIFunctionCall(array, values.data(), int32_t(values.size()), result);
  for (TVMFFIAny &value : values)
    if (value.type_index >= kTVMFFIStaticObjectBegin) TVMFFIObjectDecRef(value.v_obj);
  if (array) TVMFFIObjectDecRef(array);
  (void)name;
  return status;
}

/// A context with the dialect loaded.
inline int context(MlirDialectHandle dialect, TVMFFIAny *result) {
  auto owner = std::make_shared<Owner>(dialect);
  MlirContext handle = owner->context;
  return Object<MlirContext>::make(std::move(owner), handle, result);
}

/// An object made from a context and a text; diagnostics become the error.
template <class Make> int fromText(const char *name, const TVMFFIAny *args, int32_t count, Make make) {
  const auto *context = count == 2 ? Object<MlirContext>::from(args[0]) : nullptr;
  MlirStringRef text;
  if (!context || !textOf(args[1], &text)) return raise("TypeError", std::string(name) + ": expected a context and a str");
  std::string copy(text.data, text.length);
  context->owner->said.clear();
  if (make(context->owner, MlirStringRef{copy.data(), copy.size()})) return 0;
  return raise("MLIRError", std::string(name) + ": " + context->owner->said);
}

inline int parseType(const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  return fromText("parse_type", args, count, [&](const auto &owner, MlirStringRef text) {
    MlirType made = mlirTypeParseGet(owner->context, text);
    return made.ptr && give(owner, made, result) == 0;
  });
}

inline int parseAttribute(const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  return fromText("parse_attribute", args, count, [&](const auto &owner, MlirStringRef text) {
    MlirAttribute made = mlirAttributeParseGet(owner->context, text);
    return made.ptr && give(owner, made, result) == 0;
  });
}

/// A module, parsed and checked by the dialect's own verifiers, and printed again.
inline int verify(const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  return fromText("verify", args, count, [&](const auto &owner, MlirStringRef text) {
    MlirModule module = mlirModuleCreateParse(owner->context, text);
    if (!module.ptr) return false;
    std::string printed;
    mlirOperationPrint(mlirModuleGetOperation(module), Owner::append, &printed);
    mlirModuleDestroy(module);
    return give(owner, MlirStringRef{printed.data(), printed.size()}, result) == 0;
  });
}

/// A type or attribute as MLIR prints it.
inline int text(const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  std::string printed;
  if (count == 1 && args[0].type_index == indexOf<MlirType>())
    mlirTypePrint(Object<MlirType>::from(args[0])->handle, Owner::append, &printed);
  else if (count == 1 && args[0].type_index == indexOf<MlirAttribute>())
    mlirAttributePrint(Object<MlirAttribute>::from(args[0])->handle, Owner::append, &printed);
  else return raise("TypeError", "text: expected an mlir.Type or mlir.Attribute");
  return give(nullptr, MlirStringRef{printed.data(), printed.size()}, result);
}

} // namespace fishplate::mlir_capi

#define FISHPLATE_MLIR_FUNCTION_(name, ...)                                                        \
  extern "C" TVM_FFI_DLL int __tvm_ffi_##name(void *, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) { \
    (void)args, (void)count;                                                                       \
    __VA_ARGS__                                                                                    \
  }

/// Functions of every dialect's library: `context`, `parse_type`, `parse_attribute`, `verify`, `text`.
#define FISHPLATE_MLIR_LIBRARY(dialect)                                                            \
  FISHPLATE_MLIR_FUNCTION_(context,                                                                \
                           return fishplate::mlir_capi::context(mlirGetDialectHandle__##dialect##__(), result);) \
  FISHPLATE_MLIR_FUNCTION_(parse_type, return fishplate::mlir_capi::parseType(args, count, result);) \
  FISHPLATE_MLIR_FUNCTION_(parse_attribute, return fishplate::mlir_capi::parseAttribute(args, count, result);) \
  FISHPLATE_MLIR_FUNCTION_(verify, return fishplate::mlir_capi::verify(args, count, result);)      \
  FISHPLATE_MLIR_FUNCTION_(text, return fishplate::mlir_capi::text(args, count, result);)

/// A function of the C API, unchanged.
#define FISHPLATE_MLIR_EXPORT(name) \
  FISHPLATE_MLIR_FUNCTION_(name, return fishplate::mlir_capi::call(#name, name, args, count, result);)

/// A getter, which reads from objects that `isA` accepts.
#define FISHPLATE_MLIR_GETTER(name, isA)                                                           \
  FISHPLATE_MLIR_FUNCTION_(name, if (fishplate::mlir_capi::expect(#name, isA, args, count) != 0) return -1; \
                           return fishplate::mlir_capi::call(#name, name, args, count, result);)

/// A getter of a list, whose size is `nameSize`.
#define FISHPLATE_MLIR_LIST(name, isA)                                                             \
  FISHPLATE_MLIR_FUNCTION_(name, if (fishplate::mlir_capi::expect(#name, isA, args, count) != 0) return -1; \
                           return fishplate::mlir_capi::list(#name, name##Size, name, args, result);)
