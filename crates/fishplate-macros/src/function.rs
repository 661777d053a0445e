//! `#[function]` and `#[export]`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Error, Ident, ItemFn, LitStr, Result, Token};

use crate::attribute::{Mistakes, check_name, doc_of, text, unknown};
use crate::load::at_load;
use crate::signature::Function;

/// Reads the item and describes it under a name.
fn describe(item: &mut ItemFn, name: &str, nonblocking: bool) -> Result<TokenStream> {
    let mut mistakes = Mistakes::default();
    let function = Function::read(&mut item.sig, None, &mut mistakes);
    if let Some(receiver) = &function.receiver {
        mistakes.at(
            receiver,
            "a method cannot be exported alone; use `#[fishplate::methods]` on the impl",
        );
    }
    mistakes.finish()?;
    let path = &item.sig.ident;
    Ok(function.describe(name, &doc_of(&item.attrs), &quote!(#path), None, nonblocking))
}

/// Arguments of `#[function]`.
struct Registered {
    name: LitStr,
    nonblocking: bool,
}

impl Parse for Registered {
    fn parse(input: ParseStream<'_>) -> Result<Registered> {
        let name = input.parse()?;
        let mut nonblocking = false;
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let word: Ident = input.parse()?;
            if word != "nonblocking" {
                let what = format!("unknown option `{word}`; there is `nonblocking`");
                return Err(Error::new(word.span(), what));
            }
            nonblocking = true;
        }
        Ok(Registered { name, nonblocking })
    }
}

pub(crate) fn register(attribute: TokenStream, mut item: ItemFn) -> Result<TokenStream> {
    let named = attribute.clone().into_iter().next();
    if named.is_none_or(|first| syn::parse2::<LitStr>(first.into()).is_err()) {
        let hint = "a global function needs a name: `#[fishplate::function(\"package.name\")]`";
        return Err(if attribute.is_empty() {
            Error::new(proc_macro2::Span::call_site(), hint)
        } else {
            Error::new_spanned(attribute, hint)
        });
    }
    let Registered { name, nonblocking } = syn::parse2(attribute)?;
    if name.value().is_empty() {
        return Err(Error::new(name.span(), "the name must not be empty"));
    }
    let described = describe(&mut item, &name.value(), nonblocking)?;
    let entry = quote!(::fishplate::__private::Entry::new(#name, || {
        ::fishplate::__private::register_function(&SIGNATURE, body)
    }));
    let load = at_load(&entry);
    Ok(quote! {
        #item
        const _: () = {
            #described
            #load
        };
    })
}

pub(crate) fn export(attribute: TokenStream, mut item: ItemFn) -> Result<TokenStream> {
    let mut name = item.sig.ident.to_string().trim_start_matches("r#").to_owned();
    let mut nonblocking = false;
    let parser = syn::meta::parser(|meta| {
        if meta.path.is_ident("nonblocking") {
            nonblocking = true;
            return Ok(());
        }
        if !meta.path.is_ident("name") {
            return Err(unknown(&meta, "`name` and `nonblocking`"));
        }
        let given = text(&meta)?;
        check_name(&given.value(), given.span())?;
        name = given.value();
        Ok(())
    });
    parser.parse2(attribute)?;
    let described = describe(&mut item, &name, nonblocking)?;
    let symbol = format!("__tvm_ffi_{name}");
    let metadata = format!("__tvm_ffi__metadata_{name}");
    let mut text_symbols = vec![(metadata, false)];
    if !doc_of(&item.attrs).is_empty() {
        text_symbols.push((format!("__tvm_ffi__doc_{name}"), true));
    }
    let texts = text_symbols.iter().enumerate().map(|(i, (symbol, is_doc))| {
        let function = format_ident!("text_{i}");
        quote! {
            #[unsafe(export_name = #symbol)]
            unsafe extern "C" fn #function(
                _: *mut fp::c_void,
                _: *const fp::RawAny,
                _: i32,
                result: *mut fp::RawAny,
            ) -> fp::c_int {
                // SAFETY: the caller follows the ABI's calling convention.
                unsafe { fp::exported_text(result, &SIGNATURE, #is_doc) }
            }
        }
    });
    Ok(quote! {
        #item
        const _: () = {
            use ::fishplate::__private as fp;
            #described
            #[unsafe(export_name = #symbol)]
            unsafe extern "C" fn call(
                _: *mut fp::c_void,
                args: *const fp::RawAny,
                num_args: i32,
                result: *mut fp::RawAny,
            ) -> fp::c_int {
                // SAFETY: the caller follows the ABI's calling convention.
                unsafe { fp::exported(args, num_args, result, body) }
            }
            #(#texts)*
        };
    })
}
