/* Making the large values. Both are the same in every run: sizes and keys follow from counters. */
#include "documents.h"

enum { CHILDREN = 4 };

/* A table of records with the usual mix: short and long strings, escapes, integers, floats, nesting. */
const char* document_text(void) {
  static char* text;
  if (text) return text;
  size_t used = 0, capacity = DOCUMENT_BYTES + 1024;
  text = malloc(capacity);
  used += (size_t)snprintf(text, capacity, "{\"records\": [");
  for (int id = 0; used < DOCUMENT_BYTES; ++id) {
    used += (size_t)snprintf(text + used, capacity - used,
                             "%s{\"id\": %d, \"name\": \"record number %d\", \"path\": \"a\\\\b\\n%d\", "
                             "\"weights\": [%d.25, -0.5e-3, 1e10, %d], \"flags\": {\"active\": %s, "
                             "\"parent\": null, \"tags\": [\"red\", \"gr\\u00fcn\", \"blue\"]}}",
                             id ? ", " : "", id, id, id, id, id * 7, id % 2 ? "true" : "false");
  }
  snprintf(text + used, capacity - used, "]}");
  return text;
}

TVMFFIAny parse_document(const Library* lib) {
  TVMFFIAny text = text_value(document_text()), value = {0};
  MUST(lib, lib->FunctionCall(lib->parse, &text, 1, &value));
  return value;
}

typedef struct {
  const Library* lib;
  TVMFFIObjectHandle make_array, make_map;
  int built;
} TreeBuilder;

/* A subtree of `maps` Maps {op, id, args}; args is an Array of up to CHILDREN subtrees. */
static TVMFFIAny build_subtree(TreeBuilder* builder, int maps) {
  const Library* lib = builder->lib;
  TVMFFIAny children[CHILDREN], array = {0}, map = {0};
  int count = 0;
  for (int left = maps - 1; left > 0; ++count) {
    int unfilled = CHILDREN - count, share = (left + unfilled - 1) / unfilled;
    children[count] = build_subtree(builder, share);
    left -= share;
  }
  MUST(lib, lib->FunctionCall(builder->make_array, children, count, &array));
  for (int i = 0; i < count; ++i) release(lib, children[i]);
  TVMFFIAny entries[] = {text_value("op"),   text_value("a name longer than a small string"),
                         text_value("id"),   int_value(builder->built++),
                         text_value("args"), array};
  MUST(lib, lib->FunctionCall(builder->make_map, entries, 6, &map));
  release(lib, array);
  return map;
}

TVMFFIAny build_tree(const Library* lib) {
  TreeBuilder builder = {lib, library_global(lib, "ffi.Array"), library_global(lib, "ffi.Map"), 0};
  TVMFFIAny tree = build_subtree(&builder, TREE_NODES / 2); /* each Map comes with its Array */
  lib->ObjectDecRef(builder.make_array);
  lib->ObjectDecRef(builder.make_map);
  return tree;
}
