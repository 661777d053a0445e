//! Work in a child process. LLVM and MLIR trust the binary files that they read: damaged bytes can make
//! them touch memory that is not theirs. In a child that is the end of the child only.
//!
//! The child is a copy of this process with one thread. It does its work, sends back what it made, and
//! ends without running anything else of this process.

use std::{
    io::{self, Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    process::abort,
};

/// The child has so much of the processor's time, so much time at all, and so much memory beyond what
/// this process has.
const SECONDS: u32 = 10;
const SECONDS_AT_ALL: u32 = 120;
const BYTES: u64 = 4 << 30;
/// What an answer ends with, by which it is known to be whole.
const MADE: u8 = 1;
const REFUSED: u8 = 2;

/// Signals by which code ends that does what it must not, and the clock's.
const ENDS: &[libc::c_int] = &[
    libc::SIGSEGV,
    libc::SIGBUS,
    libc::SIGILL,
    libc::SIGFPE,
    libc::SIGTRAP,
    libc::SIGABRT,
    libc::SIGALRM,
    libc::SIGXCPU,
    libc::SIGTERM,
];

/// How work in a child process came out.
#[derive(Debug)]
pub enum Apart {
    /// What it made.
    Made(Vec<u8>),
    /// It came to an end, and said this.
    Refused(String),
    /// It did not come to an end: why, in words.
    Died(String),
}

/// Does work on bytes that may be damaged in a child process. It must take no lock that other threads
/// take: they are not there to give it up.
pub fn apart(body: impl FnOnce() -> Result<Vec<u8>, String>) -> Apart {
    try_apart(body)
        .unwrap_or_else(|error| Apart::Died(format!("there is no process for it: {error}")))
}

fn try_apart(body: impl FnOnce() -> Result<Vec<u8>, String>) -> io::Result<Apart> {
    let (mut answer, to_parent) = io::pipe()?;
    // SAFETY: the child runs `child` only. The C library keeps memory allocation usable in a child, the
    // work takes no lock that another thread could have held, and the clock ends what waits in vain.
    let pid = unsafe { libc::fork() };
    if pid < 0 {
        return Err(io::Error::last_os_error());
    }
    if pid == 0 {
        child(body, to_parent);
    }
    drop(to_parent);
    let mut bytes = Vec::new();
    let read = answer.read_to_end(&mut bytes);
    let ended = wait(pid);
    Ok(match (read, bytes.pop()) {
        (Ok(_), Some(MADE)) => Apart::Made(bytes),
        (Ok(_), Some(REFUSED)) => Apart::Refused(String::from_utf8_lossy(&bytes).into_owned()),
        _ => Apart::Died(format!("it is damaged: reading it {ended}")),
    })
}

/// Runs `body`, sends what it made, and ends the process.
fn child(body: impl FnOnce() -> Result<Vec<u8>, String>, mut to_parent: io::PipeWriter) -> ! {
    confine();
    let mut made = catch_unwind(AssertUnwindSafe(body))
        .unwrap_or_else(|_| Err("the reader panicked".to_owned()))
        .map_or_else(|error| (error.into_bytes(), REFUSED), |bytes| (bytes, MADE));
    made.0.push(made.1);
    let sent = to_parent.write_all(&made.0);
    // SAFETY: no requirements; nothing that others registered for the end of the process runs.
    unsafe { libc::_exit(i32::from(sent.is_err())) }
}

/// Makes sure that the child ends, and says nothing where others would read it.
fn confine() {
    let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    let time = libc::rlimit { rlim_cur: SECONDS.into(), rlim_max: SECONDS.into() };
    // SAFETY: the calls get values of their types, and change the child only.
    unsafe {
        for signal in ENDS {
            libc::signal(*signal, libc::SIG_DFL);
        }
        let mut all = std::mem::zeroed();
        libc::sigfillset(&raw mut all);
        libc::sigprocmask(libc::SIG_UNBLOCK, &raw const all, std::ptr::null_mut());
        libc::alarm(SECONDS_AT_ALL);
        libc::setrlimit(libc::RLIMIT_CPU, &raw const time);
        libc::setrlimit(libc::RLIMIT_CORE, &raw const none);
    }
    limit_memory();
    // SAFETY: a NUL-terminated path, and descriptors of this process.
    unsafe {
        let nowhere = libc::open(c"/dev/null".as_ptr(), libc::O_WRONLY);
        if nowhere < 0 {
            abort();
        }
        libc::dup2(nowhere, libc::STDERR_FILENO);
    }
}

/// Lets the child have no more than a few gigabytes of its own.
fn limit_memory() {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    let Some(used) = pages.and_then(|pages| pages.checked_mul(4096)) else { return };
    let most = used.saturating_add(BYTES);
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: a value of the call's type; it changes the child only.
    unsafe { libc::setrlimit(libc::RLIMIT_AS, &raw const limit) };
}

/// How a child ended, in words.
fn wait(pid: libc::pid_t) -> String {
    let mut status = 0;
    loop {
        // SAFETY: the process is a child of this one, and there is room for its status.
        if unsafe { libc::waitpid(pid, &raw mut status, 0) } == pid {
            break;
        }
        if io::Error::last_os_error().kind() != io::ErrorKind::Interrupted {
            // Someone else in this process waits for every child.
            return "ended the process that did".to_owned();
        }
    }
    if !libc::WIFSIGNALED(status) {
        return "failed".to_owned();
    }
    match libc::WTERMSIG(status) {
        // The system ends what is over its time for good with SIGKILL.
        libc::SIGALRM | libc::SIGXCPU | libc::SIGKILL => {
            format!("takes more than {SECONDS} seconds")
        }
        signal => format!("ended the process that did with signal {signal}"),
    }
}
