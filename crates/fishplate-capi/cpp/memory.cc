// The memory of lists: code inlined from the headers also grows it with `operator new`.
#include <cstddef>
#include <new>

extern "C" {

void* fishplate_list_allocate(std::size_t bytes) noexcept { return ::operator new(bytes, std::nothrow); }

void fishplate_list_free(void* data) noexcept { ::operator delete(data); }

}  // extern "C"
