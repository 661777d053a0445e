// Clusters on the CPU: a barrier for the threads of all blocks of a cluster, and access to shared memory and barriers
// of its other blocks. Part of grid.c.

// Number of blocks of a cluster along each axis, and in total; 1 without clusters.
typedef struct {
  int32_t of[3], all;
} Sides;

static Sides cluster_sides(const Grid *launch) {
  Sides sides = {{1, 1, 1}, 1};
  for (int32_t i = 0; launch->cluster[0] && i < 3; i++) sides.all *= sides.of[i] = launch->cluster[i];
  return sides;
}

static int32_t check_cluster(const Grid *launch) {
  char text[160];
  Sides sides = cluster_sides(launch);
  for (int32_t i = 0; i < 3; i++) {
    if (launch->grid[i] % sides.of[i] == 0) continue;
    snprintf(text, sizeof text, "side %c of the grid must be a multiple of the cluster's, which is %d, got %lld", "xyz"[i],
             sides.of[i], (long long)launch->grid[i]);
    return fail(launch, text);
  }
  return 0;
}

// Whether a thread of a block waits for something of the block's own.
static int32_t is_clear(const Block *block) {
  for (int32_t i = 0; i < block->count; i++) {
    int32_t state = block->fibers[i].state;
    if (state != ENDED && state != AT_CLUSTER && state != AT_GRID) return 1;
  }
  return 0;
}

// The block of two that wait of which there is more to say.
static const Block *less_clear(const Block *known, const Block *other) {
  return !known || (!is_clear(known) && is_clear(other)) ? other : known;
}

// Ends a phase of the cluster's barrier when all live threads have arrived.
static void open_cluster(Cluster *cluster) {
  if (!cluster->arrived || cluster->arrived < cluster->live) return;
  cluster->arrived = 0;
  cluster->phase++;
  end_phase(cluster->blocks[0]->watch, cluster_object(cluster));
  for (int32_t i = 0; i < cluster->count; i++)
    for (int32_t j = 0; j < cluster->blocks[i]->count; j++) {
      Fiber *fiber = cluster->blocks[i]->fibers + j;
      if (fiber->state == AT_CLUSTER) enqueue(cluster->blocks[i], fiber);
    }
}

// Called when a thread has ended: nobody waits for it any more.
static void leave_cluster(Fiber *fiber) {
  Cluster *cluster = fiber->block->cluster;
  cluster->live--;
  if (fiber->has_arrived && fiber->met == cluster->phase) cluster->arrived--;
  open_cluster(cluster);
}

// Arrives at the barrier of the cluster.
void __tvm_ffi__grid_cluster_arrive(Fiber *fiber, const int64_t *words) {
  Cluster *cluster = fiber->block->cluster;
  if (fiber->has_arrived)
    return refuse(fiber, "cluster_wait() is missing between two arrivals at the barrier of the cluster",
                  (const char *)words[0]);
  tell(fiber, cluster_object(cluster));
  fiber->has_arrived = 1;
  fiber->met = cluster->phase;
  cluster->arrived++;
  open_cluster(cluster);
}

// Waits until all threads of the cluster have arrived.
void __tvm_ffi__grid_cluster_wait(Fiber *fiber, const int64_t *words) {
  const Cluster *cluster = fiber->block->cluster;
  if (!fiber->has_arrived)
    return refuse(fiber, "cluster_wait() needs cluster_arrive() before it", (const char *)words[0]);
  while (cluster->phase == fiber->met) {
    fiber->state = AT_CLUSTER;
    fiber->place = (const char *)words[0];
    leave(fiber->jump, fiber->block);
  }
  fiber->has_arrived = 0;
  hear(fiber, cluster_object(cluster));
}

// A block of the cluster by its rank.
static Block *block_of(Fiber *fiber, int64_t rank, const char *place) {
  char text[128];
  const Cluster *cluster = fiber->block->cluster;
  if ((int32_t)rank < 0 || (int32_t)rank >= cluster->count) {
    snprintf(text, sizeof text, "rank %d of a cluster of %d blocks", (int)(int32_t)rank, cluster->count);
    refuse(fiber, text, place);
    return NULL;
  }
  return cluster->blocks[(int32_t)rank];
}

// Whether the shared memory of a block still exists, which it does as long as one of its threads has not ended.
static int32_t is_there(Fiber *fiber, const Block *block, const char *place) {
  char text[128];
  if (block->live) return 1;
  snprintf(text, sizeof text, "block %d of the cluster has returned: cluster_sync() is missing before its end",
           block->rank);
  refuse(fiber, text, place);
  return 0;
}

// Words: the result, an address of shared memory of this block, and the rank of another block.
void __tvm_ffi__grid_map_shared(Fiber *fiber, int64_t *words) {
  const Block *block = block_of(fiber, words[2], (const char *)words[3]);
  if (block) words[0] = words[1] - (int64_t)(uintptr_t)fiber->shared + (int64_t)(uintptr_t)block->fibers->shared;
}

// Words: barrier, number of bytes that copies will bring, rank of the barrier's block.
void __tvm_ffi__grid_remote_arrive(Fiber *fiber, int64_t *words) {
  const char *place = (const char *)words[3];
  Block *block = block_of(fiber, words[2], place);
  if (block && is_there(fiber, block, place)) arrive(fiber, block, words[0], (int32_t)words[1], place);
}

// Starts a copy to each block that has a bit: at the same offset of its own shared memory, counted by its own barrier.
static void copy_to_blocks(Fiber *fiber, uint32_t mask, const int64_t *words, const Map *map, const int64_t *at,
                           const char *place) {
  if (!mask) return refuse(fiber, "a multicast copy goes to at least one block", place);
  for (int32_t rank = 0; rank < 32; rank++) {
    Block *block = mask >> rank & 1 ? block_of(fiber, rank, place) : NULL;
    if (block && is_there(fiber, block, place)) start_copy_in(fiber, block, words, map, at, place);
    if (fiber->block->failed) return;
  }
}

// Words: shared memory, tensor map, barrier, origin of the box in the tensor, and one bit per block that receives the box.
void __tvm_ffi__grid_copy_multicast(Fiber *fiber, int64_t *words) {
  const Map *map = (const Map *)words[1];
  uint32_t mask = (uint32_t)words[3 + map->rank];
  copy_to_blocks(fiber, mask, words, map, words + 3, (const char *)words[4 + map->rank]);
}

// Words: shared memory, address, barrier, bytes, and one bit per block that receives them.
void __tvm_ffi__grid_copy_bytes_multicast(Fiber *fiber, int64_t *words) {
  Map map;
  const char *place = (const char *)words[5];
  if (describe_bytes(fiber, &map, words[1], (int32_t)words[3], place))
    copy_to_blocks(fiber, (uint32_t)words[4], words, &map, NULL, place);
}

// Words: shared memory of another block, this block's shared memory, barrier of the other block, bytes, its rank.
void __tvm_ffi__grid_copy_across(Fiber *fiber, int64_t *words) {
  Map map;
  const char *place = (const char *)words[5];
  Block *block = block_of(fiber, words[4], place);
  if (!block || !is_there(fiber, block, place)) return;
  char *from = shared_bytes(fiber, (uint32_t)words[1], (uint32_t)words[3]);
  if (!from) return refuse(fiber, "a bulk copy takes bytes of shared memory, at a multiple of 16 bytes", place);
  if (!describe_bytes(fiber, &map, (int64_t)(uintptr_t)from, (int32_t)words[3], place)) return;
  const Copy *copy = start_copy_in(fiber, block, words, &map, NULL, place);
  if (copy) watch_source(fiber, copy_slot(block, copy->slot), from, (int32_t)words[3], place);
}

// Whether a thread may access bytes of a block's shared memory, all of which must be inside it.
static int32_t may_touch(Fiber *fiber, const char *at, int64_t bytes, const char *place) {
  const Cluster *cluster = fiber->block->cluster;
  for (int32_t i = 0; i < cluster->count; i++) {
    int64_t offset = at - cluster->blocks[i]->fibers->shared;
    if (offset >= 0 && offset + bytes <= fiber->block->launch->shared)
      return is_there(fiber, cluster->blocks[i], place) && fiber->block->watch != NULL;
  }
  return 0;
}

// Words: address, bytes. A thread accesses shared memory of another block.
void __tvm_ffi__grid_remote_read(Fiber *fiber, const int64_t *words) {
  const char *at = (const char *)words[0], *place = (const char *)words[2];
  if (may_touch(fiber, at, words[1], place)) watch_read(fiber, at, words[1], place);
}

void __tvm_ffi__grid_remote_write(Fiber *fiber, const int64_t *words) {
  const char *at = (const char *)words[0], *place = (const char *)words[2];
  if (may_touch(fiber, at, words[1], place)) watch_write(fiber, at, words[1], place);
}
