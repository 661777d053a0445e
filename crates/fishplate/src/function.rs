//! Functions: created from closures, found by name, called with tuples.
//!
//! A call turns the tuple into views on the stack, inlined into the caller, and calls the function's
//! `safe_call` as C would. `call_closure` is the entry of a Rust function: it converts each argument and
//! runs the closure in a guard. Type errors are worded in a cold function.

pub(crate) mod bound;
mod typed;

use fishplate_abi::error_kind;
use std::borrow::Cow;
use std::ffi::{c_int, c_void};
use std::fmt;
use std::ptr::NonNull;

use fishplate_abi::{
    DELETE_STRONG, DELETE_WEAK, FunctionCell, ObjectHeader, RawAny, SafeCall, TypeIndex,
};

use crate::__private::Body;
use crate::any::{Any, AnyView};
use crate::convert::{FfiType, FromView, IntoAny, Outcome, shown_type};
use crate::ending::end_object;
use crate::error::{Error, Result};
use crate::guard::{guard, guard_user_code, prepare};
use crate::moved::{Arguments, Frame, has_moved_raw};
use crate::object::{ObjectRef, ObjectType};
use crate::over_object::passes_by;
use crate::runtime::{check, raised, required, span};
use crate::tail;

use typed::{Args, call_otherwise};
pub use typed::{CallArgs, IntoFunction};

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
///
/// Any thread may call a function, whatever language it is written in: the ABI requires that of every function, and the
/// registry shares each with all threads. So a closure can capture a function and go to other threads:
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::{Function, Result};
/// let double = Function::new("double", |x: i64| 2 * x);
/// let again = Function::new("again", move |x: i64| -> Result<i64> {
///     double.call((double.call::<i64>((x,))?,))
/// });
/// let four: i64 = std::thread::spawn(move || again.call((1,))).join().unwrap()?;
/// assert_eq!(four, 4);
/// # Ok(())
/// # }
/// ```
///
/// Rust closures are `Send` and `Sync` for that reason. The runtime's iterators over maps (`ffi.MapForwardIterFunctor`)
/// hold whatever is in the map; they stay on their thread and do not convert to a `Function`. Use
/// [`Map::iter`](crate::Map::iter) instead. A function of another language that hands one mutable container to two
/// threads breaks the ABI's rule for these: see [`List`](crate::List).
#[derive(Clone)]
pub struct Function(ObjectRef<FunctionObj>);

// SAFETY: the ABI lets every thread call a function, and the registry shares functions with all of them, so a function
// that has state, in whatever language, guards it. Closures of this crate are `Send` and `Sync`. The count is atomic.
// `is_bound` refuses functions that are known to be tied to a thread.
unsafe impl Send for Function {}
// SAFETY: every thread may call a function through `&`, as the ABI allows; the count is atomic.
unsafe impl Sync for Function {}

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

/// The deleter of a function whose closure captures nothing that needs a drop.
unsafe extern "C" fn delete_closure<F>(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the last strong reference is gone.
        unsafe { drop_closure::<F>(object) };
    }
    // SAFETY: the memory came from `tail`.
    unsafe { tail::free(object, flags) };
}

/// The deleter of a function whose closure may own functions in turn, to any depth.
unsafe extern "C" fn delete_nesting_closure<F>(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the arguments of a deleter; the memory came from `tail`.
        return unsafe { end_object(object, flags, drop_closure::<F>, free_closure) };
    }
    // SAFETY: the memory came from `tail`.
    unsafe { tail::free(object, flags) };
}

unsafe fn drop_closure<F>(object: *mut c_void) {
    // SAFETY: the last strong reference is gone, so the closure is dropped once, here.
    unsafe { std::ptr::drop_in_place(&raw mut (*object.cast::<ClosureObj<F>>()).body) };
}

unsafe fn free_closure(object: *mut c_void) {
    // SAFETY: the memory came from `tail`, and the last weak reference is gone.
    unsafe { tail::free(object, DELETE_WEAK) };
}

/// The code of a function: converts its arguments and stores its result.
trait Run: Fn(Args<'_>, Answer) -> Result<()> {}
impl<F: Fn(Args<'_>, Answer) -> Result<()>> Run for F {}

/// The place for the result of a call.
#[derive(Clone, Copy)]
pub struct Answer(*mut RawAny);

impl Answer {
    /// Takes the place that a caller passes.
    ///
    /// # Safety
    /// `result` is null or writable, owns nothing, and outlives the answer.
    #[inline(always)]
    pub(crate) unsafe fn new(result: *mut RawAny) -> Answer {
        Answer(result)
    }

    /// Stores the result, unless the caller ignores it.
    #[inline(always)]
    pub fn store(self, value: Any) -> Result<()> {
        if !self.0.is_null() {
            // SAFETY: `new` requires a writable place that owns nothing.
            unsafe { self.0.write(value.into_raw()) };
        }
        Ok(())
    }
}

/// The entry of a function. With `TAKES_MOVED`, references that the caller moves in are taken before the body sees
/// them; without it, the body takes them.
#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
unsafe extern "C" fn call_closure<F: Run, const TAKES_MOVED: bool>(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: the calling convention passes valid arguments.
    let has_moved = || TAKES_MOVED && unsafe { has_moved_raw(args, num_args) };
    if !fishplate_stack::has_room() || has_moved() {
        // SAFETY: passes on the arguments of the same call.
        return unsafe { call_with_care::<F, TAKES_MOVED>(function, args, num_args, result) };
    }
    guard(|| {
        // SAFETY: only `ClosureObj<F>`s carry this entry, and the caller holds the function.
        let function = unsafe { &*function.cast::<ClosureObj<F>>() };
        // SAFETY: the calling convention passes valid arguments.
        let args = unsafe { Args::new(args, num_args) };
        // SAFETY: the calling convention passes a result that owns nothing.
        (function.body)(args, unsafe { Answer::new(result) })
    })
}

/// Runs a function when little stack may be left, or when its caller moves references in, which are taken first.
/// Separate from the entry, which then needs no stack frame.
#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
#[cold]
#[inline(never)]
unsafe extern "C" fn call_with_care<F: Run, const TAKES_MOVED: bool>(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    guard_user_code(|| {
        // SAFETY: only `ClosureObj<F>`s carry this entry, and the caller holds the function.
        let function = unsafe { &*function.cast::<ClosureObj<F>>() };
        // SAFETY: the calling convention passes a result that owns nothing.
        let answer = unsafe { Answer::new(result) };
        if !TAKES_MOVED {
            // SAFETY: the calling convention passes valid arguments.
            return (function.body)(unsafe { Args::new(args, num_args) }, answer);
        }
        // SAFETY: the arguments are borrowed for this call, and the frame ends with it.
        let frame = unsafe { Frame::take(AnyView::slice(args, num_args)) }?;
        let views = frame.views();
        // SAFETY: as many valid values, which the frame keeps.
        let args = unsafe { Args::new(views.as_ptr().cast(), num_args) };
        (function.body)(args, answer)
    })
}

/// Creates a function that runs a body. `nests` says whether the body captures values that may own further objects.
#[inline]
fn from_body<const TAKES_MOVED: bool, F>(body: F, nests: bool) -> Function
where
    F: Run + Send + Sync + 'static,
{
    prepare();
    let delete = if nests { delete_nesting_closure::<F> } else { delete_closure::<F> };
    let header = tail::new_header(TypeIndex::FUNCTION, delete);
    let safe_call = call_closure::<F, TAKES_MOVED>;
    let cell = FunctionCell { safe_call, cpp_call: std::ptr::null_mut() };
    let object = tail::allocate_one::<ClosureObj<F>>();
    // SAFETY: the memory is new and fits. The object starts with `FunctionObj` and has one reference, which we own.
    unsafe {
        object.write(ClosureObj { base: FunctionObj { header, cell }, body });
        Function(ObjectRef::from_handle(object.cast()))
    }
}

impl Function {
    /// Creates a function from a closure of up to 16 typed parameters. Calls are checked: a wrong number or type of
    /// arguments is an error that names the function, the argument, and the expected and the actual type.
    #[inline]
    pub fn new<Marker, F>(name: impl Into<Cow<'static, str>>, body: F) -> Function
    where
        F: IntoFunction<Marker>,
    {
        let name = name.into();
        let call = move |args: Args<'_>, answer: Answer| match body.call(args) {
            Ok(outcome) => answer.store(outcome?),
            Err(wrong) => call_otherwise(&body, wrong, &name, args.views(), answer),
        };
        from_body::<false, _>(call, std::mem::needs_drop::<F>())
    }

    /// Creates a function from a closure that accepts any arguments.
    #[inline]
    pub fn packed<F, R>(body: F) -> Function
    where
        F: Fn(&[AnyView<'_>]) -> R + Send + Sync + 'static,
        R: Outcome,
    {
        let call =
            move |args: Args<'_>, answer: Answer| answer.store(body(args.views()).into_outcome()?);
        from_body::<true, _>(call, std::mem::needs_drop::<F>())
    }

    /// Creates a function from a body whose parameters have names.
    pub(crate) fn named(body: Body) -> Function {
        let call = move |args: Args<'_>, answer: Answer| {
            Arguments::run(args.views(), |args| body(args, answer))
        };
        from_body::<false, _>(call, false)
    }

    /// Returns a global function by name; an unknown name is an error.
    pub fn get(name: &str) -> Result<Function> {
        Function::find(name)?.ok_or_else(|| {
            Error::new(error_kind::VALUE_ERROR, format!("Cannot find global function `{name}`"))
        })
    }

    /// The global function with this name, if there is one.
    pub fn find(name: &str) -> Result<Option<Function>> {
        let (name, mut handle) = (span(name.as_bytes()), std::ptr::null_mut());
        let api = required()?;
        // SAFETY: a valid span and the address of a handle.
        check(unsafe { (api.TVMFFIFunctionGetGlobal)(&raw const name, &raw mut handle) })?;
        // SAFETY: null, or a function whose reference we own now.
        Ok(NonNull::new(handle.cast()).map(|f| Function(unsafe { ObjectRef::from_handle(f) })))
    }

    /// Registers the function under a global name. A name that is already taken is an error.
    pub fn register(&self, name: &str) -> Result<()> {
        self.set_global(name, false)
    }

    /// Registers the function under a global name, replacing an existing one.
    pub fn register_override(&self, name: &str) -> Result<()> {
        self.set_global(name, true)
    }

    fn set_global(&self, name: &str, may_override: bool) -> Result<()> {
        let name = span(name.as_bytes());
        let handle = self.0.as_handle();
        let api = required()?;
        // SAFETY: a valid span and a live function.
        check(unsafe {
            (api.TVMFFIFunctionSetGlobal)(&raw const name, handle, c_int::from(may_override))
        })
    }

    /// Removes a global name; returns whether it existed.
    pub fn remove(name: &str) -> Result<bool> {
        Function::get("ffi.FunctionRemoveGlobal")?.call((name,))
    }

    /// All global names.
    pub fn names() -> Result<Vec<String>> {
        let by_index: Function = Function::get("ffi.FunctionListGlobalNamesFunctor")?.call(())?;
        let count: i64 = by_index.call((-1,))?;
        (0..count).map(|i| by_index.call((i,))).collect()
    }

    /// Calls the function with a tuple of arguments and converts its result.
    // Always inline: arguments are then written directly to where the callee reads them.
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
        error_kind::TYPE_ERROR,
        format!(
            "Mismatched type of the result. Expected `{}` but got `{}`",
            R::name(),
            R::describe(value.as_view())
        ),
    )
}

#[cold]
fn too_many(count: usize) -> Error {
    Error::new(error_kind::VALUE_ERROR, format!("Cannot pass {count} arguments"))
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
        match value.into_object() {
            Ok(function) if bound::is_bound(&function) => Err(function.into_any()),
            other => other.map(Function),
        }
    }
}

impl<'a> FromView<'a> for Function {
    #[inline]
    fn from_view(view: &'a AnyView<'a>) -> Option<Function> {
        view.to_object().filter(|function| !bound::is_bound(function)).map(Function)
    }
    fn describe(view: &'a AnyView<'a>) -> String {
        match view.as_object::<FunctionObj>() {
            Some(_) => {
                "an iterator over a map, which stays on its thread; iterate over the map".into()
            }
            None => shown_type(view),
        }
    }
}

passes_by!(0 of Function);

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
