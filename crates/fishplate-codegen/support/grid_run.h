// Runs the blocks of a launch whose threads wait for each other. Part of grid.c.

static void start_block(Block *block, const int64_t *place) {
  block->live = block->count;
  block->waiting = block->at_grid = block->first = block->queued = block->first_copy = block->copying = 0;
  for (int32_t i = 0; i < NAMED; i++) {
    block->arrived[i] = block->awaited[i] = 0;
    for (int32_t warp = 0; warp * WARP < block->count; warp++) block->warps[i][warp] = (Arrivals){0, NULL};
  }
  block->is_unfenced = block->has_products = 0;
  block->watch = NULL;
  for (int32_t i = 0; i < block->count; i++) {
    Fiber *fiber = block->fibers + i;
    for (int32_t axis = 0; axis < 3; axis++) fiber->ctaid[axis] = (int32_t)place[axis];
    fiber->group = fiber->has_arrived = fiber->products = fiber->copied = 0;
    for (int32_t number = 0; number < NAMED; number++) fiber->came[number] = 0;
    enqueue(block, fiber);
  }
  WATCHED(block->watched = __tsan_get_current_fiber();)
}

// Goes on with the blocks of a cluster while one can; whether one could.
static int32_t go_on_with(const Cluster *cluster) {
  int32_t is_idle = 1;
  for (int32_t i = 0; i < cluster->count; i++) {
    Block *block = cluster->blocks[i];
    if (!block->queued) continue;
    is_idle = 0;
    leave(block->main, block);
    if (block->failed) return -1;
  }
  for (int32_t i = 0; is_idle && i < cluster->count; i++) is_idle = !finish_oldest(cluster->blocks[i]);
  return !is_idle;
}

// Goes on with each cluster in turn, while one can. Copies are done when nobody of the cluster can go on without them,
// and those that nobody waited for at the end.
static int32_t go_on(const Together *together) {
  for (int32_t is_idle = 0; !is_idle;) {
    is_idle = 1;
    for (int32_t i = 0; i < together->count; i++) {
      int32_t went_on = go_on_with(together->clusters + i);
      if (went_on < 0) return -1;
      is_idle &= !went_on;
    }
  }
  const Block *waiting = NULL;
  for (int32_t i = 0; i < together->count; i++)
    for (int32_t j = 0; j < together->clusters[i].count; j++) {
      const Block *block = together->clusters[i].blocks[j];
      if (block->live) waiting = less_clear(waiting, block);
    }
  return waiting ? stuck(waiting) : 0;
}

static void start_cluster(Cluster *cluster, int64_t number) {
  const Grid *launch = cluster->blocks[0]->launch;
  Sides sides = cluster_sides(launch);
  int64_t x = launch->grid[0] / sides.of[0], y = launch->grid[1] / sides.of[1];
  int64_t first[3] = {number % x * sides.of[0], number / x % y * sides.of[1], number / x / y * sides.of[2]};
  cluster->live = cluster->arrived = 0;
  cluster->phase = 0;
  for (int32_t i = 0; i < cluster->count; i++) {
    int64_t place[3] = {first[0] + i % sides.of[0], first[1] + i / sides.of[0] % sides.of[1],
                        first[2] + i / sides.of[0] / sides.of[1]};
    start_block(cluster->blocks[i], place);
    cluster->live += cluster->blocks[i]->live;
  }
}

// Runs the clusters that run together, the first of which has a number.
static int32_t run_together(Together *together, int64_t number) {
  together->arrived = 0;
  for (int32_t i = 0; i < together->count; i++) start_cluster(together->clusters + i, number + i);
  int32_t status = go_on(together);
  for (int32_t i = 0; i < together->count; i++) {
    const Cluster *cluster = together->clusters + i;
    for (int32_t j = 0; j < cluster->count; j++)
      if (cluster->blocks[j]->has_barriers) forget_barriers(cluster->blocks[j]);
    forget_watch(cluster->blocks[0], status);
  }
  return status;
}

static void make_fibers(Block *block, char *shared, char *stacks) {
  const Grid *launch = block->launch;
  for (int32_t i = 0; i < block->count; i++) {
    Fiber *fiber = block->fibers + i;
    int32_t x = (int32_t)launch->block[0], y = (int32_t)launch->block[1];
    int32_t place[3] = {i % x, i / x % y, i / x / y};
    for (int32_t axis = 0; axis < 3; axis++) {
      fiber->tid[axis] = place[axis];
      fiber->ntid[axis] = (int32_t)launch->block[axis];
      fiber->nctaid[axis] = (int32_t)launch->grid[axis];
    }
    fiber->shared = shared;
    fiber->block = block;
    fiber->stack = stacks + (size_t)i * (size_t)launch->stack + page();
    fiber->number = i;
    fiber->is_started = 0;
    WATCHED(fiber->watched = NULL;)
  }
}

static void make_block(Block *block, const Job *job, char *area) {
  Grid *launch = job->launch;
  block->launch = launch;
  block->run = job->run;
  block->fibers = (Fiber *)(area + BLOCK_AT + (sizeof(Block) + 63) / 64 * 64);
  block->stack = (size_t)launch->stack - page();
  block->count = (int32_t)(launch->block[0] * launch->block[1] * launch->block[2]);
  block->failed = block->has_barriers = 0;
  make_fibers(block, area + shared_at(), area + stacks_at());
}

// Makes the blocks of a cluster. -1 with an error where there is no memory for them.
static int32_t make_cluster(Cluster *cluster, Together *together, const Job *job) {
  Grid *launch = job->launch;
  int32_t threads = (int32_t)(launch->block[0] * launch->block[1] * launch->block[2]);
  *cluster = (Cluster){together, {NULL}, 0, 0, 0, 0};
  for (int32_t i = 0; i < cluster_sides(launch).all; i++) {
    char *area = take_area((size_t)launch->stack, threads);
    if (!area) return fail(launch, "no memory for the stacks of its threads");
    Block *block = (Block *)(area + BLOCK_AT);
    make_block(block, job, area);
    block->cluster = cluster;
    block->rank = i;
    cluster->blocks[cluster->count++] = block;
  }
  return 0;
}

static void give_cluster(const Cluster *cluster) {
  for (int32_t i = 0; i < cluster->count; i++) {
    Block *block = cluster->blocks[i];
    WATCHED(for (int32_t j = 0; j < block->count; j++) if (block->fibers[j].watched) __tsan_destroy_fiber(block->fibers[j].watched);)
    give_area((Area *)((char *)block - BLOCK_AT));
  }
}

// Clusters of blocks whose threads wait for each other, one after the other.
static int32_t run_clusters(void *captured, int64_t begin, int64_t end) {
  Cluster cluster;
  Together one = {&cluster, 1, 0, 0};
  int32_t status = make_cluster(&cluster, &one, captured);
  one.blocks = cluster.count;
  for (int64_t number = begin; number < end && !status; number++) status = run_together(&one, number);
  give_cluster(&cluster);
  return status;
}

// All blocks of a cooperative launch, together on this thread.
static int32_t run_grid(const Job *job, int64_t blocks) {
  const Grid *launch = job->launch;
  int32_t count = (int32_t)(blocks / cluster_sides(launch).all), status = 0;
  size_t bytes = rounded((size_t)count * sizeof(Cluster), page());
  Cluster *clusters = mmap(NULL, bytes, 3, 0x4022, -1, 0);
  if (clusters == (void *)-1) return fail(launch, "no memory for its blocks");
  Together all = {clusters, 0, (int32_t)blocks, 0};
  while (all.count < count && !status) status = make_cluster(clusters + all.count++, &all, job);
  if (!status) status = run_together(&all, 0);
  for (int32_t i = 0; i < all.count; i++) give_cluster(clusters + i);
  munmap(clusters, bytes);
  return status;
}
