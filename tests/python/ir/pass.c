/* A pass in C: reads the operation's name and its own by reflection, and fails as requested. */
#include <fishplate/c_api.h>
#include <string.h>

static int64_t number;
static char name[64];

static int same(const TVMFFIByteArray* text, const char* word) {
  return text->size == strlen(word) && memcmp(text->data, word, text->size) == 0;
}

/* The field of an object, from its own type or an ancestor. */
static int read_field(const TVMFFIAny* object, const char* word, TVMFFIAny* value) {
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(object->type_index);
  for (int32_t up = info->type_depth; up >= 0; --up) {
    const TVMFFITypeInfo* level = up == info->type_depth ? info : info->type_ancestors[up];
    for (int32_t i = 0; i < level->num_fields; ++i) {
      const TVMFFIFieldInfo* field = &level->fields[i];
      if (same(&field->name, word)) return field->getter((char*)object->v_obj + field->offset, value);
    }
  }
  TVMFFIErrorSetRaisedFromCStr("AttributeError", word);
  return -1;
}

static int call_method(const TVMFFIAny* object, const char* word) {
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(object->type_index);
  for (int32_t i = 0; i < info->num_methods; ++i) {
    if (same(&info->methods[i].name, word)) {
      TVMFFIAny result = {.type_index = kTVMFFINone};
      return TVMFFIFunctionCall(info->methods[i].method.v_obj, (TVMFFIAny*)object, 1, &result);
    }
  }
  TVMFFIErrorSetRaisedFromCStr("AttributeError", word);
  return -1;
}

/* count_pass(op, pass): counts; fails on anything but a function. */
int __tvm_ffi_count_pass(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  TVMFFIAny text = {.type_index = kTVMFFINone};
  if (read_field(&args[0], "name", &text) != 0) return -1;
  const char* data = text.type_index == kTVMFFISmallStr ? text.v_bytes : ((TVMFFIByteArray*)(text.v_obj + 1))->data;
  size_t size = text.type_index == kTVMFFISmallStr ? text.small_str_len : ((TVMFFIByteArray*)(text.v_obj + 1))->size;
  memset(name, 0, sizeof name);
  memcpy(name, data, size < sizeof name - 1 ? size : sizeof name - 1);
  if (text.type_index >= kTVMFFIStaticObjectBegin) TVMFFIObjectDecRef(text.v_obj);
  ++number;
  return strcmp(name, "func.func") == 0 ? 0 : call_method(&args[1], "signal_failure");
}

int __tvm_ffi_counted(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)args;
  (void)count;
  result->type_index = kTVMFFIInt;
  result->v_int64 = number;
  return 0;
}

int __tvm_ffi_last_name(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)args;
  (void)count;
  TVMFFIByteArray text = {name, strlen(name)};
  return TVMFFIStringFromByteArray(&text, result);
}
