// The native library: a function, a function over tensors and a class.
#include <tvm/ffi/container/tensor.h>
#include <tvm/ffi/dtype.h>
#include <tvm/ffi/error.h>
#include <tvm/ffi/function.h>
#include <tvm/ffi/reflection/registry.h>

namespace ffi = tvm::ffi;

// Checks that a tensor is a vector of float32 in the memory of the CPU, without gaps.
static void check_vector(const ffi::TensorView& tensor, const char* name) {
  DLDataType dtype = tensor.dtype();
  if (dtype.code != kDLFloat || dtype.bits != 32 || dtype.lanes != 1) {
    TVM_FFI_THROW(ValueError) << "`" << name << "` has to be float32, got " << ffi::DLDataTypeToString(dtype);
  }
  if (tensor.ndim() != 1 || !tensor.IsContiguous()) {
    TVM_FFI_THROW(ValueError) << "`" << name << "` has to be a contiguous vector";
  }
  if (tensor.device().device_type != kDLCPU) {
    TVM_FFI_THROW(ValueError) << "`" << name << "` has to be in the memory of the CPU";
  }
}

static int64_t add_one(int64_t x) { return x + 1; }

// Writes x * factor to out.
static void scale(ffi::TensorView x, double factor, ffi::TensorView out) {
  check_vector(x, "x");
  check_vector(out, "out");
  if (x.size(0) != out.size(0)) {
    TVM_FFI_THROW(ValueError) << "`out` has to have " << x.size(0) << " elements, got " << out.size(0);
  }
  const float* from = static_cast<const float*>(x.data_ptr());
  float* to = static_cast<float*>(out.data_ptr());
  for (int64_t i = 0; i < x.size(0); ++i) to[i] = static_cast<float>(from[i] * factor);
}

TVM_FFI_DLL_EXPORT_TYPED_FUNC(add_one, add_one);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(scale, scale);

class CounterObj : public ffi::Object {
 public:
  int64_t count;

  explicit CounterObj(int64_t count) : count(count) {}
  int64_t increase(int64_t by) { return count += by; }

  static constexpr bool _type_mutable = true;
  TVM_FFI_DECLARE_OBJECT_INFO_FINAL("my_project.Counter", CounterObj, ffi::Object);
};

TVM_FFI_STATIC_INIT_BLOCK() {
  ffi::reflection::ObjectDef<CounterObj>()
      .def(ffi::reflection::init<int64_t>())
      .def_rw("count", &CounterObj::count)
      .def("increase", &CounterObj::increase);
}
