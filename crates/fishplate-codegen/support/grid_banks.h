// Detects bank conflicts in shared memory, for kernels compiled with --enable-assertions. Part of grid.c.
//
// Shared memory has 32 banks, and a 4-byte word is in the bank of its number modulo 32. If threads of a warp access
// different words of one bank in one instruction, the GPU serves them one after the other. Here the threads themselves
// run one after the other. So each thread records its first accesses at every source location, and those of each warp
// are compared at the end of the block. Locations that some threads passed more often than others are skipped, because
// it is unknown which accesses belong together.

enum { BANKS = 32, NOTED = 8, SITES = 1024, PROBES = 16, WARNED = 64 };

// The first accesses of a warp at one source location.
typedef struct {
  const char *place;
  int32_t warp, bytes, is_write;
  uint8_t counts[WARP];
  uint32_t at[NOTED][WARP];
} Site;

typedef struct Sites {
  int32_t count;
  uint16_t used[SITES];
  Site all[SITES];
} Sites;

// The largest number of words of one bank that an instruction accesses, and two threads that conflict.
typedef struct {
  int32_t ways, threads[2];
  uint32_t words[2];
} Conflict;

static Site *site_of(Sites *sites, const char *place, int32_t warp, int32_t bytes, int32_t is_write) {
  uint64_t hash = ((uint64_t)(uintptr_t)place * 31 + (uint64_t)warp) * 31 + (uint64_t)(bytes * 2 + is_write);
  for (uint64_t probe = 0; probe < PROBES; probe++) {
    uint64_t index = (hash * 0x9e3779b97f4a7c15u + probe) % SITES;
    Site *site = sites->all + index;
    if (!site->place) {
      site->place = place;
      site->warp = warp;
      site->bytes = bytes;
      site->is_write = is_write;
      sites->used[sites->count++] = (uint16_t)index;
    }
    if (site->place == place && site->warp == warp && site->bytes == bytes && site->is_write == is_write) return site;
  }
  return NULL;
}

// Records that a thread reads or writes bytes at an offset of the block's shared memory.
static void note_access(const Fiber *fiber, Sites *sites, uint32_t at, int64_t bytes, int32_t is_write,
                        const char *place) {
  // The other blocks of a cluster behave the same.
  if (!place || fiber->block->rank || (bytes > 4 && bytes != 8 && bytes != 16)) return;
  int32_t warp = fiber->number / WARP, lane = fiber->number % WARP;
  Site *site = site_of(sites, place, warp, (int32_t)bytes, is_write);
  if (site && site->counts[lane] < NOTED) site->at[site->counts[lane]++][lane] = at;
}

// Checks the threads of a warp that the GPU serves at once.
static void look_for_conflict(const Site *site, const uint32_t *at, int32_t first, int32_t end, Conflict *worst) {
  int32_t words = site->bytes > 4 ? site->bytes / 4 : 1;
  for (int32_t i = first; i < end; i++) {
    // Each thread counts the different words of its bank that earlier threads access.
    Conflict own = {1, {i, i}, {at[i] / 4, at[i] / 4}};
    for (int32_t j = i - 1; j >= first; j--) {
      int32_t is_new = 0;
      for (int32_t k = 0; k < words; k++) {
        uint32_t word = at[j] / 4 + (uint32_t)k;
        if (word % BANKS != own.words[0] % BANKS || word == own.words[0]) continue;
        is_new = 1;
        for (int32_t other = j + 1; is_new && other < i; other++)
          if (word - at[other] / 4 < (uint32_t)words) is_new = 0;
        if (is_new) own.threads[1] = j, own.words[1] = word;
      }
      own.ways += is_new;
    }
    if (own.ways > worst->ways) *worst = own;
  }
}

static Conflict worst_conflict(const Site *site, int32_t lanes) {
  Conflict worst = {1, {0, 0}, {0, 0}};
  for (int32_t lane = 1; lane < lanes; lane++)
    if (site->counts[lane] != site->counts[0]) return worst;
  // 8-byte accesses are served by half-warps, and 16-byte accesses by quarter-warps.
  int32_t together = site->bytes > 4 ? WARP * 4 / site->bytes : WARP;
  for (int32_t round = 0; round < site->counts[0]; round++)
    for (int32_t first = 0; first < lanes; first += together)
      look_for_conflict(site, site->at[round], first, first + together < lanes ? first + together : lanes, &worst);
  return worst;
}

// Whether this is the first such warning. The text of a location is unloaded with its kernel, so a hash of it is
// stored.
static int32_t is_news(const char *place, int32_t ways) {
  static uint64_t warned[WARNED];
  uint64_t hash = (uint64_t)ways + 1;
  for (const char *at = place; *at; at++) hash = (hash ^ (uint8_t)*at) * 0x100000001b3u;
  for (int32_t i = 0; i < WARNED; i++) {
    uint64_t old = 0;
    if (__atomic_compare_exchange_n(warned + i, &old, hash, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return 1;
    if (old == hash) return 0;
  }
  return 0;
}

// Warns once per location and number of ways.
static void warn_of_conflicts(const Block *block, const Sites *sites) {
  for (int32_t i = 0; i < sites->count; i++) {
    const Site *site = sites->all + sites->used[i];
    int32_t left = block->count - site->warp * WARP, first = site->warp * WARP;
    Conflict worst = worst_conflict(site, left < WARP ? left : WARP);
    if (worst.ways < 2 || !is_news(site->place, worst.ways)) continue;
    char text[384];
    int length = snprintf(text, sizeof text,
                          "%.160s: warning: bank conflict: %d words of one bank of shared memory are %s at once; threads %d "
                          "and %d access words %u and %u. Pad the rows or swizzle the tensor\n",
                          site->place, worst.ways, site->is_write ? "written" : "read", first + worst.threads[1],
                          first + worst.threads[0], worst.words[1], worst.words[0]);
    if (length > 0) (void)!write(2, text, length < (int)sizeof text ? (size_t)length : sizeof text - 1);
  }
}
