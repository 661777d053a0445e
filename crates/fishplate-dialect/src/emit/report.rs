//! The coverage report: how much of a dialect is generated, and the omissions with their reasons.

use serde::Serialize;

use crate::model::{Dialect, Omission, OmissionKind};

/// How many there are and how many are generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// All that the input declares.
    pub total: usize,
    /// Those that can be used as a whole.
    pub generated: usize,
}

/// The report about one dialect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The dialect; `*` for several.
    pub dialect: String,
    /// Operations.
    pub ops: Count,
    /// Types.
    pub types: Count,
    /// Attributes.
    pub attrs: Count,
    /// Enumerations.
    pub enums: Count,
    /// Everything that is missing, whole definitions and parts of them.
    pub not_generated: Vec<Omission>,
    /// One report for each, where there are several dialects.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dialects: Vec<Report>,
}

/// Reports on one dialect.
pub fn report(model: &Dialect) -> Report {
    let count = |kind: OmissionKind, names: Vec<String>| {
        // What could not be read at all is no item of the model, and counts as one that is not generated.
        let unread =
            model.omissions.iter().filter(|o| o.kind == kind && !names.contains(&o.name)).count();
        let generated = names.iter().filter(|name| !model.omits(kind, name)).count();
        Count { total: names.len() + unread, generated }
    };
    let dialect = &model.name;
    Report {
        dialect: dialect.clone(),
        ops: count(
            OmissionKind::Op,
            model.ops.iter().map(|op| format!("{dialect}.{}", op.name)).collect(),
        ),
        types: count(OmissionKind::Type, model.types.iter().map(|def| model.key(def)).collect()),
        attrs: count(OmissionKind::Attr, model.attrs.iter().map(|def| model.key(def)).collect()),
        enums: count(OmissionKind::Enum, model.enums.iter().map(|e| e.name.clone()).collect()),
        not_generated: model.omissions.clone(),
        dialects: Vec::new(),
    }
}

/// Reports on several dialects: the sums, and each of them.
pub fn summary(models: &[Dialect]) -> Report {
    let reports: Vec<Report> = models.iter().map(report).collect();
    let sum = |count: fn(&Report) -> Count| {
        reports.iter().map(count).fold(Count::default(), |a, b| Count {
            total: a.total + b.total,
            generated: a.generated + b.generated,
        })
    };
    Report {
        dialect: "*".to_owned(),
        ops: sum(|r| r.ops),
        types: sum(|r| r.types),
        attrs: sum(|r| r.attrs),
        enums: sum(|r| r.enums),
        not_generated: reports.iter().flat_map(|r| r.not_generated.clone()).collect(),
        dialects: reports,
    }
}

/// The report as JSON.
pub fn to_json(report: &Report) -> String {
    let text = serde_json::to_string_pretty(report).unwrap_or_default();
    text + "\n"
}
