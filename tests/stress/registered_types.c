/* All threads register the same types at the same moment, and read those registered before. New ones come
 * all through the run, so that the table grows under its readers. */
#include "registered_types.h"

#include <stddef.h>

static int32_t seen[MAX_THREADS][TYPE_COUNT]; /* the index that each thread got for each type */
static int registered[MAX_THREADS]; /* how many types the thread has registered so far */

static void type_key(int type, char* key, size_t size) { snprintf(key, size, "stress.Type%d", type); }

int types_of(const Worker* worker) { return registered[worker->id]; }
int32_t type_index_of(const Worker* worker, int type) { return seen[worker->id][type]; }

static int get_field(void* field, TVMFFIAny* result) {
  *result = ffi_int(*(int64_t*)field);
  return 0;
}
static int set_field(void* field, const TVMFFIAny* value) {
  *(int64_t*)field = value->v_int64;
  return 0;
}

/* One thread for each type adds its field; the others may read the type meanwhile. */
static void register_field(int32_t index) {
  const TVMFFIFieldInfo field = {.name = ffi_bytes("value"), .doc = ffi_bytes("stress"), .metadata = ffi_bytes("{}"),
                                 .flags = kTVMFFIFieldFlagBitMaskWritable, .size = 8, .alignment = 8,
                                 .offset = sizeof(TVMFFIObject), .getter = get_field,
                                 .setter = (void*)set_field, .field_static_type_index = kTVMFFIInt};
  FFI_MUST(TVMFFITypeRegisterField(index, &field));
}

static void check_type(int type, int32_t index) {
  char key[32];
  type_key(type, key, sizeof key);
  TVMFFIByteArray name = ffi_bytes(key);
  int32_t found = -1;
  FFI_MUST(TVMFFITypeKeyToIndex(&name, &found));
  FFI_CHECK(found == index);
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(index);
  FFI_CHECK(info && info->type_index == index && info->type_depth == 1);
  FFI_CHECK(info->type_key.size == name.size && memcmp(info->type_key.data, key, name.size) == 0);
  FFI_CHECK(info->type_ancestors[0]->type_index == kTVMFFIObject);
  if (__atomic_load_n(&info->num_fields, __ATOMIC_ACQUIRE) == 1) FFI_CHECK(info->fields[0].name.size == 5);
}

static void step(Worker* worker) {
  int* mine = &registered[worker->id];
  for (int until = (int)(worker->progress * TYPE_COUNT); *mine < until; ++*mine) {
    char key[32];
    type_key(*mine, key, sizeof key);
    TVMFFIByteArray name = ffi_bytes(key);
    int32_t index = TVMFFITypeGetOrAllocIndex(&name, -1, 1, 0, 0, kTVMFFIObject);
    FFI_CHECK(index >= kTVMFFIDynObjectBegin);
    seen[worker->id][*mine] = index;
    if (*mine % worker->threads == worker->id) register_field(index);
  }
  if (*mine > 0) {
    int type = (int)(next_random(worker) % (uint32_t)*mine);
    check_type(type, seen[worker->id][type]);
  }
}

static void check(int threads) {
  for (int type = 0; type < TYPE_COUNT; ++type) {
    for (int thread = 1; thread < threads; ++thread) FFI_CHECK(seen[thread][type] == seen[0][type]);
    if (type > 0) FFI_CHECK(seen[0][type] != seen[0][type - 1]);
    check_type(type, seen[0][type]);
    FFI_CHECK(TVMFFIGetTypeInfo(seen[0][type])->num_fields == 1);
  }
}

const Work registered_types = {"types", NULL, step, check};
