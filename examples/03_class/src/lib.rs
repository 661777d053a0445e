//! A class written in Rust and used from Python: fields with defaults, methods, a global function.
//! `use.py` loads the library with the stock Python package.
#![forbid(unsafe_code)]

use fishplate::{Error, Field, Object, ObjectRef, Result};

/// A bank account.
#[derive(Object)]
#[object(key = "example.Account")]
pub struct Account {
    /// Who it belongs to.
    pub owner: String,
    /// What is on it.
    #[field(default = 0.0)]
    pub balance: Field<f64>,
}

#[fishplate::methods]
impl Account {
    /// Takes money out and says what is left.
    fn withdraw(&self, amount: f64) -> Result<f64> {
        self.balance.update(|balance| {
            if amount > *balance {
                let text = format!("cannot withdraw {amount} from a balance of {balance}");
                return Err(Error::new("ValueError", text));
            }
            *balance -= amount;
            Ok(*balance)
        })
    }
}

/// What all accounts together hold.
#[fishplate::function("example.total")]
fn total(accounts: Vec<ObjectRef<Account>>) -> f64 {
    accounts.iter().map(|account| account.balance.get()).sum()
}
