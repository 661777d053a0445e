//! Defaults of the thread on which specs are created.

use std::cell::Cell;

use fishplate_abi::DLDeviceType;

/// Defaults for the unspecified parts of a tensor's spec.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefaultConfig {
    /// Device type of a tensor; initially `cuda`.
    pub device_type: DLDeviceType,
}

thread_local! {
    static CURRENT: Cell<DefaultConfig> =
        const { Cell::new(DefaultConfig { device_type: DLDeviceType::CUDA }) };
}

impl DefaultConfig {
    /// The current defaults.
    pub fn current() -> Self {
        CURRENT.get()
    }

    /// Runs `body` with these defaults, then restores the old ones, even after a panic.
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
