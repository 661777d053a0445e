// Powers, exponentials, logarithms and functions built from them, roots and remainders, for doubles. They are accurate
// to one unit in the last place, and remainders are exact. They are for GPUs, which have no C library; `generate` turns
// this file into powers.mlir.

#include "pairs.h"

// Above this number, x + sqrt(x * x + 1) and x + sqrt(x * x - 1) count as 2 x: their logarithm is ln x + ln 2.
#define LARGE 0x1p28

double FUNCTION(pow)(double x, double y) {
  double a = size64(x), b = size64(y);
  struct Pair log = log_pair(pair(a), 0);
  log.high = a == 0 ? -INFINITE : a < INFINITE ? log.high : INFINITE;
  struct Pair exponent = product(y, log.high);
  double high = between64(exponent.high, -746, 710);
  double low = high == exponent.high ? exponent.low + y * log.low : 0;
  double result = exp_pair((struct Pair){high, low}, 1);
  // From 2^52 on numbers are integers, and from 2^53 on even.
  double shifted = b < 0x1p52 ? b + 0x1p52 : b;
  int is_whole = b >= 0x1p52 || shifted - 0x1p52 == b;
  int is_odd = is_whole && b < 0x1p53 && bits64(shifted) & 1;
  if (is_odd) result = sign64(result, x);
  if (x < 0 && a < INFINITE && !is_whole) result = NOT_A_NUMBER;
  if (x != x || y != y) result = x + y;
  return y == 0 || x == 1 || (a == 1 && b == INFINITE) ? 1 : result;
}

double FUNCTION(expm1)(double x) {
  struct Exponent e = exponent_of(pair(between64(x, -50, 710)));
  // 2^n (1 + r + rest) - 1, in units of 2^n.
  struct Pair less = sum(1, e.n > 60 ? 0 : -power64(-e.n)), made = sum(less.high, e.r);
  double result = scaled64(made.high + (made.low + (less.low + exp_rest(e.r, e.low))), e.n);
  return x == 0 ? x : result;
}

// Half the sum, or half the difference, of the exponentials of x, from 0 to 711, and of -x, times 2^(n - 1): 1 and r
// with 2^-2n and -r, and their remainders.
INLINE double half_sum(double x, double sign) {
  struct Exponent e = exponent_of(pair(x));
  double back = e.n > 60 ? 0 : sign * power64(-2 * e.n);
  struct Pair ones = sum(1, back), parts = product(e.r, 1 - back), made = sum(ones.high, parts.high);
  double rests = exp_rest(e.r, e.low) + back * exp_rest(-e.r, -e.low);
  return scaled64(made.high + (made.low + (ones.low + (parts.low + rests))), e.n - 1);
}

double FUNCTION(sinh)(double x) { return sign64(half_sum(between64(size64(x), 0, 711), -1), x); }

double FUNCTION(cosh)(double x) { return half_sum(between64(size64(x), 0, 711), 1); }

double FUNCTION(log1p)(double x) {
  struct Pair moved = sum(1, x);
  double result = log_ends64(moved.high, joined(log_pair(moved, 0)));
  return size64(x) < 0x1p-40 ? x - 0.5 * x * x : result;
}

double FUNCTION(log2)(double x) {
  struct Logarithm log = logarithm_of(pair(x), 0);
  struct Pair near = pair_product(log.near, LOG2_E_PAIR), made = sum(log.twos, near.high);
  return log_ends64(x, made.high + (made.low + near.low));
}

double FUNCTION(log10)(double x) {
  return log_ends64(x, joined(pair_product(log_pair(pair(x), 0), LOG10_E_PAIR)));
}

// The logarithm of x + sqrt(x * x + 1), which is 1 + x + square / (1 + root).
double FUNCTION(asinh)(double x) {
  double a = size64(x);
  struct Pair square = product(a, a), below = pair_sum(pair(1), root(pair_sum(pair(1), square)));
  struct Pair all = pair_sum(sum(1, a), quotient(square, below));
  int is_large = a > LARGE;
  double made = joined(log_pair(is_large ? pair(a) : all, is_large));
  made = a < INFINITE ? made : a;
  return sign64(a < 0x1p-26 ? a - a * a * a / 6 : made, x);
}

// The logarithm of x + sqrt(x * x - 1).
double FUNCTION(acosh)(double x) {
  double t = x - 1;
  struct Pair square = pair_sum(product(t, t), pair(2 * t)), side = t > 0 ? root(square) : pair(0);
  struct Pair all = sum(x, side.high);
  all.low += side.low;
  int is_large = x > LARGE;
  double made = log_ends64(x, joined(log_pair(is_large ? pair(x) : all, is_large)));
  return x >= 1 ? made : NOT_A_NUMBER;
}

double FUNCTION(atanh)(double x) {
  double a = size64(x);
  if (!(a < 1)) return a == 1 ? sign64(INFINITE, x) : NOT_A_NUMBER;
  if (a < 0.17) return sign64(joined(atanh_pair(pair(a))), x);
  return sign64(0.5 * joined(log_pair(quotient(sum(1, a), sum(1, -a)), 0)), x);
}

double FUNCTION(cbrt)(double x) {
  double a = size64(x);
  if (!(a > 0 && a < INFINITE)) return x;
  int is_small = a < 0x1p-1022;
  uint64_t bits = bits64(is_small ? a * 0x1p54 : a);
  // a is m times 8^eights, with m between 1 and 8.
  int64_t eights = ((int64_t)(bits >> 52) - 1023 + 3072) / 3 - 1024;
  double m = value64(bits - ((uint64_t)(3 * eights) << 52));
  // Accurate to 6 percent by a third of the exponent, to 2^-40 by two steps that cube the error, and finally with an
  // exact cube.
  double t = value64(bits64(m) / 3 + 0x2a9f8a0000000000);
  for (int step = 0; step < 2; ++step) {
    double cube = t * t * t;
    t = t * (cube + 2 * m) / (2 * cube + m);
  }
  struct Pair cube = pair_product(product(t, t), pair(t));
  t -= ((cube.high - m) + cube.low) / (3 * t * t);
  return sign64(t * power64(eights - (is_small ? 18 : 0)), x);
}

double FUNCTION(hypot)(double x, double y) {
  double a = size64(x), b = size64(y), larger = a > b ? a : b, smaller = a > b ? b : a;
  if (a == INFINITE || b == INFINITE) return INFINITE;
  if (!(a + b > 0)) return a + b;
  double factor = larger > 0x1p500 ? 0x1p-600 : larger < 0x1p-500 ? 0x1p600 : 1;
  larger *= factor;
  smaller *= factor;
  struct Pair squares = pair_sum(product(larger, larger), product(smaller, smaller));
  return joined(root(squares)) / factor;
}

// The exponent of the largest power of two that is not above a positive number.
INLINE int64_t power_below(double x) {
  int is_small = x < 0x1p-1022;
  return (int64_t)(bits64(is_small ? x * 0x1p54 : x) >> 52) - (is_small ? 1077 : 1023);
}

double FUNCTION(fmod)(double x, double y) {
  double rest = size64(x), b = size64(y);
  if (!(rest < INFINITE && b > 0)) return NOT_A_NUMBER;
  // At most 50 bits of the quotient at a time. The remainder is a multiple of y's unit, and below y, so it is exact.
  while (rest >= b) {
    int64_t ahead = power_below(rest) - power_below(b) - 50;
    double divisor = ahead > 0 ? scaled64(scaled64(b, ahead >> 1), ahead - (ahead >> 1)) : b;
    double left = __builtin_fma(-__builtin_trunc(rest / divisor), divisor, rest);
    rest = left < 0 ? left + divisor : left;
  }
  return sign64(rest, x);
}
