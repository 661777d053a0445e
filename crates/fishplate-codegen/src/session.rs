//! Reusable state of a compilation: a context with its dialects, and target machines. Idle sessions are kept in a pool,
//! so that threads can compile in parallel.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use fishplate_mlir::{Context, OptLevel, Target, TargetMachine};

use crate::error::Result;

/// A context keeps every type and attribute that it has seen, so it is dropped after this many uses.
const USES: u32 = 256;
/// Number of pooled sessions. More would only waste memory.
const POOLED: usize = 8;

pub(crate) struct Session {
    pub(crate) context: Context,
    machines: HashMap<(Target, OptLevel), TargetMachine>,
    uses: u32,
}

static POOL: Mutex<Vec<Session>> = Mutex::new(Vec::new());

impl Session {
    /// Runs `body` with a session from the pool, or a new one.
    pub(crate) fn with<T>(body: impl FnOnce(&mut Session) -> Result<T>) -> Result<T> {
        let pooled = POOL.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut session = pooled.unwrap_or_else(|| Session {
            context: Context::new(),
            machines: HashMap::new(),
            uses: 0,
        });
        // A session is not reused after a panic.
        let result = body(&mut session);
        session.uses += 1;
        if session.is_lost() {
            return result;
        }
        let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
        if session.uses < USES && pool.len() < POOLED {
            pool.push(session);
        }
        result
    }

    /// Whether LLVM hit a fatal error in it.
    fn is_lost(&self) -> bool {
        self.context.is_lost() || self.machines.values().any(TargetMachine::is_lost)
    }

    /// The context and a machine for a target.
    pub(crate) fn parts(
        &mut self,
        target: &Target,
        level: OptLevel,
    ) -> Result<(&Context, &TargetMachine)> {
        let key = (target.clone(), level);
        let machine = match self.machines.entry(key) {
            std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::hash_map::Entry::Vacant(new) => {
                new.insert(TargetMachine::new(target, level)?)
            }
        };
        Ok((&self.context, machine))
    }
}
