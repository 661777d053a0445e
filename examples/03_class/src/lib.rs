//! A class written in Rust and used from Python: fields with defaults, methods, a global function.
//! `use.py` loads the library with the stock Python package.
#![forbid(unsafe_code)]

use fishplate::{Error, Field, Object, ObjectRef, Result};

/// A bank account.
#[derive(Object)]
#[object(key = "example.Account")]
pub struct Account {
    /// The owner's name.
    pub owner: String,
    /// Money in the account.
    #[field(default = 0.0)]
    pub balance: Field<f64>,
}

#[fishplate::methods]
impl Account {
    /// Takes money out and returns the rest.
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

/// Total balance of all accounts.
#[fishplate::function("example.total")]
fn total(accounts: Vec<ObjectRef<Account>>) -> f64 {
    accounts.iter().map(|account| account.balance.get()).sum()
}
