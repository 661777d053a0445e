//! Symbols of compiled code: names that the ABI defines, names that generated code defines, and the support functions
//! that it calls.

/// Prefix of the functions that a library exports.
pub const FUNCTION: &str = "__tvm_ffi_";
/// Prefix of the functions that return the metadata of an exported one.
pub const METADATA: &str = "__tvm_ffi__metadata_";
/// Prefix of the functions that return the documentation of an exported one.
pub const DOC: &str = "__tvm_ffi__doc_";
/// The variable that holds a library's module.
pub const LIBRARY_CONTEXT: &str = "__tvm_ffi__library_ctx";
/// The modules that are embedded in a library.
pub const LIBRARY_BIN: &str = "__tvm_ffi__library_bin";

/// Prefix of the functions that release the resources of a compiled function when its code is unloaded.
pub const UNLOAD: &str = "__tvm_ffi__unload_";
/// Prefix of the error texts of a wrapper.
pub const ERROR_TEXT: &str = "__tvm_ffi__text_";
/// Prefix of the CUDA variables of a wrapper.
pub const CUDA_VARIABLE: &str = "__tvm_ffi__cuda_";
/// Prefix of the host's variable with the PTX of a `gpu.module`.
pub const IMAGE: &str = "__fp_image_";
/// Prefix of the host's variable with the loaded code of a kernel.
pub const IMAGE_LIBRARY: &str = "__fp_library_";
/// Prefix of texts in a kernel's module.
pub const TEXT: &str = "__fp_text_";
/// Prefix of math functions.
pub const MATH: &str = "__fp_math_";
/// Prefix of arrays in shared memory.
pub const SHARED: &str = "__fp_shared_";
/// The shared memory whose size is set by a launch.
pub const DYNAMIC_SHARED: &str = "__fp_dynamic_shared";

/// A function of the C files in `fishplate-codegen/support`.
#[derive(Clone, Copy, Debug)]
pub struct Support {
    /// The file that defines it, without its extension.
    pub file: &'static str,
    /// Type of the result, in C.
    pub result: &'static str,
    /// The symbol.
    pub symbol: &'static str,
    /// Parameters, in C.
    pub parameters: &'static str,
}

macro_rules! support {
    ($($file:literal { $($(#[$doc:meta])* $name:ident = $result:literal $symbol:literal $parameters:literal;)* })*) => {
        $($($(#[$doc])* pub const $name: &str = $symbol;)*)*
        /// Every support function. `cargo xtask gen` writes their prototypes for the C files.
        pub const SUPPORT: &[Support] = &[$($(
            Support { file: $file, result: $result, symbol: $name, parameters: $parameters },
        )*)*];
    };
}

support! {
    "support" {
        /// Raises the error of a record.
        RAISE = "void" "__tvm_ffi__raise" "const char *text, int32_t offset, int64_t got";
        /// Narrows a double to 16 bits.
        NARROW = "uint16_t" "__tvm_ffi__narrow" "double number, int32_t ebits, int32_t mbits";
    }
    "text" {
        /// Formats a float as text.
        FLOAT_TEXT = "void" "__tvm_ffi__float_text" "char *room, double number, int32_t fraction";
    }
    "parallel" {
        /// Runs a loop over threads.
        PARALLEL = "int32_t" "__tvm_ffi__parallel" "int32_t (*body)(void *, int64_t, int64_t), void *captured, int64_t begin, int64_t end, int64_t grain";
    }
    "grid" {
        /// Runs a kernel's launch on the CPU.
        GRID = "int32_t" "__tvm_ffi__grid" "void *run, int32_t cooperates, struct Grid *launch";
        /// Waits for the block.
        GRID_SYNC = "void" "__tvm_ffi__grid_sync" "struct Fiber *fiber, const char *place";
        /// Reads the value of another lane.
        GRID_SHUFFLE = "int64_t" "__tvm_ffi__grid_shuffle" "struct Fiber *fiber, uint32_t mask, int64_t value, int32_t lane, int32_t mode, const char *place";
        /// Returns the lanes for which a condition holds.
        GRID_VOTE = "uint32_t" "__tvm_ffi__grid_vote" "struct Fiber *fiber, uint32_t mask, int32_t value, const char *place";
        /// Multiplies matrices that the lanes of a warp hold.
        GRID_MULTIPLY = "void" "__tvm_ffi__grid_multiply" "struct Fiber *fiber, struct Product *product, const char *place";
        /// Reads matrices whose row addresses the lanes of the warp provide.
        GRID_MATRIX = "void" "__tvm_ffi__grid_matrix" "struct Fiber *fiber, struct Matrix *matrix, const char *place";
        /// Fills a tensor map for the CPU.
        GRID_MAP = "int32_t" "__tvm_ffi__grid_map" "struct Map *map, const struct MapWords *words";
        /// Fills a barrier in shared memory.
        GRID_BARRIER_INIT = "void" "__tvm_ffi__grid_barrier_init" "struct Fiber *fiber, int64_t *words";
        /// Arrives at a barrier.
        GRID_BARRIER_ARRIVE = "void" "__tvm_ffi__grid_barrier_arrive" "struct Fiber *fiber, int64_t *words";
        /// Arrives at a barrier that waits for bytes as well.
        GRID_BARRIER_EXPECT = "void" "__tvm_ffi__grid_barrier_expect" "struct Fiber *fiber, int64_t *words";
        /// Waits for a phase of a barrier.
        GRID_BARRIER_WAIT = "void" "__tvm_ffi__grid_barrier_wait" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy to shared memory.
        GRID_COPY_IN = "void" "__tvm_ffi__grid_copy_in" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy from shared memory.
        GRID_COPY_OUT = "void" "__tvm_ffi__grid_copy_out" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy of bytes to shared memory.
        GRID_COPY_BYTES_IN = "void" "__tvm_ffi__grid_copy_bytes_in" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy of bytes from shared memory.
        GRID_COPY_BYTES_OUT = "void" "__tvm_ffi__grid_copy_bytes_out" "struct Fiber *fiber, int64_t *words";
        /// Checks bytes that a kernel asks for early.
        GRID_PREFETCH_BYTES = "void" "__tvm_ffi__grid_prefetch_bytes" "struct Fiber *fiber, int64_t *words";
        /// Makes a group of the bulk copies of a thread.
        GRID_COPY_COMMIT = "void" "__tvm_ffi__grid_copy_commit" "struct Fiber *fiber, const int64_t *words";
        /// Waits for groups of bulk copies.
        GRID_COPY_WAIT = "void" "__tvm_ffi__grid_copy_wait" "struct Fiber *fiber, int64_t *words";
        /// Multiplies matrices in shared memory.
        GRID_WARPGROUP_MULTIPLY = "void" "__tvm_ffi__grid_warpgroup_multiply" "struct Fiber *fiber, int64_t *words";
        /// Does the same as `GRID_WARPGROUP_MULTIPLY`, with the first factor in registers.
        GRID_WARPGROUP_MULTIPLY_OWN = "void" "__tvm_ffi__grid_warpgroup_multiply_own" "struct Fiber *fiber, int64_t *words";
        /// Arrives at a numbered barrier.
        GRID_NAMED_ARRIVE = "void" "__tvm_ffi__grid_named_arrive" "struct Fiber *fiber, const int64_t *words";
        /// Waits at a numbered barrier.
        GRID_NAMED_SYNC = "void" "__tvm_ffi__grid_named_sync" "struct Fiber *fiber, const int64_t *words";
        /// Packs two elements into a word.
        GRID_PACK_PAIRS = "void" "__tvm_ffi__grid_pack_pairs" "struct Fiber *fiber, int64_t *words";
        /// Returns the size of the block's shared memory in bytes.
        GRID_SHARED_SIZE = "void" "__tvm_ffi__grid_shared_size" "struct Fiber *fiber, int64_t *words";
        /// Writes matrices whose row addresses the lanes of the warp provide.
        GRID_STORE_MATRIX = "void" "__tvm_ffi__grid_store_matrix" "struct Fiber *fiber, int64_t *words";
        /// Orders the accesses of a thread to memory that all blocks see.
        GRID_FENCE = "void" "__tvm_ffi__grid_fence" "struct Fiber *fiber, const int64_t *unused";
        /// Makes initialised barriers visible to bulk copies.
        GRID_FENCE_BARRIERS = "void" "__tvm_ffi__grid_fence_barriers" "struct Fiber *fiber, const int64_t *unused";
        /// Makes the writes of a thread visible to bulk copies and products.
        GRID_FENCE_ASYNC = "void" "__tvm_ffi__grid_fence_async" "struct Fiber *fiber, const int64_t *unused";
        /// Arrives at the barrier of a cluster.
        GRID_CLUSTER_ARRIVE = "void" "__tvm_ffi__grid_cluster_arrive" "struct Fiber *fiber, const int64_t *words";
        /// Waits at the barrier of a cluster.
        GRID_CLUSTER_WAIT = "void" "__tvm_ffi__grid_cluster_wait" "struct Fiber *fiber, const int64_t *words";
        /// Finds shared memory of another block of the cluster.
        GRID_MAP_SHARED = "void" "__tvm_ffi__grid_map_shared" "struct Fiber *fiber, int64_t *words";
        /// Arrives at a barrier of another block of the cluster.
        GRID_REMOTE_ARRIVE = "void" "__tvm_ffi__grid_remote_arrive" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy to shared memory of several blocks of the cluster.
        GRID_COPY_MULTICAST = "void" "__tvm_ffi__grid_copy_multicast" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy of bytes to shared memory of several blocks of the cluster.
        GRID_COPY_BYTES_MULTICAST = "void" "__tvm_ffi__grid_copy_bytes_multicast" "struct Fiber *fiber, int64_t *words";
        /// Starts a bulk copy of bytes from shared memory to that of another block of the cluster.
        GRID_COPY_ACROSS = "void" "__tvm_ffi__grid_copy_across" "struct Fiber *fiber, int64_t *words";
        /// Records that a thread reads shared memory of another block of the cluster.
        GRID_REMOTE_READ = "void" "__tvm_ffi__grid_remote_read" "struct Fiber *fiber, const int64_t *words";
        /// Records that a thread writes shared memory of another block of the cluster.
        GRID_REMOTE_WRITE = "void" "__tvm_ffi__grid_remote_write" "struct Fiber *fiber, const int64_t *words";
        /// Waits for all threads of a cooperative launch.
        GRID_WHOLE_SYNC = "void" "__tvm_ffi__grid_whole_sync" "struct Fiber *fiber, const int64_t *words";
        /// Reads the clock.
        GRID_CLOCK = "void" "__tvm_ffi__grid_clock" "struct Fiber *fiber, int64_t *words";
        /// Starts to watch the shared memory of the block.
        GRID_WATCH = "void" "__tvm_ffi__grid_watch" "struct Fiber *fiber, const int64_t *unused";
        /// Records that a thread reads shared memory.
        GRID_SHARED_READ = "void" "__tvm_ffi__grid_shared_read" "struct Fiber *fiber, const int64_t *words";
        /// Records that a thread writes shared memory.
        GRID_SHARED_WRITE = "void" "__tvm_ffi__grid_shared_write" "struct Fiber *fiber, const int64_t *words";
        /// Records that a thread starts a copy of 16 bytes to shared memory.
        GRID_SHARED_COPY = "void" "__tvm_ffi__grid_shared_copy" "struct Fiber *fiber, const int64_t *words";
        /// Makes a group of such copies of a thread.
        GRID_SHARED_COPIES_COMMIT = "void" "__tvm_ffi__grid_shared_copies_commit" "struct Fiber *fiber, const int64_t *unused";
        /// Waits for groups of such copies.
        GRID_SHARED_COPIES_WAIT = "void" "__tvm_ffi__grid_shared_copies_wait" "struct Fiber *fiber, const int64_t *words";
        /// Makes a group of a warpgroup's products.
        GRID_PRODUCTS_COMMIT = "void" "__tvm_ffi__grid_products_commit" "struct Fiber *fiber, const int64_t *unused";
        /// Waits for groups of products.
        GRID_PRODUCTS_WAIT = "void" "__tvm_ffi__grid_products_wait" "struct Fiber *fiber, const int64_t *words";
    }
    "cuda" {
        /// Returns the number of the current device.
        CUDA_CURRENT = "int32_t" "__tvm_ffi__cuda_current" "void";
        /// Makes the context of a slot current, if it is not current yet.
        CUDA_ENTER = "int32_t" "__tvm_ffi__cuda_enter" "const struct Slot *slot";
        /// Undoes `CUDA_ENTER`.
        CUDA_LEAVE = "int32_t" "__tvm_ffi__cuda_leave" "int32_t entered, int32_t status";
        /// Loads an image on a device and finds its kernel, unless that was done before.
        CUDA_LOAD = "int32_t" "__tvm_ffi__cuda_load" "struct Library *library, int32_t device, const char *image, const char *kernel, int64_t shared, int32_t flags";
        /// Launches a kernel that was loaded.
        CUDA_LAUNCH = "int32_t" "__tvm_ffi__cuda_launch" "const struct Slot *slot, const struct Launch *launch, void **params";
        /// Loads and launches a kernel of a host function.
        CUDA_RUN = "int32_t" "__tvm_ffi__cuda_run" "struct Library *library, const char *image, struct Launch *launch, int32_t count";
        /// Fills a tensor map for a GPU.
        CUDA_MAP = "int32_t" "__tvm_ffi__cuda_map" "void *map, const struct MapWords *words";
        /// Runs the start-up code of a CuTe library on a device, unless that was done before.
        CUDA_PREPARE = "int32_t" "__tvm_ffi__cuda_prepare" "struct Library *library, int32_t device, void (*init)(void **), void (*load)(void **), int32_t (*unload)(void *)";
        /// Sets the function that returns the machine code of PTX for a device.
        CUDA_KEEP = "void" "__tvm_ffi__cuda_keep" "const char *(*machine_code)(const char *, int32_t)";
        /// Unloads the code that `CUDA_LOAD` or `CUDA_PREPARE` loaded.
        CUDA_UNLOAD = "void" "__tvm_ffi__cuda_unload" "struct Library *library";
    }
}

/// Returns the symbol of a function of the grid simulation by its short name, such as `copy_in`.
pub fn simulation(name: &str) -> Option<&'static str> {
    let is_it = |symbol: &&str| {
        symbol.strip_prefix(GRID).and_then(|rest| rest.strip_prefix('_')) == Some(name)
    };
    SUPPORT.iter().map(|row| row.symbol).find(is_it)
}
