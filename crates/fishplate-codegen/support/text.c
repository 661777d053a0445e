// Formats a float as Python prints it: with the fewest digits that read back as
// the same number. `support/generate` turns this file into text.mlir, which an exported file contains;
// in the process the engine has it once.
//
// Digits are taken from "%e" and read back without a decimal point, whose character depends on the locale.

#include <stddef.h>
#include <stdint.h>

#include "functions.h"

int snprintf(char *out, size_t room, const char *format, ...);
double strtod(const char *text, char **end);
float strtof(const char *text, char **end);

// Fraction bits of the supported types.
enum { DOUBLE = 52, FLOAT = 23, HALF = 10 };
enum { MAX_DIGITS = 17, ROOM = 40 };

// d.ddd times ten to the power of the exponent.
typedef struct {
  char digits[MAX_DIGITS + 1];
  int count, exponent;
} Decimal;

// Rounds a positive number to a 16-bit type, to nearest, ties to even.
static double narrowed(double number, int fraction) {
  union {
    double number;
    uint64_t bits;
  } in = {number}, large;
  int exponent = (int)(in.bits >> 52) - 1023, least = fraction == HALF ? -14 : -126;
  if (exponent < least)
    exponent = least;
  // The last bit of this number is the last one that the type keeps.
  large.bits = (uint64_t)(exponent - fraction + 52 + 1023) << 52;
  return (number + large.number) - large.number;
}

static int reads_back(const Decimal *decimal, double number, int fraction) {
  char text[ROOM];
  snprintf(text, sizeof text, "%.*se%d", decimal->count, decimal->digits,
           decimal->exponent - decimal->count + 1);
  if (fraction == FLOAT)
    return strtof(text, NULL) == (float)number;
  double read = strtod(text, NULL);
  return (fraction == DOUBLE ? read : narrowed(read, fraction)) == number;
}

static void nearest(Decimal *decimal, double number, int count) {
  char text[ROOM], *at = text;
  snprintf(text, sizeof text, "%.*e", count - 1, number);
  decimal->count = 0;
  for (; *at != 'e'; ++at)
    if (*at >= '0' && *at <= '9' && decimal->count < MAX_DIGITS)
      decimal->digits[decimal->count++] = *at;
  int negative = *++at == '-', exponent = 0;
  for (++at; *at; ++at)
    exponent = 10 * exponent + (*at - '0');
  decimal->exponent = negative ? -exponent : exponent;
}

// The next larger decimal with the same number of digits.
static void increase(Decimal *decimal) {
  int at = decimal->count - 1;
  for (; at >= 0 && decimal->digits[at] == '9'; --at)
    decimal->digits[at] = '0';
  if (at >= 0) {
    ++decimal->digits[at];
  } else {
    decimal->digits[0] = '1';
    ++decimal->exponent;
  }
}

// The shortest decimal that reads back as a positive number.
static void shortest(Decimal *decimal, double number, int fraction) {
  // This many digits always identify a number, unless it is subnormal.
  int count = 1;
  if (fraction == DOUBLE && number >= 0x1p-1022)
    count = 15;
  if (fraction == FLOAT && number >= 0x1p-126)
    count = 6;
  for (; count <= MAX_DIGITS; ++count) {
    nearest(decimal, number, count);
    if (reads_back(decimal, number, fraction))
      break;
    // Below a power of two, numbers are spaced more closely than above it. So the nearest decimal may lie below and
    // fail, while the next larger one reads back.
    increase(decimal);
    if (reads_back(decimal, number, fraction))
      break;
  }
  while (decimal->count > 1 && decimal->digits[decimal->count - 1] == '0')
    --decimal->count;
}

static char *put(char *out, const char *text, int count) {
  for (int i = 0; i < count; ++i)
    *out++ = text[i];
  return out;
}

static char *zeros(char *out, int count) {
  while (count-- > 0)
    *out++ = '0';
  return out;
}

static char *fixed(char *out, const Decimal *decimal) {
  int whole = decimal->exponent + 1, count = decimal->count;
  if (whole <= 0) {
    out = zeros(put(out, "0.", 2), -whole);
    return put(out, decimal->digits, count);
  }
  int left = count < whole ? count : whole;
  out = zeros(put(out, decimal->digits, left), whole - left);
  out = put(out, ".", 1);
  return left < count ? put(out, decimal->digits + left, count - left) : put(out, "0", 1);
}

static char *scientific(char *out, const Decimal *decimal) {
  out = put(out, decimal->digits, 1);
  if (decimal->count > 1)
    out = put(put(out, ".", 1), decimal->digits + 1, decimal->count - 1);
  int exponent = decimal->exponent, size = exponent < 0 ? -exponent : exponent;
  *out++ = 'e';
  *out++ = exponent < 0 ? '-' : '+';
  if (size >= 100)
    *out++ = '0' + size / 100;
  *out++ = '0' + size / 10 % 10;
  *out++ = '0' + size % 10;
  return out;
}

// Writes a number of a type with this many fraction bits into 32 bytes.
__attribute__((noinline)) void __tvm_ffi__float_text(char *room, double number, int32_t fraction) {
  union {
    double number;
    uint64_t bits;
  } in = {number};
  char *out = room;
  if (number != number) {
    out = put(out, "nan", 3);
  } else {
    if (in.bits >> 63)
      *out++ = '-';
    in.bits &= ~((uint64_t)1 << 63);
    Decimal decimal = {"0", 1, 0};
    if (in.number > 0 && in.bits >> 52 != 0x7ff)
      shortest(&decimal, in.number, fraction);
    if (in.bits >> 52 == 0x7ff)
      out = put(out, "inf", 3);
    else if (decimal.exponent >= -4 && decimal.exponent < 16)
      out = fixed(out, &decimal);
    else
      out = scientific(out, &decimal);
  }
  *out = 0;
}
