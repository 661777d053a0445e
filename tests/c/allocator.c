/* The custom allocator: a process-wide slot that frontends set and read. */
#include "check.h"

static int freed;

static void delete_space(void* object) {
  freed++;
  free((char*)object - 64);
}

static void* allocate(size_t size, size_t alignment, int32_t type_index, void* context) {
  *(int*)context += 1;
  (void)alignment, (void)type_index;
  char* base = aligned_alloc(64, (64 + size + 63) / 64 * 64);
  memset(base, 0xAB, 64 + size);
  char* object = base + 64;
  ((TVMFFIObjectAllocHeader*)object - 1)->delete_space = delete_space;
  return object;
}

static void delete_client_object(void* object, int flags) {
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) {
    ((TVMFFIObjectAllocHeader*)object - 1)->delete_space(object);
  }
}

static void there_is_always_an_allocator(void) {
  TVMFFICustomAllocator* builtin = TVMFFIGetCustomAllocator();
  EXPECT(builtin != NULL && builtin->allocate != NULL);
  void* object = builtin->allocate(40, 8, kTVMFFIObject, builtin->context);
  EXPECT(object != NULL && (uintptr_t)object % 8 == 0);
  memset(object, 0, 40);
  ((TVMFFIObjectAllocHeader*)object - 1)->delete_space(object);
}

static void set_and_restore(void) {
  static int context;
  static TVMFFICustomAllocator mine = {allocate, &context};
  TVMFFICustomAllocator* builtin = TVMFFIGetCustomAllocator();
  EXPECT_INT(TVMFFISetCustomAllocator(&mine), 0);
  EXPECT(TVMFFIGetCustomAllocator() == &mine);
  EXPECT_INT(TVMFFISetCustomAllocator(NULL), 0);
  EXPECT(TVMFFIGetCustomAllocator() == builtin);
}

/* The peer only keeps the allocator for its clients: the runtime's own objects do not use it, so one
 * that refuses everything, or is empty, must not hurt them. */
static void* refuse(size_t size, size_t alignment, int32_t type_index, void* context) {
  (void)size, (void)alignment, (void)type_index, (void)context;
  TVMFFIErrorSetRaisedFromCStr("MemoryError", "nothing left");
  return NULL;
}

static void objects_are_made_all_the_same(void) {
  static TVMFFICustomAllocator refusing = {refuse, NULL}, empty;
  FFI_MUST(TVMFFISetCustomAllocator(&refusing));
  TVMFFIAny key = CALL_GLOBAL("ffi.StructuralKey", ffi_int(1));
  ffi_release(key);
  /* The peer accepts an allocator without a function; refusing it is better. */
  if (TVMFFISetCustomAllocator(&empty) != 0) EXPECT_ERROR(-1, "ValueError", "allocate");
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  ffi_release(array);
  FFI_MUST(TVMFFISetCustomAllocator(NULL));
}

static void client_object_is_freed_by_its_allocator(void) {
  static int context;
  static TVMFFICustomAllocator mine = {allocate, &context};
  FFI_MUST(TVMFFISetCustomAllocator(&mine));
  TVMFFICustomAllocator* current = TVMFFIGetCustomAllocator();
  TVMFFIObject* object = current->allocate(64, 8, kTVMFFIObject, current->context);
  *object = (TVMFFIObject){.combined_ref_count = 1 | (uint64_t)1 << 32,
                           .type_index = kTVMFFIObject,
                           .deleter = delete_client_object};
  EXPECT_INT(context, 1);
  FFI_MUST(TVMFFISetCustomAllocator(NULL));
  TVMFFIObjectDecRef(object);
  EXPECT_INT(freed, 1);
}

RUN_TESTS(TEST(there_is_always_an_allocator), TEST(set_and_restore),
          TEST(objects_are_made_all_the_same), TEST(client_object_is_freed_by_its_allocator))
