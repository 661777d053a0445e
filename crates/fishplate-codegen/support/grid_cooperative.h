// The barrier of a grid whose blocks all run together, as a cooperative launch asks for. Part of grid.c.

static int32_t check_cooperative(const Grid *launch) {
  char text[192];
  int64_t threads = launch->block[0] * launch->block[1] * launch->block[2];
  int64_t blocks = launch->grid[0] * launch->grid[1] * launch->grid[2];
  if (!launch->is_cooperative || blocks <= TOGETHER / threads) return 0;
  snprintf(text, sizeof text,
           "a cooperative grid of %lld blocks: on the CPU at most %d blocks of %d threads run at the same time",
           (long long)blocks, (int)(TOGETHER / threads), (int)threads);
  return fail(launch, text);
}

// Ends a phase of the barrier: all blocks have arrived.
static void open_grid(Together *together) {
  together->arrived = 0;
  for (int32_t i = 0; i < together->count; i++) {
    const Cluster *cluster = together->clusters + i;
    end_phase(cluster->blocks[0]->watch, grid_object(cluster));
    for (int32_t j = 0; j < cluster->count; j++) {
      Block *block = cluster->blocks[j];
      block->at_grid = 0;
      for (int32_t k = 0; k < block->count; k++)
        if (block->fibers[k].state == AT_GRID) enqueue(block, block->fibers + k);
    }
  }
}

// A block arrives when all of its threads that have not ended are at the barrier.
static void arrive_at_grid(Block *block) {
  Together *together = block->cluster->together;
  if (block->at_grid && block->at_grid == block->live && ++together->arrived == together->blocks) open_grid(together);
}

// Waits for all threads of the grid.
void __tvm_ffi__grid_whole_sync(Fiber *fiber, const int64_t *words) {
  Block *block = fiber->block;
  fiber->state = AT_GRID;
  fiber->place = (const char *)words[0];
  tell(fiber, grid_object(block->cluster));
  block->at_grid++;
  arrive_at_grid(block);
  leave(fiber->jump, block);
  hear(fiber, grid_object(block->cluster));
}
