//! Typed calls and typed closures: arguments from tuples, parameters of up to 16 types, and the wording of errors for
//! arguments that do not match.

use fishplate_abi::error_kind;
use std::marker::PhantomData;

use fishplate_abi::RawAny;

use super::Answer;
use crate::any::{Any, AnyView};
use crate::convert::{Arg, FfiType, FromView, Held, Outcome, Pass};
use crate::error::{Error, Result, decimal};
use crate::moved::{Frame, Slot, has_moved};

/// Arguments of a call: a tuple of up to 16 values.
pub trait CallArgs {
    /// Runs `call` with the arguments as views.
    fn with_views<R>(&self, call: impl FnOnce(&[AnyView<'_>]) -> R) -> R;
}

/// A closure that can become a function. The marker keeps closures of different arity apart.
pub trait IntoFunction<Marker>: Send + Sync + 'static {
    /// Parameters and result, for errors.
    fn signature() -> String;
    /// Parameters and result as a JSON schema.
    fn schema() -> String;
    /// Converts the arguments and runs the body, or returns the mismatch. A reference that the caller moves in counts
    /// as a mismatch.
    fn call(&self, args: Args<'_>) -> Result<Result<Any>, Mismatch>;
    /// Does the same as `call`, with arguments of which some were moved in.
    #[doc(hidden)]
    fn call_slots(&self, slots: &[Slot]) -> Result<Result<Any>, Mismatch>;
    /// The error for arguments that the body cannot be called with.
    fn explain(wrong: Mismatch, name: &str, args: &[AnyView<'_>]) -> Error;
}

/// The raw arguments of a call.
#[derive(Clone, Copy)]
pub struct Args<'a> {
    data: *const RawAny,
    count: i32,
    borrow: PhantomData<&'a RawAny>,
}

impl<'a> Args<'a> {
    /// # Safety
    /// The same as for [`AnyView::slice`].
    #[inline]
    pub(super) unsafe fn new(data: *const RawAny, count: i32) -> Args<'a> {
        Args { data, count, borrow: PhantomData }
    }

    #[inline]
    pub(super) fn views(self) -> &'a [AnyView<'a>] {
        // SAFETY: the creator of `self` vouched for the arguments.
        unsafe { AnyView::slice(self.data, self.count) }
    }

    /// The arguments, if there are `N`.
    #[inline]
    fn exactly<const N: usize>(self) -> Option<&'a [AnyView<'a>; N]> {
        if self.count as usize != N || (N > 0 && self.data.is_null()) {
            return None;
        }
        if N == 0 {
            return <&[AnyView<'a>; N]>::try_from(&[][..]).ok();
        }
        // SAFETY: the creator of `self` vouched for `count` values.
        Some(unsafe { &*self.data.cast() })
    }
}

/// Reason why a function cannot be called: the position of the first wrong argument, or the number of arguments.
pub struct Mismatch(usize);

impl Mismatch {
    const COUNT: Mismatch = Mismatch(usize::MAX);
}

/// Handles arguments that do not match directly: takes references that were moved in, and calls again; anything else is
/// an error.
#[cold]
#[inline(never)]
pub(super) fn call_otherwise<Marker, F: IntoFunction<Marker>>(
    body: &F,
    wrong: Mismatch,
    name: &str,
    args: &[AnyView<'_>],
    answer: Answer,
) -> Result<()> {
    if !has_moved(args) {
        return Err(F::explain(wrong, name, args));
    }
    // SAFETY: the arguments are borrowed for this call, and the frame ends with it.
    let frame = unsafe { Frame::take(args) }?;
    match body.call_slots(frame.slots()) {
        Ok(outcome) => answer.store(outcome?),
        Err(wrong) => {
            let error = F::explain(wrong, name, frame.views());
            frame.put_back();
            Err(error)
        }
    }
}

/// Marker of a typed closure.
pub struct Typed<Signature>(PhantomData<Signature>);

/// Appends the name of a type.
type WriteName = fn(&mut String);
/// Describes a value that is not of the expected type.
type Describe = fn(&AnyView<'_>) -> String;

fn describe<T: Arg>(got: &AnyView<'_>) -> String {
    T::Out::describe(got)
}

fn write_signature(text: &mut String, params: &[WriteName], result: WriteName) {
    text.push('(');
    for (i, write_type) in params.iter().enumerate() {
        write_number(text, if i == 0 { "" } else { ", " }, i, ": ");
        write_type(text);
    }
    text.push_str(") -> ");
    result(text);
}

fn write_number(text: &mut String, before: &str, number: usize, after: &str) {
    text.push_str(before);
    // Calls have at most `i32::MAX` arguments.
    text.push_str(decimal(number as u32, &mut [0; 10]));
    text.push_str(after);
}

/// The error for a wrong number of arguments, or for one that `describe` can explain.
fn refuse(
    wrong: Mismatch,
    name: &str,
    args: &[AnyView<'_>],
    (params, result): (&[WriteName], WriteName),
    describe: Option<Describe>,
) -> Error {
    let mut text = String::with_capacity(160);
    let wrong_type =
        describe.and_then(|describe| Some((describe(args.get(wrong.0)?), params.get(wrong.0)?)));
    match &wrong_type {
        Some(_) => {
            write_number(&mut text, "Mismatched type on argument #", wrong.0, " when calling: `")
        }
        None => text.push_str("Mismatched number of arguments when calling: `"),
    }
    text.push_str(name);
    write_signature(&mut text, params, result);
    match wrong_type {
        Some((got, write_type)) => {
            text.push_str("`. Expected `");
            write_type(&mut text);
            text.push_str("` but got `");
            text.push_str(&got);
            text.push('`');
        }
        None => {
            write_number(&mut text, "`. Expected ", params.len(), "");
            write_number(&mut text, " but got ", args.len(), " arguments");
        }
    }
    Error::new(error_kind::TYPE_ERROR, text)
}

/// Number of tokens.
macro_rules! count {
    ($($i:tt)*) => { <[usize]>::len(&[$($i),*]) };
}

macro_rules! arities {
    ($(($($param:ident $i:tt),*))*) => {$(
        impl<$($param: Pass),*> CallArgs for ($($param,)*) {
            #[inline(always)]
            #[allow(unused_variables, reason = "the row without parameters holds nothing")]
            fn with_views<Out>(&self, call: impl FnOnce(&[AnyView<'_>]) -> Out) -> Out {
                let held = ($(self.$i.hold(),)*);
                call(&[$(held.$i.view()),*])
            }
        }

        #[allow(non_snake_case, reason = "parameters are named after their types")]
        impl<Body, Res, $($param),*> IntoFunction<Typed<fn($($param),*) -> Res>> for Body
        where
            $($param: Arg,)*
            Res: Outcome,
            Body: Fn($($param),*) -> Res + for<'a> Fn($($param::Out<'a>),*) -> Res + Send + Sync + 'static,
        {
            fn signature() -> String {
                let mut text = String::new();
                write_signature(&mut text, &[$(<$param::Out<'static> as FfiType>::write_name),*], Res::Value::write_name);
                text
            }

            fn schema() -> String {
                let params: &[String] = &[$(<$param::Out<'static> as FfiType>::schema()),*];
                format!(
                    r#"{{"type":"ffi.Function","named_args":{{"return":[{}],"params":[{}]}}}}"#,
                    Res::Value::schema(),
                    params.join(",")
                )
            }

            #[inline]
            #[allow(unused_variables, reason = "the row without parameters reads none")]
            fn call(&self, args: Args<'_>) -> Result<Result<Any>, Mismatch> {
                let args = args.exactly::<{ count!($($i)*) }>().ok_or(Mismatch::COUNT)?;
                $(let $param = $param::from_arg(&args[$i]).ok_or(Mismatch($i))?;)*
                Ok(invoke(|| self($($param),*)))
            }

            fn call_slots(&self, slots: &[Slot]) -> Result<Result<Any>, Mismatch> {
                let [$($param),*] = slots else { return Err(Mismatch::COUNT) };
                // SAFETY: each argument is converted once, here; the description of a wrong one reads it only after
                // that.
                $(let $param = unsafe { <$param as Arg>::from_slot($param) }.ok_or(Mismatch($i))?;)*
                Ok(invoke(|| self($($param),*)))
            }

            fn explain(wrong: Mismatch, name: &str, args: &[AnyView<'_>]) -> Error {
                let write: &[WriteName] = &[$(<$param::Out<'static> as FfiType>::write_name),*];
                let describe: &[Describe] = &[$(describe::<$param>),*];
                let describe = describe.get(wrong.0).copied();
                refuse(wrong, name, args, (write, Res::Value::write_name), describe)
            }
        }
    )*};
}

#[inline]
fn invoke<Res: Outcome>(body: impl FnOnce() -> Res) -> Result<Any> {
    body().into_outcome()
}

arities! {
    ()
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11, M 12)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11, M 12, N 13)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11, M 12, N 13, O 14)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11, M 12, N 13, O 14, P 15)
}
