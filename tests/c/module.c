/* Modules: libraries loaded by path, imports, and code that is still in use after its module is gone. */
#include "check.h"

/* Two files of the same content: two libraries to the loader. */
static const char* kernels(void) { return getenv("KERNELS"); }
static const char* more_kernels(void) { return getenv("MORE_KERNELS"); }

static TVMFFIAny load_file(const char* path) {
  return CALL_GLOBAL("ffi.ModuleLoadFromFile", ffi_str(path));
}

static TVMFFIAny load(void) { return load_file(kernels()); }

static TVMFFIAny function_of(TVMFFIAny module, const char* name) {
  return CALL_GLOBAL("ffi.ModuleGetFunction", module, ffi_str(name), ffi_bool(1));
}

/* The result of a function of the module that takes nothing. */
static TVMFFIAny call_in(TVMFFIAny module, const char* name) {
  TVMFFIAny function = function_of(module, name);
  TVMFFIAny result = ffi_call(function.v_obj, 0, NULL);
  ffi_release(function);
  return result;
}

static int is_mapped(const char* path) {
  char line[4096];
  int found = 0;
  FILE* maps = fopen("/proc/self/maps", "r");
  while (!found && fgets(line, sizeof(line), maps)) found = strstr(line, path) != NULL;
  fclose(maps);
  return found;
}

static void functions_are_found_and_called(void) {
  TVMFFIAny module = load();
  EXPECT_INT(module.type_index, kTVMFFIModule);
  TVMFFIAny add_one = function_of(module, "add_one");
  EXPECT_INT(FFI_CALL(add_one.v_obj, ffi_int(41)).v_int64, 42);
  TVMFFIAny argument = ffi_str("x"), result = ffi_none();
  EXPECT_ERROR(TVMFFIFunctionCall(add_one.v_obj, &argument, 1, &result), "TypeError",
               "add_one takes one int");
  EXPECT_INT(function_of(module, "nothing").type_index, kTVMFFINone);
  ffi_release(add_one);
  ffi_release(module);
}

static void documentation_and_metadata(void) {
  TVMFFIAny module = load();
  TVMFFIAny name = ffi_str("add_one"), no = ffi_bool(0);
  TVMFFIAny doc = CALL_GLOBAL("ffi.ModuleGetFunctionDoc", module, name, no);
  TVMFFIAny metadata = CALL_GLOBAL("ffi.ModuleGetFunctionMetadata", module, name, no);
  TVMFFIAny kind = CALL_GLOBAL("ffi.ModuleGetKind", module);
  EXPECT_TEXT(bytes_of(&doc), "Adds one.");
  EXPECT_TEXT(bytes_of(&metadata), "{\"type_schema\":\"{}\"}");
  EXPECT_TEXT(bytes_of(&kind), "library");
  EXPECT_INT(CALL_GLOBAL("ffi.ModuleImplementsFunction", module, name, no).v_int64, 1);
  EXPECT_INT(CALL_GLOBAL("ffi.ModuleImplementsFunction", module, ffi_str("x"), no).v_int64, 0);
  EXPECT_INT(CALL_GLOBAL("ffi.ModuleGetFunctionDoc", module, ffi_str("x"), no).type_index, kTVMFFINone);
  ffi_release(doc);
  ffi_release(metadata);
  ffi_release(module);
}

static void loader_fills_in_symbols(void) {
  static int value;
  FFI_MUST(TVMFFIEnvModRegisterContextSymbol("testing_context_symbol", &value));
  TVMFFIAny module = load();
  EXPECT(call_in(module, "context").v_ptr == &value);
  EXPECT(call_in(module, "library_context").v_ptr != NULL);
  ffi_release(module);
}

static void errors_cross_the_library(void) {
  TVMFFIAny module = load(), raise = function_of(module, "raise"), result = ffi_none();
  EXPECT_ERROR(TVMFFIFunctionCall(raise.v_obj, NULL, 0, &result), "KeyError",
               "raised in the library");
  ffi_release(raise);
  ffi_release(module);
}

static void imports_are_searched(void) {
  TVMFFIAny module = load(), system = call_global("ffi.SystemLib", 0, NULL);
  ffi_release(CALL_GLOBAL("ffi.ModuleImportModule", system, module));
  TVMFFIAny found = CALL_GLOBAL("ffi.ModuleGetFunction", system, ffi_str("add_one"), ffi_bool(1));
  EXPECT_INT(FFI_CALL(found.v_obj, ffi_int(1)).v_int64, 2);
  EXPECT_INT(CALL_GLOBAL("ffi.ModuleGetFunction", system, ffi_str("add_one"), ffi_bool(0)).type_index,
             kTVMFFINone);
  ffi_release(CALL_GLOBAL("ffi.ModuleClearImports", system));
  EXPECT_INT(CALL_GLOBAL("ffi.ModuleGetFunction", system, ffi_str("add_one"), ffi_bool(1)).type_index,
             kTVMFFINone);
  ffi_release(found);
  ffi_release(module);
  ffi_release(system);
}

static int say_78(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  *result = ffi_int(78);
  return 0;
}

/* How generated code calls out: through the imports of its own module, then the global table. */
static void library_looks_up_its_imports(void) {
  TVMFFIAny module = load(), other = load_file(more_kernels());
  ffi_release(CALL_GLOBAL("ffi.ModuleImportModule", module, other));
  ffi_release(other);
  EXPECT_INT(call_in(module, "call_imported").v_int64, 77);
  EXPECT_INT(call_in(module, "call_imported").v_int64, 77);
  ffi_release(module);
}

static void library_looks_up_globals_last(void) {
  TVMFFIAny module = load(), caller = function_of(module, "call_imported"), result = ffi_none();
  EXPECT_ERROR(TVMFFIFunctionCall(caller.v_obj, NULL, 0, &result), "RuntimeError",
               "Cannot find function imported in the imported modules or global registry.");
  TVMFFIObjectHandle function = NULL;
  TVMFFIByteArray name = ffi_bytes("imported");
  FFI_MUST(TVMFFIFunctionCreate(NULL, say_78, NULL, &function));
  FFI_MUST(TVMFFIFunctionSetGlobal(&name, function, 0));
  EXPECT_INT(ffi_call(caller.v_obj, 0, NULL).v_int64, 78);
  TVMFFIObjectDecRef(function);
  ffi_release(caller);
  ffi_release(module);
}

static void import_cycles_are_refused(void) {
  TVMFFIAny a = load(), system = call_global("ffi.SystemLib", 0, NULL);
  ffi_release(CALL_GLOBAL("ffi.ModuleImportModule", a, system));
  EXPECT_ERROR(TRY_GLOBAL("ffi.ModuleImportModule", system, a), "RuntimeError",
               "Cyclic dependency detected during import");
  EXPECT_ERROR(TRY_GLOBAL("ffi.ModuleImportModule", system, system), "RuntimeError",
               "Cyclic dependency detected during import");
  ffi_release(a);
  ffi_release(system);
}

static void function_keeps_its_module(void) {
  TVMFFIAny module = load(), add_one = function_of(module, "add_one");
  ffi_release(module);
  EXPECT(is_mapped(kernels()));
  EXPECT_INT(FFI_CALL(add_one.v_obj, ffi_int(1)).v_int64, 2);
  ffi_release(add_one);
}

/* Objects of the library do not keep the module alive, but their code must stay loaded. */
static void object_outlives_its_module(void) {
  TVMFFIAny module = load();
  TVMFFIAny object = call_in(module, "make_object");
  ffi_release(module);
  EXPECT_INT(strong_count(object.v_obj), 1);
  ffi_release(object);
}

static void made_function_outlives_its_module(void) {
  TVMFFIAny module = load();
  TVMFFIAny function = call_in(module, "make_function");
  ffi_release(module);
  EXPECT_INT(ffi_call(function.v_obj, 0, NULL).v_int64, 42);
  ffi_release(function);
}

static void object_in_a_container_outlives_its_module(void) {
  TVMFFIAny module = load(), object = call_in(module, "make_object");
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", object);
  ffi_release(object);
  ffi_release(module);
  ffi_release(array);
}

static void bad_files_are_errors(void) {
  EXPECT_ERROR(TRY_GLOBAL("ffi.ModuleLoadFromFile", ffi_str("/nonexistent/x.so")), "InternalError",
               "Failed to load dynamic shared library /nonexistent/x.so");
  EXPECT_ERROR(TRY_GLOBAL("ffi.ModuleLoadFromFile", ffi_str("nodot")), "RuntimeError",
               "Failed to get file format from nodot");
  EXPECT_ERROR(TRY_GLOBAL("ffi.ModuleLoadFromFile", ffi_str("a.weird")), "RuntimeError",
               "Loader for `.weird` files is not registered");
}

RUN_TESTS(TEST(functions_are_found_and_called), TEST(documentation_and_metadata),
          TEST(loader_fills_in_symbols), TEST(errors_cross_the_library), TEST(imports_are_searched),
          TEST(library_looks_up_its_imports), TEST(library_looks_up_globals_last),
          TEST(import_cycles_are_refused), TEST(function_keeps_its_module),
          OURS(object_outlives_its_module), OURS(made_function_outlives_its_module),
          OURS(object_in_a_container_outlives_its_module), TEST(bad_files_are_errors))
