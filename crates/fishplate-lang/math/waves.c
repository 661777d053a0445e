// Sine, cosine and tangent for doubles, accurate to one unit in the last place for every angle. They are for GPUs,
// which have no C library; `generate` turns this file into waves.mlir.

#include "pairs.h"

// The first 1216 bits of 2 / pi, after a word with its integer part.
const uint64_t FUNCTION(two_over_pi)[] = {
    0,
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
    0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
    0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
};

// An angle reduced by quarter turns.
struct Angle {
  // At most slightly more than an eighth of a turn, in radians.
  struct Pair rest;
  // The number of quarter turns; only the two lowest bits are correct.
  uint64_t quarters;
};

// For x from 0 up to 2^30: pi / 2 is subtracted in three parts, and the products with the first two are exact.
INLINE struct Angle angle_of_small(double x) {
  double shifted = x * (2 / PI) + ROUND64, n = shifted - ROUND64;
  struct Pair second = product(n, 0x1.1a62633145c07p-54);
  struct Pair rest = sum(__builtin_fma(-n, PI / 2, x), -second.high);
  rest = sum_down(rest.high, rest.low - second.low - n * -0x1.f1976b7ed8fbcp-110);
  return (struct Angle){rest, bits64(shifted)};
}

// The 64 bits at a bit offset of 2 / pi.
INLINE uint64_t word(const uint64_t *words, uint32_t by) {
  return by ? words[0] << by | words[1] >> (64 - by) : words[0];
}

// For any finite x >= 2^30: its 53 bits, as an integer, are multiplied with the 192 bits of 2 / pi that do not give
// multiples of whole turns and that matter for the fraction of a quarter. No double is closer to a multiple of pi / 2
// than 2^-62, so at least 64 bits of the fraction are left.
INLINE struct Angle angle_of_large(double x) {
  uint64_t m = (bits64(x) & 0xfffffffffffff) | 0x10000000000000;
  uint32_t place = (uint32_t)(bits64(x) >> 52) - 1075 - 2 + 64, by = place & 63;
  const uint64_t *words = FUNCTION(two_over_pi) + (place >> 6);
  unsigned __int128 low = (unsigned __int128)m * word(words + 2, by);
  unsigned __int128 middle = (unsigned __int128)m * word(words + 1, by) + (uint64_t)(low >> 64);
  uint64_t high = m * word(words, by) + (uint64_t)(middle >> 64);
  // The fraction of a quarter as a signed number, with the quarters rounded to nearest.
  uint64_t first = high << 2 | (uint64_t)middle >> 62, second = (uint64_t)middle << 2 | (uint64_t)low >> 62;
  uint64_t sign = (uint64_t)((int64_t)first >> 63), quarters = (high >> 62) + (sign & 1);
  first ^= sign;
  second ^= sign;
  uint32_t zeros = first ? (uint32_t)__builtin_clzll(first) : 63;
  first = zeros ? first << zeros | second >> (64 - zeros) : first;
  second <<= zeros;
  double top = (double)(first >> 11) * 0x1p-53;
  double tail = (double)(first << 53 >> 10 | second >> 21) * 0x1p-107;
  double scale = sign64(power64(-(int64_t)zeros), sign ? -1.0 : 1.0);
  struct Pair fraction = sum_down(top * scale, tail * scale);
  return (struct Angle){pair_product(fraction, HALF_PI_PAIR), quarters};
}

INLINE struct Angle angle_of(double size) {
  if (size < 0x1p30) return angle_of_small(size);
  return angle_of_large(size);
}

// The sine of an angle that is `ahead` quarter turns ahead.
INLINE double wave(double size, uint64_t ahead) {
  if (!(size < INFINITE)) return NOT_A_NUMBER;
  struct Angle angle = angle_of(size);
  uint64_t quarters = angle.quarters + ahead;
  double made = joined(quarters & 1 ? cosine_pair(angle.rest) : sine_pair(angle.rest));
  return quarters & 2 ? -made : made;
}

double FUNCTION(sin)(double x) {
  double made = wave(size64(x), 0);
  return value64(bits64(made) ^ (bits64(x) & 0x8000000000000000));
}

double FUNCTION(cos)(double x) { return wave(size64(x), 1); }

double FUNCTION(tan)(double x) {
  double size = size64(x);
  if (!(size < INFINITE)) return NOT_A_NUMBER;
  struct Angle angle = angle_of(size);
  struct Pair sine = sine_pair(angle.rest), cosine = cosine_pair(angle.rest);
  int is_odd = angle.quarters & 1;
  double made = joined(quotient(is_odd ? negated(cosine) : sine, is_odd ? sine : cosine));
  return value64(bits64(made) ^ (bits64(x) & 0x8000000000000000));
}
