//! The fields of a derived type, as their attributes describe them.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, Ident, Path, Type};

use crate::attribute::{Mistakes, check_name, doc_of, switch, text, unknown};

const OPTIONS: &str = "`default`, `default_factory`, `doc`, `name`, `kw_only`, `frozen`, `skip`, \
                       `init = false`, `repr = false`, `compare = false`, `hash = false` and \
                       `structural`";

pub(crate) struct Field {
    pub(crate) ident: Ident,
    pub(crate) ty: Type,
    pub(crate) skip: bool,
    name: String,
    doc: String,
    default: Option<Expr>,
    factory: Option<Path>,
    frozen: bool,
    /// Names of constants of `FieldFlags`.
    flags: Vec<&'static str>,
}

impl Field {
    pub(crate) fn read(field: &syn::Field, mistakes: &mut Mistakes) -> Option<Field> {
        let ident = field.ident.clone()?;
        let mut read = Field {
            name: ident.to_string().trim_start_matches("r#").to_owned(),
            ident,
            ty: field.ty.clone(),
            skip: false,
            doc: doc_of(&field.attrs),
            default: None,
            factory: None,
            frozen: false,
            flags: Vec::new(),
        };
        for attribute in field.attrs.iter().filter(|a| a.path().is_ident("field")) {
            mistakes.keep(attribute.parse_nested_meta(|meta| read.option(&meta)));
        }
        if let (Some(_), Some(factory)) = (&read.default, &read.factory) {
            mistakes.at(factory, "a field has a `default` or a `default_factory`, not both");
        }
        if read.skip && (!read.flags.is_empty() || read.frozen) {
            mistakes
                .at(&field.ident, "a field with `skip` is unknown elsewhere: no other option fits");
        }
        Some(read)
    }

    fn option(&mut self, meta: &syn::meta::ParseNestedMeta<'_>) -> syn::Result<()> {
        let Some(name) = meta.path.get_ident().map(Ident::to_string) else {
            return Err(unknown(meta, OPTIONS));
        };
        let mut off = |flag| -> syn::Result<()> {
            if !switch(meta)? {
                self.flags.push(flag);
            }
            Ok(())
        };
        match name.as_str() {
            "default" => self.default = Some(meta.value()?.parse()?),
            "default_factory" => self.factory = Some(meta.value()?.parse()?),
            "doc" => self.doc = meta.value()?.parse::<syn::LitStr>()?.value(),
            "name" => {
                let name = text(meta)?;
                check_name(&name.value(), name.span())?;
                self.name = name.value();
            }
            "kw_only" => self.flags.push("KW_ONLY"),
            "frozen" => self.frozen = true,
            "skip" => self.skip = true,
            "init" => off("INIT_OFF")?,
            "repr" => off("REPR_OFF")?,
            "compare" => off("COMPARE_OFF")?,
            "hash" => off("HASH_OFF")?,
            "structural" => {
                let how = text(meta)?;
                self.flags.push(match how.value().as_str() {
                    "ignore" => "S_EQ_HASH_IGNORE",
                    "def" => "S_EQ_HASH_DEF_PATTERN",
                    "def_simple" => "S_EQ_HASH_DEF_SIMPLE",
                    _ => {
                        let text = "`structural` is one of \"ignore\", \"def\" and \"def_simple\"";
                        return Err(syn::Error::new(how.span(), text));
                    }
                });
            }
            _ => return Err(unknown(meta, OPTIONS)),
        }
        Ok(())
    }

    /// The type, as bounds show it in errors: at the field's type.
    fn storage(&self) -> TokenStream {
        let ty = &self.ty;
        quote_spanned!(ty.span()=> #ty)
    }

    /// The default as an expression of the value's type.
    fn default_value(&self) -> Option<TokenStream> {
        match (&self.default, &self.factory) {
            (Some(expr), _) => Some(quote!(#expr)),
            (None, Some(path)) => Some(quote!(#path())),
            (None, None) => None,
        }
    }

    /// `unsafe impl FieldAt<I>`.
    pub(crate) fn place(&self, class: &Ident, i: usize) -> TokenStream {
        let (ident, name, storage) = (&self.ident, &self.name, self.storage());
        quote! {
            // SAFETY: type and offset are the field's own.
            unsafe impl fp::FieldAt<#i> for #class {
                type Storage = #storage;
                const NAME: &'static str = #name;
                const OFFSET: usize = ::core::mem::offset_of!(#class, #ident);
            }
        }
    }

    /// The description for the runtime.
    pub(crate) fn describe(&self, class: &Ident, i: usize) -> TokenStream {
        let (doc, frozen, storage) = (&self.doc, self.frozen, self.storage());
        let flags = self.flags.iter().map(|flag| {
            let flag = Ident::new(flag, proc_macro2::Span::call_site());
            quote!(| fp::FieldFlags::#flag.0)
        });
        let default = match (self.default_value(), &self.factory) {
            (None, _) => quote!(fp::FieldDefault::None),
            (Some(value), factory) => {
                let kind = if factory.is_some() { quote!(Factory) } else { quote!(Value) };
                quote!(fp::FieldDefault::#kind(|| {
                    let value: <#storage as fp::FieldType>::Value = #value;
                    fp::IntoAny::into_any(value)
                }))
            }
        };
        quote!(fp::field::<#class, #i>(#doc, 0 #(#flags)*, #frozen, #default))
    }

    /// The field in `build`.
    pub(crate) fn build(&self, class: &Ident, i: usize) -> TokenStream {
        let ident = &self.ident;
        let default = match self.default_value() {
            Some(value) => quote!(::core::option::Option::Some(|| #value)),
            None => quote!(::core::option::Option::None),
        };
        quote!(#ident: init.take::<#class, #i>(#default)?)
    }

    /// The field in `empty`.
    pub(crate) fn empty(&self) -> TokenStream {
        let (ident, storage) = (&self.ident, self.storage());
        let value = match self.default_value() {
            Some(value) => value,
            None => quote!(<#storage as fp::FieldType>::empty()?),
        };
        quote!(#ident: <#storage as fp::FieldType>::new(#value))
    }

    /// The field in `copy`.
    pub(crate) fn copy(&self) -> TokenStream {
        let (ident, storage) = (&self.ident, self.storage());
        quote!(#ident: <#storage as fp::FieldType>::new(fp::FieldType::get(&self.#ident)))
    }

    /// A field that is kept to Rust, in `build` and `empty`.
    pub(crate) fn skipped(&self) -> TokenStream {
        let ident = &self.ident;
        let value = self.default_value().unwrap_or_else(
            || quote_spanned!(self.ty.span()=> ::core::default::Default::default()),
        );
        quote!(#ident: #value)
    }

    /// The check that a field that is kept to Rust may be shared between threads.
    pub(crate) fn check_shared(&self) -> TokenStream {
        let ty = &self.ty;
        quote_spanned!(ty.span()=> const _: () = fp::assert_shared::<#ty>();)
    }
}
