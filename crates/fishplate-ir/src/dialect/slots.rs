//! C getters and setters for the fields that models add to classes. There is one per position, because a getter
//! receives only the object.

use fishplate::abi::{FieldGetter, FieldSetter};
use fishplate::property::{Getter, Setter, get_property, set_property};
use fishplate::{Any, AnyView, ObjectRef, Result};

use super::access;
use crate::{Attribute, Operation, Type};

macro_rules! getters {
    ($($(#[$doc:meta])* $table:ident = $name:ident($class:ty, $read:path) for $numbers:ident;)*) => {$(
        struct $name<const K: usize>;
        impl<const K: usize> Getter for $name<K> {
            type Class = $class;
            #[inline]
            fn get(this: &ObjectRef<$class>) -> Result<Any> {
                $read(this, K)
            }
        }
        $(#[$doc])*
        pub(super) const $table: &[FieldGetter] = $numbers!(get $name);
    )*};
}

macro_rules! table {
    (get $name:ident $($k:literal)*) => { &[$(get_property::<$name<$k>>),*] };
    (set $name:ident $($k:literal)*) => { &[$(set_property::<$name<$k>>),*] };
}

macro_rules! few {
    ($($t:tt)*) => {
        table!($($t)* 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
        24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47)
    };
}

macro_rules! many {
    ($($t:tt)*) => {
        table!($($t)*
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25
        26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51
        52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77
        78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103
        104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127)
    };
}

getters! {
    /// Parameters of types.
    TYPE_PARAMS = TypeParam(Type, access::type_param) for few;
    /// Parameters of attributes.
    ATTRIBUTE_PARAMS = AttributeParam(Attribute, access::attribute_param) for few;
    /// Operands that have no variadic group before them.
    FIXED_OPERANDS = FixedOperand(Operation, access::fixed_operand) for few;
    /// Groups of operands.
    OPERANDS = Operand(Operation, access::operand) for few;
    /// Results that have no variadic group before them.
    FIXED_RESULTS = FixedResult(Operation, access::fixed_result) for few;
    /// Groups of results.
    RESULTS = Results(Operation, access::result) for few;
    /// Regions.
    REGIONS = Region(Operation, access::region) for few;
    /// Successors.
    SUCCESSORS = Successor(Operation, access::successor) for few;
    /// Attributes and properties.
    ATTRIBUTES = OpAttribute(Operation, access::attribute) for many;
}

struct SetAttribute<const K: usize>;

impl<const K: usize> Setter for SetAttribute<K> {
    type Class = Operation;
    const NAME: &'static str = "attribute";
    fn set(this: &ObjectRef<Operation>, value: &AnyView<'_>) -> Result<Any> {
        access::set_attribute(this, K, value).map(|()| Any::NONE)
    }
}

/// Setters of attributes and properties.
pub(super) const SET_ATTRIBUTES: &[FieldSetter] = many!(set SetAttribute);
