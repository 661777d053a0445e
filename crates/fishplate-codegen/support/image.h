// Loads images: those with code for several GPUs, as image.rs writes them, PTX, cubins and fatbins. Part of cuda.c.

enum { PTX_TEXT, MACHINE_CODE, MAJOR = 75, MINOR = 76 };

// A part is for the architecture with this number, such as 90. One with a letter runs on no other architecture.
typedef struct Part {
  uint32_t number, letter, kind, zero;
  uint64_t at, size;
} Part;

// Aligned to 16 bytes.
typedef struct Image {
  char magic[8];
  uint64_t count;
  Part parts[];
} Image;
_Static_assert(sizeof(Image) == 16 && sizeof(Part) == 32, "HEAD and ROW in image.rs");

static int32_t starts_with(const char *image, const char *bytes, int32_t count) {
  while (count && *image == *bytes)
    ++image, ++bytes, --count;
  return count == 0;
}

static int32_t is_packed(const char *image) { return starts_with(image, "\x7f" "FPgpu1", 8); }
static int32_t is_elf(const char *image) { return starts_with(image, "\x7f" "ELF", 4); }
static int32_t is_fatbin(const char *image) { return starts_with(image, "\x50\xed\x55\xba", 4); }

// The architecture of a device as a number, such as 90; 0 if the driver does not report it.
static int32_t number_of(int32_t device) {
  int32_t major, minor;
  if (driver.device_attribute(&major, MAJOR, device) || driver.device_attribute(&minor, MINOR, device))
    return 0;
  return 10 * major + minor;
}

// The machine code for a GPU in a packed image: that of the newest architecture that it can run, or null.
static const char *find_machine_code(const Image *image, int32_t number) {
  const Part *best = NULL;
  for (const Part *part = image->parts; part != image->parts + image->count; ++part) {
    int32_t of = (int32_t)part->number;
    int32_t fits = part->letter ? of == number : of / 10 == number / 10 && of <= number;
    if (part->kind == MACHINE_CODE && fits &&
        (!best || part->number > best->number || (part->number == best->number && part->letter)))
      best = part;
  }
  return best ? (const char *)image + best->at : NULL;
}

// The PTX of a packed image, or of an image that is PTX; null for machine code.
static const char *find_ptx(const char *image) {
  if (!is_packed(image))
    return is_elf(image) || is_fatbin(image) ? NULL : image;
  const Image *packed = (const Image *)image;
  for (uint64_t i = 0; i < packed->count; ++i)
    if (packed->parts[i].kind == PTX_TEXT)
      return image + packed->parts[i].at;
  return NULL;
}

// Writes the word after `.target` in PTX.
static int32_t write_target(const char *ptx, char *out, size_t room) {
  while (*ptx && !starts_with(ptx, ".target", 7))
    ++ptx;
  if (!*ptx)
    return snprintf(out, room, "PTX");
  ptx += 7;
  while (*ptx == ' ' || *ptx == '\t')
    ++ptx;
  int32_t length = 0;
  while (length < 16 && (ptx[length] == '_' || (ptx[length] >= '0' && ptx[length] <= '9') ||
                         (ptx[length] >= 'a' && ptx[length] <= 'z')))
    ++length;
  return snprintf(out, room, "PTX for %.*s", length, ptx);
}

// Writes which GPU there is, and for which ones the image has code.
COLD void describe_image(const char *image, int32_t device, char *out, int32_t room) {
  int32_t at = snprintf(out, room, "; this GPU is sm_%d, and the image holds ", number_of(device));
  if (is_fatbin(image))
    snprintf(out + at, room - at, "a fatbin");
  else if (is_elf(image)) {
    // The flags of a cubin, whose layout depends on its version.
    const unsigned char *flags = (const unsigned char *)image + 48;
    snprintf(out + at, room - at, "machine code for sm_%d", image[8] >= 8 ? flags[1] : flags[0]);
  } else if (is_packed(image)) {
    const Image *packed = (const Image *)image;
    for (const Part *part = packed->parts; part != packed->parts + packed->count && at < room - 64; ++part)
      at += snprintf(out + at, room - at, "%s%s for sm_%u%.1s", part == packed->parts ? "" : ", ",
                     part->kind == MACHINE_CODE ? "machine code" : "PTX", part->number, (char *)&part->letter);
  } else
    write_target(image, out + at, room - at);
}

// Loads one part of an image. The log receives the messages of the driver's compiler.
static Code load_part(Handle *module, const char *part, char *log) {
  // Starts with a newline, which is not shown if nothing follows.
  log[0] = '\n';
  log[1] = 0;
  int32_t options[] = {5 /* error log */, 6 /* its size */};
  void *values[] = {log + 1, (void *)(uintptr_t)(LOG_BYTES - 2)};
  Code code = driver.load(module, part, 2, options, values);
  log[LOG_BYTES - 1] = 0;
  return code;
}

// Returns machine code for PTX and a device whose context is current. The result is valid until the thread calls it
// again; null if there is none. It is set in a process with the compiler, which keeps machine code in its cache.
typedef const char *(*MachineCode)(const char *ptx, int32_t device);
static MachineCode machine_code;

void __tvm_ffi__cuda_keep(MachineCode keep) { __atomic_store_n(&machine_code, keep, __ATOMIC_RELEASE); }

// Machine code for the device: from the image, or from the process's cache for its PTX. Null if there is none.
static const char *machine_code_for(const char *image, const char *ptx, int32_t device) {
  const char *code = NULL;
  if (is_packed(image))
    code = find_machine_code((const Image *)image, number_of(device));
  MachineCode kept = __atomic_load_n(&machine_code, __ATOMIC_ACQUIRE);
  return code || !ptx || !kept ? code : kept(ptx, device);
}

// Skips a text at the start of a line, after tabs; null if the line starts with something else.
static const char *after_mark(const char *line, const char *mark, int32_t count) {
  while (*line == '\t')
    ++line;
  return starts_with(line, mark, count) ? line + count : NULL;
}

// Where the user wrote the inline PTX that the first line number of a log names: it starts with a comment that says so.
// Null if the line is not in such PTX.
static const char *find_place(const char *ptx, const char *log) {
  const char *place = NULL;
  int32_t line = 0;
  while (*log && !starts_with(log, "line ", 5))
    ++log;
  for (log += *log ? 5 : 0; *log >= '0' && *log <= '9'; ++log)
    line = line * 10 + (*log - '0');
  for (; line > 0 && *ptx; --line) {
    const char *found = after_mark(ptx, "// at ", 6);
    if (found)
      place = found;
    else if (after_mark(ptx, "// end inline asm", 17))
      place = NULL;
    while (*ptx && *ptx++ != '\n') {
    }
  }
  return line ? NULL : place;
}

// Fails with the messages of the driver's compiler, and the line of inline PTX that they are about.
COLD int32_t fail_with_log(Code status, const char *ptx, const char *log) {
  char text[1280];
  const char *place = ptx ? find_place(ptx, log) : NULL;
  int32_t length = 0;
  while (place && place[length] && place[length] != '\n' && length < 256)
    ++length;
  if (!place)
    return fail(status, "cuModuleLoadDataEx", log);
  snprintf(text, sizeof text, "\n%.*s: %.960s", length, place, log + 1);
  return fail(status, "cuModuleLoadDataEx", text);
}

// Loads an image in the device's context. It prefers machine code, so that the driver need not compile.
static int32_t load_module(Handle *module, const char *image, int32_t device) {
  char log[LOG_BYTES];
  const char *ptx = find_ptx(image), *code = machine_code_for(image, ptx, device);
  Code status = load_part(module, code ? code : ptx ? ptx : image, log);
  // Machine code that the driver refuses counts as none.
  if (code && ptx && (status == INVALID_IMAGE || status == NO_BINARY_FOR_GPU))
    status = load_part(module, ptx, log);
  if (!status)
    return 0;
  if (log[1])
    return fail_with_log(status, ptx, log);
  if (status != NO_BINARY_FOR_GPU && status != UNSUPPORTED_PTX_VERSION)
    return fail(status, "cuModuleLoadDataEx", NULL);
  char more[768];
  int at = snprintf(more, 128, status == UNSUPPORTED_PTX_VERSION
                                   ? ": the PTX is of a newer version than the driver knows"
                               : ptx ? ": the code is for newer GPUs than this one"
                                     : ": the code is for other GPUs than this one");
  describe_image(image, device, more + at, sizeof more - at);
  return fail(status, "cuModuleLoadDataEx", more);
}
