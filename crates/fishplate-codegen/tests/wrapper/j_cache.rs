//! J. The cache.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use fishplate_codegen::{
    Cache, CodeOptions, CompiledCode, Request, Source,
    provider::Nop,
    spec::{Dim, Param},
};

use crate::harness::{call, engine, int, tensor, var};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cache_{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn get(cache: &Cache, params: &[Param], display_name: &str) -> Arc<CompiledCode> {
    let code = CodeOptions::default();
    cache
        .compile(&Request {
            source: Source::None,
            symbol: "f",
            display_name,
            params,
            provider: &Nop,
            code: &code,
            hook: None,
        })
        .unwrap()
}

fn one() -> Vec<Param> {
    vec![var("k", "int32").into()]
}

#[test]
fn t116_memory_then_disk() {
    let folder = folder("basic");
    let cache = Cache::new(Some(folder.clone())).unwrap();
    let first = get(&cache, &one(), "f");
    // Another variable with the same name and type gives the same wrapper.
    assert!(Arc::ptr_eq(&first, &get(&cache, &one(), "f")));
    let again = Cache::new(Some(folder.clone())).unwrap();
    let read = get(&again, &one(), "f");
    assert_eq!((&read.objects, &read.signature), (&first.objects, &first.signature));
    assert_eq!((again.info().files, again.info().in_memory), (1, 1));
    // SAFETY: there is no kernel.
    let loaded = unsafe { engine().load(&read, &[]) }.unwrap();
    assert!(call(&loaded, &[int(1)]).is_ok() && call(&loaded, &[]).is_err());
    assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
    again.clear().unwrap();
    assert_eq!((again.info().files, again.info().in_memory), (0, 0));
}

#[test]
fn t116_fault_20_only_what_matters_is_in_the_key() {
    let cache = Cache::new(None).unwrap();
    let (n, m) = (var("n", "int32"), var("n", "int32"));
    let pair = |a: &fishplate_codegen::spec::Var, b: &fishplate_codegen::spec::Var| {
        let make = |name: &str, dim: Dim| Param::from(tensor(name, vec![dim], "int8"));
        vec![make("a", Dim::from(a)), make("b", Dim::from(b))]
    };
    let base = || tensor("a", vec![Dim::from(&n)], "int8");
    let specs = [
        pair(&n, &n),
        pair(&n, &m),
        vec![base().into()],
        vec![base().aligned(16).into()],
        vec![base().on(fishplate_abi::DLDeviceType::CUDA).into()],
        vec![base().with_strides(vec![1.into()]).into()],
        vec![base().with_strides(vec![2.into()]).into()],
        vec![var("k", "int32").into()],
        vec![var("k", "int32").divisible_by(2).into()],
        vec![Param::const_float("c", 0.0)],
        vec![Param::const_float("c", -0.0)],
    ];
    for spec in &specs {
        get(&cache, spec, "f");
    }
    get(&cache, &specs[0], "g");
    assert_eq!(cache.info().in_memory, specs.len() + 1);
}

#[test]
fn t116_damaged_entries_are_made_again() {
    let folder = folder("damaged");
    let first = get(&Cache::new(Some(folder.clone())).unwrap(), &one(), "f");
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let whole = fs::read(&file).unwrap();
    for damage in [vec![], whole[..whole.len() / 2].to_vec(), {
        let mut changed = whole.clone();
        changed[40] ^= 1;
        changed
    }] {
        fs::write(&file, damage).unwrap();
        let made = get(&Cache::new(Some(folder.clone())).unwrap(), &one(), "f");
        assert_eq!(made.objects, first.objects);
        assert_eq!(fs::read(&file).unwrap(), whole);
    }
}

#[test]
fn t116_files_of_others_are_not_loaded() {
    let folder = folder("others");
    let cache = Cache::new(Some(folder.clone())).unwrap();
    get(&cache, &one(), "f");
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o666)).unwrap();
    let fresh = Cache::new(Some(folder.clone())).unwrap();
    get(&fresh, &one(), "f");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o022, 0, "made again");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
    let error = Cache::new(Some(folder)).err().unwrap().to_string();
    assert!(error.contains("nobody else may write to it"), "{error}");
    let file_in_the_way = file.join("below");
    assert!(Cache::new(Some(file_in_the_way)).is_err());
}

#[test]
fn t116_many_writers() {
    let folder = folder("writers");
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let cache = Cache::new(Some(folder.clone())).unwrap();
                for number in 0..6 {
                    let params = [Param::const_int("c", number)];
                    assert!(!get(&cache, &params, "f").objects.is_empty());
                }
            });
        }
    });
    assert_eq!(Cache::new(Some(folder)).unwrap().info().files, 6);
}

#[test]
fn notes_belong_to_a_key_and_a_spec() {
    let folder = folder("notes");
    let cache = Cache::new(Some(folder.clone())).unwrap();
    let other = vec![Param::from(var("k", "int64"))];
    cache.remember(b"key", &one(), b"first");
    cache.remember(b"key", &other, b"");
    let again = Cache::new(Some(folder.clone())).unwrap();
    assert_eq!(again.recall(b"key", &one()).as_deref(), Some(&b"first"[..]));
    assert_eq!(again.recall(b"key", &other).as_deref(), Some(&b""[..]));
    assert_eq!(again.recall(b"ke", &one()), None);
    // Damaged entries, and those that others could have written, are not used.
    for file in fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        let mut bytes = fs::read(&file).unwrap();
        bytes[10] ^= 1;
        fs::write(&file, bytes).unwrap();
    }
    assert_eq!(again.recall(b"key", &one()), None);
    cache.remember(b"key", &one(), b"second");
    for file in fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        fs::set_permissions(&file, fs::Permissions::from_mode(0o666)).unwrap();
    }
    assert_eq!(again.recall(b"key", &one()), None);
    let memory = Cache::new(None).unwrap();
    memory.remember(b"key", &one(), b"nowhere");
    assert_eq!(memory.recall(b"key", &one()), None);
}

#[test]
fn an_entry_of_another_function_is_not_used() {
    let folder = folder("renamed");
    let cache = Cache::new(Some(folder.clone())).unwrap();
    let other = vec![Param::from(var("k", "int64"))];
    let files = |folder: &Path| {
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        files.collect::<Vec<_>>()
    };
    let first = get(&cache, &one(), "f");
    let [entry] = &files(&folder)[..] else { panic!("one entry") };
    let entry = entry.clone();
    get(&cache, &other, "f");
    let second = files(&folder).into_iter().find(|file| *file != entry).unwrap();
    fs::copy(&second, &entry).unwrap();
    let read = get(&Cache::new(Some(folder)).unwrap(), &one(), "f");
    assert_eq!(read.objects, first.objects);
    assert_ne!(fs::read(&entry).unwrap(), fs::read(&second).unwrap(), "written again");
}

#[test]
fn a_folder_that_cannot_be_written_costs_no_kernel() {
    let folder = folder("gone");
    let cache = Cache::new(Some(folder.clone())).unwrap();
    get(&cache, &one(), "f");
    fs::remove_dir_all(&folder).unwrap();
    // It is created again, and entries are stored in it.
    let other = |name: &str| vec![Param::from(var(name, "int64"))];
    get(&cache, &other("a"), "f");
    assert_eq!(cache.info().files, 1);
    // With a file in its place, nothing can be written, and everything else still works.
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, b"").unwrap();
    get(&cache, &other("b"), "f");
    cache.remember(b"key", &one(), b"note");
    assert_eq!(cache.recall(b"key", &one()), None);
    assert_eq!((cache.info().files, cache.info().in_memory), (0, 3));
    fs::remove_file(&folder).unwrap();
}

#[test]
fn the_content_of_libdevice_is_in_the_key() {
    let folder = folder("libdevice");
    fs::create_dir_all(&folder).unwrap();
    let library = folder.join("libdevice.bc");
    let cache = Cache::new(None).unwrap();
    let code = CodeOptions { libdevice: Some(library.clone()), ..CodeOptions::default() };
    let make = || {
        let request = Request {
            source: Source::None,
            symbol: "f",
            display_name: "f",
            params: &one(),
            provider: &Nop,
            code: &code,
            hook: None,
        };
        cache.compile(&request).unwrap();
        cache.info().in_memory
    };
    assert_eq!((make(), make()), (1, 1), "without the file");
    fs::write(&library, b"one").unwrap();
    assert_eq!((make(), make()), (2, 2));
    fs::write(&library, b"two").unwrap();
    assert_eq!((make(), make()), (3, 3));
    fs::write(&library, b"one").unwrap();
    assert_eq!((make(), make()), (3, 3), "known from before");
}
