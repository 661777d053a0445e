// The DLPack exchange table for a torch without one (releases before 2.10). Compiled by
// _build_optional_torch_c_dlpack.py against the torch that is installed.
//
// In these releases torch's converters use the older DLManagedTensor; this file wraps it in the versioned one. Errors
// become Python errors, as the table's contract requires.

#include <fishplate/c_api.h>

#include <ATen/ATen.h>
#include <ATen/DLConvertor.h>
#include <torch/extension.h>

#include <memory>

#if defined(BUILD_WITH_CUDA)
#include <c10/cuda/CUDAStream.h>
#elif defined(BUILD_WITH_ROCM)
#include <ATen/hip/impl/HIPStreamMasqueradingAsCUDA.h>
#endif

namespace {

#if defined(BUILD_WITH_ROCM)
constexpr DLDeviceType kGpu = kDLROCM;
#else
constexpr DLDeviceType kGpu = kDLCUDA;
#endif

DLDevice ToDLDevice(const at::Device& device) {
  if (device.is_cpu()) return {kDLCPU, 0};
  TORCH_CHECK(device.is_cuda(), "a tensor on ", device, " has no fast exchange");
  return {kGpu, device.index()};
}

at::Device ToTorchDevice(const DLDevice& device) {
  if (device.device_type == kDLCPU) return at::Device(at::kCPU);
  TORCH_CHECK(device.device_type == kGpu, "torch has no device of DLPack type ",
              static_cast<int>(device.device_type));
  return at::Device(at::kCUDA, static_cast<c10::DeviceIndex>(device.device_id));
}

// Runs `body`; an exception becomes the Python error of the thread.
template <typename Body>
int Guarded(Body body) noexcept {
  try {
    body();
    return 0;
  } catch (const std::exception& error) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_RuntimeError, error.what());
    return -1;
  }
}

DLManagedTensorVersioned* ToVersioned(const at::Tensor& tensor) {
  DLManagedTensor* inner = at::toDLPack(tensor);
  auto* outer = new DLManagedTensorVersioned{};
  outer->version = {DLPACK_MAJOR_VERSION, DLPACK_MINOR_VERSION};
  outer->dl_tensor = inner->dl_tensor;
  outer->manager_ctx = inner;
  outer->deleter = [](DLManagedTensorVersioned* self) {
    auto* held = static_cast<DLManagedTensor*>(self->manager_ctx);
    held->deleter(held);
    delete self;
  };
  return outer;
}

at::Tensor FromVersioned(DLManagedTensorVersioned* tensor) {
  auto outer = std::make_unique<DLManagedTensor>();
  outer->dl_tensor = tensor->dl_tensor;
  outer->manager_ctx = tensor;
  outer->deleter = [](DLManagedTensor* self) {
    auto* held = static_cast<DLManagedTensorVersioned*>(self->manager_ctx);
    if (held->deleter != nullptr) held->deleter(held);
    delete self;
  };
  // If a tensor cannot be made, the caller's stays unchanged.
  at::Tensor made = at::fromDLPack(outer.get());
  outer.release();
  return made;
}

int Allocate(DLTensor* like, DLManagedTensorVersioned** out, void* context,
             void (*set_error)(void* context, const char* kind, const char* message)) noexcept {
  try {
    at::IntArrayRef shape(like->shape, like->ndim);
    auto options = at::TensorOptions()
                       .dtype(at::toScalarType(like->dtype))
                       .device(ToTorchDevice(like->device));
    *out = ToVersioned(at::empty(shape, options));
    return 0;
  } catch (const std::exception& error) {
    set_error(context, "MemoryError", error.what());
    return -1;
  }
}

int OwnedFromPython(void* object, DLManagedTensorVersioned** out) noexcept {
  return Guarded(
      [&] { *out = ToVersioned(THPVariable_Unpack(static_cast<PyObject*>(object))); });
}

int OwnedToPython(DLManagedTensorVersioned* tensor, void** out) noexcept {
  return Guarded([&] { *out = THPVariable_Wrap(FromVersioned(tensor)); });
}

int BorrowedFromPython(void* object, DLTensor* out) noexcept {
  return Guarded([&] {
    const at::Tensor& tensor = THPVariable_Unpack(static_cast<PyObject*>(object));
    out->data = tensor.data_ptr();
    out->device = ToDLDevice(tensor.device());
    out->ndim = static_cast<int32_t>(tensor.dim());
    out->dtype = at::getDLDataType(tensor);
    out->shape = const_cast<int64_t*>(tensor.sizes().data());
    out->strides = const_cast<int64_t*>(tensor.strides().data());
    out->byte_offset = 0;
  });
}

int CurrentStream(DLDeviceType type, int32_t id, void** out) noexcept {
  return Guarded([&] {
    *out = nullptr;
    if (type != kGpu) return;
#if defined(BUILD_WITH_CUDA)
    *out = c10::cuda::getCurrentCUDAStream(static_cast<c10::DeviceIndex>(id)).stream();
#elif defined(BUILD_WITH_ROCM)
    *out = c10::hip::getCurrentHIPStreamMasqueradingAsCUDA(static_cast<c10::DeviceIndex>(id));
#endif
  });
}

DLPackExchangeAPI MakeTable() {
  DLPackExchangeAPI table{};
  table.header.version = {DLPACK_MAJOR_VERSION, DLPACK_MINOR_VERSION};
  table.managed_tensor_allocator = Allocate;
  table.managed_tensor_from_py_object_no_sync = OwnedFromPython;
  table.managed_tensor_to_py_object_no_sync = OwnedToPython;
  table.dltensor_from_py_object_no_sync = BorrowedFromPython;
  table.current_work_stream = CurrentStream;
  return table;
}

}  // namespace

// The address of the table, for the capsule that becomes the tensor class's attribute.
extern "C" __attribute__((visibility("default"))) int64_t TorchDLPackExchangeAPIPtr() {
  static const DLPackExchangeAPI table = MakeTable();
  return reinterpret_cast<int64_t>(&table);
}
