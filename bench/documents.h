/* The large values of the benchmark: a JSON document of one megabyte and a tree of containers. */
#ifndef FISHPLATE_BENCH_DOCUMENTS_H_
#define FISHPLATE_BENCH_DOCUMENTS_H_

#include "library.h"

enum { DOCUMENT_BYTES = 1000000, TREE_NODES = 100000 };

/* The document as text; the same for every library, made on first use. */
const char* document_text(void);

/* The document parsed by the library; owned by the caller. */
TVMFFIAny parse_document(const Library* lib);

/* A tree of TREE_NODES containers, built by ffi.Array and ffi.Map; owned by the caller. */
TVMFFIAny build_tree(const Library* lib);

#endif
