//! Work in a child process. LLVM and MLIR trust the binary files that they read, and damaged bytes can make
//! them access memory out of bounds. In a child process this ends only the child.
//!
//! The child is a copy of this process with one thread. It does its work, sends back the result, and exits without
//! running anything else of this process. A child that waits for a lock which a thread of the parent held is killed,
//! and another one tries.

use std::{
    io::{self, Read, Write},
    os::fd::AsRawFd as _,
    panic::{AssertUnwindSafe, catch_unwind},
    process::abort,
    time::{Duration, Instant},
};

/// CPU time that the child may use to read something, plus more for each megabyte, and memory that it may use beyond
/// that of this process.
const SECONDS: u64 = 10;
const SECONDS_PER_MEGABYTE: u64 = 10;
/// Compiling may take this many times longer than reading.
const COMPILING: u64 = 12;
/// Wall-clock seconds for each second of CPU time: other processes may need the CPU, too.
const PATIENCE: u64 = 12;
const BYTES: u64 = 4 << 30;
/// A child that sleeps this long is waiting for a lock held by a thread that does not exist in the child.
const ASLEEP: Duration = Duration::from_secs(2);
/// Interval at which the parent checks whether the child sleeps.
const LOOK: Duration = Duration::from_millis(200);
/// Number of attempts when the child waits for a lock: which locks are held is a matter of chance.
const TRIES: u32 = 3;
/// End marker of an answer, which shows that it is complete.
const MADE: u8 = 1;
const REFUSED: u8 = 2;

/// Signals that mean the child crashed or ran out of time.
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

/// The outcome of work in a child process.
#[derive(Debug)]
pub enum ChildOutcome {
    /// Its result.
    Made(Vec<u8>),
    /// The work finished with this error.
    Refused(String),
    /// The work did not finish; the text says why.
    Died(String),
}

/// Purpose of work in a child process, which determines its time limit.
#[derive(Clone, Copy, Debug)]
pub enum Purpose {
    /// Reading this many bytes.
    Read(usize),
    /// Generating code from this many bytes.
    Compile(usize),
}

impl Purpose {
    /// Seconds of CPU time.
    fn seconds(self) -> u64 {
        let read = |bytes: usize| SECONDS + (bytes as u64 >> 20) * SECONDS_PER_MEGABYTE;
        match self {
            Purpose::Read(bytes) => read(bytes),
            Purpose::Compile(bytes) => read(bytes) * COMPILING,
        }
    }
}

/// Runs work on bytes that may be damaged in a child process. The work should take no lock that other threads take,
/// because those threads do not exist in the child and cannot release it. A child that waits for such a lock is killed,
/// and another one tries.
pub fn apart(purpose: Purpose, mut body: impl FnMut() -> Result<Vec<u8>, String>) -> ChildOutcome {
    let seconds = purpose.seconds();
    for _ in 0..TRIES {
        match try_apart(seconds, &mut body) {
            Ok(Some(outcome)) => return outcome,
            Ok(None) => {}
            Err(error) => {
                return ChildOutcome::Died(format!("cannot start a child process: {error}"));
            }
        }
    }
    ChildOutcome::Died(
        "the process that reads it waits for a lock that another thread had".to_owned(),
    )
}

/// Makes one attempt; returns `None` if the child waits for something that never happens.
fn try_apart(
    seconds: u64,
    body: &mut impl FnMut() -> Result<Vec<u8>, String>,
) -> io::Result<Option<ChildOutcome>> {
    let (answer, to_parent) = io::pipe()?;
    // SAFETY: the child runs only `child`. The C library keeps memory allocation usable in a child, the work takes no
    // lock that another thread could have held, and the time limit ends a child that waits in vain.
    let pid = unsafe { libc::fork() };
    if pid < 0 {
        return Err(io::Error::last_os_error());
    }
    if pid == 0 {
        child(seconds, body, to_parent);
    }
    drop(to_parent);
    let mut bytes = Vec::new();
    let read = receive(answer, pid, &mut bytes);
    if matches!(read, Ok(Received::Asleep)) {
        // SAFETY: `pid` is a child of this process that nobody has waited for yet.
        unsafe { libc::kill(pid, libc::SIGKILL) };
        wait(pid, seconds);
        return Ok(None);
    }
    let ended = wait(pid, seconds);
    Ok(Some(match (read, bytes.pop()) {
        (Ok(_), Some(MADE)) => ChildOutcome::Made(bytes),
        (Ok(_), Some(REFUSED)) => {
            ChildOutcome::Refused(String::from_utf8_lossy(&bytes).into_owned())
        }
        _ => ChildOutcome::Died(format!("it is damaged: reading it {ended}")),
    }))
}

enum Received {
    Everything,
    Asleep,
}

/// Reads the child's answer until the child ends, or has slept for too long.
fn receive(
    mut answer: io::PipeReader,
    pid: libc::pid_t,
    bytes: &mut Vec<u8>,
) -> io::Result<Received> {
    let mut used = None;
    let mut since = Instant::now();
    let mut room = [0; 1 << 16];
    loop {
        let mut poll = libc::pollfd { fd: answer.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: passes one descriptor of this process, and the count 1.
        let ready = unsafe { libc::poll(&raw mut poll, 1, LOOK.as_millis() as libc::c_int) };
        if ready > 0 {
            match answer.read(&mut room) {
                Ok(0) => return Ok(Received::Everything),
                Ok(count) => bytes.extend_from_slice(&room[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
            since = Instant::now();
            continue;
        }
        let state = state_of(pid);
        // A process that runs, waits for a disk or no longer exists is not asleep.
        if state.is_none() || state != used {
            (used, since) = (state, Instant::now());
        } else if since.elapsed() > ASLEEP {
            return Ok(Received::Asleep);
        }
    }
}

/// CPU time that a sleeping process has used; `None` if it is not asleep.
fn state_of(pid: libc::pid_t) -> Option<(u64, u64)> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may contain anything; the state and the numbers follow it.
    let mut fields = text.get(text.rfind(')')? + 1..)?.split_whitespace();
    if fields.next()? != "S" {
        return None;
    }
    Some((fields.nth(10)?.parse().ok()?, fields.next()?.parse().ok()?))
}

/// Runs `body`, sends its result, and ends the process.
fn child(
    seconds: u64,
    body: &mut impl FnMut() -> Result<Vec<u8>, String>,
    mut to_parent: io::PipeWriter,
) -> ! {
    confine(seconds);
    let mut made = catch_unwind(AssertUnwindSafe(body))
        .unwrap_or_else(|_| Err("the reader panicked".to_owned()))
        .map_or_else(|error| (error.into_bytes(), REFUSED), |bytes| (bytes, MADE));
    made.0.push(made.1);
    let sent = to_parent.write_all(&made.0);
    // SAFETY: no requirements; exit handlers that others registered do not run.
    unsafe { libc::_exit(i32::from(sent.is_err())) }
}

/// Makes sure that the child ends, and that it prints nothing where others would read it.
fn confine(seconds: u64) {
    let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    let time = libc::rlimit { rlim_cur: seconds, rlim_max: seconds };
    let at_all = libc::c_uint::try_from(seconds * PATIENCE).unwrap_or(libc::c_uint::MAX);
    // SAFETY: the calls get values of their types, and affect only the child.
    unsafe {
        for signal in ENDS {
            libc::signal(*signal, libc::SIG_DFL);
        }
        let mut all = std::mem::zeroed();
        libc::sigfillset(&raw mut all);
        libc::sigprocmask(libc::SIG_UNBLOCK, &raw const all, std::ptr::null_mut());
        libc::alarm(at_all);
        libc::setrlimit(libc::RLIMIT_CPU, &raw const time);
        libc::setrlimit(libc::RLIMIT_CORE, &raw const none);
    }
    limit_memory();
    // SAFETY: the path is NUL-terminated, and the descriptors belong to this process.
    unsafe {
        let nowhere = libc::open(c"/dev/null".as_ptr(), libc::O_WRONLY);
        if nowhere < 0 {
            abort();
        }
        libc::dup2(nowhere, libc::STDERR_FILENO);
    }
}

/// Limits the child to a few gigabytes of additional memory.
fn limit_memory() {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    let Some(used) = pages.and_then(|pages| pages.checked_mul(4096)) else { return };
    let most = used.saturating_add(BYTES);
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: the value has the call's type, and the call affects only the child.
    unsafe { libc::setrlimit(libc::RLIMIT_AS, &raw const limit) };
}

/// Describes how a child ended.
fn wait(pid: libc::pid_t, seconds: u64) -> String {
    let mut status = 0;
    loop {
        // SAFETY: the process is a child of this one, and `status` is writable.
        if unsafe { libc::waitpid(pid, &raw mut status, 0) } == pid {
            break;
        }
        if io::Error::last_os_error().kind() != io::ErrorKind::Interrupted {
            // Other code in this process waits for every child.
            return "ended the process that did".to_owned();
        }
    }
    if !libc::WIFSIGNALED(status) {
        return "failed".to_owned();
    }
    match libc::WTERMSIG(status) {
        // The system kills a process beyond its hard limit with SIGKILL.
        libc::SIGALRM | libc::SIGXCPU | libc::SIGKILL => {
            format!("takes more than {seconds} seconds")
        }
        signal => format!("ended the process that did with signal {signal}"),
    }
}
