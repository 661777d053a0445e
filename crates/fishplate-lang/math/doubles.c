// More functions of floats, for which the C library has calls. All are computed in doubles, with approximations whose
// relative error is below 2e-10, so the results are within one unit in the last place. `generate` turns this file into
// doubles.mlir.

#include "cores.h"

// Returns `small` if |x| is below the limit, otherwise `other`. `small` is a product with x, so that 0 keeps its sign.
INLINE float near(float x, double limit, double small, double other) {
  return (float)(size64(x) < limit ? small : other);
}

float FUNCTION(expm1f)(float x) {
  double d = x;
  return near(x, 0x1p-10, d * (1 + d / 2 + d * d / 6), exp_of64(between64(d, -746, 710)) - 1);
}

float FUNCTION(log1pf)(float x) {
  double d = x;
  return near(x, 0x1p-15, d * (1 - d / 2 + d * d / 3), any_log64(1 + d));
}

float FUNCTION(sinhf)(float x) {
  double d = x, e = exp_of64(between64(d, -746, 710)), square = d * d;
  return near(x, 0x1p-4, d * (1 + square / 6 + square * square / 120), (e - 1 / e) / 2);
}

float FUNCTION(coshf)(float x) {
  double e = exp_of64(between64(x, -746, 710));
  return (float)((e + 1 / e) / 2);
}

float FUNCTION(asinhf)(float x) {
  double d = x, size = size64(d), made = any_log64(size + __builtin_sqrt(size * size + 1));
  return near(x, 0x1p-10, d * (1 - d * d / 6), sign64(made, d));
}

float FUNCTION(acoshf)(float x) {
  double d = x, made = any_log64(d + __builtin_sqrt(d * d - 1));
  return (float)(d >= 1 ? made : __builtin_nan(""));
}

float FUNCTION(atanhf)(float x) {
  double d = x;
  return near(x, 0x1p-10, d * (1 + d * d / 3), any_log64((1 + d) / (1 - d)) / 2);
}

float FUNCTION(cbrtf)(float x) {
  double d = x, made = sign64(exp_of64(between64(any_log64(size64(d)) / 3, -746, 710)), d);
  return (float)(d == 0 ? d : made);
}

float FUNCTION(hypotf)(float x, float y) {
  double made = __builtin_sqrt((double)x * x + (double)y * y);
  int is_infinite = (size32(x) == INFINITE) | (size32(y) == INFINITE);
  return is_infinite ? INFINITE : (float)made;
}

// The arctangent of x >= 0, including NaN and infinity.
INLINE double atan_of(double x) {
  int is_large = x > 1;
  double t = is_large ? 1 / x : x, u = t * t;
  double p = POLYNOMIAL64(u, -0x1.670637a40793ep-11, 0x1.3de86f76c16e4p-8, -0x1.07f8dc3fd38adp-6, 0x1.183e773d8b437p-5,
                          -0x1.bca74e0982775p-5, 0x1.28c8ccf9aa228p-4, -0x1.6fd49c3a27787p-4, 0x1.c6610f8b80bfcp-4,
                          -0x1.2489325d4e06ep-3, 0x1.9999238d588fcp-3, -0x1.5555542695de5p-2, 0x1.ffffffff7ec48p-1);
  return is_large ? PI / 2 - t * p : t * p;
}

float FUNCTION(atanf)(float x) { return (float)sign64(atan_of(size64(x)), x); }

float FUNCTION(asinf)(float x) {
  double d = size64(x);
  return (float)sign64(atan_of(d / __builtin_sqrt((1 - d) * (1 + d))), x);
}

float FUNCTION(acosf)(float x) {
  double d = x;
  return (float)(2 * atan_of(__builtin_sqrt((1 - d) / (1 + d))));
}

float FUNCTION(atan2f)(float y, float x) {
  double up = size64(y), across = size64(x), ratio = up / across;
  ratio = up == across ? 1 : ratio;
  ratio = up == 0 && across == 0 ? 0 : ratio;
  double made = atan_of(ratio);
  made = bits32(x) >> 31 ? PI - made : made;
  made = x == x && y == y ? made : __builtin_nan("");
  return (float)sign64(made, y);
}

float FUNCTION(erfcf)(float x) {
  double d = size64(x), t = 2 / (2 + between64(d, 0, 10.5));
  double p = POLYNOMIAL64(t, -0x1.5b3f7b5724722p-7, 0x1.5f0fa278a2dbbp-5, 0x1.5d15c54941c47p-11, -0x1.3e394b5ec135fp-2,
                          0x1.80edd25fb78bep-1, -0x1.93a859d8a104dp-1, 0x1.8943ce0354339p-2, -0x1.731297f6db5e6p-3,
                          0x1.0ec18c32c1bfbp-3, 0x1.56b2b5a718768p-3, 0x1.fbb694e5e6438p-3, 0x1.20c9da5a786f5p-2,
                          0x1.20de0f346aa44p-2);
  double made = p * t * exp_of64(between64(-(d * d), -746, 710));
  return (float)(x < 0 ? 2 - made : made);
}

float FUNCTION(log2f)(float x) { return (float)(any_log64(x) * LOG2_E); }

float FUNCTION(log10f)(float x) { return (float)(any_log64(x) * LOG10_E); }

float FUNCTION(tanf)(float x) {
  struct Angle angle = angle_of(size32(x));
  double r = angle.rest, z = r * r;
  double p = POLYNOMIAL64(z, 0x1.f3139d400e0c2p-11, -0x1.2d6d585c7b0ecp-11, 0x1.3997f667cf872p-9, 0x1.9df8146a75e0cp-9,
                          0x1.2664c73fc326ep-7, 0x1.65fb05c244342p-6, 0x1.ba1f8e06b77d7p-5, 0x1.111105adc056bp-3,
                          0x1.5555556bfc8edp-2);
  double near = p * z * r + r, turned = -1 / near;
  float made = (float)(angle.quarters & 1 ? turned : near);
  made = size32(x) < INFINITE ? made : __builtin_nanf("");
  return value32(bits32(made) ^ (bits32(x) & 0x80000000));
}
