//! Properties of types that are created at run time: [`child_type`](crate::child_type) creates the type,
//! [`register_child`] gives it a property whose value a [`Getter`] computes from the object.

pub use crate::__private::property::{
    ChildProperty, Getter, Setter, get_property, register_child, set_property,
};
