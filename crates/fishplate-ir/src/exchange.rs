//! The address of the table through which another MLIR in the process exchanges modules with this one.

use fishplate_mlir::exchange;

/// Returns the address of a `FishplateMlirExchange` (`fishplate/mlir_exchange.h`), which lives until the process ends.
#[fishplate::function("ir.exchange_table")]
fn exchange_table() -> i64 {
    std::ptr::from_ref(exchange::table()) as i64
}
