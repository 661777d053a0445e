/* Section "tensor": DLPack in and out, views, who runs which deleter. */
#include "check.h"

#include <stdalign.h>

/* A producer's tensor: 2x3 floats, with a count of how often it was released. */
typedef struct {
  alignas(64) float data[16];
  int64_t shape[2];
  int64_t strides[2];
  int released;
  DLManagedTensor legacy;
  DLManagedTensorVersioned versioned;
} Producer;

static void release_legacy(DLManagedTensor* self) { ((Producer*)self->manager_ctx)->released++; }
static void release_versioned(DLManagedTensorVersioned* self) {
  ((Producer*)self->manager_ctx)->released++;
}

static void init_producer(Producer* producer) {
  memset(producer, 0, sizeof(*producer));
  producer->shape[0] = 2, producer->shape[1] = 3;
  producer->strides[0] = 3, producer->strides[1] = 1;
  DLTensor tensor = {.data = producer->data,
                     .device = {kDLCPU, 0},
                     .ndim = 2,
                     .dtype = {kDLFloat, 32, 1},
                     .shape = producer->shape,
                     .strides = producer->strides};
  producer->legacy = (DLManagedTensor){tensor, producer, release_legacy};
  producer->versioned = (DLManagedTensorVersioned){
      {DLPACK_MAJOR_VERSION, DLPACK_MINOR_VERSION}, producer, release_versioned, 0, tensor};
}

static DLTensor* dl_tensor(TVMFFIObjectHandle handle) { return cell_of(handle); }

static void legacy_tensor_is_taken_over(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL;
  EXPECT_INT(TVMFFITensorFromDLPack(&producer.legacy, 4, 1, &tensor), 0);
  EXPECT_INT(((TVMFFIObject*)tensor)->type_index, kTVMFFITensor);
  EXPECT(dl_tensor(tensor)->data == producer.data);
  EXPECT_INT(dl_tensor(tensor)->ndim, 2);
  EXPECT_INT(dl_tensor(tensor)->shape[1], 3);
  EXPECT_INT(dl_tensor(tensor)->strides[0], 3);
  EXPECT_INT(producer.released, 0);
  TVMFFIObjectDecRef(tensor);
  EXPECT_INT(producer.released, 1);
}

static void versioned_tensor_is_taken_over(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL;
  EXPECT_INT(TVMFFITensorFromDLPackVersioned(&producer.versioned, 0, 0, &tensor), 0);
  EXPECT(dl_tensor(tensor)->data == producer.data);
  TVMFFIObjectDecRef(tensor);
  EXPECT_INT(producer.released, 1);
}

static void missing_strides_are_filled_in(void) {
  Producer producer;
  init_producer(&producer);
  producer.versioned.dl_tensor.strides = NULL;
  TVMFFIObjectHandle tensor = NULL;
  FFI_MUST(TVMFFITensorFromDLPackVersioned(&producer.versioned, 0, 1, &tensor));
  EXPECT_INT(dl_tensor(tensor)->strides[0], 3);
  EXPECT_INT(dl_tensor(tensor)->strides[1], 1);
  TVMFFIObjectDecRef(tensor);
}

static void tensor_without_deleter(void) {
  Producer producer;
  init_producer(&producer);
  producer.legacy.deleter = NULL;
  TVMFFIObjectHandle tensor = NULL;
  FFI_MUST(TVMFFITensorFromDLPack(&producer.legacy, 0, 0, &tensor));
  EXPECT_INT(TVMFFIObjectDecRef(tensor), 0);
}

static void scalar_tensor(void) {
  Producer producer;
  init_producer(&producer);
  producer.legacy.dl_tensor.ndim = 0;
  producer.legacy.dl_tensor.shape = producer.legacy.dl_tensor.strides = NULL;
  TVMFFIObjectHandle tensor = NULL;
  EXPECT_INT(TVMFFITensorFromDLPack(&producer.legacy, 0, 1, &tensor), 0);
  EXPECT_INT(dl_tensor(tensor)->ndim, 0);
  TVMFFIObjectDecRef(tensor);
}

static void failed_checks_leave_the_tensor_to_the_caller(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL;
  producer.legacy.dl_tensor.byte_offset = 2;
  EXPECT_ERROR(TVMFFITensorFromDLPack(&producer.legacy, 64, 0, &tensor), "RuntimeError",
               "FromDLPack: Data is not aligned to 64 bytes.");
  producer.strides[0] = 1, producer.strides[1] = 2;
  EXPECT_ERROR(TVMFFITensorFromDLPackVersioned(&producer.versioned, 0, 1, &tensor), "RuntimeError",
               "FromDLPack: Tensor is not contiguous.");
  producer.versioned.flags = DLPACK_FLAG_BITMASK_IS_SUBBYTE_TYPE_PADDED;
  EXPECT_ERROR(TVMFFITensorFromDLPackVersioned(&producer.versioned, 0, 0, &tensor), "RuntimeError",
               "Subbyte type padded is not yet supported");
  EXPECT_INT(producer.released, 0);
}

static void a_tensor_goes_out_and_comes_back(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL, again = NULL;
  DLManagedTensorVersioned* out = NULL;
  FFI_MUST(TVMFFITensorFromDLPack(&producer.legacy, 0, 0, &tensor));
  EXPECT_INT(TVMFFITensorToDLPackVersioned(tensor, &out), 0);
  EXPECT_INT(out->version.major, DLPACK_MAJOR_VERSION);
  EXPECT_INT(out->version.minor, DLPACK_MINOR_VERSION);
  EXPECT_INT(out->flags, 0);
  EXPECT(out->dl_tensor.data == producer.data);
  EXPECT_INT(strong_count(tensor), 2);
  FFI_MUST(TVMFFITensorFromDLPackVersioned(out, 0, 0, &again));
  TVMFFIObjectDecRef(tensor);
  EXPECT_INT(producer.released, 0);
  TVMFFIObjectDecRef(again);
  EXPECT_INT(producer.released, 1);
}

static void legacy_export_is_released_by_its_deleter(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL;
  DLManagedTensor* out = NULL;
  FFI_MUST(TVMFFITensorFromDLPackVersioned(&producer.versioned, 0, 0, &tensor));
  FFI_MUST(TVMFFITensorToDLPack(tensor, &out));
  TVMFFIObjectDecRef(tensor);
  EXPECT_INT(producer.released, 0);
  out->deleter(out);
  EXPECT_INT(producer.released, 1);
}

static void view_holds_its_source(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL, view = NULL;
  FFI_MUST(TVMFFITensorFromDLPack(&producer.legacy, 0, 0, &tensor));
  int64_t shape[] = {3, 2}, strides[] = {2, 1};
  DLTensor prototype = *dl_tensor(tensor);
  prototype.shape = shape, prototype.strides = strides, prototype.byte_offset = 4;
  EXPECT_INT(TVMFFITensorCreateUnsafeView(tensor, &prototype, &view), 0);
  shape[0] = strides[0] = 99;
  EXPECT_INT(dl_tensor(view)->shape[0], 3);
  EXPECT_INT(dl_tensor(view)->strides[0], 2);
  EXPECT_INT(dl_tensor(view)->byte_offset, 4);
  EXPECT(dl_tensor(view)->data == producer.data);
  TVMFFIObjectDecRef(tensor);
  EXPECT_INT(producer.released, 0);
  TVMFFIObjectDecRef(view);
  EXPECT_INT(producer.released, 1);
}

static void shapes(void) {
  TVMFFIAny shape = CALL_GLOBAL("ffi.Shape", ffi_int(2), ffi_int(3));
  TVMFFIShapeCell* cell = cell_of(shape.v_obj);
  EXPECT_INT(shape.type_index, kTVMFFIShape);
  EXPECT_INT(cell->size, 2);
  EXPECT_INT(cell->data[1], 3);
  ffi_release(shape);
  EXPECT_ERROR(TRY_GLOBAL("ffi.Shape", ffi_str("x")), "ValueError",
               "Expect shape to take list of int arguments");
}

static void absurd_tensors_are_errors(void) {
  Producer producer;
  init_producer(&producer);
  TVMFFIObjectHandle tensor = NULL;
  EXPECT_ERROR(TVMFFITensorFromDLPack(NULL, 0, 0, &tensor), "ValueError", "from");
  EXPECT_ERROR(TVMFFITensorFromDLPack(&producer.legacy, 0, 0, NULL), "ValueError", "out");
  producer.legacy.dl_tensor.ndim = -1;
  EXPECT_ERROR(TVMFFITensorFromDLPack(&producer.legacy, 0, 0, &tensor), "ValueError", "-1 dimensions");
  producer.legacy.dl_tensor.ndim = 2;
  producer.legacy.dl_tensor.shape = NULL;
  EXPECT_ERROR(TVMFFITensorFromDLPack(&producer.legacy, 0, 0, &tensor), "ValueError", "shape");
  EXPECT_ERROR(TVMFFITensorToDLPack(NULL, NULL), "ValueError", "");
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  DLManagedTensor* out = NULL;
  EXPECT_ERROR(TVMFFITensorToDLPack(array.v_obj, &out), "TypeError", "ffi.Array");
  ffi_release(array);
  EXPECT_INT(producer.released, 0);
}

RUN_TESTS(TEST(legacy_tensor_is_taken_over), TEST(versioned_tensor_is_taken_over),
          TEST(missing_strides_are_filled_in), TEST(tensor_without_deleter), TEST(scalar_tensor),
          TEST(failed_checks_leave_the_tensor_to_the_caller),
          TEST(a_tensor_goes_out_and_comes_back), TEST(legacy_export_is_released_by_its_deleter),
          TEST(view_holds_its_source), TEST(shapes), OURS(absurd_tensors_are_errors))
