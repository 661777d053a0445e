//! Positional and keyword arguments: how constructors and typed functions read a call.
//!
//! Keyword arguments follow a marker object, as alternating names and values.

use fishplate_abi::error_kind;
use std::sync::OnceLock;

use fishplate_abi::TypeIndex;

use super::field::FieldType;
use super::instance::{Class, FieldAt, ParentOf, Value};
use super::register::{FieldDefault, FieldSpec};
use crate::any::AnyView;
use crate::convert::{FfiType, FromView};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::object::{Object, ObjectRef};
use fishplate_abi::FieldFlags;

/// Reason why arguments do not match parameters.
pub(crate) enum Fault<'a> {
    /// More positional values than parameters.
    TooMany {
        /// Number of positional parameters.
        most: usize,
        /// Number of positional arguments.
        got: usize,
    },
    /// A name without a value.
    Odd,
    /// A value that is not a string was found where a name should be.
    NoName(String),
    /// No parameter has this name.
    Unknown(&'a str),
    /// The parameter has a value already.
    Twice(&'a str),
}

/// Address of the object that precedes keyword arguments.
fn marker() -> u64 {
    static MARKER: OnceLock<u64> = OnceLock::new();
    *MARKER.get_or_init(|| {
        let object =
            Function::get("ffi.GetKwargsObject").and_then(|get| get.call::<ObjectRef<Object>>(()));
        // Never freed, so the address stays that of the marker. Without a marker there are no
        // keywords.
        object.map_or(0, |object| object.into_handle().addr() as u64)
    })
}

/// Position of the first keyword argument, if there are any.
pub(crate) fn keywords_at(args: &[AnyView<'_>]) -> Option<usize> {
    args.iter()
        .position(|arg| arg.type_index() == TypeIndex::OBJECT && arg.as_raw().bits() == marker())
}

/// The value of each parameter, if the call passes one. `order` lists the parameters that can be
/// passed by position; `find` returns the parameter with a name.
pub(crate) fn bind<'a>(
    count: usize,
    order: impl ExactSizeIterator<Item = usize>,
    find: impl Fn(&str) -> Option<usize>,
    args: &'a [AnyView<'a>],
) -> Result<Vec<Option<&'a AnyView<'a>>>, Fault<'a>> {
    let by_position = keywords_at(args).unwrap_or(args.len());
    if by_position > order.len() {
        return Err(Fault::TooMany { most: order.len(), got: by_position });
    }
    let mut bound = vec![None; count];
    for (i, arg) in order.zip(&args[..by_position]) {
        bound[i] = Some(arg);
    }
    let (pairs, rest) = args.get(by_position + 1..).unwrap_or_default().as_chunks::<2>();
    if !rest.is_empty() {
        return Err(Fault::Odd);
    }
    for [name, value] in pairs {
        let name = <&str>::from_view(name).ok_or_else(|| Fault::NoName(name.type_key()))?;
        let slot = &mut bound[find(name).ok_or(Fault::Unknown(name))?];
        if slot.replace(value).is_some() {
            return Err(Fault::Twice(name));
        }
    }
    Ok(bound)
}

/// Parameters of a class's generated constructor, computed once.
pub(super) struct Plan {
    key: &'static str,
    fields: Vec<FieldSpec>,
    positional: Vec<usize>,
}

impl Plan {
    pub(super) fn new<T: Class>() -> Plan {
        let fields = T::all_fields();
        let is = |i: &usize, flag| fields[*i].flags.contains(flag);
        let mut positional: Vec<usize> = (0..fields.len())
            .filter(|i| !is(i, FieldFlags::INIT_OFF) && !is(i, FieldFlags::KW_ONLY))
            .collect();
        // Parameters without a default come first, as in every other language.
        positional.sort_by_key(|&i| !matches!(fields[i].default, FieldDefault::None));
        Plan { key: T::TYPE_KEY, fields, positional }
    }

    pub(super) fn bind<'a>(&'a self, args: &'a [AnyView<'a>]) -> Result<Init<'a>> {
        let find = |name: &str| {
            let takes = |f: &FieldSpec| f.name == name && !f.flags.contains(FieldFlags::INIT_OFF);
            self.fields.iter().rposition(takes)
        };
        let order = self.positional.iter().copied();
        match bind(self.fields.len(), order, find, args) {
            Ok(values) => Ok(Init { plan: self, values }),
            Err(fault) => Err(self.fault(match fault {
                Fault::TooMany { most, got } => {
                    format!("takes at most {most} positional argument(s), but {got} were given")
                }
                Fault::Odd => "got a keyword argument without a value".into(),
                Fault::NoName(got) => format!("got a keyword that is a `{got}`, expected `str`"),
                Fault::Unknown(name) => format!("got an unexpected keyword argument '{name}'"),
                Fault::Twice(name) => format!("got multiple values for argument '{name}'"),
            })),
        }
    }

    #[cold]
    fn fault(&self, what: String) -> Error {
        Error::new(error_kind::TYPE_ERROR, format!("{}.__ffi_init__() {what}", self.key))
    }
}

/// The arguments of a generated constructor, by field.
pub struct Init<'a> {
    plan: &'a Plan,
    values: Vec<Option<&'a AnyView<'a>>>,
}

impl Init<'_> {
    /// The field `I` of `T`: the value from the call, else the default, else empty if the field is
    /// not a parameter.
    pub fn take<T, const I: usize>(
        &self,
        default: Option<fn() -> Value<T, I>>,
    ) -> Result<T::Storage>
    where
        T: FieldAt<I>,
    {
        let i = <T::Parent as ParentOf>::FIELD_COUNT + I;
        let (field, given) = (&self.plan.fields[i], self.values[i]);
        if let Some(view) = given {
            let value = Value::<T, I>::from_view(view).ok_or_else(|| {
                self.plan.fault(format!(
                    "argument '{}': expected `{}` but got `{}`",
                    field.name,
                    Value::<T, I>::name(),
                    Value::<T, I>::describe(view)
                ))
            })?;
            return Ok(T::Storage::new(value));
        }
        if let Some(default) = default {
            return Ok(T::Storage::new(default()));
        }
        let is_parameter = !field.flags.contains(FieldFlags::INIT_OFF);
        match T::Storage::empty().filter(|_| !is_parameter) {
            Some(value) => Ok(T::Storage::new(value)),
            None => {
                let keyword_only =
                    if field.flags.contains(FieldFlags::KW_ONLY) { "keyword-only " } else { "" };
                Err(self
                    .plan
                    .fault(format!("missing required {keyword_only}argument: '{}'", field.name)))
            }
        }
    }
}
