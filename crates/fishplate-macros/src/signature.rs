//! Functions with named, typed parameters: parsed from Rust, described and called for other languages.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Expr, FnArg, Ident, Lifetime, Meta, Pat, Receiver, ReturnType, Signature, Type, TypePath,
};

use crate::attribute::{Mistakes, place_of, take};

/// The most parameters that a call can have.
const MOST: usize = 64;

pub(crate) struct Param {
    name: Ident,
    /// The type, with every lifetime `'static`.
    ty: Type,
    default: Option<Expr>,
}

impl Param {
    /// The type, with every lifetime `'static`.
    pub(crate) fn ty(&self) -> &Type {
        &self.ty
    }
}

pub(crate) struct Function {
    pub(crate) receiver: Option<Receiver>,
    pub(crate) params: Vec<Param>,
    result: Type,
}

/// Makes a type independent of its context: lifetimes become `'static`, and `Self` becomes the actual type.
struct Closed<'a> {
    class: Option<&'a Type>,
}

impl VisitMut for Closed<'_> {
    fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
        *lifetime = Lifetime::new("'static", lifetime.span());
    }

    fn visit_type_reference_mut(&mut self, reference: &mut syn::TypeReference) {
        let span = reference.and_token.span;
        reference.lifetime.get_or_insert_with(|| Lifetime::new("'static", span));
        visit_mut::visit_type_reference_mut(self, reference);
    }

    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let (Type::Path(TypePath { qself: None, path }), Some(class)) = (&*ty, self.class)
            && path.is_ident("Self")
        {
            *ty = class.clone();
            return;
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_expr_path_mut(&mut self, path: &mut syn::ExprPath) {
        visit_mut::visit_expr_path_mut(self, path);
        if let (Some(first), Some(class)) = (path.path.segments.first(), self.class)
            && first.ident == "Self"
            && path.qself.is_none()
        {
            let rest = path.path.segments.iter().skip(1);
            let whole = quote!(<#class> #(::#rest)*);
            if let Ok(whole) = syn::parse2(whole) {
                *path = whole;
            }
        }
    }
}

impl Function {
    /// Reads a signature and removes the attributes of its parameters, which Rust does not know.
    pub(crate) fn read(
        signature: &mut Signature,
        class: Option<&Type>,
        mistakes: &mut Mistakes,
    ) -> Function {
        if let Some(token) = &signature.asyncness {
            mistakes.at(token, "other languages cannot call an `async` function");
        }
        if let Some(token) = &signature.unsafety {
            mistakes
                .at(token, "an `unsafe` function cannot be offered to callers that check nothing");
        }
        if let Some(token) = &signature.variadic {
            mistakes
                .at(token, "take `&[AnyView]` in `Function::packed` for any number of arguments");
        }
        let mut types = signature.generics.type_params();
        if let Some(param) = types.next() {
            mistakes.at(param, "a generic function has no one signature; write one per type");
        }
        if let Some(param) = signature.generics.const_params().next() {
            mistakes.at(param, "a generic function has no one signature; write one per value");
        }
        if signature.inputs.len() > MOST {
            mistakes
                .at(&signature.inputs[MOST], format!("a function has at most {MOST} parameters"));
        }
        let mut closed = Closed { class };
        let mut read = Function { receiver: None, params: Vec::new(), result: unit() };
        for input in &mut signature.inputs {
            match input {
                FnArg::Receiver(receiver) => read.receiver = Some(receiver.clone()),
                FnArg::Typed(typed) => {
                    let default = read_default(&mut typed.attrs, mistakes, &mut closed);
                    let Pat::Ident(pattern) = &*typed.pat else {
                        mistakes.at(&typed.pat, "a parameter needs a name that callers can use");
                        continue;
                    };
                    if default.is_none() && read.params.iter().any(|param| param.default.is_some())
                    {
                        mistakes.at(
                            &pattern.ident,
                            "a parameter without a default cannot follow one with a default",
                        );
                    }
                    let mut ty = (*typed.ty).clone();
                    if let Type::ImplTrait(ty) = &ty {
                        mistakes
                            .at(ty, "a generic function has no one signature; write one per type");
                        continue;
                    }
                    closed.visit_type_mut(&mut ty);
                    read.params.push(Param { name: pattern.ident.clone(), ty, default });
                }
            }
        }
        if let ReturnType::Type(_, ty) = &signature.output {
            read.result = (**ty).clone();
            closed.visit_type_mut(&mut read.result);
        }
        read
    }

    /// Whether the first parameter is the object: `&self`, or named `this`.
    pub(crate) fn takes_object(&self) -> bool {
        self.receiver.is_some() || self.params.first().is_some_and(|param| param.name == "this")
    }

    pub(crate) fn result(&self) -> &Type {
        &self.result
    }

    /// A static `Signature` and a `body` that converts the arguments and calls `path`.
    pub(crate) fn describe(
        &self,
        name: &str,
        doc: &str,
        path: &TokenStream,
        class: Option<&Type>,
        nonblocking: bool,
    ) -> TokenStream {
        let fp = quote!(::fishplate::__private);
        let mut params = Vec::new();
        let mut values = Vec::new();
        let mut names = Vec::new();
        let mut defaults = Vec::new();
        if let (Some(_), Some(class)) = (&self.receiver, class) {
            let object = quote!(#fp::ObjectRef<#class>);
            params.push(quote!(#fp::Param {
                name: "self",
                type_name: <#object as #fp::FfiType>::name,
                schema: <#object as #fp::FfiType>::schema,
                default: ::core::option::Option::None,
            }));
            values.push(quote!(let this = call.this::<#class>()?;));
            names.push(format_ident!("this"));
        }
        for (i, Param { name, ty, default }) in self.params.iter().enumerate() {
            let i = i + usize::from(self.receiver.is_some());
            let text = name.to_string();
            let text = text.trim_start_matches("r#").trim_start_matches('_');
            let span = place_of(ty);
            let described =
                quote_spanned!(span=> <<#ty as #fp::Arg>::Out<'static> as #fp::FfiType>);
            let ty = quote_spanned!(span=> #ty);
            let variable = format_ident!("argument_{i}");
            let (default, value) = match default {
                Some(expr) => {
                    let shown = expr.to_token_stream().to_string();
                    let make = format_ident!("default_{i}");
                    defaults.push(quote!(fn #make() -> #ty { #expr }));
                    (
                        quote!(::core::option::Option::Some(#fp::Default {
                            value: || #fp::IntoAny::into_any(#make()),
                            text: #shown,
                        })),
                        quote_spanned!(span=> let #variable = call.get_or::<#ty>(#i, || #make())?;),
                    )
                }
                None => (
                    quote!(::core::option::Option::None),
                    quote_spanned!(span=> let #variable = call.get::<#ty>(#i)?;),
                ),
            };
            params.push(quote!(#fp::Param {
                name: #text,
                type_name: #described::name,
                schema: #described::schema,
                default: #default,
            }));
            values.push(value);
            names.push(variable);
        }
        let result = &self.result;
        let value =
            quote_spanned!(place_of(result)=> <<#result as #fp::Outcome>::Value as #fp::FfiType>);
        let outcome = quote_spanned!(place_of(result)=> #fp::Outcome::into_outcome);
        quote! {
            #(#defaults)*
            static SIGNATURE: #fp::Signature = #fp::Signature {
                name: #name,
                doc: #doc,
                params: &[#(#params),*],
                result: #value::name,
                result_schema: #value::schema,
                nonblocking: #nonblocking,
            };
            fn body(args: &#fp::Arguments<'_>, answer: #fp::Answer) -> #fp::Result<()> {
                let call = #fp::Call::new(&SIGNATURE, args)?;
                #(#values)*
                answer.store(#outcome(#path(#(#names),*))?)
            }
        }
    }
}

fn unit() -> Type {
    Type::Tuple(syn::TypeTuple { paren_token: Default::default(), elems: Default::default() })
}

fn read_default(
    attributes: &mut Vec<syn::Attribute>,
    mistakes: &mut Mistakes,
    closed: &mut Closed<'_>,
) -> Option<Expr> {
    let mut default = None;
    for attribute in take(attributes, "default") {
        match attribute.meta {
            Meta::NameValue(mut pair) => {
                closed.visit_expr_mut(&mut pair.value);
                default = Some(pair.value);
            }
            other => mistakes.at(other, "write `#[default = value]`"),
        }
    }
    default
}
