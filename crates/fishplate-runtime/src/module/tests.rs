use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;
use crate::any::AnyView;
use crate::globals;

/// A separate folder for each test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("fishplate-module-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Compiles the fixture, whose `add` adds this number.
fn compile(to: &Path, add: i64) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/module/tests/fixture.c");
    let status = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", &format!("-DFIXTURE_ADD={add}"), "-o"])
        .arg(to)
        .arg(source)
        .status();
    assert!(status.unwrap().success());
}

unsafe extern "C" fn lookup(ctx: *mut c_void, name: *const c_char, out: *mut *mut c_void) -> c_int {
    crate::raised::guard("lookup", || {
        // SAFETY: the fixture passes its context, a C string and an address.
        unsafe { out.write(lookup_from_imports(ctx, CStr::from_ptr(name).to_bytes())?.cast()) };
        Ok(())
    })
}

fn setup() -> Folder {
    crate::builtin::install();
    register_context_symbol(b"test_fixture_lookup", lookup as *mut c_void);
    Folder::new()
}

fn call(name: &str, args: &[AnyView<'_>]) -> Result<Any> {
    globals::get(name.as_bytes()).unwrap().call(args)
}

fn load(path: &Path) -> Result<Module> {
    let path = Any::str(path.to_str().unwrap());
    call("ffi.ModuleLoadFromFile", &[path.view()]).map(|module| module.into_object().ok().unwrap())
}

fn function(module: &Module, name: &str, query_imports: bool) -> Option<Function> {
    let name = Any::str(name);
    let args = [AnyView::object(&**module), name.view(), AnyView::bool(query_imports)];
    call("ffi.ModuleGetFunction", &args).unwrap().into_object().ok()
}

fn text(what: &str, module: &Module, name: &str) -> Result<Any> {
    let name = Any::str(name);
    call(what, &[AnyView::object(&**module), name.view(), AnyView::bool(false)])
}

fn import(module: &Module, other: &Module) -> Result<Any> {
    call("ffi.ModuleImportModule", &[AnyView::object(&**module), AnyView::object(&**other)])
}

fn message<T>(result: Result<T>) -> String {
    result.err().map(|error| error.to_string()).unwrap()
}

fn add(function: &Function, value: i64) -> i64 {
    function.call(&[AnyView::int(value)]).unwrap().view().as_int().unwrap()
}

fn loaded_fixture(folder: &Folder) -> Module {
    let path = folder.file("fixture.so");
    compile(&path, 1);
    load(&path).unwrap()
}

#[test]
fn a_library_answers_for_its_functions() {
    let folder = setup();
    let module = loaded_fixture(&folder);
    assert_eq!(add(&function(&module, "add", false).unwrap(), 41), 42);
    assert!(function(&module, "missing", true).is_none());
    let answer = |name, function| text(name, &module, function).unwrap();
    assert_eq!(answer("ffi.ModuleGetFunctionMetadata", "add").view().as_str(), Some(&b"m"[..]));
    assert_eq!(answer("ffi.ModuleGetFunctionDoc", "add").view().as_str(), Some(&b"d"[..]));
    assert!(answer("ffi.ModuleGetFunctionDoc", "context").is_none());
    assert_eq!(answer("ffi.ModuleImplementsFunction", "add").view().as_int(), Some(1));
    assert_eq!(answer("ffi.ModuleImplementsFunction", "missing").view().as_int(), Some(0));
    let wrong = message(text("ffi.ModuleGetFunctionDoc", &module, "wrong"));
    assert!(wrong.contains("`__tvm_ffi__doc_wrong` returned a value of type `int`"), "{wrong}");
    let view = [AnyView::object(&*module)];
    assert_eq!(call("ffi.ModuleGetKind", &view).unwrap().view().as_str(), Some(&b"library"[..]));
    assert_eq!(call("ffi.ModuleGetPropertyMask", &view).unwrap().view().as_int(), Some(3));
    let name = Any::str("x");
    let refused = call("ffi.ModuleWriteToFile", &[view[0], name.view(), name.view()]);
    assert_eq!(message(refused), "RuntimeError: Module[library] does not support WriteToFile");
}

#[test]
fn data_is_not_a_function() {
    let folder = setup();
    let module = loaded_fixture(&folder);
    assert!(module.as_library().unwrap().function(b"_library_ctx").is_none());
}

#[test]
fn a_name_with_a_nul_byte_is_not_found() {
    let folder = setup();
    let module = loaded_fixture(&folder);
    assert!(function(&module, "add\0", false).is_none());
}

#[test]
fn functions_outlive_their_module() {
    let folder = setup();
    let path = folder.file("outlive.so");
    compile(&path, 5);
    let module = load(&path).unwrap();
    let function = function(&module, "add", false).unwrap();
    drop(module);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(add(&function, 1), 6);
}

#[test]
fn the_context_follows_the_live_modules() {
    let folder = setup();
    let path = folder.file("context.so");
    compile(&path, 1);
    let (first, second) = (load(&path).unwrap(), load(&path).unwrap());
    let context = |of: &Function| of.call(&[]).unwrap().view().as_ptr().unwrap();
    let entry = first.as_library().unwrap().function(b"context").unwrap();
    assert_eq!(context(&entry), second.cpp_address());
    drop(second);
    assert_eq!(context(&entry), first.cpp_address());
    // SAFETY: a context whose modules are gone is null.
    let gone = message(unsafe { lookup_from_imports(std::ptr::null_mut(), b"add") });
    assert!(gone.contains("The library has no module"), "{gone}");
}

#[test]
fn generated_code_finds_imported_and_global_functions() {
    let folder = setup();
    let module = loaded_fixture(&folder);
    let caller = function(&module, "call_imported", false).unwrap();
    let missing = message(caller.call(&[]));
    let expected =
        "RuntimeError: Cannot find function imported in the imported modules or global registry.";
    assert_eq!(missing, expected);
    let answer = Function::from_closure(|_| Ok(7_i64.into()));
    globals::set(b"imported", answer, b"", b"", globals::Conflict::Override).unwrap();
    assert_eq!(add(&caller, 0), 7);
    globals::remove(b"imported");
    assert_eq!(add(&caller, 0), 7, "the module keeps what was found");
    // SAFETY: the handle of a live module is accepted as its context, too.
    let by_handle = unsafe { lookup_from_imports(module.as_ptr().cast(), b"imported") };
    // SAFETY: the handle of a live module is accepted as its context, too.
    let by_context = unsafe { lookup_from_imports(module.cpp_address(), b"imported") };
    assert_eq!(by_handle.unwrap(), by_context.unwrap());
}

#[test]
fn a_replaced_file_is_loaded_anew() {
    let folder = setup();
    let path = folder.file("again.so");
    let mut functions = Vec::new();
    for version in 1..=3 {
        let next = folder.file("next.so");
        compile(&next, version);
        std::fs::rename(&next, &path).unwrap();
        functions.push(function(&load(&path).unwrap(), "add", false).unwrap());
    }
    let answers: Vec<i64> = functions.iter().map(|function| add(function, 0)).collect();
    assert_eq!(answers, [1, 2, 3]);
}

#[test]
fn files_that_are_no_library_are_refused() {
    let folder = setup();
    let check = |name: &str, content: Option<&[u8]>, expected: &str| {
        let path = folder.file(name);
        if let Some(content) = content {
            std::fs::write(&path, content).unwrap();
        }
        let message = message(load(&path));
        assert!(message.contains(expected), "{name}: {message}");
    };
    check("missing.so", None, "missing.so: cannot open shared object file: No such file");
    check("empty.so", Some(b""), "the file is empty");
    check("text.so", Some(b"hello"), "it is not an ELF file");
    check("text.xyz", None, "Loader for `.xyz` files is not registered");
    std::fs::create_dir(folder.file("folder.so")).unwrap();
    check("folder.so", None, "it is a directory");
    let whole = folder.file("whole.so");
    compile(&whole, 1);
    let bytes = std::fs::read(&whole).unwrap();
    for len in [10, 64, 100, 600, 4096, 8192] {
        let expected = if len < 64 { "not an ELF file" } else { "the file is cut short" };
        check("cut.so", Some(&bytes[..len]), expected);
    }
    let mut other = bytes.clone();
    other[4] = 1;
    check("other.so", Some(&other), "another kind of machine");
    let name = folder.file("pipe.so");
    assert!(Command::new("mkfifo").arg(&name).status().unwrap().success());
    check("pipe.so", None, "it is not a regular file");
}

#[test]
fn paths_that_name_no_file_are_refused() {
    let _folder = setup();
    let load = |path: &str| {
        let path = Any::str(path);
        message(call("ffi.ModuleLoadFromFile", &[path.view()]))
    };
    assert_eq!(load("library"), "RuntimeError: Failed to get file format from library");
    assert!(load("/tmp/a\0.so").contains("the path holds a NUL byte"));
    let (empty, format) = (Any::str(""), Any::str("so"));
    let message = message(call("ffi.Module.load_from_file.so", &[empty.view(), format.view()]));
    assert!(message.contains("the path is empty"), "{message}");
}

#[test]
fn imports_are_searched_depth_first() {
    let folder = setup();
    let modules: Vec<Module> = (0..4)
        .map(|i| {
            let path = folder.file(&format!("part{i}.so"));
            compile(&path, i);
            load(&path).unwrap()
        })
        .collect();
    let order = |root: &Module| {
        let mut order = Vec::new();
        let visit = |module: &ModuleObj| {
            let same = |other: &Module| std::ptr::eq(other.as_ptr(), module);
            order.push(modules.iter().position(same).unwrap());
            Ok(None::<()>)
        };
        imports::find(root, true, visit).unwrap();
        order
    };
    import(&modules[0], &modules[1]).unwrap();
    import(&modules[0], &modules[2]).unwrap();
    import(&modules[1], &modules[3]).unwrap();
    import(&modules[2], &modules[3]).unwrap();
    assert_eq!(order(&modules[0]), [0, 1, 3, 2]);
    let cycle = "RuntimeError: Cyclic dependency detected during import";
    assert_eq!(message(import(&modules[3], &modules[0])), cycle);
    assert_eq!(message(import(&modules[0], &modules[0])), cycle);
    call("ffi.ModuleClearImports", &[AnyView::object(&*modules[0])]).unwrap();
    assert_eq!(order(&modules[0]), [0]);
    import(&modules[3], &modules[0]).unwrap();
    assert_eq!(order(&modules[3]), [3, 0]);
}

#[test]
fn a_long_chain_of_imports_needs_no_deep_stack() {
    let folder = setup();
    let path = folder.file("chain.so");
    compile(&path, 1);
    let build = move || {
        let root = load(&path).unwrap();
        let library = root.as_library().unwrap().library();
        let mut last = root.clone();
        for _ in 0..5_000 {
            let next = LibraryModule::create(library.clone()).unwrap();
            imports::add(&last, &next).unwrap();
            last = next;
        }
        drop(last);
        assert!(function(&root, "missing", true).is_none());
        drop(root);
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(build).unwrap().join().unwrap();
}

#[test]
fn system_symbols_are_found_with_and_without_their_prefix() {
    let folder = setup();
    let module = loaded_fixture(&folder);
    let entry = module.as_library().unwrap().library().symbol(&[b"__tvm_ffi_add"]).unwrap();
    register_system_lib_symbol(b"__tvm_ffi_test_prefix_add", entry);
    let system = |prefix: &str| {
        let prefix = Any::str(prefix);
        call("ffi.SystemLib", &[prefix.view()]).unwrap().into_object::<ModuleObj>().ok().unwrap()
    };
    let prefixed = system("test_prefix_");
    assert_eq!(add(&function(&prefixed, "add", false).unwrap(), 1), 2);
    assert!(function(&prefixed, "test_prefix_add", false).is_some());
    assert!(function(&system("other_"), "add", false).is_none());
    assert!(prefixed.same_as(&system("test_prefix_")));
    let refused = message(call("ffi.SystemLib", &[AnyView::int(1)]));
    assert_eq!(refused, "TypeError: Cannot convert from type `int` to `str`");
}

/// Registers embedded modules for a system library and loads it.
fn load_embedded(prefix: &str, words: &[&[u8]]) -> Result<Module> {
    let body = words.concat();
    let mut bytes = (body.len() as u64).to_le_bytes().to_vec();
    bytes.extend(body);
    let symbol = format!("{prefix}__tvm_ffi__library_bin");
    register_system_lib_symbol(symbol.as_bytes(), bytes.as_mut_ptr().cast());
    // As the data of a library: registered symbols stay.
    static DATA: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());
    DATA.lock().unwrap().push(bytes);
    load::from_library(&library::Library::System(prefix.as_bytes().into()))
}

fn word(value: u64) -> [u8; 8] {
    value.to_le_bytes()
}

fn string(text: &str) -> Vec<u8> {
    [&word(text.len() as u64)[..], text.as_bytes()].concat()
}

fn list(values: &[u64]) -> Vec<u8> {
    let words: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    [&word(values.len() as u64)[..], &words].concat()
}

#[test]
fn embedded_modules_are_made_and_joined() {
    let folder = setup();
    let other = loaded_fixture(&folder);
    static BYTES: Mutex<Vec<u8>> = Mutex::new(Vec::new());
    let loader = Function::from_closure(move |args| {
        *BYTES.lock().unwrap() = args[0].as_bytes().unwrap().to_vec();
        Ok(other.clone().into())
    });
    let name = b"ffi.Module.load_from_bytes.test_embedded";
    globals::set(name, loader, b"", b"", globals::Conflict::Override).unwrap();
    let (tree, children) = (list(&[0, 1, 1]), list(&[1]));
    let kinds = [string("_lib"), string("test_embedded"), string("content")];
    let words = [&tree[..], &children, &kinds[0], &kinds[1], &kinds[2]];
    let root = load_embedded("test_embedded_", &words).unwrap();
    assert_eq!(*BYTES.lock().unwrap(), b"content");
    assert!(function(&root, "add", false).is_none());
    assert_eq!(add(&function(&root, "add", true).unwrap(), 1), 2);
    globals::remove(name);
    let unknown = message(load_embedded("test_embedded_", &words));
    assert!(unknown.contains("created using {test_embedded} but a loader"), "{unknown}");
}

#[test]
fn corrupt_embedded_modules_are_refused() {
    let _folder = setup();
    let this = string("_lib");
    let check = |words: &[&[u8]], expected: &str| {
        let message = message(load_embedded("test_corrupt_", words));
        assert!(message.contains(expected), "{message}");
    };
    check(&[], "they end early");
    check(&[&list(&[]), &list(&[])], "there is no module");
    check(&[&list(&[0]), &list(&[])], "there is no module");
    check(&[&word(u64::MAX), &word(0)], "a size is too large");
    check(&[&word(1 << 40), &word(0)], "they end early");
    check(&[&list(&[0, 5]), &list(&[0]), &this], "the import tree is malformed");
    check(&[&list(&[2, 1]), &list(&[0, 0, 0]), &this], "the import tree is malformed");
    check(&[&list(&[0, 1]), &list(&[9]), &this], "an import does not exist");
    check(&[&list(&[0, 0]), &list(&[]), &word(1 << 50)], "they end early");
    check(&[&list(&[0, 1]), &list(&[0]), &this], "Cyclic dependency");
    let two = [&this[..], &this].concat();
    check(&[&list(&[0, 1, 2]), &list(&[1, 0]), &two], "Cyclic dependency");
    // In a loaded object the size of the segment is known, and a larger size is refused.
    static TOO_LONG: [u64; 2] = [1 << 40, 0];
    let library = library::Library::System((*b"test_corrupt_").into());
    let address = (&raw const TOO_LONG).cast_mut().cast();
    let long = message(library_bin::load(&library, address));
    assert!(long.contains("longer than the part of the library"), "{long}");
}

#[test]
fn a_foreign_module_without_the_cpp_part_is_refused() {
    let _folder = setup();
    #[repr(C)]
    struct Foreign {
        vptr: *const c_void,
        base: ModuleObj,
    }
    let foreign = Foreign {
        vptr: std::ptr::dangling(),
        base: ModuleObj {
            header: crate::object::new_header(TypeIndex::MODULE),
            imports: UnsafeCell::new(None),
            lookup_cache: UnsafeCell::new(None),
        },
    };
    assert!(!foreign.vptr.is_null());
    let refused = message(call("ffi.ModuleGetKind", &[AnyView::object(&foreign.base)]));
    assert!(refused.contains("linked without the C++ part"), "{refused}");
}

#[test]
fn pinned_modules_stay() {
    let folder = setup();
    let module = loaded_fixture(&folder);
    let view = [AnyView::object(&*module)];
    for _ in 0..2 {
        call("ffi.ModuleGlobalsAdd", &view).unwrap();
    }
    assert!(!module.is_unique());
    for _ in 0..2 {
        call("ffi.ModuleGlobalsRemove", &view).unwrap();
    }
    assert!(module.is_unique());
}
