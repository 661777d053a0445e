//! Properties of types that are made while the program runs: [`child_type`](crate::child_type) makes the type,
//! [`register_child`] gives it a property whose value a [`Getter`] works out from the object.

pub use crate::__private::property::{
    ChildProperty, Getter, Setter, get_property, register_child, set_property,
};
