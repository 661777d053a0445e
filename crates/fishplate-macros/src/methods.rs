//! `#[methods]`: an `impl` block whose functions other languages can call.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Error, ImplItem, ImplItemFn, ItemImpl, Result, Type};

use crate::attribute::{Mistakes, check_name, doc_of, place_of, take, text, unknown};
use crate::load::at_load;
use crate::property::Properties;
use crate::signature::Function;

/// Attributes of a function in the block.
#[derive(Default)]
struct Options {
    name: Option<String>,
    constructor: bool,
    skip: bool,
    /// Whether it declares that it never waits, or that it may wait; otherwise the block decides.
    nonblocking: Option<bool>,
}

impl Options {
    fn read(item: &mut ImplItemFn, mistakes: &mut Mistakes) -> Options {
        let mut options = Options::default();
        for attribute in take(&mut item.attrs, "constructor") {
            mistakes.keep(attribute.meta.require_path_only().map(drop));
            options.constructor = true;
        }
        for attribute in take(&mut item.attrs, "method") {
            let outcome = attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("name") {
                    let name = text(&meta)?;
                    check_name(&name.value(), name.span())?;
                    options.name = Some(name.value());
                } else if meta.path.is_ident("skip") {
                    options.skip = true;
                } else if meta.path.is_ident("nonblocking") {
                    options.nonblocking = Some(true);
                } else if meta.path.is_ident("blocking") {
                    options.nonblocking = Some(false);
                } else {
                    return Err(unknown(&meta, "`name`, `skip`, `nonblocking` and `blocking`"));
                }
                Ok(())
            });
            mistakes.keep(outcome);
        }
        options
    }
}

/// One method: its description, and its row in the table.
fn method(
    item: &mut ImplItemFn,
    class: &Type,
    nonblocking: bool,
    mistakes: &mut Mistakes,
) -> Option<TokenStream> {
    let options = Options::read(item, mistakes);
    if options.skip {
        return None;
    }
    let function = Function::read(&mut item.sig, Some(class), mistakes);
    if let Some(receiver) = &function.receiver
        && (receiver.reference.is_none() || receiver.mutability.is_some())
    {
        mistakes.at(
            receiver,
            "objects are shared: take `&self`, and keep what changes in a `Field<T>`",
        );
    }
    if options.constructor && function.takes_object() {
        mistakes.at(&item.sig.inputs[0], "a constructor makes the object, it cannot take one");
    }
    let ident = &item.sig.ident;
    let name = if options.constructor {
        "__ffi_init__".to_owned()
    } else {
        options.name.unwrap_or_else(|| ident.to_string().trim_start_matches("r#").to_owned())
    };
    let shown = quote!(#class).to_string().replace(' ', "");
    let shown = format!("{shown}.{name}");
    let nonblocking = options.nonblocking.unwrap_or(nonblocking);
    let (doc, path) = (doc_of(&item.attrs), quote!(<#class>::#ident));
    let described = function.describe(&shown, &doc, &path, Some(class), nonblocking);
    let is_static = !function.takes_object();
    let result = function.result();
    let check = options.constructor.then(|| {
        quote_spanned! {place_of(result)=>
            const fn constructs<T>() where T: fp::Outcome, T::Value: fp::Made<#class> {}
            const _: () = constructs::<#result>();
        }
    });
    Some(quote! {{
        #described
        #check
        fp::Method { name: #name, signature: &SIGNATURE, body, is_static: #is_static }
    }})
}

pub(crate) fn expand(attribute: TokenStream, mut item: ItemImpl) -> Result<TokenStream> {
    let mut mistakes = Mistakes::default();
    let nonblocking = attribute.to_string() == "nonblocking";
    if !attribute.is_empty() && !nonblocking {
        mistakes.at(&attribute, "the only option of `#[fishplate::methods]` is `nonblocking`");
    }
    if let Some((_, path, _)) = &item.trait_ {
        mistakes.at(path, "methods of a trait stay in Rust; use an `impl` block of the type");
    }
    if let Some(param) = item.generics.params.first() {
        mistakes.at(param, "an object type cannot be generic");
    }
    let class = (*item.self_ty).clone();
    let mut rows = Vec::new();
    let mut constructors = Vec::new();
    let mut properties = Properties::default();
    for member in &mut item.items {
        if let ImplItem::Fn(function) = member {
            if properties.read(function, &class, &mut mistakes) {
                continue;
            }
            if function.attrs.iter().any(|attribute| attribute.path().is_ident("constructor")) {
                constructors.push(function.sig.ident.clone());
            }
            rows.extend(method(function, &class, nonblocking, &mut mistakes));
        }
    }
    for second in constructors.iter().skip(1) {
        mistakes.add(Error::new(second.span(), "a type has one constructor"));
    }
    let properties = properties.finish(&mut mistakes);
    mistakes.finish()?;
    let entry = quote!(fp::Entry::methods(
        <#class as fp::ObjectType>::TYPE_KEY,
        &fp::MethodTable {
            class: || ::core::any::TypeId::of::<#class>(),
            methods: &[#(#rows),*],
            properties: &[#(#properties),*],
        },
    ));
    let load = at_load(&entry);
    Ok(quote! {
        #item
        const _: () = {
            use ::fishplate::__private as fp;
            #load
        };
    })
}
