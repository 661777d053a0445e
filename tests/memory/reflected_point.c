/* Registration of a dynamic object type from C: layout, deleter, field accessors, creator. The object
 * is allocated by this file and freed by its own deleter, as any foreign language would do it. */
#include "reflected_point.h"

#include <stddef.h>

#include "ffi_call.h"

typedef struct {
  TVMFFIObject header;
  int64_t x;
  TVMFFIAny label;
} Point;

static int32_t type_index;

/* The strong count reaching zero drops the content, the weak count reaching zero the memory. */
static void delete_point(void* self, int flags) {
  Point* point = self;
  if (flags & kTVMFFIObjectDeleterFlagBitMaskStrong) ffi_release(point->label);
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) free(point);
}

static int create_point(TVMFFIObjectHandle* result) {
  Point* point = calloc(1, sizeof *point);
  point->header.combined_ref_count = ((uint64_t)1 << 32) | 1; /* one weak, one strong */
  point->header.type_index = type_index;
  point->header.deleter = delete_point;
  *result = point;
  return 0;
}

static int get_x(void* field, TVMFFIAny* result) {
  *result = ffi_int(*(int64_t*)field);
  return 0;
}

static int set_x(void* field, const TVMFFIAny* value) {
  if (value->type_index != kTVMFFIInt) {
    TVMFFIErrorSetRaisedFromCStr("TypeError", "x must be an int");
    return -1;
  }
  *(int64_t*)field = value->v_int64;
  return 0;
}

static int get_label(void* field, TVMFFIAny* result) { return TVMFFIAnyViewToOwnedAny(field, result); }

static int set_label(void* field, const TVMFFIAny* value) {
  TVMFFIAny owned;
  if (TVMFFIAnyViewToOwnedAny(value, &owned) != 0) return -1;
  ffi_release(*(TVMFFIAny*)field);
  *(TVMFFIAny*)field = owned;
  return 0;
}

int32_t register_reflected_point(const char* key) {
  TVMFFIByteArray type_key = ffi_bytes(key);
  type_index = TVMFFITypeGetOrAllocIndex(&type_key, -1, 1, 0, 0, kTVMFFIObject);
  FFI_CHECK(type_index >= kTVMFFIDynObjectBegin);
  const TVMFFIFieldInfo fields[] = {
      {.name = ffi_bytes("x"), .doc = ffi_bytes("an integer"), .metadata = ffi_bytes("{}"),
       .flags = kTVMFFIFieldFlagBitMaskWritable, .size = sizeof(int64_t), .alignment = 8,
       .offset = offsetof(Point, x), .getter = get_x, .setter = (void*)set_x,
       .field_static_type_index = kTVMFFIInt},
      {.name = ffi_bytes("label"), .doc = ffi_bytes("any value"), .metadata = ffi_bytes("{}"),
       .flags = kTVMFFIFieldFlagBitMaskWritable, .size = sizeof(TVMFFIAny), .alignment = 8,
       .offset = offsetof(Point, label), .getter = get_label, .setter = (void*)set_label,
       .field_static_type_index = kTVMFFIAny},
  };
  for (int i = 0; i < 2; ++i) FFI_MUST(TVMFFITypeRegisterField(type_index, &fields[i]));
  const TVMFFITypeMetadata metadata = {.doc = ffi_bytes("a point with a label"), .creator = create_point,
                                       .total_size = sizeof(Point),
                                       .structural_eq_hash_kind = kTVMFFISEqHashKindTreeNode};
  FFI_MUST(TVMFFITypeRegisterMetadata(type_index, &metadata));
  return type_index;
}
