//! The callbacks of walks and mutations: functions by the type of value that they take.

use fishplate_abi::TypeIndex;

use super::hooks::type_matches;
use crate::any::AnyView;
use crate::containers::SeqObj;
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj};
use crate::signature::Ty;

/// `Tuple<int, ffi.Function>`.
pub(super) const CALLBACK: Ty = Ty::Tuple(&[Ty::Int, Ty::Object(TypeIndex::FUNCTION)]);

/// A callback, and the arguments that it gets besides the value.
pub(super) struct Callback {
    target: TypeIndex,
    pub(super) function: Function,
    /// Whether it takes one more argument; its user knows which.
    pub(super) takes_more: bool,
}

/// Callbacks in the order in which they are tried.
pub(super) struct Callbacks(Vec<Callback>);

impl Callbacks {
    /// Reads an array of tuples: type index, function, and a flag if the tuples have three items.
    pub(super) fn read(rows: &SeqObj, takes_more: bool) -> Result<Callbacks> {
        let read_row = |row: AnyView<'_>| {
            let items = row.as_object::<SeqObj>()?.as_slice();
            Some(Callback {
                target: TypeIndex(i32::try_from(items.first()?.view().as_int()?).ok()?),
                function: items.get(1)?.view().to_object::<FunctionObj>()?,
                takes_more: match items.get(2) {
                    Some(flag) => flag.view().as_bool()?,
                    None => takes_more,
                },
            })
        };
        let rows: Option<Vec<Callback>> = rows.iter().map(read_row).collect();
        rows.map(Callbacks).ok_or_else(|| {
            Error::type_error("Callbacks must be tuples of a type index and a function")
        })
    }

    /// These callbacks, then others.
    pub(super) fn then(mut self, others: Callbacks) -> Callbacks {
        self.0.extend(others.0);
        self
    }

    /// The first callback that accepts values of a type.
    #[inline]
    pub(super) fn find(&self, index: TypeIndex) -> Option<&Callback> {
        self.0.iter().find(|callback| type_matches(index, callback.target))
    }
}

/// When a callback is called for a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Before its parts.
    Pre,
    /// After its parts.
    Post,
}

impl Order {
    /// The order for a number from a client.
    pub(super) fn from_number(number: i64) -> Order {
        if number == 0 { Order::Pre } else { Order::Post }
    }
}
