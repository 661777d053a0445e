/* Section "object": counts, deleters, weak references, opaque objects, owned copies of values. */
#include "check.h"

typedef struct {
  TVMFFIObject header;
  int flags_seen[4];
  int deletions;
} Counted;

static void record_deletion(void* self, int flags) {
  Counted* object = self;
  object->flags_seen[object->deletions++] = flags;
}

static Counted new_counted(void) {
  TVMFFIByteArray key = ffi_bytes("testing.Counted");
  int32_t index = TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject);
  return (Counted){.header = {.combined_ref_count = 1 | (uint64_t)1 << 32,
                              .type_index = index,
                              .deleter = record_deletion}};
}

static void version(void) {
  TVMFFIVersion version = {0};
  TVMFFIGetVersion(&version);
  EXPECT_INT(version.major, TVM_FFI_VERSION_MAJOR);
  EXPECT_INT(version.minor, TVM_FFI_VERSION_MINOR);
  EXPECT_INT(version.patch, TVM_FFI_VERSION_PATCH);
}

static void counts_go_up_and_down(void) {
  Counted object = new_counted();
  EXPECT_INT(TVMFFIObjectIncRef(&object), 0);
  EXPECT_INT(strong_count(&object), 2);
  EXPECT_INT(weak_count(&object), 1);
  EXPECT_INT(TVMFFIObjectDecRef(&object), 0);
  EXPECT_INT(object.deletions, 0);
  EXPECT_INT(TVMFFIObjectDecRef(&object), 0);
  EXPECT_INT(object.deletions, 1);
  EXPECT_INT(object.flags_seen[0], kTVMFFIObjectDeleterFlagBitMaskBoth);
}

static void weak_reference_keeps_the_memory(void) {
  Counted object = new_counted();
  object.header.combined_ref_count += (uint64_t)1 << 32;
  EXPECT_INT(TVMFFIObjectDecRef(&object), 0);
  EXPECT_INT(object.deletions, 1);
  EXPECT_INT(object.flags_seen[0], kTVMFFIObjectDeleterFlagBitMaskStrong);
  EXPECT_INT(strong_count(&object), 0);
  EXPECT_INT(weak_count(&object), 1);
}

static void weak_reference_released_while_deleting(void) {
  /* A deleter may drop the last outside weak reference: the memory then goes right after. */
  Counted object = new_counted();
  object.header.combined_ref_count += (uint64_t)1 << 32;
  EXPECT_INT(TVMFFIObjectDecRef(&object), 0);
  object.header.combined_ref_count -= (uint64_t)1 << 32;
  object.header.deleter(&object, kTVMFFIObjectDeleterFlagBitMaskWeak);
  EXPECT_INT(object.deletions, 2);
  EXPECT_INT(object.flags_seen[1], kTVMFFIObjectDeleterFlagBitMaskWeak);
}

static int freed_contexts;
static void count_context(void* context) { freed_contexts += *(int*)context; }

static void weak_reference_to_a_runtime_object(void) {
  int context = 1;
  TVMFFIObjectHandle handle = NULL;
  FFI_MUST(TVMFFIObjectCreateOpaque(&context, kTVMFFIOpaquePyObject, count_context, &handle));
  TVMFFIObject* object = handle;
  object->combined_ref_count += (uint64_t)1 << 32;
  FFI_MUST(TVMFFIObjectDecRef(handle));
  EXPECT_INT(freed_contexts, 1);
  EXPECT_INT(strong_count(object), 0);
  EXPECT_INT(object->type_index, kTVMFFIOpaquePyObject);
  object->combined_ref_count -= (uint64_t)1 << 32;
  object->deleter(object, kTVMFFIObjectDeleterFlagBitMaskWeak);
  EXPECT_INT(freed_contexts, 1);
}

static void opaque_object(void) {
  int context = 1;
  TVMFFIObjectHandle handle = NULL;
  EXPECT_INT(TVMFFIObjectCreateOpaque(&context, kTVMFFIOpaquePyObject, count_context, &handle), 0);
  EXPECT_INT(((TVMFFIObject*)handle)->type_index, kTVMFFIOpaquePyObject);
  EXPECT(((TVMFFIOpaqueObjectCell*)cell_of(handle))->handle == &context);
  TVMFFIObjectIncRef(handle);
  TVMFFIObjectDecRef(handle);
  EXPECT_INT(freed_contexts, 0);
  TVMFFIObjectDecRef(handle);
  EXPECT_INT(freed_contexts, 1);
}

static void opaque_object_without_deleter(void) {
  TVMFFIObjectHandle handle = NULL;
  EXPECT_INT(TVMFFIObjectCreateOpaque(NULL, kTVMFFIOpaquePyObject, NULL, &handle), 0);
  EXPECT_INT(TVMFFIObjectDecRef(handle), 0);
}

static void opaque_object_of_another_type(void) {
  TVMFFIObjectHandle handle = NULL;
  EXPECT_ERROR(TVMFFIObjectCreateOpaque(NULL, kTVMFFIArray, NULL, &handle), "RuntimeError",
               "Only kTVMFFIOpaquePyObject is supported for now");
  EXPECT(handle == NULL);
}

static void singletons(void) {
  TVMFFIAny missing = call_global("ffi.GetInvalidObject", 0, NULL);
  TVMFFIAny again = call_global("ffi.GetInvalidObject", 0, NULL);
  TVMFFIAny kwargs = call_global("ffi.GetKwargsObject", 0, NULL);
  EXPECT(missing.v_obj == again.v_obj);
  EXPECT(missing.v_obj != kwargs.v_obj);
  EXPECT_INT(missing.type_index, kTVMFFIObject);
  ffi_release(missing);
  ffi_release(again);
  ffi_release(kwargs);
}

static void object_that_is_never_freed(void) {
  Counted object = new_counted();
  object.header.deleter = NULL;
  EXPECT_INT(TVMFFIObjectDecRef(&object), 0);
  EXPECT_INT(strong_count(&object), 0);
}

static void long_chain_is_freed_without_recursion(void) {
  TVMFFIObjectHandle make = ffi_global("ffi.Array");
  TVMFFIAny chain = ffi_int(1);
  for (int i = 0; i < 1000000; i++) {
    TVMFFIAny next = ffi_none();
    FFI_MUST(TVMFFIFunctionCall(make, &chain, 1, &next));
    ffi_release(chain);
    chain = next;
  }
  ffi_release(chain);
  TVMFFIObjectDecRef(make);
}

RUN_TESTS(TEST(version), TEST(counts_go_up_and_down), TEST(weak_reference_keeps_the_memory),
          TEST(weak_reference_released_while_deleting), TEST(weak_reference_to_a_runtime_object),
          TEST(opaque_object), TEST(opaque_object_without_deleter),
          TEST(opaque_object_of_another_type), TEST(singletons), TEST(object_that_is_never_freed),
          OURS(long_chain_is_freed_without_recursion))
