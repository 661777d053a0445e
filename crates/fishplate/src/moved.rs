//! References that a caller moves into a call (type index 10): taken once, at the entry.
//!
//! Such an argument is the address of the caller's reference, which any callee may take, so nothing may borrow from it.
//! A call with such an argument takes the reference into a [`Frame`] before Rust code sees it. The code gets plain
//! views of objects that the frame keeps alive until the call returns, and a parameter that owns its value takes the
//! reference from the frame.

use fishplate_abi::error_kind;
use std::cell::Cell;
use std::ptr::NonNull;

use fishplate_abi::{ObjectHeader, RawAny, RawValue, TypeIndex};

use crate::any::{Any, AnyView, plain};
use crate::convert::FromView;
use crate::error::{Error, Result};

/// Whether there are moved references among arguments.
#[inline]
pub(crate) fn has_moved(args: &[AnyView<'_>]) -> bool {
    args.iter().any(AnyView::is_moved)
}

/// Does the same as [`has_moved`] for raw arguments. Every packed call runs this, so it is a loop of a few instructions
/// without a slice to set up.
///
/// # Safety
/// The same as for [`AnyView::slice`].
#[inline(always)]
pub(crate) unsafe fn has_moved_raw(args: *const RawAny, count: i32) -> bool {
    let (mut arg, mut left) = (args, count);
    if arg.is_null() {
        return false;
    }
    while left > 0 {
        // SAFETY: the caller guarantees what [`AnyView::slice`] requires. The pointer points to one of `count` valid
        // values, and then to the next one or just behind the last.
        unsafe {
            if (*arg).type_index == TypeIndex::OBJECT_RVALUE_REF {
                return true;
            }
            arg = arg.add(1);
        }
        left -= 1;
    }
    false
}

/// The value for a setter, in readable form: for a reference that a caller moves in, a new reference is stored in
/// `kept`.
pub(crate) fn plain_view<'a>(view: AnyView<'a>, kept: &'a mut Any) -> Result<AnyView<'a>> {
    if !view.is_moved() {
        return Ok(view);
    }
    *kept = view.to_owned()?;
    Ok(kept.view())
}

/// An argument of a call that has moved references, in its frame.
pub struct Slot {
    /// The argument as a plain value, valid while `value` is.
    view: AnyView<'static>,
    /// The reference that was taken from the caller; None for arguments that were not moved.
    value: Cell<Any>,
    /// The caller's slot.
    from: Option<NonNull<*mut ObjectHeader>>,
}

impl Slot {
    /// Whether the argument was moved in.
    pub(crate) fn is_moved(&self) -> bool {
        self.from.is_some()
    }

    /// The argument, which lives as long as the frame.
    pub(crate) fn view<'a>(&'a self) -> &'a AnyView<'a> {
        &self.view
    }

    /// Converts the argument to an owning type, with the frame's reference; the reference stays there if it does not
    /// convert.
    ///
    /// # Safety
    /// Nothing views the argument, now or later.
    pub(crate) unsafe fn take<T: for<'a> FromView<'a>>(&self) -> Option<T> {
        if !self.is_moved() {
            return T::from_view(self.view());
        }
        T::from_owned(self.value.take()).map_err(|value| self.value.set(value)).ok()
    }
}

/// The arguments of a call; moved ones have been taken from the caller.
pub(crate) struct Frame {
    slots: Box<[Slot]>,
    views: Box<[AnyView<'static>]>,
}

impl Frame {
    /// Takes every moved reference among the arguments of a call. Fails if one was already moved away, for example by
    /// an earlier argument; the others then stay with the caller.
    ///
    /// # Safety
    /// The arguments outlive the frame.
    #[cold]
    #[inline(never)]
    pub(crate) unsafe fn take(args: &[AnyView<'_>]) -> Result<Frame> {
        let mut frame = Frame { slots: Box::default(), views: Box::default() };
        let mut slots = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            // SAFETY: the arguments outlive the frame, by this function's contract.
            match unsafe { Slot::new(arg) } {
                Some(slot) => slots.push(slot),
                None => {
                    frame.slots = slots.into();
                    frame.put_back();
                    return Err(Error::new(
                        error_kind::VALUE_ERROR,
                        format!("Argument #{i} is a reference that was moved away already"),
                    ));
                }
            }
        }
        frame.views = slots.iter().map(|slot| slot.view).collect();
        frame.slots = slots.into();
        Ok(frame)
    }

    /// The arguments as plain values.
    pub(crate) fn views<'a>(&'a self) -> &'a [AnyView<'a>] {
        &self.views
    }

    /// The arguments with the references that were moved in.
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Returns the references that nobody took to the caller.
    pub(crate) fn put_back(self) {
        for slot in &self.slots {
            let value = slot.value.take();
            if let Some(from) = slot.from.filter(|_| value.type_index().is_object()) {
                // SAFETY: the caller's slot is valid for the call, and empty since the reference was taken.
                unsafe { from.write(value.into_raw().value.v_obj) };
            }
        }
    }
}

impl Slot {
    /// The slot of an argument; `None` for a moved reference that is gone.
    ///
    /// # Safety
    /// The argument outlives the slot.
    unsafe fn new(arg: &AnyView<'_>) -> Option<Slot> {
        // SAFETY: the caller guarantees that the argument, and everything that its bits point to, outlives the slot.
        let borrowed = |raw| unsafe { AnyView::<'static>::from_raw(raw) };
        if !arg.is_moved() {
            let view = borrowed(*arg.as_raw());
            return Some(Slot { view, value: Cell::new(Any::NONE), from: None });
        }
        // SAFETY: this index holds the address of a reference, which is null once it was taken.
        let (from, object) = unsafe {
            let from = NonNull::new(arg.as_raw().value.v_ptr.cast::<*mut ObjectHeader>())?;
            (from, NonNull::new(from.replace(std::ptr::null_mut()))?)
        };
        // SAFETY: the object is live: the reference that was just taken keeps it alive.
        let raw = plain(unsafe { object.as_ref() }.type_index, RawValue { v_obj: object.as_ptr() });
        // SAFETY: the caller gives the reference to whoever takes it out first.
        let value = Cell::new(unsafe { Any::from_raw(raw) });
        Some(Slot { view: borrowed(raw), value, from: Some(from) })
    }
}

/// The arguments of a function whose parameters have names, in the form that its body gets.
pub struct Arguments<'a> {
    views: &'a [AnyView<'a>],
    /// One slot per argument if some were moved in, else empty.
    slots: &'a [Slot],
    /// Whether there may be the object that precedes keyword arguments.
    pub(crate) may_have_keywords: bool,
}

impl<'a> Arguments<'a> {
    /// Runs the body of a function with the given arguments.
    #[inline(always)]
    pub(crate) fn run(
        args: &'a [AnyView<'a>],
        body: impl FnOnce(&Arguments<'_>) -> Result<()>,
    ) -> Result<()> {
        let is_special = |arg: &AnyView<'_>| {
            arg.type_index() == TypeIndex::OBJECT
                || arg.type_index() == TypeIndex::OBJECT_RVALUE_REF
        };
        if args.iter().any(is_special) {
            return Arguments::run_special(args, body);
        }
        body(&Arguments { views: args, slots: &[], may_have_keywords: false })
    }

    #[cold]
    #[inline(never)]
    fn run_special(
        args: &[AnyView<'_>],
        body: impl FnOnce(&Arguments<'_>) -> Result<()>,
    ) -> Result<()> {
        if !has_moved(args) {
            return body(&Arguments { views: args, slots: &[], may_have_keywords: true });
        }
        // SAFETY: the arguments are borrowed for this call, and the frame ends with it.
        let frame = unsafe { Frame::take(args) }?;
        body(&Arguments { views: frame.views(), slots: frame.slots(), may_have_keywords: true })
    }

    /// The arguments as plain values.
    #[inline]
    pub(crate) fn views(&self) -> &'a [AnyView<'a>] {
        self.views
    }

    /// The slot of an argument that was moved in.
    #[inline]
    pub(crate) fn slot_of(&self, view: &AnyView<'_>) -> Option<&'a Slot> {
        if self.slots.is_empty() {
            return None;
        }
        let at = std::ptr::from_ref(view).addr().wrapping_sub(self.views.as_ptr().addr());
        self.slots.get(at / size_of::<AnyView<'_>>()).filter(|slot| slot.is_moved())
    }
}
