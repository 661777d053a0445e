// Code shared by the functions of floats and doubles, without branches: exponentials, logarithms, and the reduction of
// float angles.

#include "numbers.h"

// The exponential of r, where |r| is at most half of ln 2.
INLINE float exp_near32(float r) {
  float p = POLYNOMIAL32(r, 0x1.6a2414p-10f, 0x1.123a2p-7f, 0x1.5558f2p-5f, 0x1.555492p-3f, 0x1.fffffcp-2f);
  return p * (r * r) + r + 1;
}

INLINE double exp_near64(double r) {
  double p = POLYNOMIAL64(r, 0x1.ad7a02853e546p-26, 0x1.28ad92ee8461ap-22, 0x1.71df295a9e838p-19, 0x1.a01999efc6476p-16,
                          0x1.a01a0128405ddp-13, 0x1.6c16c184318a9p-10, 0x1.11111111282eap-7, 0x1.555555555086fp-5,
                          0x1.55555555554f8p-3, 0x1.000000000000ap-1);
  return p * (r * r) + r + 1;
}

// The exponential of x between -104 and 89, or -746 and 710.
INLINE float exp_of32(float x) {
  float shifted = x * 0x1.715476p0f + ROUND32, n = shifted - ROUND32;
  float r = x - n * LN2_32;
  r = r - n * LN2_REST_32;
  return scaled32(exp_near32(r), (int32_t)(bits32(shifted) - bits32(ROUND32)));
}

INLINE double exp_of64(double x) {
  double shifted = x * LOG2_E + ROUND64, n = shifted - ROUND64;
  double r = x - n * LN2_64;
  r = r - n * LN2_REST_64;
  return scaled64(exp_near64(r), (int64_t)(bits64(shifted) - bits64(ROUND64)));
}

// The logarithm of a normal number.
INLINE double log_of64(double x, double less) {
  uint64_t bits = bits64(x);
  int64_t exponent = (int64_t)(bits - 0x3fe6a09e667f3bcd) >> 52;
  double f = value64(bits - ((uint64_t)exponent << 52)) - 1;
  // Exponents have 12 bits. They are converted to doubles through their bits, because only the newest vector units
  // convert 64-bit integers.
  double k = value64((uint64_t)exponent + bits64(ROUND64)) - ROUND64 - less;
  double s = f / (2 + f), z = s * s;
  double p = POLYNOMIAL64(z, 0x1.2f0c736a1e158p-3, 0x1.39a1169615223p-3, 0x1.746644a30490ep-3, 0x1.c71c51f0b0e18p-3,
                          0x1.249249420b63bp-2, 0x1.999999997fc26p-2, 0x1.5555555555593p-1);
  double half = 0.5 * f * f;
  return k * LN2_64 - ((half - (s * (half + z * p) + k * LN2_REST_64)) - f);
}

// The logarithm of any number.
INLINE double any_log64(double x) {
  int is_small = x < 0x1p-1022;
  return log_ends64(x, log_of64(is_small ? x * 0x1p52 : x, is_small ? 52 : 0));
}

// Selects one of five numbers by the size of a float: the first for sizes up to 2^49, and each of the others for 24
// bits more.
INLINE double pick(double size, double a, double b, double c, double d, double e) {
  double low = size < 0x1p49 ? a : b, high = size < 0x1p97 ? c : d;
  high = size < 0x1p121 ? high : e;
  return size < 0x1p73 ? low : high;
}

// The angle in quarter turns is the product with 2 / pi. That is split into pieces of 24 bits, as doubles, so that
// products are exact. The first piece used is the first one whose product is not a multiple of whole turns; five pieces
// give enough bits for any float.
struct Angle {
  // The remainder of a quarter turn, in radians.
  double rest;
  // The number of quarter turns; only its lowest bits are correct.
  uint32_t quarters;
};

INLINE struct Angle angle_of(float size) {
  double x = size;
  double t0 = x * pick(x, 0x1.45f306p-1, 0x1.b9391p-26, 0x1.529fcp-52, 0x1.3abe88p-75, 0x1.ea69bap-97);
  double t1 = x * pick(x, 0x1.b9391p-26, 0x1.529fcp-52, 0x1.3abe88p-75, 0x1.ea69bap-97, 0x1.81b6c4p-121);
  double t2 = x * pick(x, 0x1.529fcp-52, 0x1.3abe88p-75, 0x1.ea69bap-97, 0x1.81b6c4p-121, 0x1.2b3278p-145);
  double t3 = x * pick(x, 0x1.3abe88p-75, 0x1.ea69bap-97, 0x1.81b6c4p-121, 0x1.2b3278p-145, 0x1.0e4104p-170);
  double t4 = x * pick(x, 0x1.ea69bap-97, 0x1.81b6c4p-121, 0x1.2b3278p-145, 0x1.0e4104p-170, 0x1.fca2c6p-193);
  // Removes whole turns; a sum with this constant is rounded to a multiple of 4.
  t0 = t0 - ((t0 + 0x1.8p54) - 0x1.8p54);
  t1 = t1 - ((t1 + 0x1.8p54) - 0x1.8p54);
  double sum = t0 + t1, shifted = (sum + t2) + ROUND64;
  double part = ((sum - (shifted - ROUND64)) + t2) + (t3 + t4);
  return (struct Angle){part * (PI / 2), (uint32_t)bits64(shifted)};
}
