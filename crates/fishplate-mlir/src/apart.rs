//! Work in a child process. LLVM and MLIR trust the binary files that they read, and damaged bytes can make
//! them access memory out of bounds. In a child process this ends only the child.
//!
//! The child is a copy of this process with one thread. It does its work, sends back the result, and
//! exits without running anything else of this process. A child that waits for a lock which a thread of the parent held is
//! killed, and another one tries.

use std::{
    io::{self, Read, Write},
    os::fd::AsRawFd as _,
    panic::{AssertUnwindSafe, catch_unwind},
    process::abort,
    time::{Duration, Instant},
};

/// The child may use this much CPU time to read something, more for each megabyte, and this
/// much memory beyond that of this process.
const SECONDS: u64 = 10;
const SECONDS_PER_MEGABYTE: u64 = 10;
/// Compiling takes longer than reading: so many times.
const COMPILING: u64 = 12;
/// Wall-clock seconds for each second of CPU time: other processes may need the CPU, too.
const PATIENCE: u64 = 12;
const BYTES: u64 = 4 << 30;
/// A child that sleeps for so long waits for a lock that a thread held which it has no copy of.
const ASLEEP: Duration = Duration::from_secs(2);
/// How often the parent looks whether the child sleeps.
const LOOK: Duration = Duration::from_millis(200);
/// How often work is tried that waits for a lock: it is a matter of chance who holds one.
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

/// How work in a child process came out.
#[derive(Debug)]
pub enum Apart {
    /// Its result.
    Made(Vec<u8>),
    /// It came to an end, and said this.
    Refused(String),
    /// It did not come to an end: why, in words.
    Died(String),
}

/// Purpose of work in a child process, which determines its time limit.
#[derive(Clone, Copy, Debug)]
pub enum Purpose {
    /// Reading so many bytes.
    Read(usize),
    /// Making code of so many bytes.
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

/// Does work on bytes that may be damaged in a child process. It should take no lock that other threads
/// take, as they are not there to give it up: a child that waits for one is ended, and another one tries.
pub fn apart(purpose: Purpose, mut body: impl FnMut() -> Result<Vec<u8>, String>) -> Apart {
    let seconds = purpose.seconds();
    for _ in 0..TRIES {
        match try_apart(seconds, &mut body) {
            Ok(Some(outcome)) => return outcome,
            Ok(None) => {}
            Err(error) => return Apart::Died(format!("cannot start a child process: {error}")),
        }
    }
    Apart::Died("the process that reads it waits for a lock that another thread had".to_owned())
}

/// One try; none if the child waits for something that never comes.
fn try_apart(
    seconds: u64,
    body: &mut impl FnMut() -> Result<Vec<u8>, String>,
) -> io::Result<Option<Apart>> {
    let (answer, to_parent) = io::pipe()?;
    // SAFETY: the child runs `child` only. The C library keeps memory allocation usable in a child, the
    // work takes no lock that another thread could have held, and the clock ends what waits in vain.
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
        // SAFETY: a child of this process that nobody has waited for yet.
        unsafe { libc::kill(pid, libc::SIGKILL) };
        wait(pid, seconds);
        return Ok(None);
    }
    let ended = wait(pid, seconds);
    Ok(Some(match (read, bytes.pop()) {
        (Ok(_), Some(MADE)) => Apart::Made(bytes),
        (Ok(_), Some(REFUSED)) => Apart::Refused(String::from_utf8_lossy(&bytes).into_owned()),
        _ => Apart::Died(format!("it is damaged: reading it {ended}")),
    }))
}

enum Received {
    Everything,
    Asleep,
}

/// Reads the child's answer until it ends, or has slept for too long.
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
        // SAFETY: one descriptor of this process, and how many there are.
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
        // One that runs, waits for a disk or is not there to be looked at does not sleep.
        if state.is_none() || state != used {
            (used, since) = (state, Instant::now());
        } else if since.elapsed() > ASLEEP {
            return Ok(Received::Asleep);
        }
    }
}

/// CPU time that a sleeping process has used; `None` if it does not sleep.
fn state_of(pid: libc::pid_t) -> Option<(u64, u64)> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything; then come the state and the numbers.
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
    // SAFETY: no requirements; nothing that others registered for the end of the process runs.
    unsafe { libc::_exit(i32::from(sent.is_err())) }
}

/// Makes sure that the child ends, and says nothing where others would read it.
fn confine(seconds: u64) {
    let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    let time = libc::rlimit { rlim_cur: seconds, rlim_max: seconds };
    let at_all = libc::c_uint::try_from(seconds * PATIENCE).unwrap_or(libc::c_uint::MAX);
    // SAFETY: the calls get values of their types, and change the child only.
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
fn wait(pid: libc::pid_t, seconds: u64) -> String {
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
        // The system kills a process beyond its hard limit with SIGKILL.
        libc::SIGALRM | libc::SIGXCPU | libc::SIGKILL => {
            format!("takes more than {seconds} seconds")
        }
        signal => format!("ended the process that did with signal {signal}"),
    }
}
