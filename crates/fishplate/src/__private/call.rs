//! Calls of functions whose parameters have names and defaults.

use super::json;
use crate::any::{Any, AnyView};
use crate::class::{Class, Fault, bind, keywords_at};
use crate::convert::{Arg, FfiType, FromView};
use crate::error::{Error, Result};
use crate::moved::Arguments;
use crate::object::ObjectRef;
use fishplate_abi::error_kind;

/// A function's signature for errors and metadata.
pub struct Signature {
    pub name: &'static str,
    pub doc: &'static str,
    pub params: &'static [Param],
    pub result: fn() -> String,
    pub result_schema: fn() -> String,
    /// Whether it never waits for another thread: callers may then keep a lock, such as Python's GIL.
    pub nonblocking: bool,
}

/// A parameter.
pub struct Param {
    pub name: &'static str,
    pub type_name: fn() -> String,
    pub schema: fn() -> String,
    pub default: Option<Default>,
}

/// The default of a parameter.
pub struct Default {
    pub value: fn() -> Any,
    /// The source text of the expression.
    pub text: &'static str,
}

impl Signature {
    /// Number of parameters without a default.
    fn required(&self) -> usize {
        self.params.iter().filter(|param| param.default.is_none()).count()
    }

    fn shown(&self) -> String {
        let params: Vec<_> = self
            .params
            .iter()
            .map(|param| match &param.default {
                Some(Default { text, .. }) => {
                    format!("{}: {} = {text}", param.name, (param.type_name)())
                }
                None => format!("{}: {}", param.name, (param.type_name)()),
            })
            .collect();
        format!("{}({}) -> {}", self.name, params.join(", "), (self.result)())
    }

    /// The JSON that upstream knows, `type_schema`, with the names and defaults added. Defaults belong to the last
    /// parameters; one that JSON cannot represent is written as `{"expr"}`.
    pub(super) fn metadata(&self) -> String {
        json::object(&self.members())
    }

    /// Returns the metadata of a global function, the only place from which others can read its documentation.
    pub(super) fn metadata_with_doc(&self) -> String {
        let mut members = self.members();
        if !self.doc.is_empty() {
            members.push(("doc", json::text(self.doc)));
        }
        json::object(&members)
    }

    fn members(&self) -> Vec<(&'static str, String)> {
        let schema = format!(
            r#"{{"type":"ffi.Function","named_args":{{"return":[{}],"params":{}}}}}"#,
            (self.result_schema)(),
            json::array(self.params.iter().map(|param| (param.schema)()))
        );
        let mut members = vec![
            ("type_schema", json::text(&schema)),
            ("arg_names", json::array(self.params.iter().map(|param| json::text(param.name)))),
        ];
        if self.required() < self.params.len() {
            let defaults = self.params.iter().filter_map(|param| {
                let Default { value, text } = param.default.as_ref()?;
                let value = value();
                Some(
                    json::value(&value.view())
                        .unwrap_or_else(|| json::object(&[("expr", json::text(text))])),
                )
            });
            members.push(("arg_defaults", json::array(defaults)));
        }
        if self.nonblocking {
            members.push(("nonblocking", "true".to_owned()));
        }
        members
    }
}

/// The arguments of a call, by parameter. Its fields are few and stored one by one, so that none waits for another.
pub struct Call<'a> {
    signature: &'static Signature,
    given: &'a Arguments<'a>,
    /// The arguments in the order of the parameters, unless they came in that order.
    bound: Option<Bound<'a>>,
}

type Bound<'a> = Box<[Option<&'a AnyView<'a>>]>;

impl<'a> Call<'a> {
    /// Checks the number and the names of the arguments.
    #[inline]
    pub fn new(signature: &'static Signature, given: &'a Arguments<'a>) -> Result<Call<'a>> {
        let args = given.views();
        // Omitted arguments come last and have a default.
        let fits = match signature.params.get(args.len()) {
            Some(next) => next.default.is_some(),
            None => args.len() == signature.params.len(),
        };
        let in_order = fits && (!given.may_have_keywords || keywords_at(args).is_none());
        let bound = if in_order { None } else { Some(Call::bind(signature, args)?) };
        Ok(Call { signature, given, bound })
    }

    #[cold]
    fn bind(signature: &'static Signature, args: &'a [AnyView<'a>]) -> Result<Bound<'a>> {
        let params = signature.params;
        let find = |name: &str| params.iter().position(|param| param.name == name);
        match bind(params.len(), 0..params.len(), find, args) {
            Ok(bound) => {
                let missing =
                    params.iter().zip(&bound).find(|(p, arg)| p.default.is_none() && arg.is_none());
                if let Some((param, _)) = missing {
                    return Err(fault(
                        signature,
                        &format!(
                            "Missing argument `{}`. {}",
                            param.name,
                            expected(signature, args.len())
                        ),
                    ));
                }
                Ok(bound.into())
            }
            Err(Fault::TooMany { got, .. }) => Err(fault(signature, &expected(signature, got))),
            Err(Fault::Odd) => Err(fault(signature, "A keyword argument has no value")),
            Err(Fault::NoName(got)) => {
                Err(fault(signature, &format!("A keyword is a `{got}`, expected `str`")))
            }
            Err(Fault::Unknown(name)) => {
                Err(fault(signature, &format!("Unexpected keyword argument `{name}`")))
            }
            Err(Fault::Twice(name)) => {
                Err(fault(signature, &format!("Multiple values for argument `{name}`")))
            }
        }
    }

    #[inline]
    fn at(&self, i: usize) -> Option<&'a AnyView<'a>> {
        match &self.bound {
            None => self.given.views().get(i),
            Some(bound) => bound.get(i).copied().flatten(),
        }
    }

    /// The argument of a parameter without a default.
    #[inline]
    pub fn get<T: Arg>(&self, i: usize) -> Result<T::Out<'a>> {
        let view = self.at(i).unwrap_or(const { &AnyView::NONE });
        match self.given.slot_of(view) {
            None => T::from_arg(view),
            // SAFETY: the macros convert each argument once.
            Some(slot) => unsafe { T::from_slot(slot) },
        }
        .ok_or_else(|| self.wrong_type(i, &T::Out::name(), &T::Out::describe(view)))
    }

    /// The argument of a parameter with a default.
    #[inline]
    pub fn get_or<T: Arg>(
        &self,
        i: usize,
        default: impl FnOnce() -> T::Out<'a>,
    ) -> Result<T::Out<'a>> {
        if self.at(i).is_none() { Ok(default()) } else { self.get::<T>(i) }
    }

    /// The object that a method is called on.
    #[inline]
    pub fn this<T: Class>(&self) -> Result<&'a T> {
        let view = self.at(0).unwrap_or(const { &AnyView::NONE });
        view.as_object::<T>().ok_or_else(|| self.wrong_type(0, T::TYPE_KEY, &view.type_key()))
    }

    #[cold]
    fn wrong_type(&self, i: usize, want: &str, got: &str) -> Error {
        let name = self.signature.params.get(i).map_or("", |param| param.name);
        Error::new(
            error_kind::TYPE_ERROR,
            format!(
                "Mismatched type on argument #{i} (`{name}`) when calling: `{}`. \
                 Expected `{want}` but got `{got}`",
                self.signature.shown()
            ),
        )
    }
}

fn expected(signature: &Signature, got: usize) -> String {
    let (least, most) = (signature.required(), signature.params.len());
    if least == most {
        format!("Expected {most} but got {got} arguments")
    } else {
        format!("Expected {least} to {most} but got {got} arguments")
    }
}

#[cold]
fn fault(signature: &Signature, what: &str) -> Error {
    Error::new(
        error_kind::TYPE_ERROR,
        format!("Mismatched number of arguments when calling: `{}`. {what}", signature.shown()),
    )
}

/// Result types of a constructor of `T`.
#[diagnostic::on_unimplemented(
    message = "a constructor of `{T}` cannot return `{Self}`",
    label = "return `Self`, `ObjectRef<Self>`, or a `Result` of one"
)]
pub trait Made<T> {}
impl<T: Class> Made<T> for T {}
impl<T: Class> Made<T> for ObjectRef<T> {}
