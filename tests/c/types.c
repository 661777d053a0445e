/* Section "types": the type table, fields, methods, metadata, attributes, conflicts. */
#include "check.h"

enum { NEW = -1, ROOT = -1, QUERY = -2 };

static int32_t register_type(const char* key, int32_t depth, int32_t slots, int32_t parent) {
  TVMFFIByteArray span = ffi_bytes(key);
  return TVMFFITypeGetOrAllocIndex(&span, NEW, depth, slots, 1, parent);
}

static int32_t index_of(const char* key) {
  TVMFFIByteArray span = ffi_bytes(key);
  int32_t index = -100;
  FFI_MUST(TVMFFITypeKeyToIndex(&span, &index));
  return index;
}

static void builtin_types_are_there(void) {
  EXPECT_INT(index_of("ffi.Object"), kTVMFFIObject);
  EXPECT_INT(index_of("ffi.Map"), kTVMFFIMap);
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(kTVMFFIArray);
  EXPECT_TEXT(info->type_key, "ffi.Array");
  EXPECT_INT(info->type_depth, 1);
  EXPECT_INT(info->type_ancestors[0]->type_index, kTVMFFIObject);
}

static void unknown_key_is_an_error(void) {
  TVMFFIByteArray span = ffi_bytes("testing.Unknown");
  int32_t index = 0;
  EXPECT_ERROR(TVMFFITypeKeyToIndex(&span, &index), "InternalError",
               "Cannot find type `testing.Unknown`");
}

static void new_types_get_new_indices(void) {
  int32_t base = register_type("testing.Base", 1, 0, kTVMFFIObject);
  int32_t child = register_type("testing.Child", 2, 0, base);
  EXPECT(base >= kTVMFFIDynObjectBegin && child > base);
  EXPECT_INT(register_type("testing.Base", 1, 0, kTVMFFIObject), base);
  EXPECT_INT(index_of("testing.Child"), child);
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(child);
  EXPECT_INT(info->type_depth, 2);
  EXPECT_INT(info->type_ancestors[1]->type_index, base);
  EXPECT(info->metadata == NULL && info->num_fields == 0 && info->num_methods == 0);
}

/* C++ clients write the answer into objects, and TVM has one key for a class and its child. */
static void known_key_keeps_its_index_whatever_is_asked(void) {
  int32_t base = register_type("testing.Instrument", 1, 0, kTVMFFIObject);
  int32_t other = register_type("testing.OtherParent", 1, 0, kTVMFFIObject);
  EXPECT_INT(register_type("testing.Instrument", 2, 0, base), base);
  EXPECT_INT(register_type("testing.Instrument", 2, 3, other), base);
  EXPECT_INT(register_type("testing.Instrument", 5, 0, kTVMFFIObject), base);
  EXPECT_INT(register_type("testing.Instrument", 1, 0, ROOT), base);
  EXPECT_INT(register_type("testing.Instrument", 0, 0, 99999), base);
  TVMFFIByteArray span = ffi_bytes("testing.Instrument");
  EXPECT_INT(TVMFFITypeGetOrAllocIndex(&span, kTVMFFIArray, 1, 0, 1, kTVMFFIObject), base);
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(base);
  EXPECT_INT(info->type_depth, 1);
  EXPECT_INT(info->type_ancestors[0]->type_index, kTVMFFIObject);
}

static void method_registered_again_is_kept_beside_the_first(void) {
  int32_t index = register_type("testing.Overloads", 1, 0, kTVMFFIObject);
  for (int i = 0; i < 2; i++) {
    TVMFFIAny function = call_global("ffi.FunctionListGlobalNamesFunctor", 0, NULL);
    TVMFFIMethodInfo method = {.name = ffi_bytes("__ffi_init__"), .method = function};
    EXPECT_INT(TVMFFITypeRegisterMethod(index, &method), 0);
  }
  EXPECT_INT(TVMFFIGetTypeInfo(index)->num_methods, 2);
}

static void children_take_reserved_slots(void) {
  int32_t base = register_type("testing.Slotted", 1, 2, kTVMFFIObject);
  EXPECT_INT(register_type("testing.Slotted1", 2, 0, base), base + 1);
  EXPECT_INT(register_type("testing.Slotted2", 2, 0, base), base + 2);
  EXPECT(register_type("testing.Slotted3", 2, 0, base) > base + 2);
}

static void query_registers_nothing(void) {
  EXPECT_INT(register_type("testing.Queried", 0, 0, QUERY), QUERY);
  int32_t index = register_type("testing.Queried", 1, 0, kTVMFFIObject);
  EXPECT_INT(register_type("testing.Queried", 0, 0, QUERY), index);
}

typedef struct {
  TVMFFIObject header;
  int64_t value;
} Boxed;

static int get_int(void* field, TVMFFIAny* result) {
  *result = ffi_int(*(int64_t*)field);
  return 0;
}

static int set_int(void* field, const TVMFFIAny* value) {
  *(int64_t*)field = value->v_int64;
  return 0;
}

static TVMFFIFieldInfo int_field(const char* name) {
  TVMFFIFieldSetter setter = set_int;
  TVMFFIFieldInfo field = {.name = ffi_bytes(name),
                           .doc = ffi_bytes("A number."),
                           .metadata = ffi_bytes("{\"type_schema\":\"{\\\"type\\\":\\\"int\\\"}\"}"),
                           .flags = kTVMFFIFieldFlagBitMaskWritable | kTVMFFIFieldFlagBitMaskHasDefault,
                           .size = 8,
                           .alignment = 8,
                           .offset = offsetof(Boxed, value),
                           .getter = get_int,
                           .default_value_or_factory = ffi_int(7),
                           .field_static_type_index = kTVMFFIInt};
  memcpy(&field.setter, &setter, sizeof(setter));
  return field;
}

static void fields_are_copied_and_kept(void) {
  int32_t index = register_type("testing.Boxed", 1, 0, kTVMFFIObject);
  char name[] = "value";
  TVMFFIFieldInfo field = int_field(name);
  EXPECT_INT(TVMFFITypeRegisterField(index, &field), 0);
  memset(name, 'x', 5);
  memset(&field, 0, sizeof(field));
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(index);
  EXPECT_INT(info->num_fields, 1);
  EXPECT_TEXT(info->fields[0].name, "value");
  EXPECT_TEXT(info->fields[0].doc, "A number.");
  EXPECT_INT(info->fields[0].offset, 24);
  EXPECT_INT(info->fields[0].default_value_or_factory.v_int64, 7);
  EXPECT(info->fields[0].getter == get_int);
}

static void default_value_stays_alive(void) {
  int32_t index = register_type("testing.WithDefault", 1, 0, kTVMFFIObject);
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  TVMFFIFieldInfo field = int_field("items");
  field.default_value_or_factory = array;
  FFI_MUST(TVMFFITypeRegisterField(index, &field));
  EXPECT_INT(strong_count(array.v_obj), 2);
  ffi_release(array);
  TVMFFIAny kept = TVMFFIGetTypeInfo(index)->fields[0].default_value_or_factory;
  EXPECT_INT(CALL_GLOBAL("ffi.ArraySize", kept).v_int64, 1);
}

static int self_value(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)num_args;
  *result = ffi_int(((Boxed*)args[0].v_obj)->value);
  return 0;
}

static void methods_are_kept_in_order(void) {
  int32_t index = register_type("testing.Methods", 1, 0, kTVMFFIObject);
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionCreate(NULL, self_value, NULL, &function));
  TVMFFIMethodInfo method = {.name = ffi_bytes("first"), .method = ffi_obj(function)};
  EXPECT_INT(TVMFFITypeRegisterMethod(index, &method), 0);
  method.name = ffi_bytes("second");
  EXPECT_INT(TVMFFITypeRegisterMethod(index, &method), 0);
  TVMFFIObjectDecRef(function);
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(index);
  EXPECT_INT(info->num_methods, 2);
  EXPECT_TEXT(info->methods[1].name, "second");
  Boxed object = {.header = {.combined_ref_count = 1 | (uint64_t)1 << 32, .type_index = index},
                  .value = 5};
  EXPECT_INT(FFI_CALL(info->methods[0].method.v_obj, ffi_obj(&object)).v_int64, 5);
}

static void metadata_is_kept(void) {
  int32_t index = register_type("testing.Metadata", 1, 0, kTVMFFIObject);
  TVMFFITypeMetadata metadata = {.doc = ffi_bytes("A type."),
                                 .total_size = 32,
                                 .structural_eq_hash_kind = kTVMFFISEqHashKindTreeNode};
  EXPECT_INT(TVMFFITypeRegisterMetadata(index, &metadata), 0);
  const TVMFFITypeMetadata* kept = TVMFFIGetTypeInfo(index)->metadata;
  EXPECT_TEXT(kept->doc, "A type.");
  EXPECT_INT(kept->total_size, 32);
  EXPECT_INT(kept->structural_eq_hash_kind, kTVMFFISEqHashKindTreeNode);
}

static const TVMFFIAny* attribute(const char* name, int32_t index) {
  TVMFFIByteArray span = ffi_bytes(name);
  const TVMFFITypeAttrColumn* column = TVMFFIGetTypeAttrColumn(&span);
  if (column == NULL || index < column->begin_index) return NULL;
  if (index - column->begin_index >= column->size) return NULL;
  return &column->data[index - column->begin_index];
}

static int set_attribute(const char* name, int32_t index, TVMFFIAny value) {
  TVMFFIByteArray span = ffi_bytes(name);
  return TVMFFITypeRegisterAttr(index, &span, &value);
}

static void attributes_are_found_by_type(void) {
  int32_t a = register_type("testing.A", 1, 0, kTVMFFIObject);
  int32_t b = register_type("testing.B", 1, 0, kTVMFFIObject);
  EXPECT(attribute("testing_attr", a) == NULL);
  EXPECT_INT(set_attribute("testing_attr", b, ffi_str("a text on the heap")), 0);
  EXPECT_INT(attribute("testing_attr", b)->type_index, kTVMFFIStr);
  const TVMFFIAny* none = attribute("testing_attr", a);
  EXPECT(none == NULL || none->type_index == kTVMFFINone);
  EXPECT_INT(set_attribute("testing_attr", a, ffi_int(1)), 0);
  EXPECT_INT(attribute("testing_attr", a)->v_int64, 1);
  EXPECT_TEXT(bytes_of(attribute("testing_attr", b)), "a text on the heap");
}

static void attribute_conflict_is_an_error(void) {
  int32_t index = register_type("testing.A", 1, 0, kTVMFFIObject);
  FFI_MUST(set_attribute("testing_attr", index, ffi_int(1)));
  EXPECT_ERROR(set_attribute("testing_attr", index, ffi_int(2)), "RuntimeError",
               "TypeAttr `testing_attr` is already registered for type index");
  EXPECT_INT(attribute("testing_attr", index)->v_int64, 1);
}

static void type_zero_only_makes_the_column(void) {
  TVMFFIByteArray span = ffi_bytes("testing_empty_column");
  EXPECT(TVMFFIGetTypeAttrColumn(&span) == NULL);
  FFI_MUST(set_attribute("testing_empty_column", kTVMFFINone, ffi_none()));
  EXPECT(TVMFFIGetTypeAttrColumn(&span) != NULL);
}

static void duplicate_field_is_an_error_and_the_first_stays(void) {
  int32_t index = register_type("testing.Twice", 1, 0, kTVMFFIObject);
  TVMFFIFieldInfo field = int_field("value");
  FFI_MUST(TVMFFITypeRegisterField(index, &field));
  field.offset = 64;
  EXPECT_ERROR(TVMFFITypeRegisterField(index, &field), "InternalError",
               "Duplicate field name \"value\" in type \"testing.Twice\"");
  EXPECT_INT(TVMFFIGetTypeInfo(index)->num_fields, 1);
  EXPECT_INT(TVMFFIGetTypeInfo(index)->fields[0].offset, 24);
}

static void registering_the_same_again_is_no_conflict(void) {
  int32_t index = register_type("testing.Again", 1, 0, kTVMFFIObject);
  TVMFFIFieldInfo field = int_field("value");
  for (int i = 0; i < 2; i++) {
    EXPECT_INT(TVMFFITypeRegisterField(index, &field), 0);
    EXPECT_INT(set_attribute("testing_again", index, ffi_int(3)), 0);
  }
  EXPECT_INT(TVMFFIGetTypeInfo(index)->num_fields, 1);
}

static void metadata_conflict_is_an_error_and_the_first_stays(void) {
  int32_t index = register_type("testing.Meta2", 1, 0, kTVMFFIObject);
  TVMFFITypeMetadata metadata = {.total_size = 32}, other = {.total_size = 40};
  FFI_MUST(TVMFFITypeRegisterMetadata(index, &metadata));
  EXPECT_ERROR(TVMFFITypeRegisterMetadata(index, &other), "RuntimeError", "Overriding testing.Meta2, possible causes:");
  EXPECT_ERROR(TVMFFITypeRegisterMetadata(index, &metadata), "RuntimeError", "Overriding testing.Meta2, possible causes:");
  EXPECT_INT(TVMFFIGetTypeInfo(index)->metadata->total_size, 32);
}

static void builtin_names_registered_again_are_ignored(void) {
  TVMFFITypeMetadata metadata = {.total_size = 4096};
  EXPECT_INT(TVMFFITypeRegisterMetadata(kTVMFFIModule, &metadata), 0);
  EXPECT_INT(TVMFFIGetTypeInfo(kTVMFFIModule)->metadata->total_size, 48);
}

static void static_index_conflict_names_both(void) {
  TVMFFIByteArray span = ffi_bytes("testing.Intruder");
  int32_t index = TVMFFITypeGetOrAllocIndex(&span, kTVMFFIArray, 1, 0, 1, kTVMFFIObject);
  EXPECT(index < 0);
  EXPECT_ERROR(-1, "InternalError", "Conflicting static index 71 between `ffi.Array` and `testing.Intruder`");
  EXPECT_TEXT(TVMFFIGetTypeInfo(kTVMFFIArray)->type_key, "ffi.Array");
}

static void unknown_index_is_an_error(void) {
  const int32_t unknown[] = {-1, -2, INT32_MIN, 50, 100, 9999, INT32_MAX};
  TVMFFIFieldInfo field = int_field("value");
  for (size_t i = 0; i < sizeof(unknown) / sizeof(unknown[0]); i++) {
    EXPECT(TVMFFIGetTypeInfo(unknown[i]) == NULL);
    EXPECT_ERROR(-1, "InternalError", "Cannot find type info for type_index=");
    EXPECT_ERROR(TVMFFITypeRegisterField(unknown[i], &field), "InternalError", "type_index=");
  }
}

static void many_types_keep_their_info(void) {
  int32_t first = register_type("testing.Many0", 1, 0, kTVMFFIObject);
  const TVMFFITypeInfo* info = TVMFFIGetTypeInfo(first);
  for (int i = 1; i < 5000; i++) {
    char key[32];
    snprintf(key, sizeof(key), "testing.Many%d", i);
    register_type(key, 1, 0, kTVMFFIObject);
  }
  EXPECT(TVMFFIGetTypeInfo(first) == info);
  EXPECT_TEXT(info->type_key, "testing.Many0");
  EXPECT_TEXT(TVMFFIGetTypeInfo(index_of("testing.Many4999"))->type_key, "testing.Many4999");
}

RUN_TESTS(TEST(builtin_types_are_there), TEST(unknown_key_is_an_error),
          TEST(new_types_get_new_indices), TEST(known_key_keeps_its_index_whatever_is_asked),
          TEST(method_registered_again_is_kept_beside_the_first), TEST(children_take_reserved_slots),
          TEST(query_registers_nothing), TEST(fields_are_copied_and_kept),
          TEST(default_value_stays_alive), TEST(methods_are_kept_in_order), TEST(metadata_is_kept),
          TEST(attributes_are_found_by_type), TEST(attribute_conflict_is_an_error),
          TEST(type_zero_only_makes_the_column),
          TEST(duplicate_field_is_an_error_and_the_first_stays),
          OURS(registering_the_same_again_is_no_conflict),
          TEST(metadata_conflict_is_an_error_and_the_first_stays),
          OURS(builtin_names_registered_again_are_ignored), OURS(static_index_conflict_names_both),
          OURS(unknown_index_is_an_error), TEST(many_types_keep_their_info))
