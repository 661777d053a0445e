/* Text that a parser may get: broken JSON, broken object graphs, truncated at every byte. */
#include "hostile.h"

static const char* const JSON[] = {
    "", " ", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,",
    "{\"a\":1,}", "{1:2}", "{a:1}", "nul", "nulll", "tru", "True", "NaN", "Infinity", "-Infinity", "-", "+1",
    "01", "1.", ".5", "1e", "1e+", "1e999", "-1e999", "1e-999", "123456789012345678901234567890",
    "-123456789012345678901234567890", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "0x10", "1 2", "\"", "\"\\", "\"\\x\"", "\"\\u\"",
    "\"\\u12\"", "\"\\u12G4\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\ud800\"", "\"\\ud83d\\ude00\"",
    "\"\\u0000\"", "\"\x01\"", "\"\n\"", "\"\xff\xfe\"", "\"\xc3\x28\"", "\xef\xbb\xbf{}", "\"a\" \"b\"",
    "[1]x", "/* c */ 1", "// c\n1", "{\"a\":1,\"a\":2}", "{\"\":1}", "[[[[[[[[[[]]]]]]]]]]", "'a'", "\t\r\n 1 ",
};

static const char* const GRAPHS[] = {
    "{}", "[]", "null", "1", "\"x\"", "{\"root_index\":0}", "{\"root_index\":0,\"nodes\":[]}",
    "{\"root_index\":-1,\"nodes\":[{\"type\":\"int\",\"data\":1}]}",
    "{\"root_index\":5,\"nodes\":[{\"type\":\"int\",\"data\":1}]}",
    "{\"root_index\":9223372036854775807,\"nodes\":[{\"type\":\"int\",\"data\":1}]}",
    "{\"root_index\":0,\"nodes\":[1]}", "{\"root_index\":0,\"nodes\":[{}]}", "{\"root_index\":0,\"nodes\":{}}",
    "{\"root_index\":\"0\",\"nodes\":[{\"type\":\"int\",\"data\":1}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"unknown.Type\",\"data\":1}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Function\",\"data\":1}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Array\",\"data\":[0]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Array\",\"data\":[1]},{\"type\":\"ffi.Array\",\"data\":[0]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Array\",\"data\":[99]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Array\",\"data\":[-1]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Array\",\"data\":[\"x\"]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Map\",\"data\":[0]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Map\",\"data\":[0,0]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Dict\",\"data\":[0,0]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.List\",\"data\":[0]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Shape\",\"data\":[\"x\"]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Tensor\",\"data\":\"AAAA\"}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Bytes\",\"data\":\"not base64!\"}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.BigInt\",\"data\":\"12x\"}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"DataType\",\"data\":\"nothing\"}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"Device\",\"data\":[1]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"Device\",\"data\":[\"a\",\"b\"]}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.StructuralKey\",\"data\":{\"key\":0}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.StructuralKey\",\"data\":{}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.reflection.AccessPath\",\"data\":{\"parent\":0,\"step\":0}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.EnumState\",\"data\":{\"entries\":0}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.IntEnum\",\"data\":{\"value\":0}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.VisitInterrupt\",\"data\":{\"value\":0}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"ffi.Module\",\"data\":{}}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"None\"}]}", "{\"root_index\":0,\"nodes\":[{\"type\":\"bool\"}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":\"float\",\"data\":\"x\"}]}",
    "{\"root_index\":0,\"nodes\":[{\"type\":1}]}",
};

/* Good documents, parsed at every length. */
static const char LONG_JSON[] =
    "{\"a\": [1, -2.5e3, true, false, null, \"text \\u00e9 \\ud83d\\ude00\"], \"b\": {\"c\": [[], {}]}}";
static const char LONG_GRAPH[] =
    "{\"root_index\":3,\"nodes\":[{\"type\":\"int\",\"data\":1},{\"type\":\"ffi.String\",\"data\":\"key\"},"
    "{\"type\":\"ffi.Array\",\"data\":[0,1]},{\"type\":\"ffi.Map\",\"data\":[1,2]}]}";

enum { JSON_COUNT = sizeof(JSON) / sizeof(JSON[0]), GRAPH_COUNT = sizeof(GRAPHS) / sizeof(GRAPHS[0]) };

static int64_t count_cases(void) { return JSON_COUNT + GRAPH_COUNT + sizeof(LONG_JSON) + sizeof(LONG_GRAPH); }

typedef struct {
  const char* function;
  TVMFFIByteArray text;
} Document;

static Document find(int64_t index) {
  if (index < JSON_COUNT) return (Document){"ffi.json.Parse", ffi_bytes(JSON[index])};
  index -= JSON_COUNT;
  if (index < GRAPH_COUNT) return (Document){"ffi.FromJSONGraphString", ffi_bytes(GRAPHS[index])};
  index -= GRAPH_COUNT;
  if (index < (int64_t)sizeof(LONG_JSON)) return (Document){"ffi.json.Parse", {LONG_JSON, index}};
  return (Document){"ffi.FromJSONGraphString", {LONG_GRAPH, index - sizeof(LONG_JSON)}};
}

static void run_case(int64_t index) {
  Document document = find(index);
  TVMFFIAny text = ffi_none(), result = ffi_none();
  FFI_MUST(TVMFFIStringFromByteArray(&document.text, &text));
  TVMFFIObjectHandle parse = ffi_global(document.function);
  expect_call(TVMFFIFunctionCall(parse, &text, 1, &result), &result);
  TVMFFIObjectDecRef(parse);
  ffi_release(text);
}

static void describe(int64_t index, char* text) {
  Document document = find(index);
  snprintf(text, TEXT_SIZE, "%s of '%.*s'", document.function, (int)document.text.size, document.text.data);
}

const Group DOCUMENT_GROUP = {"documents", count_cases, run_case, describe};
