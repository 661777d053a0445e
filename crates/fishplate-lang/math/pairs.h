// Numbers as sums of two doubles, about 106 bits, with their exponentials and logarithms. The low part of a pair is at
// most about half a unit in the last place of its high part. Sums and products of doubles are exact as pairs.
//
// Every product that must be exact is a separate fma, so fusing others changes nothing.

#include "numbers.h"

struct Pair {
  double high, low;
};

INLINE struct Pair pair(double x) { return (struct Pair){x, 0}; }

INLINE struct Pair sum(double a, double b) {
  double high = a + b, part = high - a;
  return (struct Pair){high, (a - (high - part)) + (b - part)};
}

// The sum of a and b, where |a| >= |b|, or a is 0.
INLINE struct Pair sum_down(double a, double b) {
  double high = a + b;
  return (struct Pair){high, b - (high - a)};
}

INLINE struct Pair product(double a, double b) {
  double high = a * b;
  return (struct Pair){high, __builtin_fma(a, b, -high)};
}

INLINE struct Pair pair_sum(struct Pair a, struct Pair b) {
  struct Pair s = sum(a.high, b.high);
  return sum_down(s.high, s.low + (a.low + b.low));
}

INLINE struct Pair pair_product(struct Pair a, struct Pair b) {
  struct Pair p = product(a.high, b.high);
  return sum_down(p.high, p.low + (a.high * b.low + a.low * b.high));
}

INLINE struct Pair negated(struct Pair a) { return (struct Pair){-a.high, -a.low}; }

INLINE struct Pair quotient(struct Pair a, struct Pair b) {
  double high = a.high / b.high;
  double rest = __builtin_fma(-high, b.high, a.high) + (a.low - high * b.low);
  return (struct Pair){high, rest / b.high};
}

// The square root of a positive pair.
INLINE struct Pair root(struct Pair a) {
  double high = __builtin_sqrt(a.high);
  return (struct Pair){high, (__builtin_fma(-high, high, a.high) + a.low) / (2 * high)};
}

INLINE double joined(struct Pair a) { return a.high + a.low; }

#define LN2_PAIR ((struct Pair){0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56})
#define LOG2_E_PAIR ((struct Pair){LOG2_E, 0x1.777d0ffda0d24p-56})
#define LOG10_E_PAIR ((struct Pair){LOG10_E, 0x1.95355baaafad3p-57})
#define PI_PAIR ((struct Pair){PI, 0x1.1a62633145c07p-53})
#define HALF_PI_PAIR ((struct Pair){PI / 2, 0x1.1a62633145c07p-54})
#define QUARTER_PI_PAIR ((struct Pair){PI / 4, 0x1.1a62633145c07p-55})

// An exponential is 2^n times the exponential of r + low, where |r| is at most half of ln 2.
struct Exponent {
  double r, low;
  int64_t n;
};

// The reduction of x between -1000 and 1000.
INLINE struct Exponent exponent_of(struct Pair x) {
  double shifted = x.high * LOG2_E + ROUND64, n = shifted - ROUND64;
  struct Pair r = sum(__builtin_fma(-n, LN2_64, x.high), -n * LN2_REST_64);
  r = sum_down(r.high, r.low + x.low);
  return (struct Exponent){r.high, r.low, (int64_t)(bits64(shifted) - bits64(ROUND64))};
}

// The exponential of r + low, minus 1 + r; the error of the approximation is 2^-63.
INLINE double exp_rest(double r, double low) {
  double p = POLYNOMIAL64(r, 0x1.1f94e11af2ee5p-29, 0x1.af60155b8668ep-26, 0x1.27e4c661ee647p-22,
                          0x1.71ddf7f01bd6ep-19, 0x1.a01a01b005c30p-16, 0x1.a01a01afd0cdbp-13, 0x1.6c16c16c148a6p-10,
                          0x1.111111110f7e2p-7, 0x1.5555555555559p-5, 0x1.5555555555558p-3, 0.5);
  return p * (r * r) + (low * r + low);
}

// The exponential of x between -1000 and 1000, times a factor. It is correct even if the power of two alone would
// underflow or overflow.
INLINE double exp_pair(struct Pair x, double factor) {
  struct Exponent e = exponent_of(x);
  struct Pair one = sum_down(1, e.r);
  return scaled64((one.high + (one.low + exp_rest(e.r, e.low))) * factor, e.n);
}

// The inverse of tanh of s, where |s| is up to 0.172; the error of the approximation is 2^-80, and that of the result
// about 2^-66.
INLINE struct Pair atanh_pair(struct Pair s) {
  struct Pair z = product(s.high, s.high);
  z.low += 2 * s.high * s.low;
  double p = POLYNOMIAL64(z.high, 0x1.c33ca8a98b2b2p-5, 0x1.aae7826d2b310p-5, 0x1.e20bbf92c0d66p-5,
                          0x1.1110935a225b8p-4, 0x1.3b13b31629046p-4, 0x1.745d174172971p-4, 0x1.c71c71c7228b2p-4,
                          0x1.249249249246ep-3, 0x1.999999999999ap-3);
  struct Pair third = pair_product(z, (struct Pair){0x1.5555555555555p-2, 0x1.5555555555555p-56});
  struct Pair factor = sum_down(third.high, z.high * z.high * p);
  factor.low += third.low;
  struct Pair rest = pair_product(s, factor), result = sum_down(s.high, rest.high);
  return (struct Pair){result.high, result.low + (s.low + rest.low)};
}

// A logarithm is `near` plus `twos` times ln 2.
struct Logarithm {
  struct Pair near;
  double twos;
};

// The logarithm of a positive pair, times 2^more.
INLINE struct Logarithm logarithm_of(struct Pair x, double more) {
  double low = x.low / x.high;
  int is_small = x.high < 0x1p-1022;
  uint64_t bits = bits64(is_small ? x.high * 0x1p54 : x.high);
  // The high part is m times 2^exponent, with m between the square roots of 1/2 and 2.
  int64_t exponent = (int64_t)(bits - 0x3fe6a09e667f3bcd) >> 52;
  double f = value64(bits - ((uint64_t)exponent << 52)) - 1;
  struct Pair half = atanh_pair(quotient(pair(f), sum_down(2, f)));
  struct Pair near = sum_down(2 * half.high, 2 * half.low + low);
  return (struct Logarithm){near, (double)exponent + (is_small ? more - 54 : more)};
}

INLINE struct Pair log_pair(struct Pair x, double more) {
  struct Logarithm made = logarithm_of(x, more);
  struct Pair s = sum(made.twos * LN2_64, made.near.high);
  return sum_down(s.high, s.low + (made.near.low + made.twos * LN2_REST_64));
}

// The sine and cosine of r + low, where |r| is at most a quarter of pi; the errors of the approximations are 2^-68 and
// 2^-75.
INLINE struct Pair sine_pair(struct Pair r) {
  double z = r.high * r.high;
  double p = POLYNOMIAL64(z, -0x1.aaa189d262a1ap-41, 0x1.61208b4c6663cp-33, -0x1.ae64528cda9b8p-26,
                          0x1.71de3a5330d86p-19, -0x1.a01a01a018a7cp-13, 0x1.111111111110bp-7, -0x1.5555555555555p-3);
  return sum_down(r.high, p * z * r.high + (r.low - 0.5 * z * r.low));
}

INLINE struct Pair cosine_pair(struct Pair r) {
  double z = r.high * r.high, half = 0.5 * z, high = 1 - half;
  double p = POLYNOMIAL64(z, 0x1.aac213495344cp-45, -0x1.93933062b1039p-37, 0x1.1eed8c9cd5f53p-29,
                          -0x1.27e4fb75f781bp-22, 0x1.a01a01a018d93p-16, -0x1.6c16c16c16c10p-10, 0x1.5555555555555p-5);
  double lost = 0.5 * __builtin_fma(r.high, r.high, -z) + r.high * r.low;
  return sum_down(high, ((1 - high) - half) + (p * (z * z) - lost));
}
