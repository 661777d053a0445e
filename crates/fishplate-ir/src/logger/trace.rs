//! One run of a pass manager, as its loggers see it. Events may come from several threads at once; the entries are
//! recorded in the order in which a single thread would have made them. A fingerprint tells whether a pass changed
//! anything, and the operation is printed only if it did.
//!
//! The order is defined by keys. The operation that the manager runs on has the empty key. The n-th step on an
//! operation has the operation's key followed by n. An operation that a nested pipeline runs on has the key of that
//! step followed by its index among its siblings. If a pass itself runs pipelines, they belong to the step of that
//! pass, and the positions of their operations decide the order, where a single thread would have used the order of the
//! calls.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use super::{Attachment, LogEntry, Scope, When, print};
use crate::rewrite::{close_record, open_record};
use fishplate::{Array, Error, Map, Str};
use fishplate_mlir::OpRef;
use fishplate_mlir::instrument::{Fingerprint, Moment, PassEvent, Watcher};

/// The position of a step in the order.
type Key = Vec<u64>;

/// The name of the first entry of a run.
const START: &str = "PRE-PIPELINE";

/// A pass that has started.
struct Begun {
    key: Key,
    fingerprint: Fingerprint,
    /// Per attachment: the IR before the pass, if it is requested.
    before: Vec<Option<Str>>,
    /// Number of steps, on the same operation, of pipelines that the pass itself runs.
    inner: u64,
    /// Nested operations that such pipelines ran on.
    below: Vec<usize>,
    start: Instant,
}

/// An entry that is not published yet.
struct Made {
    key: Key,
    attachment: Arc<Attachment>,
    run: i64,
    entry: LogEntry,
}

/// Bookkeeping about the operations in a run.
#[derive(Default)]
struct State {
    /// Keys of operations, and the number of steps each has had.
    keys: HashMap<usize, (Key, u64)>,
    /// Running passes by their operation, innermost last.
    begun: HashMap<usize, Vec<Begun>>,
    /// The newest print of an operation, with and without debug info.
    prints: HashMap<(usize, bool), (Fingerprint, Str)>,
    /// Number of nested pipelines that are running.
    nested: usize,
    made: Vec<Made>,
    /// The first error of a sink.
    error: Option<Error>,
}

impl State {
    /// Assigns a key to a nested operation on which a pass runs a pipeline.
    fn place(&mut self, op: OpRef<'_>) {
        let (mut at, mut places) = (op, Vec::new());
        loop {
            places.push(place(at));
            let Some(parent) = at.parent() else { return };
            at = parent;
            let Some(outer) = self.begun.get_mut(&at.address()).and_then(|begun| begun.last_mut())
            else {
                continue;
            };
            outer.below.push(op.address());
            let mut key = outer.key.clone();
            key.push(0);
            key.extend(places.iter().rev());
            self.keys.insert(op.address(), (key, 0));
            return;
        }
    }
}

/// A run of a pass manager.
struct Session {
    /// The address of the operation that the manager runs on.
    root: usize,
    threads: bool,
    /// Each attachment, with the number of this run in its log.
    attachments: Vec<(Arc<Attachment>, i64)>,
    /// Called after a sink has run.
    tidy: Box<dyn Fn() + Send + Sync>,
    state: Mutex<State>,
}

/// Receives the events of a pass manager while it runs.
#[derive(Default)]
pub(crate) struct Trace {
    session: Mutex<Option<Arc<Session>>>,
}

/// The handle to [`Trace`] that the pass manager holds.
pub(crate) struct Watch(pub(crate) Arc<Trace>);

impl Watcher for Watch {
    fn event(&self, event: &PassEvent<'_>) {
        let session = self.0.session.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(session) = session else { return };
        match (event.moment, event.adaptor) {
            (Moment::Before, true) => session.enter(event.op),
            (_, true) => session.leave(event.op),
            (Moment::Before, false) => session.before(event),
            (moment, false) => session.after(event, moment == Moment::Failed),
        }
    }
}

impl Trace {
    /// Starts a run on `root`. `threads` says whether passes run on several threads; in that case no attachment has
    /// scope [`Scope::Module`]. Without attachments nothing is recorded: fingerprints take longer than many passes.
    pub(crate) fn begin(
        &self,
        root: OpRef<'_>,
        threads: bool,
        attachments: Vec<Arc<Attachment>>,
        tidy: Box<dyn Fn() + Send + Sync>,
    ) {
        if attachments.is_empty() {
            return;
        }
        let number = |attachment: Arc<Attachment>| {
            let run = attachment.log.runs.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            (attachment, run)
        };
        let attachments: Vec<_> = attachments.into_iter().map(number).collect();
        let state = Mutex::default();
        let session = Arc::new(Session { root: root.address(), threads, attachments, tidy, state });
        session.locked(|state| drop(state.keys.insert(root.address(), (Vec::new(), 0))));
        session.start(root);
        *self.session.lock().unwrap_or_else(PoisonError::into_inner) = Some(session);
    }

    /// Ends the run, and returns the first error of a sink.
    pub(crate) fn end(&self) -> Option<Error> {
        let session = self.session.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        session.publish(true);
        session.locked(|state| state.error.take())
    }
}

impl Session {
    fn locked<R>(&self, body: impl FnOnce(&mut State) -> R) -> R {
        body(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Records the entries before the first pass.
    fn start(&self, root: OpRef<'_>) {
        for (attachment, run) in &self.attachments {
            let fingerprint = Fingerprint::of(root);
            let text = self.print(root, &fingerprint, attachment.settings.debug_info);
            let anchor = print::label(root);
            let entry = LogEntry {
                index: 0,
                run: *run,
                pipeline: anchor.split(' ').next().unwrap_or_default().to_owned(),
                pass_argument: START.to_owned(),
                pass_class: String::new(),
                subject: self.subject(root),
                anchor,
                when: "before".to_owned(),
                ms: 0.0,
                changed: false,
                failed: false,
                before: text.clone(),
                ir: text,
                patterns: Array::default(),
                statistics: Map::default(),
            };
            let made = Made { key: Vec::new(), attachment: attachment.clone(), run: *run, entry };
            self.locked(|state| state.made.push(made));
        }
        self.publish(false);
    }

    fn subject(&self, op: OpRef<'_>) -> String {
        format!("{:x}", op.address())
    }

    /// Returns the text of an operation with a known fingerprint. It is printed only if it has changed.
    fn print(&self, op: OpRef<'_>, fingerprint: &Fingerprint, debug_info: bool) -> Str {
        let key = (op.address(), debug_info);
        let known = self.locked(|state| state.prints.get(&key).cloned());
        if let Some((_, text)) = known.filter(|(known, _)| known == fingerprint) {
            return text;
        }
        let text = print::text(op, debug_info, op.address() != self.root);
        self.locked(|state| drop(state.prints.insert(key, (*fingerprint, text.clone()))));
        text
    }

    /// The key of the next step on an operation.
    fn next_key(&self, op: OpRef<'_>) -> Key {
        self.locked(|state| {
            if let Some(outer) =
                state.begun.get_mut(&op.address()).and_then(|begun| begun.last_mut())
            {
                outer.inner += 1;
                return [&outer.key[..], &[outer.inner]].concat();
            }
            if !state.keys.contains_key(&op.address()) {
                state.place(op);
            }
            let (key, steps) = state.keys.entry(op.address()).or_default();
            *steps += 1;
            [&key[..], &[*steps]].concat()
        })
    }

    /// Called when a nested pipeline starts on the operations directly inside an operation.
    fn enter(&self, op: OpRef<'_>) {
        let key = self.next_key(op);
        let children = children(op);
        self.locked(|state| {
            state.nested += 1;
            for (place, child) in children.into_iter().enumerate() {
                let mut key = key.clone();
                key.push(place as u64);
                state.keys.insert(child, (key, 0));
            }
        });
    }

    /// Called when a nested pipeline has ended.
    fn leave(&self, op: OpRef<'_>) {
        let children = children(op);
        self.locked(|state| {
            state.nested -= 1;
            for child in children {
                state.keys.remove(&child);
            }
        });
        self.publish(false);
    }

    /// Returns the operation that an attachment prints for a pass on `op`.
    fn subject_of<'m>(&self, attachment: &Attachment, op: OpRef<'m>) -> OpRef<'m> {
        match attachment.settings.scope {
            Scope::Module => {
                op.ancestors().find(|around| around.address() == self.root).unwrap_or(op)
            }
            Scope::Op => op,
        }
    }

    fn wants(attachment: &Attachment, event: &PassEvent<'_>) -> bool {
        attachment.is_attached() && attachment.settings.wants(event.argument, event.class)
    }

    fn before(&self, event: &PassEvent<'_>) {
        let key = self.next_key(event.op);
        let fingerprint = Fingerprint::of(event.op);
        let mut before = Vec::new();
        for (attachment, run) in &self.attachments {
            let text = Self::wants(attachment, event)
                .then(|| self.fresh_print(self.subject_of(attachment, event.op), attachment));
            if let Some(text) = text.clone()
                && attachment.settings.when != When::After
            {
                let texts = (text.clone(), text);
                let entry = self.entry(event, attachment, texts, "before");
                let mut key = key.clone();
                key.push(0);
                let made = Made { key, attachment: attachment.clone(), run: *run, entry };
                self.locked(|state| state.made.push(made));
            }
            before.push(text);
        }
        self.publish(false);
        let (inner, below, start) = (0, Vec::new(), Instant::now());
        let begun = Begun { key, fingerprint, before, inner, below, start };
        self.locked(|state| {
            state.begun.entry(event.op.address()).or_default().push(begun);
        });
        open_record();
    }

    fn fresh_print(&self, op: OpRef<'_>, attachment: &Attachment) -> Str {
        let fingerprint = Fingerprint::of(op);
        self.print(op, &fingerprint, attachment.settings.debug_info)
    }

    fn after(&self, event: &PassEvent<'_>, failed: bool) {
        let end = Instant::now();
        let begun = self.locked(|state| {
            let begun = state.begun.get_mut(&event.op.address())?.pop()?;
            for inside in &begun.below {
                state.keys.remove(inside);
            }
            Some(begun)
        });
        let Some(begun) = begun else { return };
        // The pass ran on this thread.
        let Ok(record) = close_record() else { return };
        let ms = end.duration_since(begun.start).as_secs_f64() * 1e3;
        let changed = Fingerprint::of(event.op) != begun.fingerprint;
        for ((attachment, run), before) in self.attachments.iter().zip(begun.before) {
            let settings = &attachment.settings;
            let left_out = settings.when == When::Before && !failed
                || settings.only_changed && !changed && !failed;
            let Some(before) = before.filter(|_| !left_out && attachment.is_attached()) else {
                continue;
            };
            let text = match changed {
                true => self.fresh_print(self.subject_of(attachment, event.op), attachment),
                false => before.clone(),
            };
            let mut entry = self.entry(event, attachment, (before, text), "after");
            (entry.ms, entry.changed, entry.failed) = (ms, changed, failed);
            entry.patterns = record.patterns.clone();
            entry.statistics = record.statistics.clone();
            let mut key = begun.key.clone();
            // After the steps of pipelines that the pass itself ran.
            key.push(u64::MAX);
            let made = Made { key, attachment: attachment.clone(), run: *run, entry };
            self.locked(|state| state.made.push(made));
        }
        self.publish(false);
    }

    fn entry(
        &self,
        event: &PassEvent<'_>,
        attachment: &Attachment,
        (before, ir): (Str, Str),
        when: &str,
    ) -> LogEntry {
        LogEntry {
            index: 0,
            run: 0,
            pipeline: print::path(self.root, event.op),
            pass_argument: event.argument.to_owned(),
            pass_class: event.class.to_owned(),
            anchor: print::label(event.op),
            when: when.to_owned(),
            ms: 0.0,
            changed: false,
            failed: false,
            before,
            ir,
            patterns: Array::default(),
            statistics: Map::default(),
            subject: self.subject(self.subject_of(attachment, event.op)),
        }
    }

    /// Adds the finished entries to the logs, in order, and passes them to the sinks. Nothing is published while passes
    /// run in parallel, because an earlier entry may still be missing.
    fn publish(&self, end: bool) {
        let mut made = self.locked(|state| match end || !self.threads || state.nested == 0 {
            true => std::mem::take(&mut state.made),
            false => Vec::new(),
        });
        made.sort_by(|a, b| a.key.cmp(&b.key));
        for Made { attachment, run, mut entry, .. } in made {
            let object = {
                let mut entries =
                    attachment.log.entries.lock().unwrap_or_else(PoisonError::into_inner);
                (entry.index, entry.run) = (entries.len() as i64, run);
                let object = entry.into_ref();
                if attachment.keeps {
                    entries.push(object.clone());
                }
                object
            };
            self.hand_over(&attachment, &object);
        }
    }

    /// Calls a sink, unless one has failed in this run.
    fn hand_over(&self, attachment: &Attachment, entry: &fishplate::ObjectRef<LogEntry>) {
        let Some(sink) = attachment.sink.as_ref().filter(|_| attachment.is_attached()) else {
            return;
        };
        if self.locked(|state| state.error.is_some()) {
            return;
        }
        if let Err(error) = sink.call::<fishplate::Any>((entry,)) {
            self.locked(|state| state.error = Some(error));
        }
        (self.tidy)();
    }
}

/// Returns the number of operations before this one in its block. Other threads may work on the neighbours, but these
/// stay where they are.
fn place(op: OpRef<'_>) -> u64 {
    let Some(block) = op.block() else { return 0 };
    block.operations().take_while(|other| *other != op).count() as u64
}

/// Returns the operations directly inside an operation, in order.
fn children(op: OpRef<'_>) -> Vec<usize> {
    op.blocks().flat_map(|block| block.operations()).map(OpRef::address).collect()
}
