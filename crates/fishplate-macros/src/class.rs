//! `#[derive(Object)]`: writes the `Class` impl of a struct.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, Ident, LitStr, Path, Result, Type};

use crate::attribute::{Mistakes, doc_of, switch, text, unknown};
use crate::field::Field;
use crate::load::at_load;

const OPTIONS: &str =
    "`key`, `parent`, `final`, `opaque`, `init = false`, `repr`, `eq`, `hash` and `structural`";

/// The options in `#[object(...)]`.
struct Options {
    key: Option<LitStr>,
    parent: Option<Type>,
    is_final: bool,
    opaque: bool,
    init: bool,
    hooks: Vec<(Ident, Path)>,
    structural: Ident,
}

impl Options {
    fn read(item: &DeriveInput, mistakes: &mut Mistakes) -> Options {
        let mut options = Options {
            key: None,
            parent: None,
            is_final: false,
            opaque: false,
            init: true,
            hooks: Vec::new(),
            structural: format_ident!("UNSUPPORTED"),
        };
        for attribute in item.attrs.iter().filter(|a| a.path().is_ident("object")) {
            mistakes.keep(attribute.parse_nested_meta(|meta| options.option(&meta)));
        }
        options
    }

    fn option(&mut self, meta: &syn::meta::ParseNestedMeta<'_>) -> Result<()> {
        let Some(name) = meta.path.get_ident() else { return Err(unknown(meta, OPTIONS)) };
        match name.to_string().as_str() {
            "key" => self.key = Some(text(meta)?),
            "parent" => self.parent = Some(meta.value()?.parse()?),
            "final" => self.is_final = true,
            "opaque" => (self.opaque, self.init) = (true, false),
            "init" => self.init = switch(meta)?,
            "repr" | "eq" | "hash" => self.hooks.push((name.clone(), meta.value()?.parse()?)),
            "structural" => {
                let how = text(meta)?;
                self.structural = match how.value().as_str() {
                    "tree" => format_ident!("TREE_NODE"),
                    "var" => format_ident!("FREE_VAR"),
                    "dag" => format_ident!("DAG_NODE"),
                    "const_tree" => format_ident!("CONST_TREE_NODE"),
                    "unique" => format_ident!("UNIQUE_INSTANCE"),
                    _ => {
                        let text = "`structural` is one of \"tree\", \"var\", \"dag\", \
                                    \"const_tree\" and \"unique\"";
                        return Err(Error::new(how.span(), text));
                    }
                };
            }
            _ => return Err(unknown(meta, OPTIONS)),
        }
        Ok(())
    }
}

/// The parsed struct.
struct Class<'a> {
    item: &'a DeriveInput,
    key: LitStr,
    options: Options,
    /// The field of the parent's type.
    parent: Option<(Ident, Type)>,
    fields: Vec<Field>,
    skipped: Vec<Field>,
}

pub(crate) fn derive(item: &DeriveInput) -> Result<TokenStream> {
    let fields = match &item.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => &fields.named,
            Fields::Unit => &syn::punctuated::Punctuated::new(),
            Fields::Unnamed(fields) => {
                let text = "an object type needs fields with names: `struct Name { field: Type }`";
                return Err(Error::new_spanned(fields, text));
            }
        },
        Data::Enum(data) => {
            return Err(Error::new(
                data.enum_token.span,
                "an object type is a struct, not an enum",
            ));
        }
        Data::Union(data) => {
            return Err(Error::new(
                data.union_token.span,
                "an object type is a struct, not a union",
            ));
        }
    };
    let mut mistakes = Mistakes::default();
    if let Some(param) = item.generics.params.first() {
        mistakes.at(param, "an object type cannot be generic: its key names one layout");
    }
    let mut options = Options::read(item, &mut mistakes);
    let mut fields: Vec<Field> =
        fields.iter().filter_map(|field| Field::read(field, &mut mistakes)).collect();
    let parent = read_parent(item, &options, &mut fields, &mut mistakes);
    let Some(key) = options.key.take() else {
        mistakes.at(
            &item.ident,
            "an object type needs a key that no other type has: `#[object(key = \"package.Name\")]`",
        );
        return mistakes.finish().map(|()| TokenStream::new());
    };
    mistakes.finish()?;
    let (skipped, fields) = fields.into_iter().partition(|field| field.skip);
    Ok(Class { item, key, options, parent, fields, skipped }.expand())
}

/// Takes the parent's field out of the list.
fn read_parent(
    item: &DeriveInput,
    options: &Options,
    fields: &mut Vec<Field>,
    mistakes: &mut Mistakes,
) -> Option<(Ident, Type)> {
    let parent = options.parent.as_ref()?;
    let is_c = |attribute: &syn::Attribute| {
        let mut found = false;
        let _ = attribute.parse_nested_meta(|meta| {
            found |= meta.path.is_ident("C");
            Ok(())
        });
        attribute.path().is_ident("repr") && found
    };
    if !item.attrs.iter().any(is_c) {
        mistakes.at(
            &item.ident,
            "a type with a parent needs `#[repr(C)]`, so that the parent comes first",
        );
    }
    let is_parent = |first: &Field| {
        let ty = &first.ty;
        quote!(#ty).to_string() == quote!(#parent).to_string()
    };
    if !fields.first().is_some_and(is_parent) {
        let text = format!("the first field must be the parent: `base: {}`", quote!(#parent));
        mistakes.at(fields.first().map_or(parent.span(), |first| first.ty.span()), text);
        return None;
    }
    let first = fields.remove(0);
    Some((first.ident, first.ty))
}

impl Class<'_> {
    fn expand(&self) -> TokenStream {
        let (name, vis, key) = (&self.item.ident, &self.item.vis, &self.key);
        let object_type = self.object_type();
        let class = self.class();
        let conversions = self.conversions();
        let places = self.fields.iter().enumerate().map(|(i, field)| field.place(name, i));
        let kept = self.skipped.iter().map(Field::kept);
        let load = at_load(&quote!(fp::Entry::new(#key, || fp::register::<#name>().map(|_| ()))));
        quote! {
            const _: () = {
                use ::fishplate::__private as fp;
                #object_type
                #class
                #(#places)*
                #(#kept)*
                impl #name {
                    /// The value as a new object.
                    #[allow(dead_code, reason = "for whoever makes objects")]
                    #vis fn into_ref(self) -> fp::ObjectRef<#name> {
                        fp::ObjectRef::new(self)
                    }
                }
                #conversions
                #load
            };
        }
    }

    /// Converts a value to an object where a function returns it; a reference is a parameter.
    fn conversions(&self) -> TokenStream {
        let (name, key) = (&self.item.ident, &self.key);
        quote! {
            impl fp::FfiType for #name {
                fn name() -> ::std::string::String {
                    #key.into()
                }
            }
            impl fp::FfiType for &#name {
                fn name() -> ::std::string::String {
                    #key.into()
                }
            }
            impl fp::IntoAny for #name {
                fn into_any(self) -> fp::Any {
                    fp::IntoAny::into_any(fp::ObjectRef::new(self))
                }
            }
            impl<'a> fp::FromView<'a> for &'a #name {
                fn from_view(view: &'a fp::AnyView<'a>) -> ::core::option::Option<&'a #name> {
                    view.as_object()
                }
            }
            impl fp::Arg for &'static #name {
                type Out<'a> = &'a #name;
            }
        }
    }

    fn object_type(&self) -> TokenStream {
        let (name, key) = (&self.item.ident, &self.key);
        let is_instance = match self.options.is_final {
            true => quote!(index == fp::type_index::<#name>()),
            false => quote!(fp::is_instance::<#name>(index)),
        };
        quote! {
            // SAFETY: objects of the type are created only by `ObjectRef::new`, and those of
            // derived types that were laid out elsewhere do not pass `claim`.
            unsafe impl fp::ObjectType for #name {
                const TYPE_KEY: &'static str = #key;
                const OFFSET: usize = fp::offset::<#name>();
                fn type_index() -> fp::TypeIndex {
                    fp::type_index::<#name>()
                }
                fn is_instance(index: fp::TypeIndex) -> bool {
                    #is_instance
                }
                unsafe fn claim(object: fp::NonNull<fp::ObjectHeader>) -> bool {
                    // SAFETY: the caller has checked the type.
                    unsafe { fp::claim(object) }
                }
            }
        }
    }

    /// Requirements on a parent, so that its fields can be read in objects of this type.
    fn parent_checks(&self) -> Option<TokenStream> {
        let name = &self.item.ident;
        let (ident, ty) = self.parent.as_ref()?;
        Some(quote! {
            const _: () = ::core::assert!(
                ::core::mem::offset_of!(#name, #ident) == 0
                    && fp::offset::<#name>() == fp::offset::<#ty>(),
                "the parent must come first and be aligned as the type is",
            );
            // A reference to the parent may go to another thread with this object inside.
            const _: () = {
                #[allow(unused_imports, reason = "unused where both can be shared")]
                use fp::NotShared;
                ::core::assert!(
                    !fp::Probe::<#ty>::SHARED || fp::Probe::<#name>::SHARED,
                    "the parent is `Send` and `Sync`, so this type must be, too",
                );
            };
        })
    }

    fn class(&self) -> TokenStream {
        let name = &self.item.ident;
        let doc = doc_of(&self.item.attrs);
        let Options { is_final, opaque, init, hooks, structural, .. } = &self.options;
        let parent = match &self.parent {
            Some((_, ty)) => quote!(#ty),
            None => quote!(fp::Root),
        };
        let count = self.fields.len();
        let indexed = || self.fields.iter().enumerate();
        let described = indexed().map(|(i, field)| field.describe(name, i));
        let built = indexed().map(|(i, field)| field.build(name, i));
        let empty = indexed().map(|(i, field)| field.empty(name, i));
        let copied = indexed().map(|(i, field)| field.copy(name, i));
        let skipped: Vec<_> = self.skipped.iter().map(Field::skipped).collect();
        let hooks = hooks.iter().map(|(hook, path)| quote!(fp::Hook::#hook::<#name>(#path)));
        let base = |call: TokenStream| {
            let (ident, ty) = self.parent.as_ref()?;
            Some(quote!(#ident: <#ty as fp::Class>::#call?,))
        };
        let (base_built, base_empty) = (base(quote!(build(init))), base(quote!(empty())));
        let base_copied = self
            .parent
            .as_ref()
            .map(|(ident, ty)| quote!(#ident: <#ty as fp::Class>::copy(&self.#ident)?,));
        let own_copyable = self.skipped.is_empty() && !opaque;
        let copyable = match &self.parent {
            Some((_, ty)) => quote!(#own_copyable && <#ty as fp::Class>::COPYABLE),
            None => quote!(#own_copyable),
        };
        let copy = if own_copyable {
            quote!(::core::option::Option::Some(#name { #base_copied #(#copied),* }))
        } else {
            quote!(::core::option::Option::None)
        };
        let (build, empty) = if *opaque {
            let refusal = quote!(::core::result::Result::Err(fp::only_rust::<Self>()));
            (quote!({ let _ = init; #refusal }), quote!(::core::option::Option::None))
        } else {
            (
                quote!(::core::result::Result::Ok(
                    #name { #base_built #(#built,)* #(#skipped),* }
                )),
                quote!(::core::option::Option::Some(
                    #name { #base_empty #(#empty,)* #(#skipped),* }
                )),
            )
        };
        let parent_checks = self.parent_checks();
        quote! {
            #parent_checks
            // SAFETY: offset and claim come from the crate; the parent is checked above.
            unsafe impl fp::Class for #name {
                type Parent = #parent;
                const FINAL: bool = #is_final;
                const DOC: &'static str = #doc;
                const FIELD_COUNT: usize =
                    <Self::Parent as fp::ParentOf>::FIELD_COUNT + #count;
                const HAS_INIT: bool = #init;
                const COPYABLE: bool = #copyable;
                const OPAQUE: bool =
                    #opaque || <Self::Parent as fp::ParentOf>::OPAQUE;
                const STRUCTURAL: fp::SEqHashKind = fp::SEqHashKind::#structural;
                const SHARED: bool = {
                    #[allow(unused_imports, reason = "unused where threads may share the type")]
                    use fp::NotShared;
                    fp::Probe::<#name>::SHARED
                };
                fn cell() -> &'static fp::TypeCell {
                    static CELL: fp::TypeCell = fp::TypeCell::new();
                    &CELL
                }
                fn fields() -> ::std::vec::Vec<fp::FieldSpec> {
                    ::std::vec![#(#described),*]
                }
                fn hooks() -> ::std::vec::Vec<fp::Hook> {
                    ::std::vec![#(#hooks),*]
                }
                fn build(init: &fp::Init<'_>) -> fp::Result<Self> {
                    #build
                }
                fn empty() -> ::core::option::Option<Self> {
                    #empty
                }
                fn copy(&self) -> ::core::option::Option<Self> {
                    #copy
                }
            }
        }
    }
}
