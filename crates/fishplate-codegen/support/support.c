// The cold half of every wrapper: formats an error from its record and raises it, and narrows floats.
// `support/generate` turns this file into support.mlir, from which a wrapper copies the functions that it needs. So an
// exported object depends only on the C API of libtvm_ffi and on libc.
//
// A record is a list of 32-bit words in the wrapper's text: kind, format, table, number of parts, parts. All except
// format and number are offsets of NUL-terminated strings (table: of a list).

#include <stddef.h>
#include <stdint.h>

#include "functions.h"

typedef struct {
  int32_t type_index;
  uint32_t small_len;
  union {
    int64_t as_int;
    void *as_ptr;
    char as_bytes[8];
  } value;
} Any;

typedef struct {
  const char *data;
  size_t size;
} Bytes;

typedef struct {
  int32_t type_index;
  int32_t type_depth;
  Bytes type_key;
} TypeInfo;

typedef struct {
  void *data;
  int32_t device_type, device_id;
  int32_t ndim;
  uint32_t dtype;
  int64_t *shape;
  int64_t *strides;
  uint64_t byte_offset;
} Tensor;

typedef struct {
  char header[24];
  Bytes text;
} String;

void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count);
const TypeInfo *TVMFFIGetTypeInfo(int32_t type_index);
int TVMFFIDataTypeToString(const uint32_t *dtype, Any *out);
int TVMFFIObjectDecRef(void *object);
int snprintf(char *out, size_t room, const char *format, ...);
double strtod(const char *text, char **end);

// Formats: the meaning of `got`. The numbers are those of `Format` in messages.rs.
enum { NOTHING, INT, TYPE, FLOAT, DTYPE, DEVICE, ADDRESS, STRIDES, BOOL };
enum { MAX_PARTS = 12, ROOM = 192 };

typedef struct {
  char *at, *end;
} Out;

// Short texts are built on the stack: as a constant, each would also cost a relocation.
static void put(Out *out, const char *text, size_t size) {
  for (size_t i = 0; i < size && out->at < out->end; ++i)
    *out->at++ = text[i];
}

static void put_unsigned(Out *out, uint64_t value, unsigned base) {
  char digits[20];
  size_t count = 0;
  do {
    unsigned digit = value % base;
    digits[sizeof digits - ++count] = digit < 10 ? '0' + digit : 'a' + digit - 10;
    value /= base;
  } while (value);
  put(out, digits + sizeof digits - count, count);
}

static void put_int(Out *out, int64_t value) {
  if (value < 0)
    put(out, (char[]){'-'}, 1);
  put_unsigned(out, value < 0 ? -(uint64_t)value : (uint64_t)value, 10);
}

static void put_type(Out *out, int32_t type_index) {
  // Strings and bytes have three forms each, tensors two; users know only one.
  if (type_index == 8 || type_index == 11)
    type_index = 65;
  if (type_index == 9 || type_index == 12)
    type_index = 66;
  if (type_index == 7)
    type_index = 70;
  const TypeInfo *info = TVMFFIGetTypeInfo(type_index);
  if (info)
    put(out, info->type_key.data, info->type_key.size);
  else
    put_int(out, type_index);
}

static void put_float(Out *out, int64_t bits) {
  union {
    int64_t bits;
    double value;
  } number = {bits};
  // The shortest text that reads back as the same number.
  for (int digits = 15; digits <= 17; ++digits) {
    snprintf(out->at, out->end - out->at, "%.*g", digits, number.value);
    if (strtod(out->at, NULL) == number.value)
      break;
  }
  while (*out->at)
    ++out->at;
}

static void put_dtype(Out *out, uint32_t dtype) {
  Any text;
  text.type_index = 0;
  if (TVMFFIDataTypeToString(&dtype, &text) != 0) {
    // The runtime has no name for it: a complex number, or an unknown code.
    if ((uint8_t)dtype == 5) {
      put(out, (char[]){'c', 'o', 'm', 'p', 'l', 'e', 'x'}, 7);
      dtype >>= 8;
    }
    put_int(out, (uint8_t)dtype);
    return;
  }
  if (text.type_index < 64) {
    put(out, text.value.as_bytes, text.small_len);
    return;
  }
  String *string = text.value.as_ptr;
  put(out, string->text.data, string->text.size);
  TVMFFIObjectDecRef(string);
}

static void put_strides(Out *out, const Tensor *tensor) {
  put(out, "strides [", 9);
  for (int32_t i = 0; i < tensor->ndim; ++i) {
    if (i)
      put(out, (char[]){',', ' '}, 2);
    put_int(out, tensor->strides[i]);
  }
  put(out, (char[]){']'}, 1);
}

static void put_device(Out *out, const char *text, const int32_t *table, int32_t device_type) {
  for (; *table >= 0; table += 2) {
    if (*table != device_type)
      continue;
    for (const char *name = text + table[1]; *name; ++name)
      put(out, name, 1);
    return;
  }
  put_int(out, device_type);
}

__attribute__((noinline, cold)) void __tvm_ffi__raise(const char *text, int32_t offset, int64_t got) {
  const int32_t *record = (const int32_t *)(text + offset);
  const char *parts[MAX_PARTS];
  char room[ROOM];
  int32_t count = record[3];
  for (int32_t i = 0; i < count; ++i)
    parts[i] = text + record[4 + i];
  Out out = {room, room + ROOM - 1};
  if (record[1] != NOTHING)
    put(&out, ", got ", 6);
  switch (record[1]) {
  case INT:
    put_int(&out, got);
    break;
  case TYPE:
    put_type(&out, got);
    break;
  case FLOAT:
    put_float(&out, got);
    break;
  case DTYPE:
    put_dtype(&out, got);
    break;
  case DEVICE:
    put_device(&out, text, (const int32_t *)(text + record[2]), got);
    break;
  case ADDRESS:
    put(&out, "address 0x", 10);
    put_unsigned(&out, got, 16);
    break;
  case BOOL:
    put(&out, got ? "True" : "False", got ? 4 : 5);
    break;
  case STRIDES:
    put_strides(&out, (const Tensor *)got);
    break;
  }
  *out.at = 0;
  parts[count] = room;
  TVMFFIErrorSetRaisedFromCStrParts(text + record[0], parts, count + 1);
}

// Converts a double to a float with `ebits` exponent and `mbits` mantissa bits, to nearest, ties to even. It rounds
// once; converting to float first would round twice.
__attribute__((noinline)) uint16_t __tvm_ffi__narrow(double number, int32_t ebits, int32_t mbits) {
  union {
    double number;
    uint64_t bits;
  } in = {number};
  uint32_t sign = (uint32_t)(in.bits >> 63) << 15;
  int32_t exponent = (in.bits >> 52) & 0x7ff;
  uint64_t mantissa = in.bits & 0xfffffffffffff;
  uint32_t infinity = ((1u << ebits) - 1) << mbits;
  if (exponent == 0x7ff)
    return sign | infinity | (mantissa ? 1u << (mbits - 1) : 0);
  exponent += (1 << (ebits - 1)) - 1 - 1023;
  mantissa |= (uint64_t)1 << 52;
  int32_t shift = 52 - mbits;
  if (exponent <= 0) {
    shift += 1 - exponent;
    exponent = 1;
    mantissa = shift > 54 ? 0 : mantissa;
    shift = shift > 54 ? 54 : shift;
  }
  uint64_t kept = mantissa >> shift;
  uint64_t rest = mantissa & (((uint64_t)1 << shift) - 1);
  uint64_t half = (uint64_t)1 << (shift - 1);
  kept += rest > half || (rest == half && (kept & 1));
  // The implicit bit, and a carry out of the mantissa, increase the exponent by one.
  uint64_t result = ((uint64_t)(exponent - 1) << mbits) + kept;
  return sign | (result > infinity ? infinity : (uint32_t)result);
}
