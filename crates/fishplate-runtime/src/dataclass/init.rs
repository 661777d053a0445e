//! The constructor that every reflected class can have: `__ffi_init__` over its fields.
//!
//! Positional arguments come first, then, behind the marker object, alternating names and values.
//! The parameters are computed from the fields once, when the constructor is created.

use fishplate_abi::{FieldFlags, FieldInfo, TypeIndex, TypeInfo, attr};

use super::create::{as_str, field_name};
use crate::any::{Any, AnyView};
use crate::call::{Args, checked_function};
use crate::creator::{self, default_value, set_field};
use crate::error::{Error, Result};
use crate::field::register_attr;
use crate::object::{Object, Ref};
use crate::signature::Signature;
use crate::{field_access, type_table};

/// Parameters of a type's constructor.
struct Plan {
    info: &'static TypeInfo,
    fields: Vec<&'static FieldInfo>,
    /// Fields by position of the argument: those without a default come first.
    positional: Vec<usize>,
    /// Names of the parameters with their fields, sorted by name.
    named: Vec<(&'static [u8], usize)>,
    /// Marker in front of keyword arguments.
    marker: Ref<Object>,
}

// SAFETY: type infos and fields are registered forever and only read here.
unsafe impl Send for Plan {}
// SAFETY: type infos and fields are registered forever and only read here.
unsafe impl Sync for Plan {}

/// The fields that have their value.
struct Bound {
    first: u64,
    more: Vec<bool>,
}

impl Bound {
    fn new(count: usize) -> Bound {
        Bound { first: 0, more: vec![false; count.saturating_sub(64)] }
    }

    fn contains(&self, i: usize) -> bool {
        if i < 64 { self.first & (1 << i) != 0 } else { self.more[i - 64] }
    }

    fn insert(&mut self, i: usize) {
        if i < 64 { self.first |= 1 << i } else { self.more[i - 64] = true }
    }
}

impl Plan {
    fn new(info: &'static TypeInfo) -> Plan {
        let fields: Vec<_> = type_table::all_fields(info).collect();
        let takes_part = |&i: &usize| !fields[i].flags.contains(FieldFlags::INIT_OFF);
        let mut positional: Vec<usize> = (0..fields.len())
            .filter(takes_part)
            .filter(|&i| !fields[i].flags.contains(FieldFlags::KW_ONLY))
            .collect();
        positional.sort_by_key(|&i| fields[i].flags.contains(FieldFlags::HAS_DEFAULT));
        let mut named: Vec<_> = (0..fields.len())
            .filter(takes_part)
            .map(|i| (field_access::name(fields[i]), i))
            .collect();
        // Of two fields with one name the later one, of a derived type, is used.
        named.sort_by_key(|&(name, i)| (name, std::cmp::Reverse(i)));
        named.dedup_by_key(|(name, _)| *name);
        Plan { info, fields, positional, named, marker: type_table::kwargs_object() }
    }

    fn construct(&self, args: &[AnyView<'_>]) -> Result<Ref<Object>> {
        let object = creator::create(self.info)?;
        let mut bound = Bound::new(self.fields.len());
        let marker = self.marker.as_ptr().addr();
        let by_position = args
            .iter()
            .position(|arg| {
                arg.type_index() == TypeIndex::OBJECT && arg.as_raw().bits() == marker as u64
            })
            .unwrap_or(args.len());
        if by_position > self.positional.len() {
            return Err(self.fault(format_args!(
                "takes at most {} positional argument(s), but {by_position} were given",
                self.positional.len()
            )));
        }
        for (&i, &arg) in self.positional.iter().zip(&args[..by_position]) {
            self.bind(&object, &mut bound, i, arg)?;
        }
        self.bind_named(&object, &mut bound, args.get(by_position + 1..).unwrap_or(&[]))?;
        self.fill(&object, &bound)?;
        Ok(object)
    }

    fn bind(&self, object: &Object, bound: &mut Bound, i: usize, value: AnyView<'_>) -> Result<()> {
        set_field(object, self.fields[i], &value)
            .map_err(|error| self.nested(i, "field", &error))?;
        bound.insert(i);
        Ok(())
    }

    fn bind_named(&self, object: &Object, bound: &mut Bound, args: &[AnyView<'_>]) -> Result<()> {
        let (pairs, rest) = args.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(
                self.fault(format_args!("KWARGS requires an even number of key-value arguments"))
            );
        }
        for [name, value] in pairs {
            let name = as_str(name)?;
            let shown = String::from_utf8_lossy(name);
            let Ok(at) = self.named.binary_search_by_key(&name, |&(name, _)| name) else {
                return Err(
                    self.fault(format_args!("got an unexpected keyword argument '{shown}'"))
                );
            };
            let i = self.named[at].1;
            if bound.contains(i) {
                return Err(self.fault(format_args!("got multiple values for argument '{shown}'")));
            }
            self.bind(object, bound, i, *value)?;
        }
        Ok(())
    }

    /// Sets the fields without a value to their defaults. A field that has no default and is not a
    /// parameter either stays as the creator left it.
    fn fill(&self, object: &Object, bound: &Bound) -> Result<()> {
        for (i, field) in self.fields.iter().enumerate() {
            if bound.contains(i) {
                continue;
            }
            if field.flags.contains(FieldFlags::HAS_DEFAULT) {
                let default = default_value(field)?;
                set_field(object, field, &default.view())
                    .map_err(|error| self.nested(i, "default for field", &error))?;
            } else if !field.flags.contains(FieldFlags::INIT_OFF) {
                let keyword_only =
                    if field.flags.contains(FieldFlags::KW_ONLY) { "keyword-only " } else { "" };
                return Err(self.fault(format_args!(
                    "missing required {keyword_only}argument: '{}'",
                    field_name(field)
                )));
            }
        }
        Ok(())
    }

    #[cold]
    fn fault(&self, what: std::fmt::Arguments<'_>) -> Error {
        Error::type_error(format!(
            "{}.__ffi_init__() {what}",
            type_table::key(self.info.type_index)
        ))
    }

    /// Adds the name of the field to an error of a setter, with the error itself as the cause.
    #[cold]
    fn nested(&self, i: usize, what: &str, error: &Error) -> Error {
        let head = format!(
            "{}.__ffi_init__() {what} '{}':\n  ",
            type_table::key(self.info.type_index),
            field_name(self.fields[i])
        );
        let mut message = head.into_bytes();
        for &byte in error.message() {
            message.push(byte);
            if byte == b'\n' {
                message.extend_from_slice(b"  ");
            }
        }
        let cause = Some(error.clone().into_object().upcast());
        Error::with_parts(error.kind(), &message, error.backtrace(), cause, None)
    }
}

/// Body of `ffi._RegisterFFIInit`: gives a type with registered fields its constructor.
pub(super) fn register(index: TypeIndex) -> Result<()> {
    let plan = Plan::new(type_table::expect_info(index)?);
    let init = checked_function("", Signature::PACKED, move |args: &Args<'_>| {
        plan.construct(args.all()).map(Any::from)
    });
    register_attr(index, attr::INIT, &Any::from(init))
}
