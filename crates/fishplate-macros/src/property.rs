//! `#[getter]` and `#[setter]` in a `#[methods]` block: functions that other languages see as a field.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Ident, ImplItemFn, Meta, Type};

use crate::attribute::{Mistakes, check_name, doc_of, place_of, take, text, unknown};
use crate::signature::Function;

/// One property, as far as it has been read.
struct Property {
    name: String,
    doc: String,
    getter: TokenStream,
    schema: TokenStream,
    setter: Option<TokenStream>,
}

/// The properties of a block, in the order of their getters.
#[derive(Default)]
pub(crate) struct Properties {
    properties: Vec<Property>,
    setters: Vec<(Ident, String, TokenStream)>,
}

impl Properties {
    /// Reads a function that is a getter or a setter; returns whether it was one.
    pub(crate) fn read(
        &mut self,
        item: &mut ImplItemFn,
        class: &Type,
        mistakes: &mut Mistakes,
    ) -> bool {
        let getters = take(&mut item.attrs, "getter");
        let setters = take(&mut item.attrs, "setter");
        if getters.is_empty() && setters.is_empty() {
            return false;
        }
        let mut other_name = None;
        for attribute in getters.iter().chain(&setters) {
            if let Meta::List(_) = attribute.meta {
                mistakes.keep(attribute.parse_nested_meta(|meta| {
                    if !meta.path.is_ident("name") {
                        return Err(unknown(&meta, "`name`"));
                    }
                    let name = text(&meta)?;
                    check_name(&name.value(), name.span())?;
                    other_name = Some(name.value());
                    Ok(())
                }));
            } else {
                mistakes.keep(attribute.meta.require_path_only().map(drop));
            }
        }
        let function = Function::read(&mut item.sig, Some(class), mistakes);
        if !function.takes_object() {
            mistakes.at(&item.sig.ident, "a property takes `&self`, or `this: &ObjectRef<Self>`");
            return true;
        }
        let ident = item.sig.ident.clone();
        let name = ident.to_string().trim_start_matches("r#").to_owned();
        let object = match &function.receiver {
            Some(_) => quote!(&**this),
            None => quote!(this),
        };
        let values = &function.params[usize::from(function.receiver.is_none())..];
        if getters.is_empty() {
            let [value] = values else {
                mistakes.at(&ident, "a setter takes the object and one value");
                return true;
            };
            let own = || name.strip_prefix("set_").map(str::to_owned);
            let Some(name) = other_name.or_else(own) else {
                mistakes.at(&ident, "a setter is named `set_` and the name of its getter");
                return true;
            };
            let ty = value.ty();
            let outcome = quote_spanned!(place_of(function.result())=> fp::Outcome::into_outcome);
            let setter = quote! {{
                struct Set;
                impl fp::Setter for Set {
                    type Class = #class;
                    const NAME: &'static str = #name;
                    fn set(
                        this: &fp::ObjectRef<#class>,
                        value: &fp::AnyView<'_>,
                    ) -> fp::Result<fp::Any> {
                        let value = fp::set_value::<Set, #ty>(value)?;
                        #outcome(<#class>::#ident(#object, value))
                    }
                }
                fp::set_property::<Set>
            }};
            self.setters.push((ident, name, setter));
            return true;
        }
        if !values.is_empty() {
            mistakes.at(&ident, "a getter takes the object only");
            return true;
        }
        let result = function.result();
        let span = place_of(result);
        let outcome = quote_spanned!(span=> fp::Outcome::into_outcome);
        let getter = quote! {{
            struct Get;
            impl fp::Getter for Get {
                type Class = #class;
                #[inline]
                fn get(this: &fp::ObjectRef<#class>) -> fp::Result<fp::Any> {
                    #outcome(<#class>::#ident(#object))
                }
            }
            fp::get_property::<Get>
        }};
        let schema =
            quote_spanned!(span=> <<#result as fp::Outcome>::Value as fp::FfiType>::schema);
        let (name, doc) = (other_name.unwrap_or(name), doc_of(&item.attrs));
        self.properties.push(Property { name, doc, getter, schema, setter: None });
        true
    }

    /// The rows of the table.
    pub(crate) fn finish(mut self, mistakes: &mut Mistakes) -> Vec<TokenStream> {
        for (ident, name, setter) in self.setters {
            match self.properties.iter_mut().find(|property| property.name == name) {
                Some(property) => property.setter = Some(setter),
                None => mistakes.at(ident, format!("`#[getter] fn {name}` is missing")),
            }
        }
        let rows = self.properties.into_iter().map(|property| {
            let Property { name, doc, getter, schema, setter } = property;
            let setter = match setter {
                Some(setter) => quote!(::core::option::Option::Some(#setter)),
                None => quote!(::core::option::Option::None),
            };
            quote!(fp::Property {
                name: #name,
                doc: #doc,
                schema: #schema,
                getter: #getter,
                setter: #setter,
            })
        });
        rows.collect()
    }
}
