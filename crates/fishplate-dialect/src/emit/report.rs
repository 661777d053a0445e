//! The coverage report: the share of a dialect that is generated, and the omissions with their reasons.

use serde::Serialize;

use crate::model::{Dialect, Omission, OmissionKind};

/// The number of definitions, and how many of them are generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// All definitions that the input declares.
    pub total: usize,
    /// Definitions that are complete.
    pub generated: usize,
}

/// The report about one dialect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The dialect; `*` for a summary of several.
    pub dialect: String,
    /// Operations.
    pub ops: Count,
    /// Types.
    pub types: Count,
    /// Attributes.
    pub attrs: Count,
    /// Enumerations.
    pub enums: Count,
    /// Everything that is missing: whole definitions and parts of them.
    pub not_generated: Vec<Omission>,
    /// One report per dialect, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dialects: Vec<Report>,
}

/// Reports on one dialect.
pub fn report(model: &Dialect) -> Report {
    let count = |kind: OmissionKind, names: Vec<String>| {
        // A definition that could not be read at all is not in the model. It counts as not generated.
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

/// Reports on several dialects: the totals, and each dialect.
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
