#include "call.h"

#include <cstring>

namespace tvm {
namespace ffi {

namespace {
// The head of an error object, which is all that what() needs.
struct ErrorHead {
  Object header;
  TVMFFIByteArray kind;
  TVMFFIByteArray message;
};
}  // namespace

const char* Error::what() const noexcept {
  const auto* error = static_cast<const ErrorHead*>(ObjectRef::handle());
  return error == nullptr || error->message.data == nullptr ? "" : error->message.data;
}

}  // namespace ffi
}  // namespace tvm

namespace fishplate {

using tvm::ffi::Any;
using tvm::ffi::Error;
using tvm::ffi::ObjectRef;
using tvm::ffi::String;

void ThrowRaised() {
  void* error = nullptr;
  TVMFFIErrorMoveFromRaised(&error);
  if (error == nullptr) {
    TVMFFIErrorSetRaisedFromCStr("InternalError", "A function failed without raising an error");
    TVMFFIErrorMoveFromRaised(&error);
  }
  throw Error(error);
}

void Throw(const char* kind, std::initializer_list<const char*> message) {
  TVMFFIErrorSetRaisedFromCStrParts(kind, const_cast<const char**>(message.begin()),
                                    static_cast<int32_t>(message.size()));
  ThrowRaised();
}

Any GlobalFunction::operator()(std::initializer_list<TVMFFIAny> args) {
  void* function = function_.load(std::memory_order_acquire);
  if (function == nullptr) {
    TVMFFIByteArray name{name_, std::strlen(name_)};
    Check(TVMFFIFunctionGetGlobal(&name, &function));
    if (function == nullptr) Throw("RuntimeError", {"The global function `", name_, "` is not registered"});
    // The reference is never dropped; a second thread that gets here drops its own.
    void* expected = nullptr;
    if (!function_.compare_exchange_strong(expected, function, std::memory_order_acq_rel)) {
      TVMFFIObjectDecRef(function);
      function = expected;
    }
  }
  TVMFFIAny result{tvm::ffi::kNone, 0, {0}};
  Check(TVMFFIFunctionCall(function, const_cast<TVMFFIAny*>(args.begin()), static_cast<int32_t>(args.size()), &result));
  return Any(result);
}

int64_t ToInt(const Any& value) {
  int32_t index = value.raw().type_index;
  if (index != tvm::ffi::kInt && index != tvm::ffi::kBool) Throw("TypeError", {"Expected a result of type `int`"});
  return value.raw().v_int64;
}

bool ToBool(const Any& value) { return ToInt(value) != 0; }

String ToString(Any value) {
  int32_t index = value.raw().type_index;
  if (index != tvm::ffi::kSmallStr && index != tvm::ffi::kStr) Throw("TypeError", {"Expected a result of type `str`"});
  return String(value.Release());
}

ObjectRef ToObject(Any value) {
  int32_t index = value.raw().type_index;
  if (index == tvm::ffi::kNone) return ObjectRef();
  if (index < tvm::ffi::kObjectBegin) Throw("TypeError", {"Expected an object as the result"});
  return ObjectRef(value.Release().v_ptr);
}

}  // namespace fishplate
