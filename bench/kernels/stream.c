/* The speed of memory: memcpy on all cores, each with its own part. */
#include <omp.h>
#include <string.h>

void stream_copy(char *to, const char *from, size_t bytes) {
#pragma omp parallel
    {
        size_t parts = (size_t)omp_get_num_threads(), part = (size_t)omp_get_thread_num();
        size_t start = bytes / parts * part;
        size_t stop = part + 1 == parts ? bytes : bytes / parts * (part + 1);
        memcpy(to + start, from + start, stop - start);
    }
}
