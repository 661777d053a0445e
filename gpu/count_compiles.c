// Stands before the CUDA driver, and counts what makes it compile: images that are PTX, and its linker. Other functions
// are the driver's own, because this library depends on it. FISHPLATE_CUDA_LIBRARY names this library.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// How often each happened. A fatbin has code for several GPUs: the driver compiles only if none of it fits.
struct {
  int ptx, fatbins, machine_code, links;
} fishplate_counted;

static void *next(const char *symbol) { return dlsym(RTLD_NEXT, symbol); }

static void count_image(const void *image) {
  const unsigned char *bytes = image;
  if (!memcmp(bytes, "\x7f"
                     "ELF",
              4))
    fishplate_counted.machine_code++;
  else if (!memcmp(bytes, "\x50\xed\x55\xba", 4))
    fishplate_counted.fatbins++;
  else
    fishplate_counted.ptx++;
}

int cuModuleLoadDataEx(void **module, const void *image, unsigned count, void *options,
                       void *values) {
  int (*load)(void **, const void *, unsigned, void *, void *) = next("cuModuleLoadDataEx");
  if (!load)
    return 999;
  count_image(image);
  return load(module, image, count, options, values);
}

int cuModuleLoadData(void **module, const void *image) {
  int (*load)(void **, const void *) = next("cuModuleLoadData");
  if (!load)
    return 999;
  count_image(image);
  return load(module, image);
}

int cuLinkCreate_v2(unsigned count, void *options, void *values, void **link) {
  int (*create)(unsigned, void *, void *, void **) = next("cuLinkCreate_v2");
  if (!create)
    return 999;
  fishplate_counted.links++;
  return create(count, options, values, link);
}
