// Building blocks of the functions of numbers: the bits of floats of both widths, powers of two, polynomials.

#include <stdint.h>

#define FUNCTION(name) __fp_math_##name
#define INLINE static inline __attribute__((always_inline))

// For floats of a width, with a number of fraction bits and an exponent bias. `between` and `log_ends` compare such
// that NaN stays NaN. `scaled` is p times a power of two, in two steps, because the power itself may be too large or
// too small. `log_ends` is the value of a logarithm at the ends of its domain. `polynomial` takes its coefficients
// highest first.
#define NUMBERS(width, real, fraction, bias)                                                                           \
  INLINE uint##width##_t bits##width(real x) { return __builtin_bit_cast(uint##width##_t, x); }                        \
  INLINE real value##width(uint##width##_t bits) { return __builtin_bit_cast(real, bits); }                            \
  INLINE real size##width(real x) { return value##width(bits##width(x) & INT##width##_MAX); }                          \
  INLINE real sign##width(real x, real of) {                                                                           \
    return value##width((bits##width(x) & INT##width##_MAX) | (bits##width(of) & ~(uint##width##_t)INT##width##_MAX)); \
  }                                                                                                                    \
  INLINE real power##width(int##width##_t n) { return value##width(((uint##width##_t)n + bias) << fraction); }         \
  INLINE real scaled##width(real p, int##width##_t n) { return p * power##width(n >> 1) * power##width(n - (n >> 1)); }\
  INLINE real between##width(real x, real low, real high) {                                                            \
    x = x < low ? low : x;                                                                                             \
    return x > high ? high : x;                                                                                        \
  }                                                                                                                    \
  INLINE real log_ends##width(real x, real result) {                                                                   \
    real end = x == 0 ? -(real)INFINITE : (real)NOT_A_NUMBER;                                                          \
    result = x < (real)INFINITE ? result : x;                                                                          \
    return x > 0 ? result : end;                                                                                       \
  }                                                                                                                    \
  INLINE real polynomial##width(real x, int count, const real *coefficients) {                                         \
    real p = coefficients[0];                                                                                          \
    for (int i = 1; i < count; ++i) p = p * x + coefficients[i];                                                       \
    return p;                                                                                                          \
  }

#define INFINITE __builtin_inf()
#define NOT_A_NUMBER __builtin_nan("")

NUMBERS(32, float, 23, 127)
NUMBERS(64, double, 52, 1023)

#define POLYNOMIAL(width, real, x, ...)                                                                                \
  polynomial##width(x, sizeof((real[]){__VA_ARGS__}) / sizeof(real), (const real[]){__VA_ARGS__})
#define POLYNOMIAL32(x, ...) POLYNOMIAL(32, float, x, __VA_ARGS__)
#define POLYNOMIAL64(x, ...) POLYNOMIAL(64, double, x, __VA_ARGS__)

// A sum with one of these is rounded to an integer, which is in its low bits.
#define ROUND32 0x1.8p23f
#define ROUND64 0x1.8p52

// The logarithm of 2, split so that a product of the first part with an exponent is exact.
#define LN2_32 0x1.62e4p-1f
#define LN2_REST_32 0x1.7f7d1cp-20f
#define LN2_64 0x1.62e42feep-1
#define LN2_REST_64 0x1.a39ef35793c76p-33

#define LOG2_E 0x1.71547652b82fep0
#define LOG10_E 0x1.bcb7b1526e50ep-2
#define PI 0x1.921fb54442d18p1
