//! A child process with a time limit: the code that a library runs on load may never end.

use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for output that other processes still hold open after the child has ended.
const GRACE: Duration = Duration::from_secs(1);

/// Exit status of a child, and its output.
pub(crate) struct Ended {
    /// `None` if it was stopped at its limit.
    pub(crate) status: Option<ExitStatus>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs a program, and stops it after `limit`.
pub(crate) fn run(command: &mut Command, limit: Duration) -> io::Result<Ended> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take().map(collect);
    let stderr = child.stderr.take().map(collect);
    let status = wait(&mut child, Instant::now() + limit)?;
    let text = |from: Option<Receiver<Vec<u8>>>| {
        let bytes = from.and_then(|from| from.recv_timeout(GRACE).ok()).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    };
    Ok(Ended { status, stdout: text(stdout), stderr: text(stderr) })
}

/// Waits until the child has ended or its time is up.
fn wait(child: &mut Child, end: Instant) -> io::Result<Option<ExitStatus>> {
    let mut nap = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(nap.min(left));
        nap = (nap * 2).min(Duration::from_millis(20));
    }
}

/// Reads everything on a separate thread.
fn collect(mut from: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (to, all) = channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // Partial output is better than none.
        let _ = from.read_to_end(&mut bytes);
        let _ = to.send(bytes);
    });
    all
}
