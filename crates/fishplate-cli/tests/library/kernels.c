/* A small library of the ABI, for the tests of the command: exported functions with and without
 * metadata, a global function, and two classes with fields, methods, defaults and docs. It leaves
 * the functions of the runtime undefined, as a library does that any runtime may load. */
#include <fishplate/c_api.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define BYTES(text) ((TVMFFIByteArray){text, sizeof(text) - 1})
#define SCHEMA(text) BYTES("{\"type_schema\":\"" text "\"}")
#define FUNCTION(result, params)                                                              \
  "{\\\"type\\\":\\\"ffi.Function\\\",\\\"named_args\\\":{\\\"return\\\":[" result "]," \
  "\\\"params\\\":[" params "]}}"
#define TYPE(name) "{\\\"type\\\":\\\"" name "\\\"}"

static int give_text(TVMFFIAny* result, TVMFFIByteArray text) {
  return TVMFFIStringFromByteArray(&text, result);
}

static int give_int(TVMFFIAny* result, int64_t value) {
  *result = (TVMFFIAny){.type_index = kTVMFFIInt, .v_int64 = value};
  return 0;
}

static int wrong(const char* message) {
  TVMFFIErrorSetRaisedFromCStr("TypeError", message);
  return -1;
}

int __tvm_ffi_add_one(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self;
  if (num_args != 1 || args[0].type_index != kTVMFFIInt) return wrong("add_one takes an int");
  return give_int(result, args[0].v_int64 + 1);
}

int __tvm_ffi__metadata_add_one(void* self, const TVMFFIAny* args, int32_t num_args,
                                TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  return give_text(result, BYTES("{\"type_schema\":\"" FUNCTION(TYPE("int"), TYPE("int")) "\","
                                 "\"arg_names\":[\"x\"],\"level\":3}"));
}

int __tvm_ffi__doc_add_one(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  return give_text(result, BYTES("One more than `x`.\n\n    add_one(1)  # no code to test\n"));
}

/* Says nothing about itself. */
int __tvm_ffi_count_args(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args;
  return give_int(result, num_args);
}

static int scale(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self;
  if (num_args != 2) return wrong("scale takes two ints");
  return give_int(result, args[0].v_int64 * args[1].v_int64);
}

typedef struct {
  TVMFFIObject header;
  int64_t count;
  int64_t step;
} Counter;

typedef struct {
  Counter base;
  TVMFFIAny label;
} Named;

static int32_t counter_index, named_index;

static void delete_object(void* object, int flags) {
  Named* named = object;
  if (flags & kTVMFFIObjectDeleterFlagBitMaskStrong && named->base.header.type_index == named_index &&
      named->label.type_index >= kTVMFFIStaticObjectBegin) {
    TVMFFIObjectDecRef(named->label.v_obj);
  }
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) free(object);
}

static int create(TVMFFIObjectHandle* result, int32_t index, size_t size) {
  TVMFFIObject* object = calloc(1, size);
  object->combined_ref_count = ((uint64_t)1 << 32) | 1;
  object->type_index = index;
  object->deleter = delete_object;
  *result = object;
  return 0;
}

static int create_counter(TVMFFIObjectHandle* result) {
  return create(result, counter_index, sizeof(Counter));
}

static int create_named(TVMFFIObjectHandle* result) {
  return create(result, named_index, sizeof(Named));
}

static int get_int(void* field, TVMFFIAny* result) { return give_int(result, *(int64_t*)field); }

static int set_int(void* field, const TVMFFIAny* value) {
  if (value->type_index != kTVMFFIInt) return wrong("expected an int");
  *(int64_t*)field = value->v_int64;
  return 0;
}

static int get_any(void* field, TVMFFIAny* result) {
  return TVMFFIAnyViewToOwnedAny(field, result);
}

static int set_any(void* field, const TVMFFIAny* value) {
  TVMFFIAny old = *(TVMFFIAny*)field, owned = {0};
  if (TVMFFIAnyViewToOwnedAny(value, &owned) != 0) return -1;
  *(TVMFFIAny*)field = owned;
  if (old.type_index >= kTVMFFIStaticObjectBegin) TVMFFIObjectDecRef(old.v_obj);
  return 0;
}

static int advance(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self;
  if (num_args != 2 || args[0].type_index < counter_index) return wrong("advance takes a counter and an int");
  Counter* counter = (Counter*)args[0].v_obj;
  counter->count += counter->step * args[1].v_int64;
  return give_int(result, counter->count);
}

static int version(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  return give_text(result, BYTES("1.2"));
}

static TVMFFIAny function_from(TVMFFISafeCallType call) {
  TVMFFIObjectHandle function = NULL;
  if (TVMFFIFunctionCreate(NULL, call, NULL, &function) != 0) abort();
  return (TVMFFIAny){.type_index = kTVMFFIFunction, .v_obj = function};
}

static int32_t register_type(TVMFFIByteArray key, int32_t depth, int32_t parent, TVMFFIByteArray doc,
                             TVMFFIObjectCreator creator, int32_t size) {
  int32_t index = TVMFFITypeGetOrAllocIndex(&key, -1, depth, 0, 1, parent);
  TVMFFITypeMetadata metadata = {.doc = doc, .creator = creator, .total_size = size};
  if (TVMFFITypeRegisterMetadata(index, &metadata) != 0) abort();
  return index;
}

static void register_init(int32_t index) {
  TVMFFIByteArray name = BYTES("ffi._RegisterFFIInit");
  TVMFFIObjectHandle function = NULL;
  TVMFFIAny arg = {.type_index = kTVMFFIInt, .v_int64 = index}, result = {0};
  if (TVMFFIFunctionGetGlobal(&name, &function) != 0 || function == NULL) abort();
  if (TVMFFIFunctionCall(function, &arg, 1, &result) != 0) abort();
  TVMFFIObjectDecRef(function);
}

static void register_counter(void) {
  counter_index = register_type(BYTES("kernels.Counter"), 1, kTVMFFIObject,
                                BYTES("Counts in steps."), create_counter, sizeof(Counter));
  TVMFFIFieldInfo count = {
      .name = BYTES("count"), .doc = BYTES("Where it is."), .metadata = SCHEMA(TYPE("int")),
      .flags = kTVMFFIFieldFlagBitMaskWritable, .size = 8, .alignment = 8,
      .offset = offsetof(Counter, count), .getter = get_int, .setter = (void*)set_int,
      .field_static_type_index = kTVMFFIInt};
  TVMFFIFieldInfo step = count;
  step.name = BYTES("step");
  step.doc = (TVMFFIByteArray){NULL, 0};
  step.flags = kTVMFFIFieldFlagBitMaskHasDefault | kTVMFFIFieldFlagBitMaskKwOnly;
  step.offset = offsetof(Counter, step);
  step.default_value_or_factory = (TVMFFIAny){.type_index = kTVMFFIInt, .v_int64 = 1};
  TVMFFIMethodInfo methods[] = {
      {.name = BYTES("advance"), .doc = BYTES("Goes on by a number of steps."),
       .metadata = SCHEMA(FUNCTION(TYPE("int"), TYPE("kernels.Counter") "," TYPE("int"))),
       .method = function_from(advance)},
      {.name = BYTES("version"), .metadata = SCHEMA(FUNCTION(TYPE("ffi.String"), "")),
       .flags = kTVMFFIFieldFlagBitMaskIsStaticMethod, .method = function_from(version)}};
  if (TVMFFITypeRegisterField(counter_index, &count) != 0) abort();
  if (TVMFFITypeRegisterField(counter_index, &step) != 0) abort();
  for (int i = 0; i < 2; ++i) {
    if (TVMFFITypeRegisterMethod(counter_index, &methods[i]) != 0) abort();
  }
  register_init(counter_index);
}

static void register_named(void) {
  named_index = register_type(BYTES("kernels.deep.type"), 2, counter_index,
                              (TVMFFIByteArray){NULL, 0}, create_named, sizeof(Named));
  TVMFFIFieldInfo label = {
      .name = BYTES("label"), .metadata = SCHEMA(TYPE("ffi.String")),
      .flags = kTVMFFIFieldFlagBitMaskWritable, .size = 16, .alignment = 8,
      .offset = offsetof(Named, label), .getter = get_any, .setter = (void*)set_any,
      .field_static_type_index = kTVMFFIAny};
  if (TVMFFITypeRegisterField(named_index, &label) != 0) abort();
  register_init(named_index);
}

__attribute__((constructor)) static void register_all(void) {
  TVMFFIMethodInfo info = {
      .name = BYTES("kernels.scale"),
      .metadata = BYTES("{\"type_schema\":\"" FUNCTION(TYPE("int"), TYPE("int") "," TYPE("int")) "\","
                        "\"arg_names\":[\"value\",\"by\"],\"arg_defaults\":[2],"
                        "\"doc\":\"The product.\"}"),
      .method = function_from(scale)};
  if (TVMFFIFunctionSetGlobalFromMethodInfo(&info, 0) != 0) abort();
  register_counter();
  register_named();
}
