//! A cache of compiled object code, in memory (with least recently used eviction) and on disk.
//!
//! The name of an entry is the hash of everything that determines the code: the input, the build of the compiler
//! (`build_id.rs`) and the content of libdevice (`libdevice.rs`). An entry also stores its key, so a wrong entry is
//! never used. A folder that cannot be written to costs one warning. Of all threads and processes that miss an entry,
//! one compiles it. The others wait, and compile it themselves after a time-out. `FISHPLATE_CACHE_DIR` or
//! `FISHPLATE_CACHE_PATH` name the folders, `FISHPLATE_CACHE_WAIT` the time-out, `FISHPLATE_NO_CACHE=1` turns the cache
//! off.

mod counts;
mod disk;
mod flights;
mod memory;

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::Instant,
};

use fishplate_cache::{Folder, Key, Setting, wait_limit};

use crate::{
    build_id::build_id,
    compile::{CompiledCode, Request, Source, compile, pipeline},
    error::Result,
    libdevice,
    machine::Counted,
    spec::{Param, canonical},
    wrapper::support_fingerprint,
};
use counts::Counters;
pub use counts::Counts;
use disk::{Disk, Turn};
use flights::{Boarding, Flights};
use memory::Recent;

/// Number of functions kept in memory.
const IN_MEMORY: usize = 256;
/// Tells whether a process can use code from another process. The cache is stricter: see [`build_id`].
pub(crate) const REVISION: &str = concat!(env!("CARGO_PKG_VERSION"), " 5 llvm 22");

/// A cache.
pub struct Cache {
    memory: Mutex<Recent>,
    disk: Option<Disk>,
    flights: Flights,
    counters: Counters,
}

/// Contents of a cache.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CacheInfo {
    /// The folder, if there is one.
    pub folder: Option<PathBuf>,
    /// Files in it.
    pub files: u64,
    /// Their size in bytes.
    pub bytes: u64,
    /// Functions in memory.
    pub in_memory: usize,
    /// The read-only folders.
    pub shared: Vec<PathBuf>,
    /// Counts of how requests were answered.
    pub counts: Counts,
}

impl Cache {
    /// Creates a cache with a folder, or in memory only.
    pub fn new(folder: Option<PathBuf>) -> Result<Self> {
        let disk = folder.map(Folder::open).transpose()?;
        Ok(Self::over(disk.map(|folder| Disk::new(folder, Vec::new()))))
    }

    /// Creates a cache with a folder on top of others that are only read. A read-only folder that is missing, or that
    /// other users could write to, is skipped with a warning.
    pub fn layered(folder: PathBuf, shared: Vec<PathBuf>) -> Result<Self> {
        let folder = Folder::open(folder)?;
        let mut layers = Vec::new();
        for path in shared {
            match Folder::find_shared(path.clone()) {
                Ok(Some(layer)) => layers.push(layer),
                Ok(None) => disk::warn(&format!(
                    "the folder {} of FISHPLATE_CACHE_PATH is not there",
                    path.display()
                )),
                Err(error) => {
                    disk::warn(&format!("a folder of FISHPLATE_CACHE_PATH is not used: {error}"));
                }
            }
        }
        Ok(Self::over(Some(Disk::new(folder, layers))))
    }

    fn over(disk: Option<Disk>) -> Self {
        let memory = Mutex::new(Recent::new(IN_MEMORY));
        Self { memory, disk, flights: Flights::default(), counters: Counters::default() }
    }

    /// The cache of this process, configured from the environment on first use; `None` if it is turned off.
    pub fn of_process() -> Result<Option<&'static Cache>> {
        static CACHE: OnceLock<Option<Cache>> = OnceLock::new();
        if let Some(cache) = CACHE.get() {
            return Ok(cache.as_ref());
        }
        let cache = Self::from_environment()?;
        Ok(CACHE.get_or_init(|| cache).as_ref())
    }

    fn from_environment() -> Result<Option<Self>> {
        match Setting::from_environment() {
            Setting::Off => Ok(None),
            Setting::Asked { folder, shared } => Self::layered(folder, shared)
                .or_else(|error| {
                    disk::warn(&format!("compiled functions are kept in memory only: {error}"));
                    Self::new(None)
                })
                .map(Some),
            // Nobody asked for this folder, so without it the cache is in memory only.
            Setting::Usual(folder) => {
                Self::new(Some(folder)).or_else(|_| Self::new(None)).map(Some)
            }
            Setting::Nowhere => Self::new(None).map(Some),
        }
    }

    /// Returns the code of a request, and compiles it if necessary. A request with a hook is always compiled, because
    /// the effect of a hook is unknown.
    pub fn compile(&self, request: &Request<'_>) -> Result<Arc<CompiledCode>> {
        if request.hook.is_some() {
            return compile(request).map(Arc::new);
        }
        let key = self.key(request);
        if let Some(found) = self.lock().get(&key) {
            self.counters.memory();
            return Ok(found);
        }
        let until = Instant::now() + wait_limit();
        let waiting = || self.counters.waited();
        // Without a flight the wait has timed out: this thread compiles, whatever the others do.
        let flight = loop {
            match self.flights.board(key, until, waiting) {
                Boarding::Pilot(flight) => break Some(flight),
                Boarding::Late => break None,
                Boarding::Landed => {}
            }
            if let Some(found) = self.lock().get(&key) {
                self.counters.memory();
                return Ok(found);
            }
        };
        let found = self.lock().get(&key);
        let compiled = match found {
            // Another thread finished between the two lookups.
            Some(found) => {
                self.counters.memory();
                return Ok(found);
            }
            None => Arc::new(self.read_or_make(&key, request, until)?),
        };
        self.lock().put(key, Arc::clone(&compiled));
        drop(flight);
        Ok(compiled)
    }

    fn read_or_make(
        &self,
        key: &Key,
        request: &Request<'_>,
        until: Instant,
    ) -> Result<CompiledCode> {
        let Some(disk) = &self.disk else {
            self.counters.compiled();
            return compile(request);
        };
        if let Some(found) = disk.read(key) {
            self.counters.disk();
            return Ok(found);
        }
        match disk.turn(key, until, || self.counters.waited()) {
            Turn::Made(made) => {
                self.counters.disk();
                Ok(made)
            }
            Turn::Ours(claim) => {
                self.counters.compiled();
                let compiled = compile(request)?;
                disk.write(key, &compiled);
                if let Some(maker) = assembler_of(request) {
                    disk.write_note(&hash_of(request, ANY_ASSEMBLER), maker.as_bytes());
                }
                drop(claim);
                Ok(compiled)
            }
        }
    }

    /// The key of a request. Machine code for GPUs depends on the version of the assembler. A machine without an
    /// assembler uses the code of the last one.
    fn key(&self, request: &Request<'_>) -> Key {
        if request.code.assembler.is_none() {
            return hash_of(request, "");
        }
        let any = || {
            let note = self.disk.as_ref()?.read_note(&hash_of(request, ANY_ASSEMBLER))?;
            String::from_utf8(note).ok()
        };
        let maker = assembler_of(request).or_else(any).unwrap_or_default();
        hash_of(request, &maker)
    }

    /// Returns the note that a front end stored for its key and a spec.
    pub fn recall(&self, key: &[u8], params: &[Param]) -> Option<Vec<u8>> {
        self.disk.as_ref()?.read_note(&note_key(key, params))
    }

    /// Stores a note on disk for [`Cache::recall`], if possible. The key must contain everything that the note depends
    /// on, besides the spec and the compiler.
    pub fn remember(&self, key: &[u8], params: &[Param], note: &[u8]) {
        if let Some(disk) = &self.disk {
            disk.write_note(&note_key(key, params), note);
        }
    }

    /// Returns the note for a key, or makes it. Of all processes that miss it, one makes it and the others wait.
    pub fn recall_or_make(
        &self,
        key: &[u8],
        make: impl FnOnce() -> Option<Vec<u8>>,
    ) -> Option<Vec<u8>> {
        let Some(disk) = &self.disk else { return make() };
        let key = note_key(key, &[]);
        let until = Instant::now() + wait_limit();
        let flight = loop {
            if let Some(found) = disk.read_note(&key) {
                return Some(found);
            }
            match self.flights.board(key, until, || ()) {
                Boarding::Pilot(flight) => break Some(flight),
                Boarding::Late => break None,
                Boarding::Landed => {}
            }
        };
        let made = match disk.note_turn(&key, until) {
            Turn::Made(note) => note,
            Turn::Ours(claim) => {
                let made = make()?;
                disk.write_note(&key, &made);
                drop(claim);
                made
            }
        };
        drop(flight);
        Some(made)
    }

    /// Returns the contents of the cache.
    pub fn info(&self) -> CacheInfo {
        let (files, bytes) = self.disk.as_ref().map_or((0, 0), |disk| disk.folder.size());
        let folder = self.disk.as_ref().map(|disk| disk.folder.path().to_owned());
        let shared = self.disk.as_ref().map_or_else(Vec::new, Disk::shared);
        let (in_memory, counts) = (self.lock().len(), self.counters.now());
        CacheInfo { folder, files, bytes, in_memory, shared, counts }
    }

    /// Deletes everything.
    pub fn clear(&self) -> Result<()> {
        self.lock().clear();
        self.disk.as_ref().map_or(Ok(0), |disk| disk.folder.clear())?;
        Ok(())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Recent> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Replaces the assembler in the key of the note that names the assembler of an entry.
const ANY_ASSEMBLER: &str = "any";

/// The assembler that makes machine code for GPUs, if the request needs one and there is one.
fn assembler_of(request: &Request<'_>) -> Option<String> {
    request.code.assembler.as_ref()?.identity()
}

/// The hash of everything that determines the code of a request. The paths of the assembler and libraries are not part
/// of it.
fn hash_of(request: &Request<'_>, assembler: &str) -> Key {
    let (kind, source): (&str, &[u8]) = match request.source {
        Source::None => ("none", &[]),
        Source::Mlir(source) => ("mlir", source),
        Source::LlvmIr(source) => ("llvm", source),
        Source::Object(source) => ("object", source),
        Source::External => ("external", &[]),
    };
    let spec = canonical(request.params);
    let mut code = request.code.clone();
    if let Some(assembler) = &mut code.assembler {
        assembler.path = None;
    }
    (code.libdevice, code.libraries) = (None, Vec::new());
    // Machines that differ only in features that the code cannot use share entries.
    code.target.features = Counted::of(request.source).features(&code.target.features);
    let provider = request.provider.key();
    let code = format!("{code:?} {assembler}");
    let passes = pipeline(request);
    let texts =
        [REVISION, kind, request.symbol, request.display_name, &spec, &provider, &code, passes];
    let library = libdevice::fingerprint(request.code.libdevice.as_deref());
    let linked: Vec<Vec<u8>> =
        request.code.libraries.iter().map(|path| libdevice::fingerprint(Some(path))).collect();
    let bytes = [build_id(), support_fingerprint(), &library, source];
    let linked = linked.iter().map(Vec::as_slice);
    hash(texts.iter().map(|text| text.as_bytes()).chain(bytes).chain(linked))
}

fn note_key(key: &[u8], params: &[Param]) -> Key {
    let spec = canonical(params);
    hash([REVISION.as_bytes(), build_id(), b"note", spec.as_bytes(), key].into_iter())
}

/// The hash of several parts, each with its length.
pub(crate) fn hash<'a>(parts: impl Iterator<Item = &'a [u8]>) -> Key {
    let parts: Vec<&[u8]> = parts.collect();
    let lengths: Vec<[u8; 8]> =
        parts.iter().map(|part| (part.len() as u64).to_le_bytes()).collect();
    let pairs = lengths.iter().zip(&parts);
    fishplate_mlir::hash(&pairs.flat_map(|(length, part)| [&length[..], part]).collect::<Vec<_>>())
}
