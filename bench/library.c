/* Opening a library for measurement. See library.h. */
#include "library.h"

#include <dlfcn.h>
#include <string.h>

#include "documents.h"
#include "rows.h"

int noop_call(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self, (void)args, (void)count, (void)result;
  return 0;
}

int add_call(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  int64_t sum = 0;
  for (int32_t i = 0; i < count; ++i) {
    if (args[i].type_index != kTVMFFIInt) return -1;
    sum += args[i].v_int64;
  }
  *result = int_value(sum);
  return 0;
}

TVMFFIByteArray byte_array(const char* text) { return (TVMFFIByteArray){text, strlen(text)}; }

TVMFFIAny int_value(int64_t value) { return (TVMFFIAny){.type_index = kTVMFFIInt, .v_int64 = value}; }

TVMFFIAny text_value(const char* text) {
  return (TVMFFIAny){.type_index = kTVMFFIRawStr, .v_c_str = text};
}

TVMFFIObjectHandle library_global(const Library* lib, const char* name) {
  TVMFFIByteArray key = byte_array(name);
  TVMFFIObjectHandle function = NULL;
  MUST(lib, lib->FunctionGetGlobal(&key, &function));
  if (!function) {
    fprintf(stderr, "%s: no global function %s\n", lib->path, name);
    exit(2);
  }
  return function;
}

static void* entry_point(void* handle, const char* path, const char* name) {
  void* symbol = dlsym(handle, name);
  if (!symbol) {
    fprintf(stderr, "%s: no %s\n", path, name);
    exit(2);
  }
  return symbol;
}

void library_open(Library* lib, const char* path) {
  void* handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    fprintf(stderr, "%s\n", dlerror());
    exit(2);
  }
  lib->path = path;
#define RESOLVE(name) lib->name = (__typeof__(lib->name))entry_point(handle, path, "TVMFFI" #name);
  FOR_EACH_ENTRY_POINT(RESOLVE)
#undef RESOLVE

  MUST(lib, lib->FunctionCreate(NULL, noop_call, NULL, &lib->noop));
  MUST(lib, lib->FunctionCreate(NULL, add_call, NULL, &lib->add));
  TVMFFIByteArray name = byte_array(REGISTERED_FUNCTION);
  MUST(lib, lib->FunctionSetGlobal(&name, lib->noop, 0));
  lib->make_shape = library_global(lib, "ffi.Shape");
  lib->parse = library_global(lib, "ffi.json.Parse");
  lib->stringify = library_global(lib, "ffi.json.Stringify");
  lib->structural_hash = library_global(lib, "ffi.StructuralHash");
  TVMFFIByteArray content = byte_array(TEXT_64);
  MUST(lib, lib->StringFromByteArray(&content, &lib->text));
  lib->document = parse_document(lib);
  lib->tree = build_tree(lib);
}
