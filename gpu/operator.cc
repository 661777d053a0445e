// An operator of torch as one writes it by hand, for comparison: checks, an empty result, the current stream, and a
// launch of the same machine code. `gpu/bench/operators.py` builds it against torch's headers where it runs.

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>
#include <dlfcn.h>
#include <torch/library.h>

#include <cstdlib>

namespace {

using Launch = int (*)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                       void*, void**, void**);

Launch launch = nullptr;
void* kernel = nullptr;

void Check(const at::Tensor& x) {
  TORCH_CHECK(x.dim() == 1, "x has ", x.dim(), " dimensions");
  TORCH_CHECK(x.scalar_type() == at::kFloat, "x is not float32");
  TORCH_CHECK(x.is_contiguous(), "x has gaps");
}

// The kernel's parameters are the length, then both addresses.
void LaunchOn(const at::Tensor& x, const at::Tensor& y) {
  long long n = x.numel();
  const void* in = x.const_data_ptr();
  void* out = y.mutable_data_ptr();
  void* params[] = {&n, &in, &out};
  void* stream = c10::cuda::getCurrentCUDAStream(x.device().index()).stream();
  int code = launch(kernel, static_cast<unsigned>((n + 255) / 256), 1, 1, 256, 1, 1, 0, stream,
                    params, nullptr);
  TORCH_CHECK(code == 0, "cuLaunchKernel: ", code);
}

at::Tensor AddOne(const at::Tensor& x) {
  Check(x);
  at::Tensor y = at::empty(x.sizes(), x.options());
  LaunchOn(x, y);
  return y;
}

// The same, where x may be on another device than the current one.
at::Tensor AddOneGuarded(const at::Tensor& x) {
  const c10::cuda::CUDAGuard guard(x.device());
  return AddOne(x);
}

void AddOneInto(const at::Tensor& x, at::Tensor y) {
  Check(x);
  Check(y);
  TORCH_CHECK(x.numel() == y.numel(), "the lengths differ");
  LaunchOn(x, y);
}

// On the CPU nothing is launched: for trying out the bench.
at::Tensor AddNothing(const at::Tensor& x) {
  Check(x);
  return at::empty(x.sizes(), x.options());
}

}  // namespace

// Loads the kernel into the thread's context: 0, or the driver's code; -1 without a driver.
extern "C" int load_kernel(const char* image, const char* name) {
  const char* path = std::getenv("FISHPLATE_CUDA_LIBRARY");
  void* driver = dlopen(path && *path ? path : "libcuda.so.1", RTLD_NOW);
  if (!driver) return -1;
  using Load = int (*)(void**, const void*, unsigned, int*, void**);
  auto load = reinterpret_cast<Load>(dlsym(driver, "cuModuleLoadDataEx"));
  using Get = int (*)(void**, void*, const char*);
  auto get = reinterpret_cast<Get>(dlsym(driver, "cuModuleGetFunction"));
  launch = reinterpret_cast<Launch>(dlsym(driver, "cuLaunchKernel"));
  if (!load || !get || !launch) return -1;
  void* module = nullptr;
  int code = load(&module, image, 0, nullptr, nullptr);
  return code ? code : get(&kernel, module, name);
}

TORCH_LIBRARY(fishplate_by_hand, library) {
  library.def("add_one(Tensor x) -> Tensor");
  library.def("add_one_guarded(Tensor x) -> Tensor");
  library.def("add_one_into(Tensor x, Tensor(a!) y) -> ()");
}

TORCH_LIBRARY_IMPL(fishplate_by_hand, CUDA, library) {
  library.impl("add_one", AddOne);
  library.impl("add_one_guarded", AddOneGuarded);
  library.impl("add_one_into", AddOneInto);
}

TORCH_LIBRARY_IMPL(fishplate_by_hand, CPU, library) { library.impl("add_one", AddNothing); }
