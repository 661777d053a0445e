//! Functions: made from closures, found by name, called with tuples.

use std::borrow::Cow;
use std::ffi::{c_int, c_void};
use std::fmt;
use std::marker::PhantomData;
use std::ptr::NonNull;

use fishplate_abi::{DELETE_STRONG, FunctionCell, ObjectHeader, RawAny, SafeCall, TypeIndex};

use crate::any::{Any, AnyView};
use crate::convert::{Arg, FfiType, FromView, Held, IntoAny, Outcome, Pass, takes_moved};
use crate::error::{Error, Result, decimal};
use crate::guard::{guard, prepare};
use crate::object::{ObjectRef, ObjectType};
use crate::runtime::{api, check, raised, span};
use crate::tail;

/// A function of any language.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::Function;
/// let greet = Function::new("greet", |name: &str| format!("hello {name}"));
/// let text: String = greet.call(("rails",))?;
/// assert_eq!(text, "hello rails");
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Function(ObjectRef<FunctionObj>);

/// The object of a function.
#[repr(C)]
pub struct FunctionObj {
    header: ObjectHeader,
    cell: FunctionCell,
}

// SAFETY: every `ffi.Function` has this layout.
unsafe impl ObjectType for FunctionObj {
    const TYPE_KEY: &'static str = "ffi.Function";
    fn type_index() -> TypeIndex {
        TypeIndex::FUNCTION
    }
}

/// A function object with the closure that it calls.
#[repr(C)]
struct ClosureObj<F> {
    base: FunctionObj,
    body: F,
}

unsafe extern "C" fn delete_closure<F>(object: *mut c_void, flags: c_int) {
    let object = object.cast::<ClosureObj<F>>();
    if flags & DELETE_STRONG != 0 {
        // A destructor that panics cannot tell its caller: the panic ends here.
        // SAFETY: the last strong reference is gone, so the closure is dropped once, here.
        let drop = std::panic::AssertUnwindSafe(|| unsafe {
            std::ptr::drop_in_place(&raw mut (*object).body);
        });
        let _ = std::panic::catch_unwind(drop);
    }
    // SAFETY: the memory came from `tail`.
    unsafe { tail::free(object.cast(), flags) };
}

#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
unsafe extern "C" fn call_closure<F>(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int
where
    F: Fn(Args<'_>) -> Result<Any>,
{
    guard(|| {
        // SAFETY: only `ClosureObj<F>`s carry this entry, and the caller holds the function.
        let function = unsafe { &*function.cast::<ClosureObj<F>>() };
        // SAFETY: the calling convention passes valid arguments and a result that owns nothing.
        let value = (function.body)(unsafe { Args::new(args, num_args) })?;
        if !result.is_null() {
            // SAFETY: as above.
            unsafe { result.write(value.into_raw()) };
        }
        Ok(())
    })
}

#[inline]
fn from_body<F>(body: F) -> Function
where
    F: Fn(Args<'_>) -> Result<Any> + Send + Sync + 'static,
{
    prepare();
    let header = tail::new_header(TypeIndex::FUNCTION, delete_closure::<F>);
    let cell = FunctionCell { safe_call: call_closure::<F>, cpp_call: std::ptr::null_mut() };
    let object = tail::allocate_one::<ClosureObj<F>>();
    // SAFETY: the memory is new and fits. The object starts with `FunctionObj` and has one reference,
    // which is ours.
    unsafe {
        object.write(ClosureObj { base: FunctionObj { header, cell }, body });
        Function(ObjectRef::from_handle(object.cast()))
    }
}

impl Function {
    /// A function from a closure of up to 16 typed parameters. Calls are checked: a wrong count or
    /// type is an error that names the function, the argument, what was expected and what came.
    #[inline]
    pub fn new<Marker, F>(name: impl Into<Cow<'static, str>>, body: F) -> Function
    where
        F: IntoFunction<Marker>,
    {
        let name = name.into();
        from_body(move |args| match body.call(args) {
            Ok(outcome) => outcome,
            Err(wrong) => Err(refusal::<Marker, F>(wrong, &name, args.views())),
        })
    }

    /// A function from a closure that takes whatever comes.
    #[inline]
    pub fn packed<F, R>(body: F) -> Function
    where
        F: Fn(&[AnyView<'_>]) -> R + Send + Sync + 'static,
        R: Outcome,
    {
        from_body(move |args| body(args.views()).into_outcome())
    }

    /// The global function of a name; the error says that there is none.
    pub fn get(name: &str) -> Result<Function> {
        Function::find(name)?.ok_or_else(|| {
            Error::new("ValueError", format!("Cannot find global function `{name}`"))
        })
    }

    /// The global function of a name, if there is one.
    pub fn find(name: &str) -> Result<Option<Function>> {
        let (name, mut handle) = (span(name.as_bytes()), std::ptr::null_mut());
        // SAFETY: a valid span and the address of a handle.
        check(unsafe { (api().TVMFFIFunctionGetGlobal)(&raw const name, &raw mut handle) })?;
        // SAFETY: null, or a function whose reference is ours now.
        Ok(NonNull::new(handle.cast()).map(|f| Function(unsafe { ObjectRef::from_handle(f) })))
    }

    /// Registers the function under a global name. A name that is taken is an error.
    pub fn register(&self, name: &str) -> Result<()> {
        self.set_global(name, false)
    }

    /// Registers the function under a global name in place of what is there.
    pub fn register_override(&self, name: &str) -> Result<()> {
        self.set_global(name, true)
    }

    fn set_global(&self, name: &str, may_override: bool) -> Result<()> {
        let name = span(name.as_bytes());
        let handle = self.0.as_handle();
        // SAFETY: a valid span and a live function.
        check(unsafe {
            (api().TVMFFIFunctionSetGlobal)(&raw const name, handle, c_int::from(may_override))
        })
    }

    /// Removes a global name; whether it was there.
    pub fn remove(name: &str) -> Result<bool> {
        Function::get("ffi.FunctionRemoveGlobal")?.call((name,))
    }

    /// Every global name.
    pub fn names() -> Result<Vec<String>> {
        let by_index: Function = Function::get("ffi.FunctionListGlobalNamesFunctor")?.call(())?;
        let count: i64 = by_index.call((-1,))?;
        (0..count).map(|i| by_index.call((i,))).collect()
    }

    /// Calls the function with a tuple of arguments and converts its result.
    // Always inline: arguments then go straight to where the callee reads them.
    #[inline(always)]
    pub fn call<R: for<'a> FromView<'a>>(&self, args: impl CallArgs) -> Result<R> {
        args.with_views(|views| self.call_views(views))
    }

    /// Calls the function with any number of arguments and converts its result.
    #[inline(always)]
    pub(crate) fn call_views<R: for<'a> FromView<'a>>(&self, args: &[AnyView<'_>]) -> Result<R> {
        R::from_owned(self.call_packed(args)?).map_err(wrong_result::<R>)
    }

    /// Calls the function with any number of arguments.
    #[inline(always)]
    pub fn call_packed(&self, args: &[AnyView<'_>]) -> Result<Any> {
        let mut result = RawAny::NONE;
        let count = i32::try_from(args.len()).map_err(|_| too_many(args.len()))?;
        let entry: SafeCall = self.0.cell.safe_call;
        // SAFETY: the calling convention; views are transparent over the C type.
        let status =
            unsafe { entry(self.0.as_handle(), args.as_ptr().cast(), count, &raw mut result) };
        if status != 0 {
            return Err(raised());
        }
        // SAFETY: on success the result is owned.
        Ok(unsafe { Any::from_raw(result) })
    }

    /// The function object.
    pub fn as_object(&self) -> &ObjectRef<FunctionObj> {
        &self.0
    }
}

#[cold]
fn wrong_result<R: for<'a> FromView<'a>>(value: Any) -> Error {
    Error::new(
        "TypeError",
        format!(
            "Mismatched type of the result. Expected `{}` but got `{}`",
            R::name(),
            R::describe(value.as_view())
        ),
    )
}

#[cold]
fn too_many(count: usize) -> Error {
    Error::new("ValueError", format!("Cannot pass {count} arguments"))
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FfiType for Function {
    fn name() -> String {
        FunctionObj::TYPE_KEY.into()
    }
    #[inline]
    fn from_owned(value: Any) -> Result<Function, Any> {
        value.into_object().map(Function)
    }
}

impl<'a> FromView<'a> for Function {
    #[inline]
    fn from_view(view: &'a AnyView<'a>) -> Option<Function> {
        view.to_object().map(Function)
    }
}

impl Arg for Function {
    type Out<'a> = Function;
    takes_moved!();
}

impl IntoAny for Function {
    fn into_any(self) -> Any {
        self.0.into_any()
    }
}

impl Pass for Function {
    type Held<'a> = AnyView<'a>;
    fn hold(&self) -> AnyView<'_> {
        self.0.hold()
    }
}

impl From<Function> for Any {
    fn from(value: Function) -> Any {
        value.into_any()
    }
}

/// Calls a function with any number of arguments of any types, and converts its result.
///
/// [`Function::call`] takes a tuple, of up to 16.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::{Function, call};
/// let count = Function::packed(|args| args.len());
/// let args: usize = call!(count, 1, "two", 3.0, None::<i64>)?;
/// assert_eq!(args, 4);
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! call {
    ($function:expr $(, $arg:expr)* $(,)?) => {
        $crate::__private::call_views(
            &$function,
            &[$($crate::Held::view(&$crate::Pass::hold(&$arg))),*],
        )
    };
}

/// Arguments of a call: a tuple of up to 16 values.
pub trait CallArgs {
    /// Runs `call` with the arguments as views.
    fn with_views<R>(&self, call: impl FnOnce(&[AnyView<'_>]) -> R) -> R;
}

/// A closure that can become a function. The marker keeps closures of different arity apart.
pub trait IntoFunction<Marker>: Send + Sync + 'static {
    /// Parameters and result, as errors show them.
    fn signature() -> String;
    /// Parameters and result as a JSON schema.
    fn schema() -> String;
    /// Converts the arguments and runs the body, or says what it cannot be called with.
    fn call(&self, args: Args<'_>) -> Result<Result<Any>, Mismatch>;
    /// The error for arguments that the body cannot be called with.
    fn explain(wrong: Mismatch, name: &str, args: &[AnyView<'_>]) -> Error;
}

/// The arguments of a call, as they come.
#[derive(Clone, Copy)]
pub struct Args<'a> {
    data: *const RawAny,
    count: i32,
    borrow: PhantomData<&'a RawAny>,
}

impl<'a> Args<'a> {
    /// # Safety
    /// As for [`AnyView::slice`].
    #[inline]
    unsafe fn new(data: *const RawAny, count: i32) -> Args<'a> {
        Args { data, count, borrow: PhantomData }
    }

    #[inline]
    fn views(self) -> &'a [AnyView<'a>] {
        // SAFETY: the maker of `self` vouched for it.
        unsafe { AnyView::slice(self.data, self.count) }
    }

    /// The arguments, when there are `N`.
    #[inline]
    fn exactly<const N: usize>(self) -> Option<&'a [AnyView<'a>; N]> {
        if self.count as usize != N || (N > 0 && self.data.is_null()) {
            return None;
        }
        if N == 0 {
            return <&[AnyView<'a>; N]>::try_from(&[][..]).ok();
        }
        // SAFETY: the maker of `self` vouched for `count` values.
        Some(unsafe { &*self.data.cast() })
    }
}

/// What a function cannot be called with: the position of the first wrong argument, or their number.
pub struct Mismatch(usize);

impl Mismatch {
    const COUNT: Mismatch = Mismatch(usize::MAX);
}

#[cold]
#[inline(never)]
fn refusal<Marker, F: IntoFunction<Marker>>(
    wrong: Mismatch,
    name: &str,
    args: &[AnyView<'_>],
) -> Error {
    F::explain(wrong, name, args)
}

/// Marker of a typed closure.
pub struct Typed<Signature>(PhantomData<Signature>);

/// Appends the name of a type.
type WriteName = fn(&mut String);
/// What came instead of a type.
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

/// The error for a wrong number of arguments, or for one that `describe` knows better.
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
    Error::new("TypeError", text)
}

/// How many tokens there are.
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
                // SAFETY: each argument is converted once, here; what describes a wrong one looks at
                // it after that.
                $(let $param = unsafe { $param::from_arg(&args[$i]) }.ok_or(Mismatch($i))?;)*
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
