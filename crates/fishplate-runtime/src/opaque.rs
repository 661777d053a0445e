//! Opaque objects: a foreign handle with a reference count, such as `ffi.OpaquePyObject`.

use std::ffi::c_void;

use fishplate_abi::{ObjectHeader, OpaqueCell, TypeIndex};

use crate::error::{Error, Result};
use crate::object::{self, Object, ObjectType, Ref};

/// An opaque object: the header, the cell that frontends read, and the deleter of the handle.
#[repr(C)]
struct OpaqueObj {
    header: ObjectHeader,
    cell: OpaqueCell,
    deleter: Option<HandleDeleter>,
}

/// Frees a handle.
pub type HandleDeleter = unsafe extern "C" fn(handle: *mut c_void);

// SAFETY: `repr(C)` with the header first.
unsafe impl ObjectType for OpaqueObj {
    const INDEX: TypeIndex = TypeIndex::OPAQUE_PY_OBJECT;
}

impl Drop for OpaqueObj {
    fn drop(&mut self) {
        if let Some(deleter) = self.deleter {
            // SAFETY: the creator of the object passed this deleter for this handle.
            unsafe { deleter(self.cell.handle) };
        }
    }
}

/// Wraps a handle. The deleter runs once, with the handle, at the end; on error it does not.
///
/// # Safety
/// `deleter` may be called with `handle`, on any thread.
#[inline]
pub unsafe fn new(
    handle: *mut c_void,
    index: TypeIndex,
    deleter: Option<HandleDeleter>,
) -> Result<Ref<Object>> {
    if index != OpaqueObj::INDEX {
        return Err(Error::runtime("Only kTVMFFIOpaquePyObject is supported for now"));
    }
    let header = object::new_header(index);
    Ok(object::allocate(OpaqueObj { header, cell: OpaqueCell { handle }, deleter }).upcast())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::ffi::c_void;

    use fishplate_abi::TypeIndex;

    thread_local! {
        static ENDED: Cell<usize> = const { Cell::new(0) };
    }

    unsafe extern "C" fn end(handle: *mut c_void) {
        ENDED.set(ENDED.get() + handle as usize);
    }

    #[test]
    fn the_deleter_runs_once_at_the_end() {
        let new = |index, deleter| {
            // SAFETY: the deleter accepts any handle.
            unsafe { super::new(40 as *mut c_void, index, deleter) }
        };
        let object = new(TypeIndex::OPAQUE_PY_OBJECT, Some(end)).unwrap();
        let other = object.clone();
        drop(object);
        assert_eq!(ENDED.get(), 0);
        drop(other);
        assert_eq!(ENDED.get(), 40);
        drop(new(TypeIndex::OPAQUE_PY_OBJECT, None).unwrap());
        let error = new(TypeIndex::STR, Some(end)).err().unwrap();
        assert_eq!(
            error.to_string(),
            "RuntimeError: Only kTVMFFIOpaquePyObject is supported for now"
        );
        assert_eq!(ENDED.get(), 40);
    }
}
