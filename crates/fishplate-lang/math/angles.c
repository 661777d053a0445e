// The inverse functions of sine, cosine and tangent for doubles, accurate to one unit in the last place. They are for
// GPUs, which have no C library; `generate` turns this file into angles.mlir.

#include "pairs.h"

// The angle, up to a quarter turn, whose tangent is up / across. Neither is negative, and one is above 0.
INLINE struct Pair angle_between(struct Pair up, struct Pair across) {
  int is_steep = up.high > across.high;
  struct Pair a = is_steep ? across : up, b = is_steep ? up : across;
  // Beyond tan(pi / 8), the angle is computed backwards from an eighth of a turn.
  int is_far = a.high > 0x1.a82799fcef32p-2 * b.high;
  struct Pair ratio = quotient(is_far ? pair_sum(a, negated(b)) : a, is_far ? pair_sum(a, b) : b);
  double r = ratio.high, z = r * r;
  double p = POLYNOMIAL64(z, 0x1.f1ec9f045f72dp-7, -0x1.1239acd6f5244p-5, 0x1.70ee9423826e0p-5, -0x1.ab7df3a92f9c1p-5,
                          0x1.e17217ed7a8c1p-5, -0x1.110c746153932p-4, 0x1.3b136e5043692p-4, -0x1.745d14bba2919p-4,
                          0x1.c71c71b75b3d7p-4, -0x1.249249247598ep-3, 0x1.9999999999652p-3, -0x1.5555555555554p-2);
  struct Pair made = sum_down(r, p * z * r + (ratio.low - ratio.low * z));
  made = is_far ? pair_sum(QUARTER_PI_PAIR, made) : made;
  return is_steep ? pair_sum(HALF_PI_PAIR, negated(made)) : made;
}

// The square root of 1 - x * x.
INLINE struct Pair other_side(double x) {
  struct Pair square = product(x, x), rest = sum_down(1, -square.high);
  rest.low -= square.low;
  return rest.high > 0 ? root(rest) : pair(__builtin_sqrt(rest.high));
}

double FUNCTION(atan)(double x) {
  double size = size64(x);
  size = size > 0x1p60 ? 0x1p60 : size;
  return sign64(joined(angle_between(pair(size), pair(1))), x);
}

double FUNCTION(asin)(double x) {
  double size = size64(x);
  double made = joined(angle_between(pair(size), other_side(size)));
  return size <= 1 ? sign64(made, x) : NOT_A_NUMBER;
}

double FUNCTION(acos)(double x) {
  struct Pair made = angle_between(other_side(x), pair(size64(x)));
  made = x < 0 ? pair_sum(PI_PAIR, negated(made)) : made;
  return size64(x) <= 1 ? joined(made) : NOT_A_NUMBER;
}

double FUNCTION(atan2)(double y, double x) {
  double up = size64(y), across = size64(x);
  if (!(up <= INFINITE && across <= INFINITE)) return NOT_A_NUMBER;
  // Infinities count as 1, and a finite number next to an infinity as 0. Two zeros have no angle.
  int is_infinite = up == INFINITE || across == INFINITE;
  up = is_infinite ? up == INFINITE : up;
  across = is_infinite ? across == INFINITE : up == 0 && across == 0 ? 1 : across;
  double larger = up > across ? up : across;
  double factor = larger > 0x1p1000 ? 0x1p-4 : larger < 0x1p-500 ? 0x1p500 : 1;
  struct Pair made = angle_between(pair(up * factor), pair(across * factor));
  made = bits64(x) >> 63 ? pair_sum(PI_PAIR, negated(made)) : made;
  return sign64(joined(made), y);
}
