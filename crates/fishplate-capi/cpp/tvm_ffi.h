// The part of the TVM-FFI C++ ABI that the library's C++ exports need: classes with the layout and the mangled names of
// the published headers, without their behaviour. The C functions do all the work.
//
// Itanium C++ ABI facts that clients rely on:
//   Any, String         16 bytes, passed by address: the tagged value, owned
//   ObjectRef and kin    8 bytes, passed by address: an owned handle, null for "none"
//   Error               16 bytes: vptr of std::exception, then the handle (a polymorphic base comes first)
//   ModuleObj           48 bytes: vptr, then the 24-byte object header, so a handle is the module's address plus 8
#ifndef FISHPLATE_CAPI_TVM_FFI_H_
#define FISHPLATE_CAPI_TVM_FFI_H_

#include <cstddef>
#include <cstdint>
#include <exception>
#include <utility>

#define FISHPLATE_EXPORT __attribute__((visibility("default")))

extern "C" {

struct TVMFFIAny {
  int32_t type_index;
  uint32_t small_len;
  union {
    int64_t v_int64;
    void* v_ptr;
  };
};

struct TVMFFIByteArray {
  const char* data;
  size_t size;
};

int TVMFFIObjectIncRef(void* object);
int TVMFFIObjectDecRef(void* object);
int TVMFFIFunctionGetGlobal(const TVMFFIByteArray* name, void** out);
int TVMFFIFunctionCall(void* function, TVMFFIAny* args, int32_t num_args, TVMFFIAny* result);
int TVMFFIStringFromByteArray(const TVMFFIByteArray* input, TVMFFIAny* out);
void TVMFFIErrorMoveFromRaised(void** out);
void TVMFFIErrorSetRaised(void* error);
void TVMFFIErrorSetRaisedFromCStr(const char* kind, const char* message);
void TVMFFIErrorSetRaisedFromCStrParts(const char* kind, const char** parts, int32_t num_parts);

}  // extern "C"

namespace tvm {
namespace ffi {

// Type indices that this file uses.
enum : int32_t { kNone = 0, kInt = 1, kBool = 2, kSmallStr = 11, kObjectBegin = 64, kStr = 65, kError = 67 };

// The start of every object.
class Object {
 public:
  int32_t type_index() const { return type_index_; }

 private:
  uint64_t combined_ref_count_;
  int32_t type_index_;
  uint32_t padding_;
  void (*deleter_)(void*, int);
};
static_assert(sizeof(Object) == 24);

// The value of an object handle; None for null.
inline TVMFFIAny ObjectValue(void* handle) {
  TVMFFIAny value{kNone, 0, {0}};
  if (handle != nullptr) {
    value.type_index = static_cast<Object*>(handle)->type_index();
    value.v_ptr = handle;
  }
  return value;
}

// An owned tagged value.
class Value {
 public:
  Value() : raw_{kNone, 0, {0}} {}
  // Takes over an owned value.
  explicit Value(TVMFFIAny raw) : raw_(raw) {}
  Value(const Value& other) : raw_(other.raw_) {
    if (raw_.type_index >= kObjectBegin) TVMFFIObjectIncRef(raw_.v_ptr);
  }
  Value(Value&& other) noexcept : raw_(other.Release()) {}
  Value& operator=(Value other) noexcept {
    std::swap(raw_, other.raw_);
    return *this;
  }
  ~Value() {
    if (raw_.type_index >= kObjectBegin) TVMFFIObjectDecRef(raw_.v_ptr);
  }

  // The value, borrowed.
  const TVMFFIAny& raw() const { return raw_; }
  // Gives the value away, with its ownership.
  TVMFFIAny Release() {
    TVMFFIAny raw = raw_;
    raw_ = TVMFFIAny{kNone, 0, {0}};
    return raw;
  }

 private:
  TVMFFIAny raw_;
};

class Any : public Value {
 public:
  using Value::Value;
};
class String : public Value {
 public:
  using Value::Value;
};
static_assert(sizeof(Any) == 16 && sizeof(String) == 16);

template <typename T, typename = void>
class Optional;
// Since 0.1.13 an integer or None in a tagged value.
template <>
class Optional<int> : public Value {};

// An owned object handle, null for "none".
class ObjectRef {
 public:
  ObjectRef() = default;
  // Takes over a strong reference.
  explicit ObjectRef(void* handle) : handle_(handle) {}
  ObjectRef(const ObjectRef& other) : handle_(other.handle_) {
    if (handle_ != nullptr) TVMFFIObjectIncRef(handle_);
  }
  ObjectRef(ObjectRef&& other) noexcept : handle_(other.Release()) {}
  ObjectRef& operator=(ObjectRef other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~ObjectRef() {
    if (handle_ != nullptr) TVMFFIObjectDecRef(handle_);
  }

  // The handle, borrowed.
  void* handle() const { return handle_; }
  // Gives the handle away, with its ownership.
  void* Release() { return std::exchange(handle_, nullptr); }

 private:
  void* handle_ = nullptr;
};
static_assert(sizeof(ObjectRef) == 8);

template <typename Signature>
class TypedFunction : public ObjectRef {};

class FISHPLATE_EXPORT Error : public ObjectRef, public std::exception {
 public:
  using ObjectRef::ObjectRef;
  const char* what() const noexcept override;
};
static_assert(sizeof(Error) == 16);

class FISHPLATE_EXPORT Module : public ObjectRef {
 public:
  using ObjectRef::ObjectRef;
  static Module LoadFromFile(const String& file_name);
  static void VisitContextSymbols(const TypedFunction<void(String, void*)>& callback);
};

// Clients derive from this class: the order of the virtual functions is the ABI.
class FISHPLATE_EXPORT ModuleObj : public Object {
 public:
  virtual const char* kind() const = 0;
  virtual int GetPropertyMask() const { return 0; }
  virtual ObjectRef GetFunction(const String& name) = 0;
  virtual bool ImplementsFunction(const String& name) { return GetFunction(name).handle() != nullptr; }
  virtual Any GetFunctionDoc(const String&) { return Any(); }
  virtual Any GetFunctionMetadata(const String&) { return Any(); }
  virtual void WriteToFile(const String& file_name, const String& format) const;
  virtual ObjectRef GetWriteFormats() const;
  virtual Any SaveToBytes() const;
  virtual String InspectSource(const String&) const { return String(TVMFFIAny{kSmallStr, 0, {0}}); }
  virtual void ImportModule(const Module& other);
  virtual void ClearImports();

  ObjectRef GetFunction(const String& name, bool query_imports);
  bool ImplementsFunction(const String& name, bool query_imports);
  Any GetFunctionDoc(const String& name, bool query_imports);
  Any GetFunctionMetadata(const String& name, bool query_imports);

  // The handle is the address of the header, which follows the vptr.
  void* handle() const { return const_cast<Object*>(static_cast<const Object*>(this)); }
  static ModuleObj* FromHandle(void* handle) { return static_cast<ModuleObj*>(static_cast<Object*>(handle)); }

 private:
  void* imports_;
  void* import_lookup_cache_;
};
static_assert(sizeof(ModuleObj) == 48);

}  // namespace ffi
}  // namespace tvm

#endif  // FISHPLATE_CAPI_TVM_FFI_H_
