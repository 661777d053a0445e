// Tensor maps as a host function requests them, and the checks for what no map can describe. Part of cuda.c and of
// grid.c, so that a kernel is refused for the same reasons on a GPU and on the CPU.

// Innermost dimension first; strides in bytes. The order is that of `tensor_map.rs` in fishplate-lang.
typedef struct MapWords {
  char *address;
  int64_t rank, type, swizzle; // bytes of a row whose 16-byte chunks are permuted, or 0
  int64_t extents[5], strides[5], sides[5];
} MapWords;

// Writes why a map cannot describe a tensor, or returns 0.
static int32_t find_map_fault(const MapWords *words, char *text, size_t room) {
  if ((uintptr_t)words->address % 16)
    return snprintf(text, room, "the tensor starts at %p, which is not a multiple of 16 bytes", (void *)words->address);
  for (int32_t i = 0; i < words->rank; i++) {
    if (words->extents[i] < 1 || words->extents[i] > 1ll << 32)
      return snprintf(text, room, "dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296", i,
                      (long long)words->extents[i]);
    if (words->sides[i] < 1 || words->sides[i] > 256)
      return snprintf(text, room, "side %d of the box (the last is 0) is %lld, expected 1 to 256", i,
                      (long long)words->sides[i]);
    if (i && (words->strides[i] % 16 || words->strides[i] < 0 || words->strides[i] >> 40))
      return snprintf(text, room,
                      "the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40", i,
                      (long long)words->strides[i]);
  }
  int64_t row = words->sides[0] * words->strides[0];
  if (row % 16)
    return snprintf(text, room, "a row of the box has %lld bytes, expected a multiple of 16", (long long)row);
  if (words->swizzle && row > words->swizzle)
    return snprintf(text, room, "a row of the box has %lld bytes, more than the %lld of the swizzle", (long long)row,
                    (long long)words->swizzle);
  return 0;
}
