//! Links objects into the running process with ORC.
//!
//! Each object has a separate library, so that symbols of two objects never clash, and the library can be removed.
//! Undefined symbols are looked up among the symbols that the owner defined, then in the process.

use std::{
    cell::RefCell,
    ffi::{c_char, c_void},
    ptr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use llvm_sys::{
    error::LLVMErrorRef,
    orc2::{
        LLVMJITEvaluatedSymbol, LLVMJITSymbolFlags, LLVMJITSymbolGenericFlags,
        LLVMOrcAbsoluteSymbols, LLVMOrcCSymbolMapPair, LLVMOrcExecutionSessionSetErrorReporter,
        LLVMOrcJITDylibDefine, LLVMOrcJITDylibRef,
        lljit::{
            LLVMOrcDisposeLLJIT, LLVMOrcLLJITAddObjectFile, LLVMOrcLLJITGetExecutionSession,
            LLVMOrcLLJITMangleAndIntern, LLVMOrcLLJITRef,
        },
    },
};

use crate::{Error, Result, llvm_module, target, text};

unsafe extern "C" {
    fn fishplateOrcCreate(out: *mut LLVMOrcLLJITRef) -> LLVMErrorRef;
    fn fishplateOrcCreateDylib(
        jit: LLVMOrcLLJITRef,
        name: *const c_char,
        order: *const LLVMOrcJITDylibRef,
        count: usize,
    ) -> LLVMOrcJITDylibRef;
    fn fishplateOrcRemoveDylib(jit: LLVMOrcLLJITRef, dylib: LLVMOrcJITDylibRef) -> LLVMErrorRef;
    fn fishplateOrcProcessSymbols(jit: LLVMOrcLLJITRef) -> LLVMOrcJITDylibRef;
    fn fishplateOrcLookup(
        jit: LLVMOrcLLJITRef,
        dylib: LLVMOrcJITDylibRef,
        name: *const c_char,
        address: *mut u64,
    ) -> LLVMErrorRef;
}

/// A just-in-time linker.
pub struct Jit(Arc<Session>);

struct Session {
    raw: LLVMOrcLLJITRef,
    defined: LLVMOrcJITDylibRef,
    process: LLVMOrcJITDylibRef,
    count: AtomicU64,
}

// SAFETY: ORC's execution session locks all shared state; the pointers never change.
unsafe impl Send for Session {}
// SAFETY: ORC's execution session locks all shared state; the pointers never change.
unsafe impl Sync for Session {}

impl Jit {
    /// Creates a linker for this machine.
    pub fn new() -> Result<Self> {
        target::initialise();
        let failed = |message| Error::Link { name: "this machine".to_owned(), message };
        let mut raw = ptr::null_mut();
        // SAFETY: there is room for the result, and the error is consumed at once.
        unsafe { text::llvm_result(fishplateOrcCreate(&raw mut raw)) }.map_err(failed)?;
        // SAFETY: the linker is live; the reporter consumes every error it gets.
        unsafe {
            let session = LLVMOrcLLJITGetExecutionSession(raw);
            LLVMOrcExecutionSessionSetErrorReporter(session, report, ptr::null_mut());
        }
        // SAFETY: the linker is live.
        let process = unsafe { fishplateOrcProcessSymbols(raw) };
        // SAFETY: the linker is live; no library has this name yet; the process library lives as long as the linker.
        let defined =
            unsafe { fishplateOrcCreateDylib(raw, c"defined".as_ptr(), &raw const process, 1) };
        let count = AtomicU64::new(0);
        Ok(Self(Arc::new(Session { raw, defined, process, count })))
    }

    /// Defines symbols that all objects may refer to. Each name may be defined once.
    ///
    /// # Safety
    /// Each address is what objects expect under its name, and stays valid.
    pub unsafe fn define(&self, symbols: &[(&str, *const c_void)]) -> Result<()> {
        // SAFETY: the library belongs to the session; the rest is this function's contract.
        unsafe { self.0.define(self.0.defined, symbols) }
    }

    /// Adds an object whose symbols all others may refer to. It is never removed.
    pub fn add_shared(&self, object: &[u8]) -> Result<()> {
        let buffer = llvm_module::memory_buffer(object, c"shared");
        // SAFETY: linker and library are live; this call takes ownership of the buffer.
        unsafe { text::llvm_result(LLVMOrcLLJITAddObjectFile(self.0.raw, self.0.defined, buffer)) }
            .map_err(|message| Error::Link { name: "shared".to_owned(), message })
    }

    /// Returns the address of a symbol in the shared objects.
    pub fn find_shared(&self, symbol: &str) -> Result<*const c_void> {
        // SAFETY: the library belongs to the session.
        unsafe { self.0.find(self.0.defined, symbol, "shared") }
    }

    /// Adds an object. Nothing is linked before the first [`JitLibrary::find`].
    pub fn add(&self, name: &str, object: &[u8]) -> Result<JitLibrary> {
        let session = &self.0;
        let number = session.count.fetch_add(1, Ordering::Relaxed);
        let c_name = text::c_string(&format!("{name}#{number}"))?;
        let order = [session.defined, session.process];
        // SAFETY: the linker is live; the number makes the name unique; both other libraries live as long as the
        // linker.
        let dylib = unsafe {
            fishplateOrcCreateDylib(session.raw, c_name.as_ptr(), order.as_ptr(), order.len())
        };
        let library = JitLibrary { session: Arc::clone(session), dylib, name: name.to_owned() };
        library.add(object)?;
        Ok(library)
    }
}

impl Session {
    /// # Safety
    /// `library` is live; each address is what objects expect under its name, and stays valid.
    unsafe fn define(
        &self,
        library: LLVMOrcJITDylibRef,
        symbols: &[(&str, *const c_void)],
    ) -> Result<()> {
        let mut pairs = Vec::with_capacity(symbols.len());
        let names: Vec<_> =
            symbols.iter().map(|(name, _)| text::c_string(name)).collect::<Result<_>>()?;
        for (name, (_, address)) in names.iter().zip(symbols) {
            // SAFETY: the linker is live, and it copies the name; the definition takes ownership of the entry.
            let entry = unsafe { LLVMOrcLLJITMangleAndIntern(self.raw, name.as_ptr()) };
            let flags = LLVMJITSymbolGenericFlags::LLVMJITSymbolGenericFlagsExported as u8;
            pairs.push(LLVMOrcCSymbolMapPair {
                Name: entry,
                Sym: LLVMJITEvaluatedSymbol {
                    Address: *address as u64,
                    Flags: LLVMJITSymbolFlags { GenericFlags: flags, TargetFlags: 0 },
                },
            });
        }
        // SAFETY: the list has the given length; the library takes ownership of the definition.
        unsafe {
            let unit = LLVMOrcAbsoluteSymbols(pairs.as_mut_ptr(), pairs.len());
            text::llvm_result(LLVMOrcJITDylibDefine(library, unit))
        }
        .map_err(|message| Error::Link {
            name: symbols.iter().map(|&(name, _)| name).collect::<Vec<_>>().join(", "),
            message,
        })
    }

    /// # Safety
    /// `library` is live.
    unsafe fn find(
        &self,
        library: LLVMOrcJITDylibRef,
        symbol: &str,
        owner: &str,
    ) -> Result<*const c_void> {
        let name = text::c_string(symbol)?;
        let mut address = 0;
        REPORTED.take();
        // SAFETY: the linker and the library are live; the error is consumed at once.
        unsafe {
            text::llvm_result(fishplateOrcLookup(
                self.raw,
                library,
                name.as_ptr(),
                &raw mut address,
            ))
        }
        .map_err(|message| {
            // The reported reasons come first: the lookup itself only says that it failed.
            let mut messages = REPORTED.take();
            messages.push(message);
            let name = format!("{owner}:{symbol}");
            Error::Link { name, message: messages.join("; ") }
        })?;
        Ok(ptr::with_exposed_provenance(address as usize))
    }
}

thread_local! {
    /// Errors that ORC reported on this thread. Linking runs on the thread of the lookup.
    static REPORTED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

extern "C" fn report(_: *mut c_void, error: LLVMErrorRef) {
    // SAFETY: ORC passes ownership of the error.
    if let Err(message) = unsafe { text::llvm_result(error) } {
        REPORTED.with_borrow_mut(|list| list.push(message));
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // SAFETY: libraries hold the session, so no part of it is in use.
        let _ = unsafe { text::llvm_result(LLVMOrcDisposeLLJIT(self.raw)) };
    }
}

/// An object in the process. Its code is freed when this is dropped.
pub struct JitLibrary {
    session: Arc<Session>,
    dylib: LLVMOrcJITDylibRef,
    name: String,
}

// SAFETY: the session may be sent (see there), and the library pointer never changes.
unsafe impl Send for JitLibrary {}
// SAFETY: the session may be shared (see there), and the library pointer never changes.
unsafe impl Sync for JitLibrary {}

impl JitLibrary {
    /// Adds another object to the same library. The two see each other's symbols.
    pub fn add(&self, object: &[u8]) -> Result<()> {
        let name = text::c_string(&self.name)?;
        let buffer = llvm_module::memory_buffer(object, &name);
        // SAFETY: linker and library are live; this call takes ownership of the buffer.
        unsafe {
            text::llvm_result(LLVMOrcLLJITAddObjectFile(self.session.raw, self.dylib, buffer))
        }
        .map_err(|message| Error::Link { name: self.name.clone(), message })
    }

    /// Defines symbols that only this library's objects see.
    ///
    /// # Safety
    /// Each address is what the objects expect under its name, for as long as the library lives.
    pub unsafe fn define(&self, symbols: &[(&str, *const c_void)]) -> Result<()> {
        // SAFETY: the library is live; the rest is this function's contract.
        unsafe { self.session.define(self.dylib, symbols) }
    }

    /// Returns the address of a symbol that the object defines. It is valid while this library lives.
    pub fn find(&self, symbol: &str) -> Result<*const c_void> {
        // SAFETY: the library is live.
        unsafe { self.session.find(self.dylib, symbol, &self.name) }
    }
}

impl Drop for JitLibrary {
    fn drop(&mut self) {
        // SAFETY: the library is owned, and addresses in it are not used after it is dropped.
        let _ = unsafe { text::llvm_result(fishplateOrcRemoveDylib(self.session.raw, self.dylib)) };
    }
}
