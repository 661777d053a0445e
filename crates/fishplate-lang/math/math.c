// Functions of numbers for vectorised loops: they have no branches and no calls, and handle every value, including NaN
// and infinities. Both sides of a `?:` are computed first. `generate` turns this file into math.mlir. Its functions
// become part of the kernels that use them, before loops are vectorised.
//
// Polynomials are minimax approximations. Products and sums are fused if the processor supports it, and the stated
// errors hold either way. `tests/python/lang/test_math.py` measures them.

#include "cores.h"

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

float FUNCTION(logf)(float x) {
  int is_small = x < 0x1p-126f;
  uint32_t bits = bits32(is_small ? x * 0x1p23f : x);
  // x is m times 2^exponent, with m between the square roots of 1/2 and 2.
  int32_t exponent = (int32_t)(bits - 0x3f3504f3) >> 23;
  float f = value32(bits - ((uint32_t)exponent << 23)) - 1;
  float k = (float)exponent - (is_small ? 23.0f : 0.0f);
  float p = POLYNOMIAL32(f, 0x1.14579ep-4f, -0x1.de3bb8p-4f, 0x1.e6f05p-4f, -0x1.fc2238p-4f, 0x1.23377p-3f,
                         -0x1.555c4ap-3f, 0x1.99a4b4p-3f, -0x1.000006p-2f, 0x1.555548p-2f);
  float square = f * f, rest = k * LN2_REST_32 + square * f * p;
  return log_ends32(x, k * LN2_32 - ((0.5f * square - rest) - f));
}

double FUNCTION(log)(double x) { return any_log64(x); }

// Near 0, a polynomial; further out, 1 - 2w / (1 + w), where w is e^-2x.
float FUNCTION(tanhf)(float x) {
  float a = size32(x), z = x * x;
  float p = POLYNOMIAL32(z, -0x1.82598ep-8f, 0x1.54b91p-6f, -0x1.b898f6p-5f, 0x1.1109aep-3f, -0x1.55553ep-2f);
  float near = p * z * a + a;
  float w = exp_of32(-2 * (a > 10 ? 10 : a));
  float far = 1 - 2 * w / (1 + w);
  return sign32(a < 0.55f ? near : far, x);
}

double FUNCTION(tanh)(double x) {
  double a = size64(x), z = x * x;
  double p = POLYNOMIAL64(z, 0x1.b3d836f05a710p-18, -0x1.0561ba6cec8c7p-15, 0x1.83d98884dcaacp-14,
                          -0x1.f21412acb7f26p-13, 0x1.35214469f5e4dp-11, -0x1.7d9e9e4f0f82cp-10, 0x1.d6d387e16c176p-9,
                          -0x1.226e33e89a225p-7, 0x1.664f4879340e9p-6, -0x1.ba1ba1b9f6f05p-5, 0x1.1111111110edap-3,
                          -0x1.5555555555554p-2);
  double near = p * z * a + a;
  double w = exp_of64(-2 * (a > 20 ? 20 : a));
  double far = 1 - 2 * w / (1 + w);
  return sign64(a < 0.55 ? near : far, x);
}

// Near 0, a polynomial; further out, 1 - erfc, with a polynomial for the logarithm of erfc.
float FUNCTION(erff)(float x) {
  float a = size32(x), z = x * x;
  float p = POLYNOMIAL32(z, 0x1.496a12p-14f, -0x1.a3f71ep-11f, 0x1.5405bep-8f, -0x1.b7f91p-6f, 0x1.ce2cf8p-4f,
                         -0x1.81273ep-2f, 0x1.06eba8p-3f);
  float near = x * p + x;
  float b = a > 4 ? 4 : a;
  float q = POLYNOMIAL32(b, -0x1.61f0e2p-16f, 0x1.c7955ep-12f, -0x1.115bfcp-8f, 0x1.9b8f36p-6f, -0x1.bb8426p-4f,
                         -0x1.444606p-1f, -0x1.2127e6p+0f, 0x1.6e5f9ap-13f);
  float far = sign32(1 - exp_of32(q), x);
  return a < 0.95f ? near : far;
}

double FUNCTION(erf)(double x) {
  double a = size64(x), z = x * x;
  double p = POLYNOMIAL64(z, 0x1.0579a08899394p-34, -0x1.386acc14bb471p-30, 0x1.f7a41b6768ef8p-27,
                          -0x1.5f1d38354a7c9p-23, 0x1.b9def1de3f8ebp-20, -0x1.f4d1df40274b3p-17, 0x1.f9a321a195b9dp-14,
                          -0x1.c02db3d8f264ep-11, 0x1.565bcd0db0530p-8, -0x1.b82ce312849afp-6, 0x1.ce2f21a042b21p-4,
                          -0x1.812746b0379e6p-2, 0x1.06eba8214db69p-3);
  double near = x * p + x;
  double b = (a > 6 ? 6 : a) - 1;
  double q = POLYNOMIAL64(b, 0x1.2768af7e7ded1p-40, -0x1.ff4ec0bbc9517p-36, 0x1.97d9c81c51829p-32,
                          -0x1.8c05686a01bcdp-29, 0x1.0177a7aa3d5dcp-26, -0x1.c0f894b07f67bp-25, 0x1.a526c814cbe18p-24,
                          0x1.31053fdcccc58p-23, -0x1.1451d1c1af365p-19, 0x1.4263b98701252p-17, -0x1.c7a4c24fa2560p-16,
                          0x1.b8dd43f02962ap-16, 0x1.f1b3989366785p-13, -0x1.033f65e9d8dd6p-9, 0x1.48c9d3ed5c4f7p-7,
                          -0x1.5477f09c10aeep-5, -0x1.afabc11a29552p-1, -0x1.51c9b0006c237p+1, -0x1.d97fbf27aa2a1p+0);
  double far = sign64(1 - exp_of64(q), x);
  return a < 1 ? near : far;
}

// Computed in doubles, whose logarithm is accurate enough for any exponent.
float FUNCTION(powf)(float x, float y) {
  double a = size32(x), b = size32(y);
  double log = log_of64(a, 0);
  log = a == 0 ? -INFINITE : a < INFINITE ? log : INFINITE;
  float result = (float)exp_of64(between64(y * log, -200, 200)), signed_result = sign32(result, x);
  double shifted = b + 0x1p52;
  int is_whole = (b < 0x1p52) & (shifted - 0x1p52 == b);
  int is_odd = is_whole & (int)(bits64(shifted) & 1);
  int is_even_always = b >= 0x1p52;
  int is_outside = (x < 0) & (a < INFINITE) & !(is_whole | is_even_always);
  result = is_odd ? signed_result : result;
  result = is_outside ? __builtin_nanf("") : result;
  int is_nan = (x != x) | (y != y), is_one = (y == 0) | (x == 1) | ((a == 1) & (b == INFINITE));
  result = is_nan ? x + y : result;
  return is_one ? 1 : result;
}

// The offset of sine and cosine in quarter turns.
enum { SINE = 0, COSINE = 1 };

INLINE float wave32(float size, uint32_t ahead) {
  struct Angle angle = angle_of(size);
  uint32_t quarter = angle.quarters + ahead;
  float r = (float)angle.rest, z = r * r;
  float sine = POLYNOMIAL32(z, -0x1.994224p-13f, 0x1.110736p-7f, -0x1.555546p-3f);
  sine = sine * z * r + r;
  float cosine = POLYNOMIAL32(z, 0x1.99ea66p-16f, -0x1.6c0c3p-10f, 0x1.55554ap-5f);
  cosine = cosine * z * z + (1 - 0.5f * z);
  float wave = quarter & 1 ? cosine : sine;
  wave = value32(bits32(wave) ^ ((quarter & 2) << 30));
  return size < INFINITE ? wave : __builtin_nanf("");
}

float FUNCTION(sinf)(float x) {
  float wave = wave32(size32(x), SINE);
  return value32(bits32(wave) ^ (bits32(x) & 0x80000000));
}

float FUNCTION(cosf)(float x) { return wave32(size32(x), COSINE); }
