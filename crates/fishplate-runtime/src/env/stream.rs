//! The current stream of each device, per thread.
//!
//! Devices that machines really have are slots of a flat table, read with no branch but the bounds check. All others
//! share a map that holds only streams that were set.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use fishplate_abi::{DLDevice, StreamHandle};

use crate::error::{Error, Result};

/// Device types with slots: all that DLPack names, and a few spare ones.
const TYPES: usize = 24;
/// Ordinals with slots.
const ORDINALS: usize = 16;

type Slots = [[Cell<StreamHandle>; ORDINALS]; TYPES];

thread_local! {
    static NEAR: Slots =
        const { [const { [const { Cell::new(std::ptr::null_mut()) }; ORDINALS] }; TYPES] };
    static FAR: RefCell<BTreeMap<(i32, i32), StreamHandle>> =
        const { RefCell::new(BTreeMap::new()) };
}

/// Whether any thread has ever set a non-null stream. Until then, which in many programs means always, no lookup of
/// thread-local memory is needed. A thread sees its own change, and only its own streams matter.
static EVER_SET: AtomicBool = AtomicBool::new(false);

#[inline]
fn slot(slots: &Slots, device: DLDevice) -> Option<&Cell<StreamHandle>> {
    // A negative number becomes a large one, which is out of bounds.
    slots.get(device.device_type.0 as usize)?.get(device.device_id as usize)
}

/// The current stream of a device; null if none was set.
#[inline]
pub fn get(device: DLDevice) -> StreamHandle {
    if !EVER_SET.load(Ordering::Relaxed) {
        return std::ptr::null_mut();
    }
    get_own(device)
}

/// Separate from [`get`], which then needs no registers to save.
#[inline(never)]
fn get_own(device: DLDevice) -> StreamHandle {
    let near = NEAR.with(|slots| slot(slots, device).map(Cell::get));
    near.unwrap_or_else(|| get_far(device))
}

#[cold]
fn get_far(device: DLDevice) -> StreamHandle {
    let key = (device.device_type.0, device.device_id);
    let found = FAR.try_with(|far| far.borrow().get(&key).copied());
    found.ok().flatten().unwrap_or(std::ptr::null_mut())
}

/// Makes a stream the current one of a device; returns the previous one.
#[inline]
pub fn set(device: DLDevice, stream: StreamHandle) -> Result<StreamHandle> {
    if !EVER_SET.load(Ordering::Relaxed) {
        if !stream.is_null() {
            // Stored once: threads that set streams all the time only read it.
            EVER_SET.store(true, Ordering::Relaxed);
        } else if device.device_type.0 >= 0 && device.device_id >= 0 {
            return Ok(stream);
        }
    }
    let near = NEAR.with(|slots| slot(slots, device).map(|slot| slot.replace(stream)));
    near.map_or_else(|| set_far(device, stream), Ok)
}

#[cold]
fn set_far(device: DLDevice, stream: StreamHandle) -> Result<StreamHandle> {
    let key = (device.device_type.0, device.device_id);
    if key.0 < 0 || key.1 < 0 {
        return Err(Error::value(format!(
            "Cannot set the stream of device type {} with id {}: both must not be negative",
            key.0, key.1
        )));
    }
    let replace = |far: &RefCell<BTreeMap<_, _>>| {
        let mut far = far.borrow_mut();
        if stream.is_null() { far.remove(&key) } else { far.insert(key, stream) }
    };
    // An ending thread has no use for streams any more.
    Ok(FAR.try_with(replace).ok().flatten().unwrap_or(std::ptr::null_mut()))
}

#[cfg(test)]
mod tests {
    use fishplate_abi::{DLDevice, DLDeviceType, StreamHandle};

    use super::{get, set};

    fn device(device_type: i32, device_id: i32) -> DLDevice {
        DLDevice { device_type: DLDeviceType(device_type), device_id }
    }

    #[test]
    fn streams_are_kept_per_device() {
        let devices =
            [(2, 0), (2, 1), (1, 15), (2, 16), (24, 0), (i32::MAX, i32::MAX), (0, 1 << 30)];
        for (i, &(device_type, id)) in devices.iter().enumerate() {
            let device = device(device_type, id);
            assert!(get(device).is_null());
            assert!(set(device, (i + 1) as StreamHandle).unwrap().is_null());
        }
        for (i, &(device_type, id)) in devices.iter().enumerate() {
            let device = device(device_type, id);
            let stream = (i + 1) as StreamHandle;
            assert_eq!(get(device), stream);
            assert_eq!(set(device, std::ptr::null_mut()).unwrap(), stream);
            assert!(get(device).is_null());
        }
        assert!(super::FAR.with(|far| far.borrow().is_empty()));
    }

    #[test]
    fn streams_are_kept_per_thread() {
        set(device(2, 3), 7 as StreamHandle).unwrap();
        let other = std::thread::spawn(|| get(device(2, 3)) as usize).join().unwrap();
        assert_eq!(other, 0);
        assert_eq!(get(device(2, 3)) as usize, 7);
    }

    #[test]
    fn negative_devices_are_errors_to_set_and_nothing_to_get() {
        for (device_type, id) in [(-1, 0), (2, -1), (i32::MIN, i32::MIN)] {
            assert!(get(device(device_type, id)).is_null());
            let error = set(device(device_type, id), 7 as StreamHandle).unwrap_err();
            assert_eq!(error.kind(), b"ValueError");
        }
    }
}
