//! Times the crate `fishplate` in one process: compared with raw calls of the C ABI and with Apache's crate `tvm-ffi`,
//! turn by turn, over one `libtvm_ffi.so`.
//!
//! usage: fishplate-bench ROUNDS SCALE [PART OF A ROW'S NAME]. Prints tab-separated lines: row, then
//! the minimum ns of the other side and of ours.

#![allow(clippy::needless_question_mark, reason = "of the peer's macro")]

mod beside_abi;
mod containers;
mod functions;
mod timing;
mod values;

use timing::Bench;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| arguments.get(i).and_then(|text| text.parse::<f64>().ok());
    let (Some(rounds), Some(scale)) = (number(0), number(1)) else {
        eprintln!("usage: fishplate-bench ROUNDS SCALE [PART OF A ROW'S NAME]");
        std::process::exit(2);
    };
    let bench = Bench::new(rounds as usize, scale, arguments.get(2).cloned().unwrap_or_default());
    beside_abi::rows(&bench);
    functions::rows(&bench);
    values::rows(&bench);
    containers::rows(&bench);
}
