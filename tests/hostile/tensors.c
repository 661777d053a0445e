/* Invalid DLPack tensors: one wrong member at a time, then two. */
#include "hostile.h"

static int64_t good_shape[2] = {2, 3}, good_strides[2] = {3, 1}, negative[2] = {-1, 3}, huge[2] = {INT64_MAX, INT64_MAX},
               zero[2] = {0, 3}, long_shape[64];
static float data[8];

typedef struct {
  const char* name;
  void (*apply)(DLTensor* tensor, int32_t* alignment, int32_t* contiguous);
} Fault;

#define FAULT(function, ...) \
  static void function(DLTensor* t, int32_t* alignment, int32_t* contiguous) { \
    (void)t, (void)alignment, (void)contiguous; \
    __VA_ARGS__; \
  }

FAULT(nothing, )
FAULT(null_data, t->data = NULL)
FAULT(odd_data, t->data = (char*)data + 1)
FAULT(negative_ndim, t->ndim = -1)
FAULT(smallest_ndim, t->ndim = INT32_MIN)
FAULT(huge_ndim, t->ndim = INT32_MAX; t->shape = t->strides = NULL)
FAULT(zero_ndim, t->ndim = 0; t->shape = t->strides = NULL)
FAULT(many_dimensions, t->ndim = 64; t->shape = long_shape; t->strides = NULL)
FAULT(null_shape, t->shape = NULL)
FAULT(null_strides, t->strides = NULL)
FAULT(negative_shape, t->shape = negative)
FAULT(huge_shape, t->shape = huge)
FAULT(zero_shape, t->shape = zero)
FAULT(negative_strides, t->strides = negative)
FAULT(huge_strides, t->strides = huge)
FAULT(unknown_device, t->device.device_type = (DLDeviceType)99)
FAULT(negative_device, t->device = (DLDevice){(DLDeviceType)-1, -1})
FAULT(unknown_code, t->dtype.code = 200)
FAULT(no_bits, t->dtype.bits = 0)
FAULT(no_lanes, t->dtype.lanes = 0)
FAULT(most_lanes, t->dtype.lanes = UINT16_MAX)
FAULT(huge_offset, t->byte_offset = UINT64_MAX)
FAULT(require_16, *alignment = 16)
FAULT(require_3, *alignment = 3)
FAULT(require_negative, *alignment = -8)
FAULT(require_smallest, *alignment = INT32_MIN)
FAULT(require_contiguous, *contiguous = 1)
FAULT(require_contiguous_oddly, *contiguous = -77)

#define ROW(function) {#function, function}
static const Fault FAULTS[] = {
    ROW(nothing),          ROW(null_data),       ROW(odd_data),       ROW(negative_ndim),   ROW(smallest_ndim),
    ROW(huge_ndim),        ROW(zero_ndim),       ROW(many_dimensions), ROW(null_shape),     ROW(null_strides),
    ROW(negative_shape),   ROW(huge_shape),      ROW(zero_shape),     ROW(negative_strides), ROW(huge_strides),
    ROW(unknown_device),   ROW(negative_device), ROW(unknown_code),   ROW(no_bits),         ROW(no_lanes),
    ROW(most_lanes),       ROW(huge_offset),     ROW(require_16),     ROW(require_3),       ROW(require_negative),
    ROW(require_smallest), ROW(require_contiguous), ROW(require_contiguous_oddly),
};

enum { FAULT_COUNT = sizeof(FAULTS) / sizeof(Fault), WAYS = 4 };
static const char* const WAY_NAMES[WAYS] = {"FromDLPack", "FromDLPackVersioned", "EnvTensorAlloc", "CreateUnsafeView"};

static int64_t count_cases(void) { return (int64_t)FAULT_COUNT * FAULT_COUNT * WAYS; }

static DLTensor absurd;

/* An allocator that returns the invalid tensor instead of the requested one. */
static int allocate(DLTensor* prototype, DLManagedTensorVersioned** out, void* context,
                    void (*set_error)(void*, const char*, const char*)) {
  (void)prototype, (void)context, (void)set_error;
  static DLManagedTensorVersioned managed;
  managed = (DLManagedTensorVersioned){{1, 3}, NULL, NULL, 0, absurd};
  *out = &managed;
  return 0;
}

/* Every use of an accepted tensor. */
static void use(TVMFFIObjectHandle tensor) {
  DLManagedTensor* legacy = NULL;
  DLManagedTensorVersioned* versioned = NULL;
  if (TVMFFITensorToDLPack(tensor, &legacy) == 0) legacy->deleter(legacy);
  if (TVMFFITensorToDLPackVersioned(tensor, &versioned) == 0) versioned->deleter(versioned);
  static const char* const walks[] = {"ffi.ReprPrint", "ffi.RecursiveHash", "ffi.DeepCopy",
                                      "ffi.StructuralKey", "ffi.ContainerFindFirstNonCPUDevice"};
  for (size_t i = 0; i < sizeof(walks) / sizeof(walks[0]); i++) {
    TVMFFIAny argument = ffi_obj(tensor), result = ffi_none();
    TVMFFIObjectHandle function = NULL;
    TVMFFIByteArray name = ffi_bytes(walks[i]);
    FFI_MUST(TVMFFIFunctionGetGlobal(&name, &function));
    if (function == NULL) continue;
    /* Content is read on the CPU: only tensors whose memory exists may be read. */
    if (absurd.data == data) expect_call(TVMFFIFunctionCall(function, &argument, 1, &result), &result);
    TVMFFIObjectDecRef(function);
  }
  TVMFFIObjectDecRef(tensor);
  drop_error();
}

/* Whether the shape fits into the eight floats that exist. */
static int fits(const DLTensor* tensor) {
  return (tensor->shape == good_shape || tensor->shape == zero) && tensor->ndim == 2 && tensor->byte_offset == 0 &&
         tensor->dtype.bits == 32 && tensor->dtype.lanes == 1 &&
         (tensor->strides == good_strides || tensor->strides == NULL) && tensor->data == data;
}

static void run_case(int64_t index) {
  int32_t alignment = 0, contiguous = 0;
  absurd = (DLTensor){data, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, good_shape, good_strides, 0};
  FAULTS[index / WAYS % FAULT_COUNT].apply(&absurd, &alignment, &contiguous);
  FAULTS[index / WAYS / FAULT_COUNT].apply(&absurd, &alignment, &contiguous);
  /* The caller guarantees `ndim` extents and strides, so `ndim` must not exceed the arrays. */
  if (absurd.ndim > 2 && absurd.ndim <= 64) absurd.shape = long_shape, absurd.strides = NULL;
  if (absurd.ndim > 64) absurd.shape = absurd.strides = NULL;
  DLManagedTensor legacy = {absurd, NULL, NULL};
  DLManagedTensorVersioned versioned = {{1, 3}, NULL, NULL, 0, absurd};
  TVMFFIObjectHandle tensor = NULL, source = NULL;
  int status = 0;
  switch (index % WAYS) {
    case 0: status = TVMFFITensorFromDLPack(&legacy, alignment, contiguous, &tensor); break;
    case 1: status = TVMFFITensorFromDLPackVersioned(&versioned, alignment, contiguous, &tensor); break;
    case 2:
      FFI_MUST(TVMFFIEnvSetDLPackManagedTensorAllocator(allocate, 0, NULL));
      status = TVMFFIEnvTensorAlloc(&absurd, &tensor);
      break;
    default:
      legacy.dl_tensor = (DLTensor){data, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, good_shape, good_strides, 0};
      FFI_MUST(TVMFFITensorFromDLPack(&legacy, 0, 0, &source));
      status = TVMFFITensorCreateUnsafeView(source, &absurd, &tensor);
      TVMFFIObjectDecRef(source);
  }
  expect_outcome(status);
  if (status == 0 && fits(&absurd)) {
    use(tensor);
  } else if (status == 0) {
    TVMFFIObjectDecRef(tensor);
  }
}

static void describe(int64_t index, char* text) {
  snprintf(text, TEXT_SIZE, "%s with %s and %s", WAY_NAMES[index % WAYS], FAULTS[index / WAYS % FAULT_COUNT].name,
           FAULTS[index / WAYS / FAULT_COUNT].name);
}

const Group TENSOR_GROUP = {"tensors", count_cases, run_case, describe};
