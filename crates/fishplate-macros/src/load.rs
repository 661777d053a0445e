//! Code that runs when a library is loaded: an entry in the list, then a request to register.

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
            // Lists are complete before anything is registered: priorities run first.
            #[used]
            #[unsafe(link_section = ".init_array.60000")]
            static ENLIST: extern "C" fn() = enlist;
            #[used]
            #[unsafe(link_section = ".init_array")]
            static REGISTER: extern "C" fn() = register;
        };
    }
}
