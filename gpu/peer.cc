// The same functions with the upstream project's C++ API, for comparison: a launch of add_one and a function that does
// nothing. `gpu/pack` builds this against upstream's own headers.

#include <dlfcn.h>
#include <tvm/ffi/container/tensor.h>
#include <tvm/ffi/extra/c_env_api.h>
#include <tvm/ffi/function.h>

#include <cstdlib>

namespace {

using Launch = int (*)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                       void*, void**, void**);

Launch launch = nullptr;
void* kernel = nullptr;

// Loads the kernel into the thread's context; tests and benches call this once.
void Load(tvm::ffi::String image, tvm::ffi::String name) {
  const char* path = std::getenv("FISHPLATE_CUDA_LIBRARY");
  void* driver = dlopen(path && *path ? path : "libcuda.so.1", RTLD_NOW);
  TVM_FFI_ICHECK(driver) << dlerror();
  using Load = int (*)(void**, const void*, unsigned, int*, void**);
  auto load = reinterpret_cast<Load>(dlsym(driver, "cuModuleLoadDataEx"));
  using Get = int (*)(void**, void*, const char*);
  auto get = reinterpret_cast<Get>(dlsym(driver, "cuModuleGetFunction"));
  launch = reinterpret_cast<Launch>(dlsym(driver, "cuLaunchKernel"));
  TVM_FFI_ICHECK(load && get && launch) << "the driver lacks a function";
  void* module = nullptr;
  int code = load(&module, image.c_str(), 0, nullptr, nullptr);
  TVM_FFI_ICHECK(code == 0) << "cuModuleLoadDataEx: " << code;
  code = get(&kernel, module, name.c_str());
  TVM_FFI_ICHECK(code == 0) << "cuModuleGetFunction: " << code;
}

void AddOne(tvm::ffi::TensorView x, tvm::ffi::TensorView y) {
  TVM_FFI_ICHECK(x.ndim() == 1 && y.ndim() == 1 && x.size(0) == y.size(0));
  const DLDataType dtype = x.dtype();
  TVM_FFI_ICHECK(dtype.code == kDLFloat && dtype.bits == 32 && dtype.lanes == 1);
  void *in = x.data_ptr(), *out = y.data_ptr();
  int n = static_cast<int>(x.size(0));
  void* stream = TVMFFIEnvGetStream(x.device().device_type, x.device().device_id);
  void* params[] = {&in, &out, &n};
  int code = launch(kernel, (n + 255) / 256, 1, 1, 256, 1, 1, 0, stream, params, nullptr);
  TVM_FFI_ICHECK(code == 0) << "cuLaunchKernel: " << code;
}

// A tensor like another one, from the caller's allocator.
tvm::ffi::Tensor EmptyLike(tvm::ffi::TensorView x) {
  return tvm::ffi::Tensor::FromEnvAlloc(TVMFFIEnvTensorAlloc, x.shape(), x.dtype(), x.device());
}

}  // namespace

TVM_FFI_DLL_EXPORT_TYPED_FUNC(load_kernel, Load);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(add_one, AddOne);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(empty_like, EmptyLike);

extern "C" TVM_FFI_DLL_EXPORT int __tvm_ffi_nop(void*, const TVMFFIAny*, int32_t, TVMFFIAny*) {
  return 0;
}
