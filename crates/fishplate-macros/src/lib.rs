//! The macros of the crate `fishplate`, which re-exports and documents them.
//!
//! Each macro reads its item into a plain description, reports every mistake at the token that causes it, and writes
//! code that only calls `fishplate::__private`.
#![forbid(unsafe_code)]

mod attribute;
mod class;
mod field;
mod function;
mod load;
mod methods;
mod property;
mod signature;

use proc_macro::TokenStream;
use syn::parse_macro_input;

/// Turns a struct into a type of objects that every language can hold.
///
/// ```
/// use fishplate::{Field, Object, ObjectRef};
///
/// /// A point of the plane.
/// #[derive(Object)]
/// #[object(key = "docs.Point")]
/// struct Point {
///     /// To the right; never changes.
///     x: f64,
///     /// Upwards; everyone may set it.
///     #[field(default = 0.0)]
///     y: Field<f64>,
/// }
///
/// let point = Point { x: 3.0, y: 4.0.into() }.into_ref();
/// point.y.set(5.0);
/// assert_eq!(point.x + point.y.get(), 8.0);
/// ```
///
/// The type is registered when the library is loaded or at first use: key, fields with docs and defaults, a constructor
/// over the fields, copies. Other languages read all fields. They may set a plain field only while they construct the
/// object, because Rust reads it by reference; they may set a `Field<T>` at any time.
///
/// On the struct, `#[object(...)]`:
/// - `key = "..."`: the name of the type, required;
/// - `parent = Type`: another derived type, which must be the type of the first field; the struct
///   then needs `#[repr(C)]`;
/// - `final`: no type can be derived from this one;
/// - `opaque`: only Rust creates objects, so that fields with `skip` need no default;
/// - `init = false`: no constructor is generated;
/// - `repr = f`, `eq = f`, `hash = f`: functions `fn(&T) -> String`, `fn(&T, &T) -> bool` and `fn(&T) -> u64` that
///   replace the ones over the fields;
/// - `structural = "tree"`: the kind of structural comparison, one of `tree`, `var`, `dag`, `const_tree`, `unique`.
///
/// On a field, `#[field(...)]`:
/// - `default = expr`, `default_factory = f`: the value if the constructor is given none;
/// - `kw_only`, `init = false`: keyword-only, or not a parameter of the constructor at all;
/// - `frozen`: other languages cannot set it even if it is a `Field<T>`;
/// - `repr = false`, `compare = false`, `hash = false`: left out there;
/// - `doc = "..."`: documentation in place of the doc comment; `name = "..."`: another name;
/// - `skip`: only Rust sees the field; it must be `Send + Sync`, and starts as its `default` or as `Default::default()`
///   if another language creates the object.
#[proc_macro_derive(Object, attributes(object, field))]
pub fn derive_object(item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as syn::DeriveInput);
    class::derive(&item).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Registers the functions of an `impl` block as methods of an object type.
///
/// ```
/// # use fishplate::{Object, ObjectRef};
/// #[derive(Object)]
/// #[object(key = "docs.Circle")]
/// struct Circle {
///     radius: f64,
/// }
///
/// #[fishplate::methods]
/// impl Circle {
///     /// A circle of a diameter.
///     #[constructor]
///     fn new(diameter: f64) -> Circle {
///         Circle { radius: diameter / 2.0 }
///     }
///
///     /// The area, in some unit.
///     fn area(&self, #[default = 1.0] unit: f64) -> f64 {
///         std::f64::consts::PI * self.radius * self.radius / unit
///     }
///
///     /// A static function.
///     fn unit() -> Circle {
///         Circle::new(2.0)
///     }
/// }
/// ```
///
/// A function with `&self`, or with a first parameter `this: ObjectRef<Self>`, is a method; any other is static.
/// `#[constructor]` marks the one that creates objects for other languages, `#[method(name = "...")]` sets another
/// name, and `#[method(skip)]` leaves a function to Rust.
///
/// `#[method(nonblocking)]` declares that a method is short and never waits for another thread; Python then holds the
/// GIL during calls, which makes them cheaper. `#[methods(nonblocking)]` declares it for all methods in the block
/// except those with `#[method(blocking)]`.
///
/// `#[getter] fn x(&self)` creates a field `x` that other languages read through this function, and
/// `#[setter] fn set_x(&self, value: V)` lets them set it. Either may take `this: &ObjectRef<Self>` instead of `&self`,
/// and `(name = "...")` sets another name.
#[proc_macro_attribute]
pub fn methods(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as syn::ItemImpl);
    methods::expand(attribute.into(), item).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Registers a function under a global name, when the library is loaded into a process that has a runtime, or else by
/// `fishplate::register_all`.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// /// Scales a number.
/// #[fishplate::function("docs.scale")]
/// fn scale(x: f64, #[default = 2.0] by: f64) -> f64 {
///     x * by
/// }
///
/// fishplate::register_all()?;
/// let scale = fishplate::Function::get("docs.scale")?;
/// assert_eq!(scale.call::<f64>((4.0,))?, 8.0);
/// # Ok(())
/// # }
/// ```
///
/// Names, defaults and docs go into the function's metadata. The last parameters may have a `#[default = expr]`.
/// `#[fishplate::function("docs.scale", nonblocking)]` declares that the function is short and never waits for another
/// thread; Python then holds the GIL during calls, which makes them cheaper.
#[proc_macro_attribute]
pub fn function(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as syn::ItemFn);
    function::register(attribute.into(), item)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

/// Exports a function from a `cdylib`, so that any language can load the library and call it.
///
/// ```
/// /// Adds one.
/// #[fishplate::export]
/// fn add_one(x: i64) -> i64 {
///     x + 1
/// }
/// ```
///
/// In Python: `tvm_ffi.load_module("libkernels.so").add_one(41)`. The symbols are `__tvm_ffi_add_one` and, for tools,
/// `__tvm_ffi__metadata_add_one` and `__tvm_ffi__doc_add_one`. `#[fishplate::export(name = "...")]` sets another name,
/// and `nonblocking` has the same meaning as for [`macro@function`].
#[proc_macro_attribute]
pub fn export(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as syn::ItemFn);
    function::export(attribute.into(), item).unwrap_or_else(|error| error.to_compile_error()).into()
}
