/* Prints everything that is registered right after load: global functions with their metadata and
 * their error for a wrong number of arguments, the type table with fields and methods, and the
 * attribute columns. Run on two libraries, the outputs can be compared line by line. */
#include <ffi_call.h>
#include <inttypes.h>

/* More than any builtin takes, so that every function with a fixed count raises an error. */
enum { TOO_MANY = 9 };

static const char* const ATTRIBUTE_COLUMNS[] = {
    "__any_equal__",      "__any_hash__",         "__data_from_json__", "__data_to_json__",
    "__ffi_compare__",    "__ffi_convert__",      "__ffi_enum__",       "__ffi_eq__",
    "__ffi_hash__",       "__ffi_init__",         "__ffi_new__",        "__ffi_repr__",
    "__ffi_type_final__", "__ffi_shallow_copy__", "__s_equal__",        "__s_hash__",
    "__s_mutate__",       "__s_visit__",          "__s_maybe_inplace_mutate__",
};

static void print_span(const char* label, TVMFFIByteArray span) {
  if (span.data == NULL) {
    printf(" %s=null:%zu", label, span.size);
  } else {
    printf(" %s='%.*s'", label, (int)span.size, span.data);
  }
}

/* Plain values in full, pointers and objects by type: addresses differ from run to run. */
static void print_value(const char* label, const TVMFFIAny* value) {
  printf(" %s=%d", label, value->type_index);
  if (value->type_index < kTVMFFIStaticObjectBegin && value->type_index != kTVMFFIOpaquePtr) {
    printf(":%" PRId64, value->v_int64);
  }
}

static TVMFFIByteArray text_of(const TVMFFIAny* value) {
  if (value->type_index == kTVMFFISmallStr) {
    return (TVMFFIByteArray){value->v_bytes, value->small_str_len};
  }
  FFI_CHECK(value->type_index == kTVMFFIStr);
  return *(TVMFFIByteArray*)((char*)value->v_obj + sizeof(TVMFFIObject));
}

static char* copy_text(const TVMFFIAny* value) {
  TVMFFIByteArray text = text_of(value);
  return strndup(text.data, text.size);
}

static int compare_names(const void* a, const void* b) {
  return strcmp(*(char* const*)a, *(char* const*)b);
}

static void print_arity_error(TVMFFIObjectHandle function) {
  TVMFFIAny arguments[TOO_MANY] = {0};
  TVMFFIAny result = ffi_none();
  if (TVMFFIFunctionCall(function, arguments, TOO_MANY, &result) == 0) {
    printf(" takes %d arguments", TOO_MANY);
    ffi_release(result);
    return;
  }
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  FFI_CHECK(error != NULL);
  print_span("kind", ffi_error_cell(error)->kind);
  print_span("message", ffi_error_cell(error)->message);
  TVMFFIObjectDecRef(error);
}

static void dump_functions(void) {
  TVMFFIObjectHandle list = ffi_global("ffi.FunctionListGlobalNamesFunctor");
  TVMFFIObjectHandle metadata_of = ffi_global("ffi.GetGlobalFuncMetadata");
  TVMFFIAny lister = ffi_call(list, 0, NULL);
  int64_t count = FFI_CALL(lister.v_obj, ffi_int(-1)).v_int64;
  char** names = calloc(count, sizeof(char*));
  for (int64_t i = 0; i < count; i++) {
    TVMFFIAny name = FFI_CALL(lister.v_obj, ffi_int(i));
    names[i] = copy_text(&name);
    ffi_release(name);
  }
  qsort(names, count, sizeof(char*), compare_names);
  printf("%" PRId64 " functions\n", count);
  for (int64_t i = 0; i < count; i++) {
    TVMFFIAny metadata = FFI_CALL(metadata_of, ffi_str(names[i]));
    TVMFFIObjectHandle function = ffi_global(names[i]);
    printf("function %s", names[i]);
    print_span("metadata", text_of(&metadata));
    print_arity_error(function);
    putchar('\n');
    ffi_release(metadata);
    TVMFFIObjectDecRef(function);
    free(names[i]);
  }
  free(names);
  ffi_release(lister);
  TVMFFIObjectDecRef(metadata_of);
  TVMFFIObjectDecRef(list);
}

static void dump_field(const TVMFFIFieldInfo* field) {
  printf("  field");
  print_span("name", field->name);
  print_span("doc", field->doc);
  print_span("metadata", field->metadata);
  printf(" flags=%" PRId64 " size=%" PRId64 " alignment=%" PRId64 " offset=%" PRId64 " type=%d",
         field->flags, field->size, field->alignment, field->offset, field->field_static_type_index);
  printf(" getter=%d setter=%d", field->getter != NULL, field->setter != NULL);
  print_value("default", &field->default_value_or_factory);
  putchar('\n');
}

static void dump_method(const TVMFFIMethodInfo* method) {
  printf("  method");
  print_span("name", method->name);
  print_span("doc", method->doc);
  print_span("metadata", method->metadata);
  printf(" flags=%" PRId64, method->flags);
  print_value("value", &method->method);
  if (method->method.type_index == kTVMFFIFunction) print_arity_error(method->method.v_obj);
  putchar('\n');
}

static void dump_type(const TVMFFITypeInfo* info) {
  printf("type %d depth=%d", info->type_index, info->type_depth);
  print_span("key", info->type_key);
  printf(" hash=%" PRIu64 " ancestors=", info->type_key_hash);
  for (int i = 0; i < info->type_depth; i++) printf("%d,", info->type_ancestors[i]->type_index);
  if (info->metadata != NULL) {
    printf(" total_size=%d kind=%d creator=%d", info->metadata->total_size,
           (int)info->metadata->structural_eq_hash_kind, info->metadata->creator != NULL);
    print_span("doc", info->metadata->doc);
  }
  putchar('\n');
  for (int i = 0; i < info->num_fields; i++) dump_field(&info->fields[i]);
  for (int i = 0; i < info->num_methods; i++) dump_method(&info->methods[i]);
}

static void dump_types(void) {
  TVMFFIObjectHandle list = ffi_global("ffi.GetRegisteredTypeKeys");
  TVMFFIAny keys = ffi_call(list, 0, NULL);
  TVMFFISeqCell* cell = (TVMFFISeqCell*)((char*)keys.v_obj + sizeof(TVMFFIObject));
  printf("%" PRId64 " types\n", cell->size);
  for (int64_t i = 0; i < cell->size; i++) {
    TVMFFIByteArray key = text_of((TVMFFIAny*)cell->data + i);
    int32_t index = -1;
    FFI_MUST(TVMFFITypeKeyToIndex(&key, &index));
    dump_type(TVMFFIGetTypeInfo(index));
  }
  ffi_release(keys);
  TVMFFIObjectDecRef(list);
}

static void dump_column(const char* name) {
  TVMFFIByteArray key = ffi_bytes(name);
  const TVMFFITypeAttrColumn* column = TVMFFIGetTypeAttrColumn(&key);
  if (column == NULL) {
    printf("column %s is missing\n", name);
    return;
  }
  printf("column %s begin=%d size=%d\n", name, column->begin_index, column->size);
  for (int i = 0; i < column->size; i++) {
    const TVMFFIAny* value = &column->data[i];
    if (value->type_index == kTVMFFINone) continue;
    printf("  type %d", column->begin_index + i);
    print_value("value", value);
    if (value->type_index == kTVMFFIFunction) print_arity_error(value->v_obj);
    putchar('\n');
  }
}

int main(void) {
  dump_functions();
  dump_types();
  for (size_t i = 0; i < sizeof(ATTRIBUTE_COLUMNS) / sizeof(char*); i++) {
    dump_column(ATTRIBUTE_COLUMNS[i]);
  }
  return 0;
}
