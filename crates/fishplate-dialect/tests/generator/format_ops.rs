//! The text of operations: plans for those in MLIR's dialects, printed and parsed here, compared with `mlir-opt-22`.

use std::collections::BTreeMap;

use fishplate_dialect::format::operation::From;
use fishplate_dialect::format::text::{Plain, TextSink, TextSource};
use fishplate_dialect::format::{Catalog, Plan};

use crate::coverage::upstream;
use crate::fixture::dialect;
use crate::mlir_opt;
use crate::op_samples::{self, Parts};

fn print(catalog: &Catalog, plan: &Plan, parts: &Parts) -> Result<String, String> {
    let mut sink = TextSink::new(&Plain);
    plan.print(catalog, parts, &mut sink).map_err(|failure| failure.to_string())?;
    Ok(sink.into_text())
}

fn parse(catalog: &Catalog, plan: &Plan, text: &str) -> Result<Parts, String> {
    let mut source = TextSource::new(catalog, text, &Plain);
    let parts = plan.parse(catalog, &mut source).map_err(|failure| failure.to_string())?;
    if source.at_end() { Ok(parts) } else { Err(format!("text is left: {}", source.rest())) }
}

/// A module with the operation in a block whose arguments are its operands. The results are used with their inferred
/// types.
fn module(name: &str, plan: &Plan, text: &str, parts: &Parts) -> String {
    let types: Vec<&String> = parts.operand_types.iter().flatten().collect();
    let args: Vec<String> =
        types.iter().enumerate().map(|(at, of)| format!("%arg{at}: {of}")).collect();
    let results: Vec<String> = parts.result_types.iter().flatten().cloned().collect();
    let left = match results.len() {
        0 => String::new(),
        1 => "%0 = ".to_owned(),
        count => format!("%0:{count} = "),
    };
    let uses: Vec<String> = match results.len() {
        1 => vec!["%0".to_owned()],
        count => (0..count).map(|at| format!("%0#{at}")).collect(),
    };
    let end = match plan.op.has_trait("Terminator") {
        true => String::new(),
        false => {
            format!("\"test.end\"({}) : ({}) -> ()\n", uses.join(", "), results.join(", "))
        }
    };
    let args = args.join(", ");
    format!("\"test.wrap\"() ({{\n^bb0({args}):\n{left}{name}{text}\n{end}}}) : () -> ()")
}

struct Asked<'c> {
    name: &'c str,
    text: String,
}

/// The text after the name of the operation in MLIR's output.
fn text_of<'p>(printed: &'p str, name: &str) -> Option<&'p str> {
    printed.lines().map(str::trim_start).find_map(|line| {
        let line = match line.split_once(" = ") {
            Some((left, right)) if left.starts_with('%') => right,
            _ => line,
        };
        let rest = line.strip_prefix(name)?;
        let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
        (!rest.starts_with(part)).then_some(rest)
    })
}

/// Whether the parsed parts equal the printed ones. Defaults are omitted, and sizes of groups are added.
fn same(plan: &Plan, printed: &Parts, read: &Parts) -> bool {
    let attr = |parts: &Parts, name: &str| {
        parts.attrs.iter().find(|(known, _)| known == name).map(|(_, attr)| attr.clone())
    };
    let attrs = plan.op.attrs.iter().all(|slot| {
        let (was, is) = (attr(printed, &slot.name), attr(read, &slot.name));
        was == is || (slot.default.is_some() && (was.is_none() || is.is_none()))
    });
    let text = |from: &[From], was: &[Vec<String>], is: &[Vec<String>]| {
        from.iter()
            .zip(was.iter().zip(is))
            .all(|(from, (was, is))| *from != From::Text || was == is)
    };
    attrs
        && printed.operands == read.operands
        && text(&plan.operand_types, &printed.operand_types, &read.operand_types)
        && text(&plan.result_types, &printed.result_types, &read.result_types)
}

#[test]
fn operations_read_and_print_as_in_mlir() {
    let catalog = Catalog::new(upstream());
    let mut plans: Vec<(String, Plan)> = Vec::new();
    for model in upstream() {
        for op in &model.ops {
            if let Ok(plan) = Plan::new(&catalog, op) {
                plans.push((format!("{}.{}", model.name, op.name), plan));
            }
        }
    }
    assert!(plans.len() >= 1886, "{} operations have plans", plans.len());
    let mut asked: Vec<Asked<'_>> = Vec::new();
    let mut modules = Vec::new();
    let mut faults: BTreeMap<String, String> = BTreeMap::new();
    for (name, plan) in &plans {
        for parts in op_samples::of(&catalog, plan) {
            let text = match print(&catalog, plan, &parts) {
                Ok(text) => text,
                Err(why) => {
                    faults.insert(name.clone(), format!("cannot print: {why}"));
                    continue;
                }
            };
            match parse(&catalog, plan, &text) {
                Ok(parsed) => {
                    if !same(plan, &parts, &parsed) {
                        let why = format!("the text does not say everything:{text}");
                        faults.insert(name.clone(), why);
                    }
                    modules.push(module(name, plan, &text, &parsed));
                    asked.push(Asked { name, text });
                }
                // The sample's types are not suitable for the operation.
                Err(why) if why.contains("has no element type") => {}
                Err(why) => drop(faults.insert(name.clone(), format!("cannot read{text}: {why}"))),
            }
        }
    }
    let answers = mlir_opt::ask(&modules);
    let mut agree: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, asked) in asked.iter().enumerate() {
        let (name, ours) = (asked.name, asked.text.as_str());
        match (answers.printed.get(&at), answers.refused.get(&at)) {
            (Some(printed), _) => match text_of(printed, name) {
                Some(theirs) if theirs == ours => *agree.entry(name).or_default() += 1,
                theirs => {
                    let why = format!("we print{ours}, MLIR{}", theirs.unwrap_or(printed));
                    faults.insert(name.to_owned(), why);
                }
            },
            (None, Some(why)) if why.contains("expects different type") => {
                faults.insert(name.to_owned(), format!("{ours}: {why}"));
            }
            _ => {}
        }
    }
    assert!(agree.len() >= 1100, "{} operations agree", agree.len());
    let faults: Vec<String> = faults.iter().map(|(name, why)| format!("{name}: {why}")).collect();
    insta::assert_snapshot!(faults.join("\n"));
}

/// A catalog of one small dialect, with its operation `x` and the plan of that operation.
fn small(test: &str, lines: &str) -> (Catalog, Result<Plan, String>) {
    let model = dialect(&format!("format_{test}"), lines).unwrap();
    let catalog = Catalog::new([&model]);
    let plan = Plan::new(&catalog, &model.ops[0]);
    (catalog, plan)
}

/// Parses each text, and checks that it prints unchanged.
fn round_trips(test: &str, lines: &str, texts: &[&str]) {
    let (catalog, plan) = small(test, lines);
    let plan = plan.unwrap();
    for text in texts {
        let parts = parse(&catalog, &plan, text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(print(&catalog, &plan, &parts).as_deref(), Ok(*text));
    }
}

#[test]
fn regions_and_successors() {
    round_trips(
        "regions",
        r#"def X : T_Op<"x", [Terminator]> {
          let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
          let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
          let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
          let assemblyFormat = [{ custom<SymbolVisibility>($sym_visibility) $sym_name $to
            (`or` $others^)? $body (`then` $more^)? attr-dict-with-keyword }]; }"#,
        &[
            " private @f ^bb0 {\n}",
            " private @\"a b\" ^bb0 or ^bb1, ^bb2 {\n} then {\n}, { \"a\"() : () -> () } attributes {a = 1 : i32, b}",
        ],
    );
}

#[test]
fn clauses_units_and_defaults() {
    let lines = r#"def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0, "a">, I32EnumAttrCase<"B", 1, "b c">]>;
        def X : T_Op<"x"> {
          let arguments = (ins Optional<I1>:$cond, Variadic<AnyType>:$in, UnitAttr:$fast, UnitAttr:$wait,
            DefaultValuedAttr<I64Attr, "4">:$n, OptionalAttr<E>:$e, OptionalAttr<DenseI64ArrayAttr>:$sizes,
            DefaultValuedAttr<BoolAttr, "true">:$on);
          let assemblyFormat = [{ oilist(`if` `(` $cond `)` | `wait` $wait | `n` `=` $n)
            (`fast` $fast^) : (`slow`)? ($e^)? (`sizes` $sizes^)? attr-dict `:` type($in) `of` $in }];
          let traits = [AttrSizedOperandSegments]; }"#
        .replace("def X : T_Op<\"x\">", "def X : T_Op<\"x\", [AttrSizedOperandSegments]>")
        .replace("let traits = [AttrSizedOperandSegments];", "");
    round_trips(
        "clauses",
        &lines,
        &[
            " slow : i32, f32 of %a, %b#1",
            " if(%c) wait n = 5 fast \"b c\" sizes [1, -2] {on = false} : i32 of %a",
            " fast a : i32 of %a",
        ],
    );
    let (catalog, plan) = small("clauses_read", &lines);
    let plan = plan.unwrap();
    let parts = parse(&catalog, &plan, "n = 4 wait if (%c) slow : i32 of %a").unwrap();
    assert_eq!(parts.operand_types, [["i1"], ["i32"]]);
    let attr =
        |name: &str| parts.attrs.iter().find(|(known, _)| known == name).map(|(_, a)| a.as_str());
    assert_eq!(attr("n"), Some("4 : i64"));
    assert_eq!(attr("wait"), Some("unit"));
    assert_eq!(attr("operandSegmentSizes"), Some("array<i32: 1, 1>"));
    for (text, why) in [
        ("wait wait slow : i32 of %a", "at 5: the clause wait is there twice"),
        ("n = x slow : i32 of %a", "at 4: expected attribute n"),
        ("slow : i32, f32 of %a", "at 21: in: 1 operands, 2 types"),
        ("quick : i32 of %a", "at 0: expected 'slow'"),
        ("slow q", "at 5: expected ':'"),
        ("slow {n = 1 : i64, n = 2 : i64} : i32 of %a", "at 32: attribute n is given twice"),
    ] {
        assert_eq!(parse(&catalog, &plan, text).unwrap_err(), why, "{text}");
    }
}

#[test]
fn types_follow_from_others() {
    round_trips(
        "types",
        r#"def P : T_Type<"P", "ptr"> { let parameters = (ins "::mlir::Type":$pointee);
            let assemblyFormat = "`<` $pointee `>`"; }
        def X : T_Op<"x", [AllTypesMatch<["a", "r"]>, TypesMatchWith<"m", "a", "m", "::getI1SameShape($_self)">,
            TypesMatchWith<"e", "p", "e", "::llvm::cast<PType>($_self).getPointee()">]> {
          let arguments = (ins AnyType:$a, P:$p, AnyType:$m, AnyType:$e, Index:$i);
          let results = (outs AnyType:$r);
          let assemblyFormat = "$a `,` $p `,` $m `,` $e `[` $i `]` attr-dict `:` type($r) `,` type($p)"; }"#,
        &[" %a, %p, %m, %e[%i] : vector<4xf32>, <i32>"],
    );
    let (catalog, plan) = small(
        "types_read",
        r#"def P : T_Type<"P", "ptr"> { let parameters = (ins "::mlir::Type":$pointee);
            let assemblyFormat = "`<` $pointee `>`"; }
        def X : T_Op<"x", [TypesMatchWith<"e", "p", "e", "::llvm::cast<PType>($_self).getPointee()">]> {
          let arguments = (ins P:$p, AnyType:$e);
          let assemblyFormat = "$p `,` $e attr-dict `:` type($p)"; }"#,
    );
    let parts = parse(&catalog, &plan.unwrap(), "%p, %e : !t.ptr<i32>").unwrap();
    assert_eq!(parts.operand_types, [["!t.ptr<i32>"], ["i32"]]);
}

#[test]
fn what_has_no_plan_says_why() {
    for (test, lines, why) in [
        (
            "hook",
            r#"let assemblyFormat = "custom<Mine>($a) attr-dict";"#,
            "custom<Mine> is C++ code",
        ),
        ("open", r#"let assemblyFormat = "$a attr-dict";"#, "nothing tells the type of operand a"),
        ("none", "", "no format"),
        ("cpp", "let hasCustomAssemblyFormat = 1;", "hasCustomAssemblyFormat: C++ code"),
        (
            "fault",
            r#"let assemblyFormat = "$b";"#,
            "format: at 0: the operation declares nothing named $b",
        ),
    ] {
        let op = format!("def X : T_Op<\"x\"> {{ let arguments = (ins AnyType:$a); {lines} }}");
        assert_eq!(small(&format!("plan_{test}"), &op).1.unwrap_err(), why);
    }
}

/// Groups of operands that are parsed one after the other share one list of types, from which each takes as many as it
/// needs.
#[test]
fn types_of_several_groups_stand_together() {
    let model = dialect(
        "format_ops_groups",
        r#"def T_ReadOp : T_Op<"read", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<Index>:$core, Optional<I32>:$bank, I64:$size, Variadic<AnyType>:$rest);
  let assemblyFormat = [{(`core` $core^)? (`bank` $bank^)? `,` $size (`to` $rest^)? attr-dict
    `:` functional-type(operands, results)}]; }"#,
    )
    .unwrap();
    let catalog = Catalog::new([&model]);
    let plan = Plan::new(&catalog, &model.ops[0]).unwrap();
    for (text, counts) in [
        (" core %0, %1 : (index, i64) -> ()", [1, 0, 1, 0]),
        (" bank %0, %1 to %2, %3 : (i32, i64, f32, f64) -> ()", [0, 1, 1, 2]),
        (" core %0 bank %1, %2 : (index, i32, i64) -> ()", [1, 1, 1, 0]),
    ] {
        let parts = parse(&catalog, &plan, text).unwrap();
        assert_eq!(parts.operand_types.iter().map(Vec::len).collect::<Vec<_>>(), counts);
        assert_eq!(print(&catalog, &plan, &parts).unwrap(), text);
    }
    let failure = parse(&catalog, &plan, " core %0, %1 : (index) -> ()").unwrap_err();
    assert!(failure.contains("2 operands have 1 types"), "{failure}");
}
