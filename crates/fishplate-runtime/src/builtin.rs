//! Registers everything when the library is loaded: types, attribute columns and functions, in a fixed order.
//!
//! The only entry in `.init_array` (`fishplate-capi`, `lib.rs`) calls this before any client's constructor can run. A
//! program that links the runtime statically has the same entry, and no C++.

use std::sync::Once;

use crate::error::{Result, report};
use crate::field::install_functions;
use crate::{
    access_path, big_int, containers, dataclass, enums, fork, function, globals, json, json_graph,
    module, structural, tensor, text, type_table,
};

/// Registers the runtime's types, attributes and functions, once.
pub fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        if let Err(error) = install_all() {
            // One of our own tables is wrong, and there is no caller yet who could get the error.
            report(format_args!("cannot register the runtime's own types: {error}"));
        }
    });
}

fn install_all() -> Result<()> {
    fork::install();
    crate::error::keep_spare();
    type_table::install()?;
    for name in fishplate_abi::attr::ALL {
        type_table::register_attr(
            fishplate_abi::TypeIndex::NONE,
            name.as_bytes(),
            fishplate_abi::RawAny::NONE,
        )?;
    }
    install_functions(globals::FUNCTIONS);
    install_functions(type_table::FUNCTIONS);
    install_functions(text::FUNCTIONS);
    install_functions(function::FUNCTIONS);
    big_int::install()?;
    containers::install()?;
    tensor::install()?;
    enums::install()?;
    access_path::install()?;
    module::install()?;
    structural::install()?;
    json::install()?;
    json_graph::install()?;
    dataclass::install()?;
    Ok(())
}
