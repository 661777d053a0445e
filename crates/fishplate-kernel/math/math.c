// Functions of numbers for loops over vectors: no branch, no call, and every value has an answer, NaN and
// infinities too. What `?:` chooses from is computed before. `generate` turns this file into math.mlir, whose
// functions become part of the kernels that use them, before loops are vectorised.
//
// Polynomials are minimax fits. Products and sums are fused where the processor can, and the results hold to
// the stated errors where it cannot. `tests/python/lang/test_math.py` measures them.

#include <stdint.h>

#ifndef FUNCTION
#define FUNCTION(name) __fp_math_##name
#endif
#define INLINE static inline __attribute__((always_inline))

INLINE uint32_t bits32(float x) { return __builtin_bit_cast(uint32_t, x); }
INLINE uint64_t bits64(double x) { return __builtin_bit_cast(uint64_t, x); }
INLINE float float_of(uint32_t bits) { return __builtin_bit_cast(float, bits); }
INLINE double double_of(uint64_t bits) { return __builtin_bit_cast(double, bits); }
INLINE float size32(float x) { return float_of(bits32(x) & 0x7fffffff); }
INLINE double size64(double x) { return double_of(bits64(x) & 0x7fffffffffffffff); }
INLINE float sign32(float x, float of) { return float_of((bits32(x) & 0x7fffffff) | (bits32(of) & 0x80000000)); }
INLINE double sign64(double x, double of) {
  return double_of((bits64(x) & 0x7fffffffffffffff) | (bits64(of) & 0x8000000000000000));
}
INLINE float power32(int32_t n) { return float_of(((uint32_t)n + 127) << 23); }
INLINE double power64(int64_t n) { return double_of(((uint64_t)n + 1023) << 52); }

// A sum with these is rounded to an integer, which its low bits hold.
#define ROUND32 0x1.8p23f
#define ROUND64 0x1.8p52
#define INFINITY32 __builtin_inff()
#define INFINITY64 __builtin_inf()

// The logarithm of 2, its first part short enough that a product with an exponent is exact.
#define LN2_32 0x1.62e4p-1f
#define LN2_REST_32 0x1.7f7d1cp-20f
#define LN2_64 0x1.62e42feep-1
#define LN2_REST_64 0x1.a39ef35793c76p-33

// p times a power of two, in two steps: the power itself may be too large or too small.
INLINE float scaled32(float p, int32_t n) { return p * power32(n >> 1) * power32(n - (n >> 1)); }
INLINE double scaled64(double p, int64_t n) { return p * power64(n >> 1) * power64(n - (n >> 1)); }

// The exponential of r, at most half of ln 2 in size.
INLINE float exp_near32(float r) {
  float p = 0x1.6a2414p-10f;
  p = p * r + 0x1.123a2p-7f;
  p = p * r + 0x1.5558f2p-5f;
  p = p * r + 0x1.555492p-3f;
  p = p * r + 0x1.fffffcp-2f;
  return p * (r * r) + r + 1;
}

INLINE double exp_near64(double r) {
  double p = 0x1.ad7a02853e546p-26;
  p = p * r + 0x1.28ad92ee8461ap-22;
  p = p * r + 0x1.71df295a9e838p-19;
  p = p * r + 0x1.a01999efc6476p-16;
  p = p * r + 0x1.a01a0128405ddp-13;
  p = p * r + 0x1.6c16c184318a9p-10;
  p = p * r + 0x1.11111111282eap-7;
  p = p * r + 0x1.555555555086fp-5;
  p = p * r + 0x1.55555555554f8p-3;
  p = p * r + 0x1.000000000000ap-1;
  return p * (r * r) + r + 1;
}

// Of x between -104 and 89, or -746 and 710.
INLINE float exp_of32(float x) {
  float shifted = x * 0x1.715476p0f + ROUND32, n = shifted - ROUND32;
  float r = x - n * LN2_32;
  r = r - n * LN2_REST_32;
  return scaled32(exp_near32(r), (int32_t)(bits32(shifted) - bits32(ROUND32)));
}

INLINE double exp_of64(double x) {
  double shifted = x * 0x1.71547652b82fep0 + ROUND64, n = shifted - ROUND64;
  double r = x - n * LN2_64;
  r = r - n * LN2_REST_64;
  return scaled64(exp_near64(r), (int64_t)(bits64(shifted) - bits64(ROUND64)));
}

// Comparisons are such that NaN stays.
INLINE float between32(float x, float low, float high) {
  x = x < low ? low : x;
  return x > high ? high : x;
}

INLINE double between64(double x, double low, double high) {
  x = x < low ? low : x;
  return x > high ? high : x;
}

float FUNCTION(expf)(float x) { return exp_of32(between32(x, -104, 89)); }

double FUNCTION(exp)(double x) { return exp_of64(between64(x, -746, 710)); }

float FUNCTION(exp2f)(float x) {
  x = between32(x, -151, 129);
  float shifted = x + ROUND32, r = x - (shifted - ROUND32);
  return scaled32(exp_near32(r * 0x1.62e43p-1f), (int32_t)(bits32(shifted) - bits32(ROUND32)));
}

double FUNCTION(exp2)(double x) {
  x = between64(x, -1076, 1025);
  double shifted = x + ROUND64, r = x - (shifted - ROUND64);
  return scaled64(exp_near64(r * 0x1.62e42fefa39efp-1), (int64_t)(bits64(shifted) - bits64(ROUND64)));
}

// What a logarithm makes of the ends of its domain.
INLINE float log_ends32(float x, float result) {
  float end = x == 0 ? -INFINITY32 : __builtin_nanf("");
  result = x < INFINITY32 ? result : x;
  return x > 0 ? result : end;
}

INLINE double log_ends64(double x, double result) {
  double end = x == 0 ? -INFINITY64 : __builtin_nan("");
  result = x < INFINITY64 ? result : x;
  return x > 0 ? result : end;
}

float FUNCTION(logf)(float x) {
  int is_small = x < 0x1p-126f;
  uint32_t bits = bits32(is_small ? x * 0x1p23f : x);
  // x is m times 2^exponent, m between the roots of 1/2 and 2.
  int32_t exponent = (int32_t)(bits - 0x3f3504f3) >> 23;
  float f = float_of(bits - ((uint32_t)exponent << 23)) - 1;
  float k = (float)exponent - (is_small ? 23.0f : 0.0f);
  float p = 0x1.14579ep-4f;
  p = p * f - 0x1.de3bb8p-4f;
  p = p * f + 0x1.e6f05p-4f;
  p = p * f - 0x1.fc2238p-4f;
  p = p * f + 0x1.23377p-3f;
  p = p * f - 0x1.555c4ap-3f;
  p = p * f + 0x1.99a4b4p-3f;
  p = p * f - 0x1.000006p-2f;
  p = p * f + 0x1.555548p-2f;
  float square = f * f, rest = k * LN2_REST_32 + square * f * p;
  return log_ends32(x, k * LN2_32 - ((0.5f * square - rest) - f));
}

// The logarithm of a normal number.
INLINE double log_of64(double x, double less) {
  uint64_t bits = bits64(x);
  int64_t exponent = (int64_t)(bits - 0x3fe6a09e667f3bcd) >> 52;
  double f = double_of(bits - ((uint64_t)exponent << 52)) - 1;
  // Exponents have 12 bits: as doubles by their bits, as no vector unit but the newest converts integers of 64.
  double k = double_of((uint64_t)exponent + bits64(ROUND64)) - ROUND64 - less;
  double s = f / (2 + f), z = s * s;
  double p = 0x1.2f0c736a1e158p-3;
  p = p * z + 0x1.39a1169615223p-3;
  p = p * z + 0x1.746644a30490ep-3;
  p = p * z + 0x1.c71c51f0b0e18p-3;
  p = p * z + 0x1.249249420b63bp-2;
  p = p * z + 0x1.999999997fc26p-2;
  p = p * z + 0x1.5555555555593p-1;
  double half = 0.5 * f * f;
  return k * LN2_64 - ((half - (s * (half + z * p) + k * LN2_REST_64)) - f);
}

double FUNCTION(log)(double x) {
  int is_small = x < 0x1p-1022;
  return log_ends64(x, log_of64(is_small ? x * 0x1p52 : x, is_small ? 52 : 0));
}

// Near 0 a polynomial; further out 1 - 2w / (1 + w), w being e^-2x.
float FUNCTION(tanhf)(float x) {
  float a = size32(x), z = x * x;
  float p = -0x1.82598ep-8f;
  p = p * z + 0x1.54b91p-6f;
  p = p * z - 0x1.b898f6p-5f;
  p = p * z + 0x1.1109aep-3f;
  p = p * z - 0x1.55553ep-2f;
  float near = p * z * a + a;
  float w = exp_of32(-2 * (a > 10 ? 10 : a));
  float far = 1 - 2 * w / (1 + w);
  return sign32(a < 0.55f ? near : far, x);
}

double FUNCTION(tanh)(double x) {
  double a = size64(x), z = x * x;
  double p = 0x1.b3d836f05a710p-18;
  p = p * z - 0x1.0561ba6cec8c7p-15;
  p = p * z + 0x1.83d98884dcaacp-14;
  p = p * z - 0x1.f21412acb7f26p-13;
  p = p * z + 0x1.35214469f5e4dp-11;
  p = p * z - 0x1.7d9e9e4f0f82cp-10;
  p = p * z + 0x1.d6d387e16c176p-9;
  p = p * z - 0x1.226e33e89a225p-7;
  p = p * z + 0x1.664f4879340e9p-6;
  p = p * z - 0x1.ba1ba1b9f6f05p-5;
  p = p * z + 0x1.1111111110edap-3;
  p = p * z - 0x1.5555555555554p-2;
  double near = p * z * a + a;
  double w = exp_of64(-2 * (a > 20 ? 20 : a));
  double far = 1 - 2 * w / (1 + w);
  return sign64(a < 0.55 ? near : far, x);
}

// Near 0 a polynomial; further out 1 - erfc, by a polynomial for the logarithm of erfc.
float FUNCTION(erff)(float x) {
  float a = size32(x), z = x * x;
  float p = 0x1.496a12p-14f;
  p = p * z - 0x1.a3f71ep-11f;
  p = p * z + 0x1.5405bep-8f;
  p = p * z - 0x1.b7f91p-6f;
  p = p * z + 0x1.ce2cf8p-4f;
  p = p * z - 0x1.81273ep-2f;
  p = p * z + 0x1.06eba8p-3f;
  float near = x * p + x;
  float b = a > 4 ? 4 : a;
  float q = -0x1.61f0e2p-16f;
  q = q * b + 0x1.c7955ep-12f;
  q = q * b - 0x1.115bfcp-8f;
  q = q * b + 0x1.9b8f36p-6f;
  q = q * b - 0x1.bb8426p-4f;
  q = q * b - 0x1.444606p-1f;
  q = q * b - 0x1.2127e6p+0f;
  q = q * b + 0x1.6e5f9ap-13f;
  float far = sign32(1 - exp_of32(q), x);
  return a < 0.95f ? near : far;
}

double FUNCTION(erf)(double x) {
  double a = size64(x), z = x * x;
  double p = 0x1.0579a08899394p-34;
  p = p * z - 0x1.386acc14bb471p-30;
  p = p * z + 0x1.f7a41b6768ef8p-27;
  p = p * z - 0x1.5f1d38354a7c9p-23;
  p = p * z + 0x1.b9def1de3f8ebp-20;
  p = p * z - 0x1.f4d1df40274b3p-17;
  p = p * z + 0x1.f9a321a195b9dp-14;
  p = p * z - 0x1.c02db3d8f264ep-11;
  p = p * z + 0x1.565bcd0db0530p-8;
  p = p * z - 0x1.b82ce312849afp-6;
  p = p * z + 0x1.ce2f21a042b21p-4;
  p = p * z - 0x1.812746b0379e6p-2;
  p = p * z + 0x1.06eba8214db69p-3;
  double near = x * p + x;
  double b = (a > 6 ? 6 : a) - 1;
  double q = 0x1.2768af7e7ded1p-40;
  q = q * b - 0x1.ff4ec0bbc9517p-36;
  q = q * b + 0x1.97d9c81c51829p-32;
  q = q * b - 0x1.8c05686a01bcdp-29;
  q = q * b + 0x1.0177a7aa3d5dcp-26;
  q = q * b - 0x1.c0f894b07f67bp-25;
  q = q * b + 0x1.a526c814cbe18p-24;
  q = q * b + 0x1.31053fdcccc58p-23;
  q = q * b - 0x1.1451d1c1af365p-19;
  q = q * b + 0x1.4263b98701252p-17;
  q = q * b - 0x1.c7a4c24fa2560p-16;
  q = q * b + 0x1.b8dd43f02962ap-16;
  q = q * b + 0x1.f1b3989366785p-13;
  q = q * b - 0x1.033f65e9d8dd6p-9;
  q = q * b + 0x1.48c9d3ed5c4f7p-7;
  q = q * b - 0x1.5477f09c10aeep-5;
  q = q * b - 0x1.afabc11a29552p-1;
  q = q * b - 0x1.51c9b0006c237p+1;
  q = q * b - 0x1.d97fbf27aa2a1p+0;
  double far = sign64(1 - exp_of64(q), x);
  return a < 1 ? near : far;
}

// In doubles, whose logarithm is exact enough for any exponent.
float FUNCTION(powf)(float x, float y) {
  double a = size32(x), b = size32(y);
  double log = log_of64(a, 0);
  log = a == 0 ? -INFINITY64 : a < INFINITY64 ? log : INFINITY64;
  float result = (float)exp_of64(between64(y * log, -200, 200)), signed_result = sign32(result, x);
  double shifted = b + 0x1p52;
  int is_whole = (b < 0x1p52) & (shifted - 0x1p52 == b);
  int is_odd = is_whole & (int)(bits64(shifted) & 1);
  int is_even_always = b >= 0x1p52;
  int is_outside = (x < 0) & (a < INFINITY64) & !(is_whole | is_even_always);
  result = is_odd ? signed_result : result;
  result = is_outside ? __builtin_nanf("") : result;
  int is_nan = (x != x) | (y != y), is_one = (y == 0) | (x == 1) | ((a == 1) & (b == INFINITY64));
  result = is_nan ? x + y : result;
  return is_one ? 1 : result;
}

// One of five numbers by the size of a float: those of up to 2^49, each of the others 24 bits further on.
INLINE double pick(double size, double a, double b, double c, double d, double e) {
  double low = size < 0x1p49 ? a : b, high = size < 0x1p97 ? c : d;
  high = size < 0x1p121 ? high : e;
  return size < 0x1p73 ? low : high;
}

// Sine and cosine lie this many quarters of a turn ahead.
enum { SINE = 0, COSINE = 1 };

// The angle in quarter turns is a product with 2 / pi, which is taken in pieces of 24 bits, in doubles, so that
// products are exact. The first piece is the first whose product is no multiple of whole turns; five give bits
// enough for any float.
struct Angle {
  // What is left of a quarter turn, in radians.
  double rest;
  // The number of quarter turns; its lowest bits are right.
  uint32_t quarters;
};

INLINE struct Angle angle_of(float size) {
  double x = size;
  double t0 = x * pick(x, 0x1.45f306p-1, 0x1.b9391p-26, 0x1.529fcp-52, 0x1.3abe88p-75, 0x1.ea69bap-97);
  double t1 = x * pick(x, 0x1.b9391p-26, 0x1.529fcp-52, 0x1.3abe88p-75, 0x1.ea69bap-97, 0x1.81b6c4p-121);
  double t2 = x * pick(x, 0x1.529fcp-52, 0x1.3abe88p-75, 0x1.ea69bap-97, 0x1.81b6c4p-121, 0x1.2b3278p-145);
  double t3 = x * pick(x, 0x1.3abe88p-75, 0x1.ea69bap-97, 0x1.81b6c4p-121, 0x1.2b3278p-145, 0x1.0e4104p-170);
  double t4 = x * pick(x, 0x1.ea69bap-97, 0x1.81b6c4p-121, 0x1.2b3278p-145, 0x1.0e4104p-170, 0x1.fca2c6p-193);
  // Without whole turns; a sum with this constant is rounded to a multiple of 4.
  t0 = t0 - ((t0 + 0x1.8p54) - 0x1.8p54);
  t1 = t1 - ((t1 + 0x1.8p54) - 0x1.8p54);
  double sum = t0 + t1, shifted = (sum + t2) + ROUND64;
  double part = ((sum - (shifted - ROUND64)) + t2) + (t3 + t4);
  return (struct Angle){part * 0x1.921fb54442d18p+0, (uint32_t)bits64(shifted)};
}

INLINE float wave32(float size, uint32_t ahead) {
  struct Angle angle = angle_of(size);
  uint32_t quarter = angle.quarters + ahead;
  float r = (float)angle.rest, z = r * r;
  float sine = -0x1.994224p-13f;
  sine = sine * z + 0x1.110736p-7f;
  sine = sine * z - 0x1.555546p-3f;
  sine = sine * z * r + r;
  float cosine = 0x1.99ea66p-16f;
  cosine = cosine * z - 0x1.6c0c3p-10f;
  cosine = cosine * z + 0x1.55554ap-5f;
  cosine = cosine * z * z + (1 - 0.5f * z);
  float wave = quarter & 1 ? cosine : sine;
  wave = float_of(bits32(wave) ^ ((quarter & 2) << 30));
  return size < INFINITY32 ? wave : __builtin_nanf("");
}

float FUNCTION(sinf)(float x) {
  float wave = wave32(size32(x), SINE);
  return float_of(bits32(wave) ^ (bits32(x) & 0x80000000));
}

float FUNCTION(cosf)(float x) { return wave32(size32(x), COSINE); }
