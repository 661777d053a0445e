//! Fields of a derived type, as their attributes describe them: names, offsets, defaults, docs (`FieldAt`).

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::{Expr, Ident, Path, Type};

use crate::attribute::{Mistakes, check_name, doc_of, place_of, switch, text, unknown};

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

    /// The name of the function that creates the default, if there is one.
    fn default_name(&self) -> Option<Ident> {
        let has_default = self.default.is_some() || self.factory.is_some();
        has_default.then(|| format_ident!("default_{}", self.ident))
    }

    /// The function that creates the default, of type `value`.
    fn default_function(&self, value: &TokenStream) -> Option<TokenStream> {
        let name = self.default_name()?;
        let body = match (&self.default, &self.factory) {
            (Some(expr), _) => quote!(#expr),
            (None, factory) => quote!(#factory()),
        };
        Some(quote!(fn #name() -> #value { #body }))
    }

    /// `unsafe impl FieldAt<I>`.
    pub(crate) fn place(&self, class: &Ident, i: usize) -> TokenStream {
        let (ident, name, ty) = (&self.ident, &self.name, &self.ty);
        let storage = quote_spanned!(place_of(ty)=> #ty);
        let value = quote!(fp::Value<#class, #i>);
        let default = self.default_function(&value);
        quote! {
            #default
            // SAFETY: type and offset are those of the field.
            unsafe impl fp::FieldAt<#i> for #class {
                type Storage = #storage;
                const NAME: &'static str = #name;
                const OFFSET: usize = ::core::mem::offset_of!(#class, #ident);
            }
        }
    }

    /// The description for the runtime.
    pub(crate) fn describe(&self, class: &Ident, i: usize) -> TokenStream {
        let (doc, frozen) = (&self.doc, self.frozen);
        let flags = self.flags.iter().map(|flag| {
            let flag = Ident::new(flag, proc_macro2::Span::call_site());
            quote!(| fp::FieldFlags::#flag.0)
        });
        let default = match self.default_name() {
            None => quote!(fp::FieldDefault::None),
            Some(make) => {
                let kind = if self.factory.is_some() { quote!(Factory) } else { quote!(Value) };
                quote!(fp::FieldDefault::#kind(|| fp::IntoAny::into_any(#make())))
            }
        };
        quote_spanned!(place_of(&self.ty)=> fp::field::<#class, #i>(#doc, 0 #(#flags)*, #frozen, #default))
    }

    /// The field in `build`.
    pub(crate) fn build(&self, class: &Ident, i: usize) -> TokenStream {
        let ident = &self.ident;
        let default = match self.default_name() {
            Some(make) => quote!(::core::option::Option::Some(#make)),
            None => quote!(::core::option::Option::None),
        };
        quote_spanned!(place_of(&self.ty)=> #ident: init.take::<#class, #i>(#default)?)
    }

    /// The field in `empty`.
    pub(crate) fn empty(&self, class: &Ident, i: usize) -> TokenStream {
        let (ident, span) = (&self.ident, place_of(&self.ty));
        match self.default_name() {
            Some(make) => quote_spanned!(span=> #ident: fp::new_field::<#class, #i>(#make())),
            None => quote_spanned!(span=> #ident: fp::empty_field::<#class, #i>()?),
        }
    }

    /// The field in `copy`.
    pub(crate) fn copy(&self, class: &Ident, i: usize) -> TokenStream {
        let ident = &self.ident;
        quote_spanned!(place_of(&self.ty)=> #ident: fp::copy_field::<#class, #i>(&self.#ident))
    }

    /// A field that only Rust sees, in `build` and `empty`.
    pub(crate) fn skipped(&self) -> TokenStream {
        let ident = &self.ident;
        let value = match self.default_name() {
            Some(make) => quote!(#make()),
            None => quote_spanned!(place_of(&self.ty)=> ::core::default::Default::default()),
        };
        quote!(#ident: #value)
    }

    /// Requirements on a field that only Rust sees: it needs a default, and threads must be allowed to share it.
    pub(crate) fn kept(&self) -> TokenStream {
        let ty = &self.ty;
        let default = self.default_function(&quote!(#ty));
        let check = quote_spanned!(place_of(ty)=> const _: () = fp::assert_shared::<#ty>(););
        quote!(#default #check)
    }
}
