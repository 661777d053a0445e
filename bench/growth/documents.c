/* How processor time grows when the input doubles: prints `name small_ns large_ns` for each operation, the least of
 * ROUNDS (3) rounds each. The first argument is the share of the full sizes, in percent. */
#include <ffi_call.h>
#include <stdint.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

typedef struct {
  char* data;
  size_t size, room;
} Text;

static void append(Text* text, const char* part, size_t size) {
  if (text->size + size + 1 > text->room) {
    text->room = (text->size + size + 1) * 2;
    text->data = realloc(text->data, text->room);
    FFI_CHECK(text->data);
  }
  memcpy(text->data + text->size, part, size);
  text->size += size;
  text->data[text->size] = 0;
}

/* A list of records, about 100 bytes each. */
static Text records(size_t bytes) {
  Text text = {0};
  append(&text, "[", 1);
  char row[160];
  for (size_t i = 0; text.size < bytes; i++) {
    int size = snprintf(row, sizeof(row), "%s{\"id\":%zu,\"name\":\"record number %zu\",\"value\":%zu.25,\"tags\":[\"a\",\"bc\",null,true]}",
                        i ? "," : "", i, i, i % 1000);
    append(&text, row, (size_t)size);
  }
  append(&text, "]", 1);
  return text;
}

/* One object with many members. */
static Text members(size_t count) {
  Text text = {0};
  append(&text, "{", 1);
  char row[64];
  for (size_t i = 0; i < count; i++) {
    append(&text, row, (size_t)snprintf(row, sizeof(row), "%s\"member %zu\":%zu", i ? "," : "", i, i));
  }
  append(&text, "}", 1);
  return text;
}

/* One object whose keys have one hash: words of eight printable bytes that leave the same remainder. */
static Text colliding_members(size_t count) {
  const uint64_t modulus = ((uint64_t)1 << 31) - 1;
  Text text = {0};
  append(&text, "{", 1);
  uint64_t word = 0x2121212121212121 / modulus * modulus + 12345;
  for (size_t found = 0; found < count; word += modulus) {
    char row[16] = ",\"????????\":1";
    int printable = 1;
    for (int byte = 0; byte < 8; byte++) {
      unsigned char at = (unsigned char)(word >> (8 * byte));
      printable &= at > 0x20 && at < 0x7f && at != '"' && at != '\\';
      row[2 + byte] = (char)at;
    }
    if (!printable) continue;
    append(&text, row + (found == 0), strlen(row) - (found == 0));
    found++;
  }
  append(&text, "}", 1);
  return text;
}

static TVMFFIAny call(const char* name, int32_t count, TVMFFIAny* arguments) {
  TVMFFIObjectHandle function = ffi_global(name);
  TVMFFIAny result = ffi_call(function, count, arguments);
  TVMFFIObjectDecRef(function);
  return result;
}

static TVMFFIAny parse(const Text* text) {
  TVMFFIByteArray span = {text->data, text->size};
  TVMFFIAny bytes = ffi_none();
  FFI_MUST(TVMFFIStringFromByteArray(&span, &bytes));
  TVMFFIAny value = call("ffi.json.Parse", 1, &bytes);
  ffi_release(bytes);
  return value;
}

/* A list of pairs: three nodes for each. */
static TVMFFIAny nodes(size_t count) {
  TVMFFIAny list = call("ffi.List", 0, NULL);
  for (size_t i = 0; i < count / 3; i++) {
    char name[40];
    snprintf(name, sizeof(name), "the name of node %zu", i);
    TVMFFIAny pair = call("ffi.Array", 2, (TVMFFIAny[]){ffi_int((int64_t)i), ffi_str(name)});
    call("ffi.ListAppend", 2, (TVMFFIAny[]){list, pair});
    ffi_release(pair);
  }
  return list;
}

enum { WITHOUT_TENSORS = 1 };

static TVMFFIAny run(const char* name, TVMFFIAny value, TVMFFIAny other) {
  if (strcmp(name, "ffi.StructuralEqual") == 0) {
    return call(name, 4, (TVMFFIAny[]){value, other, ffi_bool(0), ffi_bool(WITHOUT_TENSORS)});
  }
  if (strcmp(name, "ffi.StructuralHash") == 0) {
    return call(name, 3, (TVMFFIAny[]){value, ffi_bool(0), ffi_bool(WITHOUT_TENSORS)});
  }
  if (strcmp(name, "ffi.ToJSONGraphString") == 0) return call(name, 2, (TVMFFIAny[]){value, ffi_none()});
  if (strcmp(name, "ffi.json.Stringify") == 0) return call(name, 2, (TVMFFIAny[]){value, ffi_none()});
  return call(name, 1, &value);
}

static double least(const char* name, TVMFFIAny value, TVMFFIAny other) {
  double best = 1e18;
  for (int round = 0; round < 3; round++) {
    double start = now();
    TVMFFIAny result = run(name, value, other);
    double spent = now() - start;
    ffi_release(result);
    if (spent < best) best = spent;
  }
  return best;
}

static double least_parse(Text text) {
  double best = 1e18;
  for (int round = 0; round < 3; round++) {
    double start = now();
    TVMFFIAny value = parse(&text);
    double spent = now() - start;
    ffi_release(value);
    if (spent < best) best = spent;
  }
  free(text.data);
  return best;
}

int main(int argc, char** argv) {
  size_t percent = argc > 1 ? (size_t)atoi(argv[1]) : 100;
  size_t bytes = (size_t)(32 << 20) * percent / 100, count = 500000 * percent / 100;
  printf("parse_records %.0f %.0f\n", least_parse(records(bytes)), least_parse(records(bytes * 2)));
  printf("parse_members %.0f %.0f\n", least_parse(members(count)), least_parse(members(count * 2)));
  printf("parse_colliding %.0f %.0f\n", least_parse(colliding_members(count / 10)),
         least_parse(colliding_members(count / 5)));
  fflush(stdout);
  double small[8], large[8];
  const char* const operations[] = {"ffi.StructuralEqual", "ffi.StructuralHash", "ffi.DeepCopy", "ffi.ToJSONGraphString",
                                    "ffi.ReprPrint", "ffi.RecursiveHash"};
  const int operation_count = sizeof(operations) / sizeof(operations[0]);
  for (int size = 1; size <= 2; size++) {
    Text text = records(bytes * (size_t)size);
    TVMFFIAny document = parse(&text), value = nodes(count * (size_t)size), other = nodes(count * (size_t)size);
    free(text.data);
    double* times = size == 1 ? small : large;
    times[operation_count] = least("ffi.json.Stringify", document, ffi_none());
    ffi_release(document);
    for (int i = 0; i < operation_count; i++) times[i] = least(operations[i], value, other);
    TVMFFIAny graph = run("ffi.ToJSONGraphString", value, other);
    times[operation_count + 1] = least("ffi.FromJSONGraphString", graph, ffi_none());
    ffi_release(graph), ffi_release(value), ffi_release(other);
  }
  for (int i = 0; i < operation_count; i++) printf("%s %.0f %.0f\n", operations[i], small[i], large[i]);
  printf("ffi.json.Stringify %.0f %.0f\n", small[operation_count], large[operation_count]);
  printf("ffi.FromJSONGraphString %.0f %.0f\n", small[operation_count + 1], large[operation_count + 1]);
  return 0;
}
