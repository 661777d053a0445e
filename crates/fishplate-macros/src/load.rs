//! Code that runs when a library is loaded: adds an entry to the list, then requests registration.

use proc_macro2::TokenStream;
use quote::quote;

/// Adds `entry`, an expression, to the list of items that the library registers.
pub(crate) fn at_load(entry: &TokenStream) -> TokenStream {
    quote! {
        const _: () = {
            static ENTRY: ::fishplate::__private::Entry = #entry;
            extern "C" fn enlist() {
                ::fishplate::__private::enlist(&ENTRY);
            }
            extern "C" fn register() {
                ::fishplate::__private::register_enlisted();
            }
            // Lists are complete before anything is registered: entries with a priority run first.
            #[used]
            #[unsafe(link_section = ".init_array.60000")]
            static ENLIST: extern "C" fn() = enlist;
            #[used]
            #[unsafe(link_section = ".init_array")]
            static REGISTER: extern "C" fn() = register;
        };
    }
}
