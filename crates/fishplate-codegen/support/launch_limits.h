// Checks launches against the limits of their device, and formats the errors. Part of cuda.c.

// Limits of a device: threads per block, block sizes, grid sizes, shared memory, and shared memory with opt-in.
enum { THREADS, BLOCK_X, GRID_X = 4, SHARED = 7, SHARED_OPTIN, LIMITS };

// Finds what is wrong with a launch: a name and a sentence. A limit of 0 or less means no limit.
static int32_t find_violation(const Launch *launch, const int32_t *limits, char *name, char *text) {
  int64_t threads = 1;
  for (int32_t i = 0; i < 3; ++i)
    if (launch->grid[i] <= 0 || launch->block[i] <= 0) {
      snprintf(name, 64, "zero_launch_dimension");
      snprintf(text, 128, "every side of grid and block must be positive");
      return 1;
    } else if (__builtin_mul_overflow(threads, launch->block[i], &threads))
      threads = INT64_MAX;
  if (limits[THREADS] > 0 && threads > limits[THREADS]) {
    snprintf(name, 64, "block_threads_exceeds_max_threads_per_block");
    snprintf(text, 128, "a block has %lld threads, the limit is %d", (long long)threads,
             limits[THREADS]);
    return 1;
  }
  for (int32_t i = 0; i < 6; ++i) {
    int64_t side = i < 3 ? launch->block[i] : launch->grid[i - 3];
    int32_t limit = limits[BLOCK_X + i];
    const char *what = i < 3 ? "block" : "grid";
    if (limit <= 0 || side <= limit)
      continue;
    snprintf(name, 64, "%s_dim_%c_exceeds_limit", what, "xyz"[i % 3]);
    snprintf(text, 128, "side %c of the %s is %lld, the limit is %d", "xyz"[i % 3], what,
             (long long)side, limit);
    return 1;
  }
  int32_t shared = limits[SHARED_OPTIN] > 0 ? limits[SHARED_OPTIN] : limits[SHARED];
  if (shared > 0 && launch->shared > shared) {
    snprintf(name, 64, "dynamic_smem_exceeds_limit");
    snprintf(text, 128, "%lld bytes of dynamic shared memory, the limit is %d",
             (long long)launch->shared, shared);
    return 1;
  }
  return 0;
}

static int launch_details(const Launch *launch, int32_t device, char *out, size_t room) {
  const int64_t *grid = launch->grid, *block = launch->block;
  const int32_t *cluster = launch->cluster;
  int at = snprintf(out, room,
                    "\nkind=cuda_launch;api=cuLaunchKernelEx;kernel=%.200s;grid=%lld,%lld,%lld;"
                    "block=%lld,%lld,%lld;dynamic_smem_bytes=%lld;stream=%p;device=%d",
                    launch->kernel, (long long)grid[0], (long long)grid[1], (long long)grid[2],
                    (long long)block[0], (long long)block[1], (long long)block[2],
                    (long long)launch->shared, launch->stream, device);
  if (cluster[0])
    at += snprintf(out + at, room - at, ";cluster=%d,%d,%d", cluster[0], cluster[1], cluster[2]);
  if (launch->flags & COOPERATIVE)
    at += snprintf(out + at, room - at, ";cooperative=1");
  if (launch->flags & DEPENDENT)
    at += snprintf(out + at, room - at, ";dependent=1");
  return at;
}

// Writes why the driver refused a launch, where it knows more than its code says.
COLD int explain_refusal(const Slot *slot, const Launch *launch, int32_t device, Code code, char *out, size_t room) {
  const int64_t *grid = launch->grid, *block = launch->block;
  int32_t handle, each = 0, processors = 0, most = 0;
  *out = 0;
  if (code == COOPERATIVE_TOO_LARGE) {
    if (driver.active_blocks(&each, slot->code, block[0] * block[1] * block[2], launch->shared) ||
        driver.device(&handle, device) || driver.device_attribute(&processors, PROCESSORS, handle))
      return 0;
    return snprintf(out, room, ": a cooperative grid of %lld blocks, of which at most %lld run on the device at the same time",
                    (long long)(grid[0] * grid[1] * grid[2]), (long long)each * processors);
  }
  if (launch->flags & LARGE_CLUSTER && (code == INVALID_CLUSTER_SIZE || code == OUT_OF_RESOURCES)) {
    LaunchConfig config = {{grid[0], grid[1], grid[2]}, {block[0], block[1], block[2]}, launch->shared, NULL, NULL, 0};
    if (driver.cluster_size(&most, slot->code, &config) || most < 1)
      most = 8;
    return snprintf(out, room, ": every GPU with clusters takes 8 blocks in one; this GPU takes at most %d of this kernel", most);
  }
  return 0;
}

// Holds a launch against the limits of its device, if they can be asked for.
COLD int32_t preflight(const Launch *launch, int32_t device) {
  int32_t limits[LIMITS], handle;
  if (driver.device(&handle, device))
    return 0;
  for (int32_t i = 0; i < LIMITS; ++i)
    if (driver.device_attribute(limits + i, i < SHARED_OPTIN ? i + 1 : MAX_SHARED_OPTIN, handle))
      return 0;
  char name[64], text[128], more[1536];
  if (!find_violation(launch, limits, name, text))
    return 0;
  size_t at = snprintf(more, 640, ": the launch of `%.400s` was refused: %s", launch->kernel, text);
  at += launch_details(launch, device, more + at, 512);
  snprintf(more + at, 352,
           ";max_threads_per_block=%d;max_block_dim=%d,%d,%d;max_grid_dim=%d,%d,%d;"
           "max_shared_mem_per_block_bytes=%d;max_shared_mem_per_block_optin_bytes=%d;violation=%s",
           limits[0], limits[1], limits[2], limits[3], limits[4], limits[5], limits[6], limits[7],
           limits[8], name);
  return fail(INVALID_VALUE, NULL, more);
}
