//! J. Exported files: their contents, and that they behave like the code in the process.

use std::{
    ffi::{CString, c_void},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use fishplate_codegen::{
    CodeOptions, Description, Error, Export, Request, Source, export,
    provider::{CallProvider, Nop, PlainCall},
    spec::{Dim, Param},
};

use crate::harness::{call, engine, float, host, int, tensor, text, var};

const SCALE: &str = "
llvm.mlir.global @factor(2.0 : f32) : f32
llvm.func @helper(%x: f32) -> f32 {
  %p = llvm.mlir.addressof @factor : !llvm.ptr
  %f = llvm.load %p : !llvm.ptr -> f32
  %y = llvm.fmul %x, %f : f32
  llvm.return %y : f32
}
llvm.func @scale(%a: !llvm.ptr, %n: i32) {
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.call @helper(%x) : (f32) -> f32
  llvm.store %y, %a : f32, !llvm.ptr
  llvm.return
}";

fn params() -> Vec<Param> {
    vec![tensor("a", vec![Dim::from(&var("n", "int32"))], "float32").into()]
}

/// An empty folder for this test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn write(
    source: Source<'_>,
    provider: &dyn CallProvider,
    path: &Path,
    name: &str,
    hide: bool,
) -> fishplate_codegen::Result<()> {
    let (params, code) = (params(), CodeOptions::default());
    let description =
        Description { doc: "Doubles the first element.".to_owned(), ..Description::default() };
    let request = Request {
        source,
        symbol: "scale",
        display_name: "scale",
        params: &params,
        provider,
        code: &code,
        hook: None,
    };
    let how = Export { path, name, description: &description, only_ffi_symbols: hide };
    export(&request, &how)
}

fn write_scale(path: &Path, name: &str, hide: bool) {
    write(Source::Mlir(SCALE.as_bytes()), &PlainCall::default(), path, name, hide).unwrap();
}

fn symbols(path: &Path, which: &str) -> Vec<String> {
    let output = Command::new("nm").args(["-g", "-j", which]).arg(path).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn t111_symbols_of_an_object() {
    let folder = folder("t111");
    let object = folder.join("f.o");
    write_scale(&object, "double", false);
    assert_eq!(
        symbols(&object, "--defined-only"),
        [
            "__fishplate_double_factor",
            "__fishplate_double_helper",
            "__fishplate_double_scale",
            "__tvm_ffi__doc_double",
            "__tvm_ffi__metadata_double",
            "__tvm_ffi_double",
        ]
    );
    write_scale(&object, "double", true);
    assert_eq!(
        symbols(&object, "--defined-only"),
        ["__tvm_ffi__doc_double", "__tvm_ffi__metadata_double", "__tvm_ffi_double"]
    );
    let needed = symbols(&object, "--undefined-only");
    for symbol in &needed {
        assert!(
            symbol.starts_with("TVMFFI")
                || ["snprintf", "strlen", "strtod"].contains(&symbol.as_str()),
            "{needed:?}"
        );
    }
}

#[test]
fn t111_other_forms() {
    let folder = folder("t111_forms");
    let make = |ending: &str| {
        let path = folder.join(format!("f.{ending}"));
        write_scale(&path, "double", true);
        fs::read(path).unwrap()
    };
    let text = |ending: &str| String::from_utf8(make(ending)).unwrap();
    assert!(text("ll").contains("i32 @__tvm_ffi_double("));
    assert!(text("mlir").contains("llvm.func @__tvm_ffi_scale("));
    assert!(text("s").contains("__tvm_ffi_double:"));
    assert!(make("bc").starts_with(b"BC"));
    let again = fishplate_mlir::LlvmModule::parse(&make("bc")).unwrap();
    assert!(again.defines("__tvm_ffi_double"));
}

fn open(path: &Path) -> *mut c_void {
    fishplate::runtime::ensure().unwrap();
    let path = CString::new(path.to_str().unwrap()).unwrap();
    // SAFETY: this test made the library.
    let library = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
    // SAFETY: there is a message after a failed open, and it lives until the next call.
    assert!(!library.is_null(), "{:?}", unsafe { std::ffi::CStr::from_ptr(libc::dlerror()) });
    library
}

#[test]
fn t112_t113_libraries_and_objects_run() {
    let folder = folder("t112");
    let (library, object) = (folder.join("f.so"), folder.join("f.o"));
    write_scale(&library, "double", false);
    write_scale(&object, "twice", true);
    let mut data = [1.5f32, 0.0];
    let address = (&raw mut data).expose_provenance();
    let arg = || host(&[2], "float32").at(address, 0).arg();
    // The runtime's own loader, as used from any language.
    let module = fishplate::Module::load(&library).unwrap();
    let double = module.function("double").unwrap();
    // SAFETY: the argument is a live tensor.
    let view = unsafe { fishplate::AnyView::from_raw(arg()) };
    double.call_packed(&[view]).unwrap();
    assert_eq!(data[0].to_bits(), 3f32.to_bits());
    // Loads the object itself, without a linker.
    // SAFETY: this test exported the object.
    let twice = unsafe { engine().load_object(&fs::read(&object).unwrap(), "twice") }.unwrap();
    call(&twice, &[arg()]).unwrap();
    // SAFETY: the memory is that of `data`, which is live.
    assert_eq!(unsafe { (&raw const data[0]).read_volatile() }.to_bits(), 6f32.to_bits());
    // SAFETY: this test exported the object. Nothing is called.
    let missing = unsafe { engine().load_object(&fs::read(&object).unwrap(), "thrice") };
    assert!(missing.err().unwrap().to_string().contains("__tvm_ffi_thrice"));
}

#[test]
fn t112_two_exports_in_one_library() {
    let folder = folder("t112_two");
    let objects = ["one", "two"].map(|name| {
        let object = folder.join(format!("{name}.o"));
        write_scale(&object, name, false);
        object
    });
    let library = folder.join("both.so");
    let status = Command::new("cc").arg("-shared").arg("-o").arg(&library).args(&objects).status();
    assert!(status.unwrap().success());
    let defined = symbols(&library, "--defined-only");
    for symbol in
        ["__tvm_ffi_one", "__tvm_ffi_two", "__fishplate_one_scale", "__fishplate_two_scale"]
    {
        assert!(defined.iter().any(|known| known == symbol), "{defined:?}");
    }
}

#[test]
fn t113_fault_19_metadata_travels() {
    let folder = folder("t113");
    let library = folder.join("f.so");
    write_scale(&library, "double", true);
    let module = fishplate::Module::load(&library).unwrap();
    let metadata = module.metadata("double").unwrap().unwrap();
    assert!(metadata.contains(r#""arg_names":["a"]"#), "{metadata}");
    assert!(metadata.contains(r#""signature":"scale(a: Tensor([n], float32))""#), "{metadata}");
    let doc = module.doc("double").unwrap().unwrap();
    assert_eq!(doc, "Doubles the first element.");
}

#[test]
fn t114_the_same_messages_in_the_process_and_in_a_file() {
    let folder = folder("t114");
    let object = folder.join("f.o");
    write(Source::None, &Nop, &object, "scale", false).unwrap();
    // SAFETY: this test exported the object.
    let exported = unsafe { engine().load_object(&fs::read(&object).unwrap(), "scale") }.unwrap();
    let in_process = crate::harness::Wrapper::make(Source::None, "scale", &params(), &Nop, &[]);
    let bad = [
        int(1),
        float(1.5),
        text(),
        host(&[2, 2], "float32").arg(),
        host(&[2], "int8").arg(),
        host(&[-2], "float32").arg(),
        host(&[2], "float32").strides(&[3]).arg(),
    ];
    for arg in bad {
        assert_eq!(call(&exported, &[arg]).unwrap_err(), in_process.call(&[arg]).unwrap_err());
    }
}

#[test]
fn fault_18_objects_for_another_machine() {
    let folder = folder("cross");
    let path = folder.join("f.o");
    let (params, description) = (params(), Description::default());
    let code = fishplate_codegen::Options::parse("--target linux-aarch64").unwrap().code();
    let request = Request {
        source: Source::Mlir(SCALE.as_bytes()),
        symbol: "scale",
        display_name: "scale",
        params: &params,
        provider: &PlainCall::default(),
        code: &code,
        hook: None,
    };
    let how = Export { path: &path, name: "f", description: &description, only_ffi_symbols: true };
    export(&request, &how).unwrap();
    let object = fs::read(path).unwrap();
    const AARCH64: [u8; 2] = [183, 0];
    assert_eq!(object[18..20], AARCH64);
}

#[test]
fn what_cannot_be_exported() {
    let folder = folder("refused");
    let refused = |source, file: &str| {
        let provider = PlainCall { external: true, ..PlainCall::default() };
        let error = write(source, &provider, &folder.join(file), "f", false).unwrap_err();
        assert!(matches!(error, Error::File { .. }), "{error}");
        error.to_string()
    };
    assert!(refused(Source::None, "f.txt").contains("expected a file that ends in .o"));
    assert!(refused(Source::External, "f.o").contains("cannot be exported"));
    assert!(refused(Source::Object(b""), "f.o").contains("as .so only"));
    let nowhere = write(Source::None, &Nop, &folder.join("no/f.o"), "f", false).unwrap_err();
    assert!(nowhere.to_string().contains("No such file"), "{nowhere}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "nothing half-written stays");
}

#[test]
fn a_library_is_loaded_beside_a_local_runtime() {
    let folder = folder("local");
    let library = folder.join("f.so");
    write_scale(&library, "double", true);
    let opened = open(&library);
    // SAFETY: the library is open.
    assert!(!unsafe { libc::dlsym(opened, c"__tvm_ffi_double".as_ptr()) }.is_null());
}
