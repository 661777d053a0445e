//! Prefetches memory: a walk over a large value mostly waits for memory.

use fishplate_abi::{FieldInfo, RawAny};

use crate::any::AnyView;
use crate::containers::{MapIter, MapObj};
use crate::field_access;
use crate::object::Object;

/// Prefetches the memory at an address, which may be any address.
#[inline(always)]
pub(crate) fn prefetch<T>(address: *const T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction never faults.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}

/// Prefetches the start of an object: its header, its cell and the data right behind it.
#[inline(always)]
pub(super) fn prefetch_object(value: &RawAny) {
    if value.type_index.is_object() {
        // SAFETY: with an object index the payload is a pointer.
        let object = unsafe { value.value.v_obj }.cast::<u8>();
        prefetch(object);
        prefetch(object.wrapping_add(64));
    }
}

/// Prefetches the object in a field, if the type of the field tells where it is.
#[inline(always)]
pub(super) fn prefetch_field(object: &Object, field: Option<&FieldInfo>) {
    if let Some(field) = field
        && field.field_static_type_index.is_object()
        && field.size == 8
    {
        let slot = field_access::address(object, field).cast::<*const u8>();
        // SAFETY: the field is eight bytes of the object, and prefetching any address is allowed.
        prefetch(unsafe { slot.read_unaligned() });
    }
}

/// The entries of a map in order, borrowed in place; the value of the next one is prefetched.
pub(super) struct Entries<'a> {
    now: Option<(&'a AnyView<'a>, &'a AnyView<'a>)>,
    ahead: MapIter<'a>,
}

impl<'a> Entries<'a> {
    #[inline]
    pub(super) fn of(map: &'a MapObj) -> Entries<'a> {
        let mut ahead = map.iter();
        Entries { now: ahead.next_in_place(), ahead }
    }
}

impl<'a> Iterator for Entries<'a> {
    type Item = (&'a AnyView<'a>, &'a AnyView<'a>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let now = self.now?;
        self.now = self.ahead.next_in_place();
        if let Some((_, value)) = self.now {
            prefetch_object(value.as_raw());
        }
        Some(now)
    }
}
