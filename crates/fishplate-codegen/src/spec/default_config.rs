//! Defaults of the thread that specs are made on.

use std::cell::Cell;

use fishplate_abi::DLDeviceType;

/// Defaults for the open parts of a tensor's spec.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefaultConfig {
    /// Kind of device of a tensor; `cuda` at first.
    pub device_type: DLDeviceType,
}

thread_local! {
    static CURRENT: Cell<DefaultConfig> =
        const { Cell::new(DefaultConfig { device_type: DLDeviceType::CUDA }) };
}

impl DefaultConfig {
    /// The defaults in force.
    pub fn current() -> Self {
        CURRENT.get()
    }

    /// Runs `body` with these defaults, then puts the old ones back, also after a panic.
    pub fn with<T>(self, body: impl FnOnce() -> T) -> T {
        struct Restore(DefaultConfig);
        impl Drop for Restore {
            fn drop(&mut self) {
                CURRENT.set(self.0);
            }
        }
        let _restore = Restore(CURRENT.replace(self));
        body()
    }
}
