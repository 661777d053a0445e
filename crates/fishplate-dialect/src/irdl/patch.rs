//! The difference between a definition and its form in IRDL, as the fields that differ.
//!
//! Lists of named items (parameters, operands, ...) are compared item by item if the names agree. Everything else is
//! replaced as a whole. A missing field is null.

use serde_json::Value;

use super::Fields;

/// The lists whose items have names.
const NAMED: [&str; 5] = ["params", "operands", "attrs", "results", "regions"];

/// The changes that turn `plain` into `actual`.
pub(super) fn difference(plain: &Fields, actual: &Fields) -> Fields {
    let mut fields = Fields::new();
    for (key, value) in actual {
        let change = match (plain.get(key), value) {
            (Some(old), new) if old == new => continue,
            (Some(Value::Array(old)), Value::Array(new)) if NAMED.contains(&key.as_str()) => {
                by_name(key, old, new).unwrap_or_else(|| value.clone())
            }
            _ => value.clone(),
        };
        fields.insert(key.clone(), change);
    }
    for key in plain.keys().filter(|key| !actual.contains_key(*key) && *key != "schema") {
        fields.insert(key.clone(), Value::Null);
    }
    fields
}

/// The changes to a list, by the names that its items have in IRDL. The number of items stays the same, except that
/// there may be more attributes; `arguments` has their order.
fn by_name(key: &str, old: &[Value], new: &[Value]) -> Option<Value> {
    let name = |item: &Value| Some(item.get("name")?.as_str()?.to_owned());
    let mut changes = Fields::new();
    let mut before = old.iter();
    let attrs = key == "attrs";
    if !attrs && old.len() != new.len() {
        return None;
    }
    let mut next = before.next();
    for item in new {
        let mut change = item.as_object()?.clone();
        let known = next.filter(|known| !attrs || known.get("name") == item.get("name"));
        let key = name(known.unwrap_or(item))?;
        if let Some(known) = known {
            change = difference(known.as_object()?, &change);
            next = before.next();
        }
        if !change.is_empty() && changes.insert(key, Value::Object(change)).is_some() {
            return None;
        }
    }
    next.is_none().then_some(Value::Object(changes))
}

/// The names of items whose constraint is among the changes.
pub(super) fn constrained(changes: &Fields) -> Vec<String> {
    let mut found = Vec::new();
    for list in NAMED.iter().filter_map(|name| changes.get(*name)) {
        let named =
            list.as_object().into_iter().flatten().map(|(name, item)| (name.as_str(), item));
        let whole = list.as_array().into_iter().flatten();
        let whole =
            whole.map(|item| (item.get("name").and_then(Value::as_str).unwrap_or("_"), item));
        // A new item has its name among its fields.
        let kept = |item: &Value| list.is_array() || item.get("name").is_none();
        let with = named.chain(whole).filter(|(_, item)| item.get("constraint").is_some());
        found.extend(with.filter(|(_, item)| kept(item)).map(|(name, _)| name.to_owned()));
    }
    found
}

/// Applies the changes that [`difference`] computed.
pub(super) fn apply(fields: &mut Fields, changes: &Fields) {
    for (key, change) in changes {
        match (fields.get_mut(key), change) {
            (_, Value::Null) => drop(fields.remove(key)),
            (Some(Value::Array(items)), Value::Object(changes))
                if NAMED.contains(&key.as_str()) =>
            {
                apply_by_name(items, changes);
            }
            _ => drop(fields.insert(key.clone(), change.clone())),
        }
    }
    sort_attributes(fields);
}

fn apply_by_name(items: &mut Vec<Value>, changes: &Fields) {
    let mut left = changes.clone();
    for item in items.iter_mut() {
        let change = item.get("name").and_then(Value::as_str).and_then(|name| left.remove(name));
        if let (Value::Object(fields), Some(Value::Object(change))) = (item, change) {
            apply(fields, &change);
        }
    }
    items.extend(left.into_iter().map(|(_, item)| item));
}

/// Sorts attributes in the order in which `arguments` names them.
fn sort_attributes(fields: &mut Fields) {
    let Some(Value::Array(order)) = fields.get("arguments").cloned() else { return };
    if let Some(Value::Array(attrs)) = fields.get_mut("attrs") {
        attrs.sort_by_key(|attr| {
            order.iter().position(|name| Some(name) == attr.get("name")).unwrap_or(usize::MAX)
        });
    }
}
