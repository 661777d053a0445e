// The gamma function, its logarithm, and the complementary error function, for doubles. Errors are below 3 units in the
// last place. Below 0, `lgamma` has zeros between the poles, and its absolute error there is at least 2^-53. The
// functions are for GPUs, which have no C library; `generate` turns this file into gamma.mlir.

#include "pairs.h"

// The exponential of b * b times erfc of b, for b from 0.5 to 28, times b + 4: as a function of (b - 4) / (b + 4),
// minus the middle of one of two intervals. The errors of the approximations are below 2^-61.
INLINE struct Pair erfc_factor(struct Pair ratio, int is_near) {
  struct Pair u = sum(ratio.high, is_near ? 0.5625 : -0.25);
  u.low += ratio.low;
  double t = u.high, p, slope;
  struct Pair first;
  if (is_near) {
    p = POLYNOMIAL64(t, 0x1.0b67f8877e964p-16, 0x1.4d162a0247eaep-14, -0x1.074d75caa8f38p-12, -0x1.2f29d9e432009p-11,
                     0x1.041f98829728ep-8, -0x1.68878e748ea9cp-9, -0x1.5c6622fc2755dp-5, 0x1.ccb2682855559p-3,
                     -0x1.5347d87d2679dp-1, 0x1.634b15ab58a92p+0, -0x1.1c052c1382f92p+1, 0x1.6330fcc8cb7dbp+1,
                     -0x1.5b83c43dac2c7p+1);
    first = (struct Pair){0x1.041b5b6ddf9a0p+1, 0x1.ce729c09f854ap-53};
    slope = 5.55 * t - 2.715;
  } else {
    p = POLYNOMIAL64(t, -0x1.0ca21a7f3bcf5p-25, -0x1.efbfa40b10f59p-28, 0x1.004d1da678d4ep-22, -0x1.0e8be23471475p-22,
                     -0x1.4a1fb87a582a7p-20, 0x1.1cc8c3c7428a5p-18, -0x1.cf3835a47e8d4p-23, -0x1.1d974cb9a85b9p-15,
                     0x1.b6ed20be0165dp-14, -0x1.8c2d72d0bdb36p-15, -0x1.c5d95cd6ba930p-11, 0x1.2f5dda14cc709p-8,
                     -0x1.f90dd9801a098p-7, 0x1.49da385da21d7p-5, -0x1.6c441ceb3ced4p-4, 0x1.608ba025b5ed3p-3,
                     -0x1.31535b2a45238p-2, 0x1.dfaa8d4210c33p-2, -0x1.58eb34f526b04p-1);
    first = (struct Pair){0x1.c9269e94ebbb3p-1, -0x1.a9194c29277b9p-55};
    slope = 0.937 * t - 0.674;
  }
  return pair_sum(first, (struct Pair){p * t, u.low * slope});
}

// Near 0 it is 1 - x - x * p, where the error of the approximation is 2^-65.
double FUNCTION(erfc)(double x) {
  double a = size64(x);
  if (a < 0.5) {
    double p = POLYNOMIAL64(x * x, -0x1.39fc6b191490fp-23, 0x1.b77672f193818p-20, -0x1.f4bba29dc5fcbp-17,
                            0x1.f9a2a680737dbp-14, -0x1.c02db23dda7b9p-11, 0x1.565bcd0aa80abp-8, -0x1.b82ce3127f79ep-6,
                            0x1.ce2f21a042b29p-4, -0x1.812746b0379e6p-2, 0x1.06eba8214db69p-3);
    struct Pair less = sum_down(1, -x);
    return less.high + (less.low - x * p);
  }
  double b = between64(a, 0, 28);
  struct Pair below = sum(b, 4);
  struct Pair factor = quotient(erfc_factor(quotient(sum(b, -4), below), b < 2), below);
  double made = exp_pair(negated(product(b, b)), joined(factor));
  return x < 0 ? 2 - made : made;
}

// From SMALLEST up to LARGEST, products move x to the interval from 1.5 to 2.5; beyond it, Stirling's series is used.
#define SMALLEST -20.5
#define LARGEST 24.5

// The factor by which gamma is divided on the way from x to 2 + t, or multiplied: x (x + 1) ..., or (x - 1) (x - 2) ...
INLINE struct Pair steps(double x, int32_t count) {
  struct Pair made = pair(1);
  for (int32_t i = 0; i < -count; ++i) made = pair_product(made, sum(x, i));
  for (int32_t i = 1; i <= count; ++i) made = pair_product(made, pair(x - i));
  return made;
}

// The logarithm of gamma of x >= 20, with a relative error of about 2^-60.
INLINE struct Pair stirling(double x) {
  struct Pair log = log_pair(pair(x), 0), made = product(x - 0.5, log.high);
  if (!(made.high < INFINITE)) return pair(made.high);
  made = pair_sum((struct Pair){made.high, made.low + (x - 0.5) * log.low}, pair(-x));
  double inverse = 1 / x, z = inverse * inverse;
  double series = inverse * POLYNOMIAL64(z, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12);
  // The logarithm of the square root of 2 pi.
  return pair_sum(made, (struct Pair){0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55 + series});
}

// pi / (y sin(pi y)) for y that is not an integer and at most 2^52: the negated product of gamma of y and of -y.
INLINE double reflected(double y) {
  double whole = __builtin_rint(y), t = y - whole, a = size64(t);
  struct Pair rest = pair_product(pair(a > 0.25 ? 0.5 - a : a), PI_PAIR);
  struct Pair sine = a > 0.25 ? cosine_pair(rest) : sine_pair(rest);
  int is_odd = 2 * __builtin_rint(0.5 * whole) != whole;
  sine = (t < 0) != is_odd ? negated(sine) : sine;
  return joined(quotient(PI_PAIR, pair_product(pair(y), sine)));
}

double FUNCTION(gamma)(double x) {
  if (!(size64(x) >= 0x1p-60)) return 1 / x;
  double whole = __builtin_rint(x), t = x - whole;
  if (x > 0 ? x == INFINITE : t == 0 || x == -INFINITE) return x > 0 ? x : NOT_A_NUMBER;
  if (x > LARGEST) return exp_pair(stirling(x > 200 ? 200 : x), 1);
  if (x < SMALLEST) {
    double factor = -reflected(-x);
    return exp_pair(negated(stirling(x < -200 ? 200 : -x)), factor);
  }
  double p = POLYNOMIAL64(t, -0x1.6b40cebe08db5p-20, 0x1.5f9def8f49247p-19, -0x1.de1bb0853d175p-19,
                          0x1.e4c667a30b926p-18, -0x1.01057f42ae248p-16, 0x1.00763b49501acp-15, -0x1.fdd25dce55d4bp-15,
                          0x1.fe3f7f9d67f40p-14, -0x1.f94ba6fb181f0p-13, 0x1.011b2227c7eadp-11, -0x1.e21f1652a7419p-11,
                          0x1.13c4487c4cbbap-9, -0x1.75e6e9178f3a7p-9, 0x1.6d7eeaccf9338p-7, -0x1.17f3740bf1583p-12,
                          0x1.301fbb0f23e72p-4, 0x1.4e23998464ff3p-4, 0x1.a5b978b96becap-2, 0x1.b0ee6072093cep-2);
  struct Pair near = sum_down(1, p * t);
  int32_t count = (int32_t)whole - 2;
  struct Pair factor = steps(x, count);
  return joined(count < 0 ? quotient(near, factor) : pair_product(near, factor));
}

double FUNCTION(lgamma)(double x) {
  double whole = __builtin_rint(x), t = x - whole, a = size64(x);
  if (!(a < INFINITE)) return a;
  if (t == 0 && x <= 0) return INFINITE;
  if (x > LARGEST) return joined(stirling(x));
  if (x < SMALLEST) {
    struct Pair log = log_pair(pair(size64(reflected(a))), 0);
    return joined(pair_sum(log, negated(stirling(a))));
  }
  double p = POLYNOMIAL64(t, 0x1.1a316be05ba17p-24, -0x1.20199cc2b41fdp-23, 0x1.af2aa5e8255fbp-23,
                          -0x1.ce0e699d73e2cp-22, 0x1.016e0d776d90ap-20, -0x1.127771538b2ddp-19, 0x1.2589dc5d87075p-18,
                          -0x1.3cb3b5c9f9717p-17, 0x1.580e425bd779ap-16, -0x1.78de9b06a0cfep-15, 0x1.a127ae9270cefp-14,
                          -0x1.d3fd4b65e5bc3p-13, 0x1.0b36af89fb912p-11, -0x1.38ac5c2d4ac8bp-10, 0x1.7add6eadb02f0p-9,
                          -0x1.e404fc218db6cp-8, 0x1.51322ac7d84aep-6, -0x1.13e001a55760ap-4, 0x1.4a34cc4a60fa6p-2);
  // The last coefficient, 1 minus Euler's constant, and its product are pairs: where the logarithm is negative, the two
  // sums nearly cancel.
  struct Pair slope = sum_down(0x1.b0ee6072093cep-2, p * t), near = product(slope.high, t);
  near.low += slope.low * t;
  int32_t count = (int32_t)whole - 2;
  struct Pair factor = steps(x, count);
  struct Pair log = log_pair(factor.high < 0 ? negated(factor) : factor, 0);
  return joined(pair_sum(count < 0 ? negated(log) : log, near));
}
