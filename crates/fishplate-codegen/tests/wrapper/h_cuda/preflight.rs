//! Launches that the device cannot run, detected before they start.

use fishplate_codegen::provider::{CudaLaunch, Expr};

use super::{args, launches, scale, stub::stub};

/// The driver's attribute numbers.
const THREADS: i32 = 1;
const GRID_X: i32 = 5;
const OPTIN: i32 = 97;

/// Grid, block and shared memory.
type Case = ([i64; 3], [i64; 3], i64);

const CASES: [Case; 9] = [
    ([1, 0, 1], [32, 1, 1], 0),
    ([1, 1, 1], [64, 64, 1], 0),
    ([1, 1, 1], [1025, 1, 1], 0),
    ([1, 1, 1], [1, 2048, 1], 0),
    ([1, 1, 1], [1, 1, 65], 0),
    ([100_001, 1, 1], [1, 1, 1], 0),
    ([1, 65_536, 1], [1, 1, 1], 0),
    ([1, 1, 70_000], [1, 1, 1], 0),
    ([1, 1, 1], [1, 1, 1], 232_449),
];

/// The name and the sentence of each error.
const VIOLATIONS: &str = "\
zero_launch_dimension: every side of grid and block must be positive
block_threads_exceeds_max_threads_per_block: a block has 4096 threads, the limit is 2048
block_dim_x_exceeds_limit: side x of the block is 1025, the limit is 1024
block_dim_y_exceeds_limit: side y of the block is 2048, the limit is 1024
block_dim_z_exceeds_limit: side z of the block is 65, the limit is 64
grid_dim_x_exceeds_limit: side x of the grid is 100001, the limit is 100000
grid_dim_y_exceeds_limit: side y of the grid is 65536, the limit is 65535
grid_dim_z_exceeds_limit: side z of the grid is 70000, the limit is 65535
dynamic_smem_exceeds_limit: 232449 bytes of dynamic shared memory, the limit is 232448";

fn provider((grid, block, shared): Case) -> CudaLaunch {
    CudaLaunch {
        grid: grid.map(Expr::Const),
        block: block.map(Expr::Const),
        // Not constant, so that loading does not ask for it.
        shared_bytes: format!("n - n + {shared}").parse().unwrap(),
        preflight: true,
        ..scale()
    }
}

#[test]
fn t089_nine_violations() {
    let stub = stub();
    stub.attribute(THREADS, 2048);
    stub.attribute(GRID_X, 100_000);
    assert_eq!(VIOLATIONS.lines().count(), CASES.len());
    for (case, violation) in CASES.into_iter().zip(VIOLATIONS.lines()) {
        let (grid, block, shared) = case;
        let (name, sentence) = violation.split_once(": ").unwrap();
        let list = |sides: [i64; 3]| sides.map(|side| side.to_string()).join(",");
        launches(&provider(case)).rejects(
            &args(1, 1),
            "CUDADialectError",
            &format!(
                "CUDA Error Code: 1 (CUDA_ERROR_INVALID_VALUE: invalid argument): \
                 the launch of `scale` was refused: {sentence}\n\
                 kind=cuda_launch;api=cuLaunchKernelEx;kernel=scale;grid={};block={};\
                 dynamic_smem_bytes={shared};stream=(nil);device=1;max_threads_per_block=2048;\
                 max_block_dim=1024,1024,64;max_grid_dim=100000,65535,65535;\
                 max_shared_mem_per_block_bytes=49152;max_shared_mem_per_block_optin_bytes=232448;\
                 violation={name}",
                list(grid),
                list(block)
            ),
        );
    }
    assert_eq!(stub.count("cuLaunchKernelEx"), 0);
}

#[test]
fn t089_limits_that_are_not_known_are_none() {
    let stub = stub();
    stub.attribute(THREADS, 0);
    stub.attribute(OPTIN, 232_448);
    let (_, message) = launches(&provider(CASES[1])).call(&args(1, 0)).unwrap_err();
    assert!(message.contains("in cuLaunchKernelEx"), "the driver's own check: {message}");
    let fine = CudaLaunch { preflight: true, ..scale() };
    let wrapper = launches(&fine);
    wrapper.accepts(&args(1, 0));
    stub.fail("cuDeviceGetAttribute", 1, 1000);
    let (_, message) = launches(&CudaLaunch { shared_bytes: Expr::Const(0), ..provider(CASES[6]) })
        .call(&args(1, 0))
        .err()
        .unwrap_or_default();
    assert_eq!(message, "", "what cannot be asked for is not checked");
}
