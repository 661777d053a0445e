// Tensor maps for the driver, which are kept: most launches see the tensors of the last ones. Part of cuda.c.

#include "tensor_map.h"

// Maps that are kept: places for them, places of a group, words of a map, words that describe a tensor of the most
// dimensions.
enum { KEPT = 64, GROUP = 8, MAP_WORDS = 16, DESCRIPTION = 4 + 3 * 5 };

// A map, with what it was encoded for. The version is odd while somebody writes, 0 if nobody has.
typedef struct {
  uint64_t version, words[DESCRIPTION], map[MAP_WORDS];
} KeptMap;
static KeptMap kept_maps[KEPT];

COLD int32_t encode(void *map, const MapWords *words) {
  enum { NOT_INTERLEAVED = 0, PROMOTE_128_BYTES = 2, FILL_ZEROS = 0 };
  char why[256], more[320];
  if (start() || check_process())
    return -1;
  if (find_map_fault(words, why, sizeof why)) {
    const char *parts[] = {"no tensor map can describe the tensor: ", why};
    TVMFFIErrorSetRaisedFromCStrParts("ValueError", parts, 2);
    return -1;
  }
  uint64_t extents[5], strides[4];
  uint32_t sides[5], steps[5];
  for (int32_t i = 0; i < words->rank; ++i) {
    extents[i] = (uint64_t)words->extents[i];
    sides[i] = (uint32_t)words->sides[i];
    steps[i] = 1;
    if (i)
      strides[i - 1] = (uint64_t)words->strides[i];
  }
  int32_t swizzle = words->swizzle == 128 ? 3 : words->swizzle == 64 ? 2 : words->swizzle == 32 ? 1 : 0;
  // The driver encodes in any context, but not without one. The context of a device stays, as after a launch.
  Handle context;
  int32_t mode, opened = driver.current(&context) || !context;
  if (opened && open_device(0, &context, &mode))
    return -1;
  Code code = driver.encode(map, (int32_t)words->type, (uint32_t)words->rank, words->address, extents, strides, sides,
                            steps, NOT_INTERLEAVED, swizzle, PROMOTE_128_BYTES, FILL_ZEROS);
  if (opened && close_device(0, mode, 0))
    return -1;
  if (!code)
    return 0;
  snprintf(more, sizeof more, " for a tensor of %lld dimensions", (long long)words->rank);
  return fail(code, "cuTensorMapEncodeTiled", more);
}

// Packs what describes a tensor, without what its missing dimensions would have; returns how many words that is.
static uint32_t describe(const MapWords *words, uint64_t *out) {
  uint32_t count = 4;
  out[0] = (uint64_t)(uintptr_t)words->address;
  out[1] = (uint64_t)words->rank;
  out[2] = (uint64_t)words->type;
  out[3] = (uint64_t)words->swizzle;
  for (int32_t i = 0; i < words->rank; ++i) {
    out[count++] = (uint64_t)words->extents[i];
    out[count++] = (uint64_t)words->strides[i];
    out[count++] = (uint64_t)words->sides[i];
  }
  return count;
}

// Copies a kept map, if it is of this tensor and nobody writes it meanwhile.
static int32_t take_kept(KeptMap *kept, const uint64_t *wanted, uint32_t count, uint64_t *map) {
  uint64_t version = __atomic_load_n(&kept->version, __ATOMIC_ACQUIRE);
  if (version == 0 || version & 1)
    return 0;
  for (uint32_t i = 0; i < count; ++i)
    if (__atomic_load_n(kept->words + i, __ATOMIC_RELAXED) != wanted[i])
      return 0;
  for (uint32_t i = 0; i < MAP_WORDS; ++i)
    map[i] = __atomic_load_n(kept->map + i, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  return __atomic_load_n(&kept->version, __ATOMIC_RELAXED) == version;
}

// Keeps a map, unless another thread writes there.
static void keep(KeptMap *kept, const uint64_t *wanted, uint32_t count, const uint64_t *map) {
  uint64_t version = __atomic_load_n(&kept->version, __ATOMIC_RELAXED);
  if (version & 1 ||
      !__atomic_compare_exchange_n(&kept->version, &version, version + 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
    return;
  __atomic_thread_fence(__ATOMIC_RELEASE);
  for (uint32_t i = 0; i < count; ++i)
    __atomic_store_n(kept->words + i, wanted[i], __ATOMIC_RELAXED);
  for (uint32_t i = 0; i < MAP_WORDS; ++i)
    __atomic_store_n(kept->map + i, map[i], __ATOMIC_RELAXED);
  __atomic_store_n(&kept->version, version + 2, __ATOMIC_RELEASE);
}

// Finds or encodes a tensor map, which lies at a multiple of 64 bytes. 0, or -1 with the error raised.
int32_t __tvm_ffi__cuda_map(void *map, const MapWords *words) {
  uint64_t wanted[DESCRIPTION], hash = 0;
  uint32_t count = describe(words, wanted);
  // A word at a time would wait for each product; a sum of products does not.
  for (uint32_t i = 0; i < count; ++i)
    hash += wanted[i] * ((2 * i + 1) * 0x9e3779b97f4a7c15u);
  // The search goes through a group, from the map's own place to the first free one. A full group loses the map at
  // that place.
  uint32_t own = hash >> 58;
  KeptMap *place = kept_maps + own;
  for (uint32_t i = 0; i < GROUP; ++i) {
    KeptMap *kept = kept_maps + (own ^ i);
    if (take_kept(kept, wanted, count, map))
      return 0;
    if (!__atomic_load_n(&kept->version, __ATOMIC_RELAXED)) {
      place = kept;
      break;
    }
  }
  if (encode(map, words))
    return -1;
  keep(place, wanted, count, map);
  return 0;
}
