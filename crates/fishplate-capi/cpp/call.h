// Calls of the runtime's global functions from C++: a failure becomes a thrown tvm::ffi::Error.
#ifndef FISHPLATE_CAPI_CALL_H_
#define FISHPLATE_CAPI_CALL_H_

#include <atomic>
#include <initializer_list>

#include "tvm_ffi.h"

namespace fishplate {

// Throws the error that is raised on this thread.
[[noreturn]] void ThrowRaised();
// Throws an error of this kind; the parts together are its message.
[[noreturn]] void Throw(const char* kind, std::initializer_list<const char*> message);

// Throws when a C function reports an error.
inline void Check(int status) {
  if (status != 0) ThrowRaised();
}

// A global function, looked up at its first call.
class GlobalFunction {
 public:
  constexpr explicit GlobalFunction(const char* name) : name_(name) {}
  tvm::ffi::Any operator()(std::initializer_list<TVMFFIAny> args);

 private:
  const char* name_;
  std::atomic<void*> function_{nullptr};
};

inline TVMFFIAny BoolValue(bool value) { return TVMFFIAny{tvm::ffi::kBool, 0, {value ? 1 : 0}}; }

// Conversions of a result; a result of another type is a TypeError.
bool ToBool(const tvm::ffi::Any& value);
int64_t ToInt(const tvm::ffi::Any& value);
tvm::ffi::String ToString(tvm::ffi::Any value);
tvm::ffi::ObjectRef ToObject(tvm::ffi::Any value);

}  // namespace fishplate

#endif  // FISHPLATE_CAPI_CALL_H_
