//! Single constructs of `.td` files: the model of each, and the report for those that have no counterpart.

use fishplate_dialect::emit::{Scope, python, report, rust, shim};
use fishplate_dialect::model::{
    Constraint, DefRef, Infer, Kind, Literal, OmissionKind, ResultType, Segments, Signedness,
    Variadicity,
};

use fishplate_dialect::{input, model};

use crate::fixture::{dialect, folder};

fn params(test: &str, cpp: &[&str]) -> Vec<Kind> {
    let list: Vec<String> =
        cpp.iter().enumerate().map(|(at, cpp)| format!("\"{cpp}\":$p{at}")).collect();
    let lines = format!(
        "def T_E : I32EnumAttr<\"E\", \"e\", [I32EnumAttrCase<\"A\", 0>]> {{ let cppNamespace = \"::t::inner\"; }}
         def T_Trait : AttrInterface<\"LayoutTrait\"> {{ let cppNamespace = \"::t\"; }}
         def T_X : T_Attr<\"X\", \"x\">;
         def T_Y : T_Attr<\"Y\", \"y\"> {{ let parameters = (ins {}); }}",
        list.join(", ")
    );
    let model = dialect(test, &lines).unwrap();
    let y = model.attrs.iter().find(|def| def.name == "YAttr").unwrap();
    y.params.iter().map(|param| param.kind.clone()).collect()
}

/// The table of parameter types.
#[test]
fn cpp_types_have_kinds() {
    let def = |name: &str| DefRef { dialect: "t".into(), name: name.into() };
    let int = |bits, sign| Kind::Int { bits, sign };
    let list = |of| Kind::Array(Box::new(of));
    let found = params(
        "cpp_types",
        &[
            "int32_t",
            "unsigned",
            "size_t",
            "bool",
            "double",
            "::llvm::APFloat",
            "::llvm::StringRef",
            "StringAttr",
            "inner::E",
            "::t::inner::E",
            "XAttr",
            "mlir::Attribute",
            "MemRefType",
            "AffineMap",
            "ArrayRef<int64_t>",
            "llvm::ArrayRef<XAttr>",
            "std::optional<uint8_t>",
            "ArrayRef<NamedAttribute>",
            "SmallVector<bool, 4>",
            "const std::string &",
            "SomeInterfaceAttrInterface",
            "LayoutTrait",
            "Widget<int>",
        ],
    );
    let expected = [
        int(32, Signedness::Signed),
        int(32, Signedness::Unsigned),
        int(64, Signedness::Unsigned),
        Kind::Bool,
        Kind::Float { bits: 64 },
        Kind::Float { bits: 0 },
        Kind::Str,
        Kind::Str,
        Kind::Enum(def("E")),
        Kind::Enum(def("E")),
        Kind::Attr(Some(def("XAttr"))),
        Kind::Attr(None),
        Kind::Type(Some(DefRef { dialect: "builtin".into(), name: "MemRefType".into() })),
        Kind::AffineMap,
        list(int(64, Signedness::Signed)),
        list(Kind::Attr(Some(def("XAttr")))),
        Kind::Optional(Box::new(int(8, Signedness::Unsigned))),
        Kind::Dict,
        list(Kind::Bool),
        Kind::Str,
        Kind::Attr(None),
        Kind::Attr(None),
        Kind::Opaque("Widget<int>".into()),
    ];
    for (at, (found, expected)) in found.iter().zip(&expected).enumerate() {
        assert_eq!(found, expected, "parameter {at}");
    }
    assert_eq!(found.len(), expected.len());
}

/// Behaviour 5: the class still exists, and the report names the C++ type.
#[test]
fn an_unknown_parameter_type_goes_to_the_report() {
    let model = dialect(
        "unknown_parameter",
        "def T_W : T_Type<\"W\", \"w\"> { let parameters = (ins \"Widget\":$widget); }",
    )
    .unwrap();
    let report = report::report(&model);
    assert_eq!((report.types.total, report.types.generated), (1, 0));
    let omission = &report.not_generated[0];
    assert_eq!((omission.name.as_str(), omission.kind), ("t.w", OmissionKind::Type));
    assert_eq!(omission.reason, "parameter widget: no codec for the C++ type Widget");
    let models = [model];
    let scope = Scope { models: &models, package: None, linked: false };
    assert!(
        python::stub(&scope, &models[0], &python::Extras::default())
            .contains("class WType(_ir.Type):")
    );
    assert!(rust::module(&scope, &models[0]).contains("pub struct WType<'c>"));
}

#[test]
fn an_unknown_argument_goes_to_the_report() {
    let model = dialect("unknown_argument", "class Odd; def odd : Odd; def T_OddOp : T_Op<\"odd\"> { let arguments = (ins odd:$strange); }").unwrap();
    let report = report::report(&model);
    assert_eq!((report.ops.total, report.ops.generated), (1, 0));
    assert_eq!(report.not_generated[0].reason, "argument strange is of the unknown class Odd");
}

#[test]
fn defaults_are_evaluated_or_reported() {
    let model = dialect("defaults", r#"
        def T_E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 7>]> { let cppNamespace = "::t"; let genSpecializedAttr = 0; }
        def T_EAttr : EnumAttr<T_Dialect, T_E, "e">;
        def T_DOp : T_Op<"d"> { let arguments = (ins
          DefaultValuedAttr<I64Attr, "-3">:$int, DefaultValuedAttr<BoolAttr, "true">:$flag,
          DefaultValuedAttr<StrAttr, "\"a\\\"b\"">:$text, DefaultValuedAttr<F32Attr, "1.5f">:$number,
          DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$list, DefaultValuedAttr<T_EAttr, "::t::E::B">:$case_,
          DefaultValuedAttr<T_EAttr, "t::E::Nope">:$wrong, DefaultValuedAttr<I64Attr, "compute()">:$code); }
        def T_Q : T_Attr<"Q", "q"> { let parameters = (ins
          DefaultValuedParameter<"int", "compute()">:$code, OptionalParameter<"Attribute">:$maybe,
          DefaultValuedParameter<"StringAttr", "StringAttr::get($_ctxt, \"x\")">:$text,
          DefaultValuedParameter<"AffineMap", "$_builder.getEmptyAffineMap()">:$map,
          OptionalArrayRefParameter<"int64_t">:$list); }
    "#).unwrap();
    let attrs: Vec<_> =
        model.ops[0].attrs.iter().map(|attr| attr.default.clone().unwrap()).collect();
    assert_eq!(
        attrs,
        [
            Literal::Int(-3),
            Literal::Bool(true),
            Literal::Str("a\"b".into()),
            Literal::Float(1.5),
            Literal::List(vec![Literal::Int(1), Literal::Int(2)]),
            Literal::Case("B".into()),
            Literal::Cpp("t::E::Nope".into()),
            Literal::Cpp("compute()".into()),
        ]
    );
    let params: Vec<_> = model
        .attrs
        .iter()
        .find(|def| def.name == "QAttr")
        .unwrap()
        .params
        .iter()
        .map(|p| p.default.clone().unwrap())
        .collect();
    assert_eq!(
        params,
        [
            Literal::Cpp("compute()".into()),
            Literal::Null,
            Literal::Str("x".into()),
            Literal::Text("affine_map<() -> ()>".into()),
            Literal::List(vec![]),
        ]
    );
    let reported: Vec<&str> = model
        .omissions
        .iter()
        .filter(|o| o.kind == OmissionKind::Default)
        .map(|o| o.name.as_str())
        .collect();
    assert_eq!(reported, ["t.d.code", "t.d.wrong", "t.q.code"]);
}

#[test]
fn constraints_are_recognised_or_kept_as_cpp() {
    let model = dialect("constraints", r#"
        def Odd : Type<CPred<"isOdd($_self)">, "odd type">;
        def T_COp : T_Op<"c"> { let arguments = (ins
          I32:$a, AnyTypeOf<[SI8, F16, Index]>:$b, TensorOf<[F32]>:$c, MemRefRankOf<[I1], [2]>:$d, Odd:$e,
          ConfinedAttr<I64Attr, [IntMinValue<1>, IntMaxValue<9>]>:$f,
          ConfinedAttr<ArrayAttr, [ArrayCount<2>]>:$g); }
    "#).unwrap();
    let op = &model.ops[0];
    let integer = |bits, sign| Constraint::Integer { bits: Some(bits), sign: Some(sign) };
    assert_eq!(op.operands[0].constraint, integer(32, Signedness::Signless));
    assert_eq!(op.operands[0].summary, "32-bit signless integer");
    assert_eq!(
        op.operands[1].constraint,
        Constraint::AnyOf(vec![
            integer(8, Signedness::Signed),
            Constraint::Float("f16".into()),
            Constraint::Index
        ])
    );
    let Constraint::AllOf(parts) = &op.operands[2].constraint else {
        panic!("{:?}", op.operands[2])
    };
    assert!(parts.contains(&Constraint::Element(Box::new(Constraint::Float("f32".into())))));
    let Constraint::AllOf(parts) = &op.operands[3].constraint else {
        panic!("{:?}", op.operands[3])
    };
    assert!(parts.contains(&Constraint::Rank { min: 2, max: Some(2) }), "{parts:?}");
    assert_eq!(op.operands[4].constraint, Constraint::Cpp("isOdd($_self)".into()));
    let Constraint::AllOf(parts) = &op.attrs[0].constraint else { panic!("{:?}", op.attrs[0]) };
    assert!(parts.contains(&Constraint::Value { min: Some(1), max: None }), "{parts:?}");
    assert!(parts.contains(&Constraint::Value { min: None, max: Some(9) }), "{parts:?}");
    let Constraint::AllOf(parts) = &op.attrs[1].constraint else { panic!("{:?}", op.attrs[1]) };
    assert!(parts.contains(&Constraint::Count { min: 2, max: Some(2) }), "{parts:?}");
    let reported: Vec<&str> = model.omissions.iter().map(|o| o.name.as_str()).collect();
    assert_eq!(reported, ["t.c.e"]);
}

#[test]
fn groups_regions_properties_and_rules() {
    let model = dialect("groups", r#"
        def T_Unit : T_Type<"Unit", "unit">;
        def T_GOp : T_Op<"g", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
          let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b, VariadicOfVariadic<I32, "sizes">:$c,
            DenseI32ArrayAttr:$sizes, I32Prop:$count, DefaultValuedProp<I64Prop, "4">:$width, UnitProp:$fast);
          let results = (outs Variadic<I32>:$x, Optional<I32>:$y);
          let regions = (region SizedRegion<1>:$one, MaxSizedRegion<1>:$most, VariadicRegion<AnyRegion>:$all); }
        def T_SOp : T_Op<"s", [SameVariadicOperandSize]> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b); let results = (outs T_Unit:$u, I1:$i, BF16:$f); }
        def T_MOp : T_Op<"m", [AllTypesMatch<["a", "r"]>]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }
        def T_NOp : T_Op<"n"> { let results = (outs AnyType:$r); }
    "#).unwrap();
    let op = |name: &str| model.ops.iter().find(|op| op.name == name).unwrap();
    let g = op("g");
    assert_eq!((g.operand_segments, g.result_segments), (Segments::Sizes, Segments::Sizes));
    assert_eq!(g.operands[2].variadicity, Variadicity::VariadicOfVariadic("sizes".into()));
    assert_eq!(g.arguments, ["a", "b", "c", "sizes", "count", "width", "fast"]);
    let kinds: Vec<_> =
        g.attrs.iter().map(|attr| (attr.property, attr.optional, attr.kind.clone())).collect();
    let signed = |bits| Kind::Int { bits, sign: Signedness::Signed };
    assert_eq!(
        kinds[1..],
        [(true, false, signed(32)), (true, false, signed(64)), (true, true, Kind::Unit)]
    );
    assert_eq!(g.attrs[2].default, Some(Literal::Int(4)));
    let blocks: Vec<_> =
        g.regions.iter().map(|r| (r.variadic, r.min_blocks, r.max_blocks)).collect();
    assert_eq!(blocks, [(false, 1, Some(1)), (false, 0, Some(1)), (true, 0, None)]);
    assert_eq!(op("s").operand_segments, Segments::SameSize);
    let fixed = |text: &str| ResultType::Fixed(text.into());
    assert_eq!(op("s").infer, Infer::Rules(vec![fixed("!t.unit"), fixed("i1"), fixed("bf16")]));
    assert_eq!(op("m").infer, Infer::Rules(vec![ResultType::Operand("a".into())]));
    assert_eq!(op("n").infer, Infer::Given);
    assert_eq!(report::report(&model).ops.generated, 4);
}

#[test]
fn memory_effects_name_their_values() {
    let model = dialect("effects", r#"
        include "mlir/Interfaces/SideEffectInterfaces.td"
        def T_LoadOp : T_Op<"load", [MemoryEffects<[MemWrite]>]> {
          let arguments = (ins Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>, MemFree]>:$from, I32:$at);
          let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$to); }
        def T_QuietOp : T_Op<"quiet", [NoMemoryEffect]> { let arguments = (ins Arg<I32, "">:$x); }
    "#).unwrap();
    let effects = |op: &str| {
        let op = model.ops.iter().find(|own| own.name == op).unwrap();
        op.traits.iter().find(|t| t.name == "MemoryEffects").map(|t| t.args.clone())
    };
    let load = ["write", "read from", "free from", "allocate to"].map(str::to_owned);
    assert_eq!(effects("load"), Some(load.to_vec()));
    assert_eq!(effects("quiet"), None);
}

#[test]
fn enumerations_keep_their_numbers() {
    let model = dialect("enumerations", r#"
        def T_Bits : I8BitEnumAttr<"Bits", "bits", [I8BitEnumAttrCaseBit<"X", 0, "x">, I8BitEnumAttrCaseBit<"Y", 7, "y">]> { let cppNamespace = "::t"; let separator = "|"; }
        def T_Sign : I32EnumAttr<"Sign", "signs", [I32EnumAttrCase<"neg", -1>, I32EnumAttrCase<"pos", 1>]> { let cppNamespace = "::t"; }
        def T_Else : I32EnumAttr<"Else", "of nobody", [I32EnumAttrCase<"A", 0>]> { let cppNamespace = "::elsewhere"; }
        def T_Used : I32EnumAttr<"Used", "of nobody, used", [I32EnumAttrCase<"A", 0>]> { let cppNamespace = "::elsewhere"; }
        def T_UOp : T_Op<"u"> { let arguments = (ins T_Used:$used); }
    "#).unwrap();
    let names: Vec<&str> = model.enums.iter().map(|e| e.name.as_str()).collect();
    assert_eq!(names, ["Bits", "Sign", "Used"]);
    let bits = &model.enums[0];
    assert!(bits.bit_enum && bits.bits == 8 && bits.separator == "|" && bits.cases[1].value == 128);
    assert_eq!(model.enums[1].cases[0].value, u64::from(u32::MAX));
}

#[test]
fn names_that_languages_keep_are_changed() {
    let model = dialect("names", r#"
        def T_ForOp : T_Op<"for"> { let arguments = (ins I32:$in, I32:$results, I32:$type, I32:$self); }
        def T_RegisterOp : T_Op<"register">;
        def T_TupleOp : T_Op<"tuple">;
        def Ns_ForOp : T_Op<"inner.for">;
    "#).unwrap();
    let models = [model];
    let scope = Scope { models: &models, package: None, linked: false };
    let text = python::stub(&scope, &models[0], &python::Extras::default());
    for line in [
        "def for_(",
        "    def in_(self)",
        "    def results_(self)",
        "def register_(",
        "def tuple_(",
        "class InnerForOp(_ir.OpView):",
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    let text = rust::module(&scope, &models[0]);
    for line in [
        "pub fn in_(&self)",
        "pub fn type_(&self)",
        "pub fn self_(&self)",
        "pub struct InnerForOp<'c>",
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
}

#[test]
fn the_shim_leaves_out_what_the_classes_do_not_have() {
    let model = dialect(
        "shim_gaps",
        r#"
        def T_Own : T_Attr<"Own", "own"> { let parameters = (ins "int":$n); let skipDefaultBuilders = 1; }
        def T_Bare : T_Attr<"Bare", "bare"> { let parameters = (ins "int":$n); let genAccessors = 0; }
        def T_Pairs : T_Attr<"Pairs", "pairs"> { let parameters = (ins "ArrayRef<NamedAttribute>":$all); }
    "#,
    )
    .unwrap();
    let shim = shim::shim(&model, &[]);
    for line in [
        "// mlirTOwnAttrGet: the class has builders of its own only.",
        "// mlirTBareAttr: the class has getters of its own only.",
        "// mlirTPairsAttrGet: a parameter has no C form.",
        "// mlirTPairsAttrGetAll: all has no C form.",
    ] {
        assert!(shim.header.contains(line), "{line} in\n{}", shim.header);
    }
    assert!(!shim.source.contains("OwnAttr::get(") && shim.source.contains("BareAttr::get("));
}

/// Behaviour 2: C++ parts are listed by name with the reason, and everything else is generated.
#[test]
fn behaviour_2_the_report_lists_what_is_cpp_and_nothing_else() {
    let model = dialect(
        "constructs_report",
        r#"
def T_Odd : TypeConstraint<CPred<"isOdd($_self)">, "odd">;
def T_Coord : T_Attr<"Coord", "coord"> {
  let parameters = (ins "int64_t":$y, DefaultValuedParameter<"int64_t", "pick()">:$x);
  let assemblyFormat = "`<` custom<Bracket>($y, $x) `>`";
  let genVerifyDecl = 1;
}
def T_AnOp : T_Op<"an"> {
  let arguments = (ins T_Odd:$a, DefaultValuedAttr<I64Attr, "pick()">:$n);
  let assemblyFormat = "custom<List>($a) attr-dict `:` type($a)";
  let builders = [OpBuilder<(ins "int":$x), [{}]>];
  let hasVerifier = 1;
}
def T_OtherOp : T_Op<"other"> { let hasCustomAssemblyFormat = 1; }
def T_PlainOp : T_Op<"plain"> { let arguments = (ins I32:$a); }
"#,
    )
    .unwrap();
    let report = report::report(&model);
    for count in [report.ops, report.types, report.attrs, report.enums] {
        assert_eq!(count.generated, count.total);
    }
    assert_eq!((report.ops.total, report.attrs.total), (3, 1));
    let listed: Vec<String> = report
        .not_generated
        .iter()
        .map(|o| format!("{} {:?}: {}", o.name, o.kind, o.reason))
        .collect();
    let expected = [
        "t.an Verifier: hasVerifier: C++ code",
        "t.an Format: custom<List> is C++ code",
        "t.an Builder: C++ builder (int x)",
        "t.an.a Constraint: C++ predicate: isOdd($_self)",
        "t.an.n Default: C++ code; absent until given: pick()",
        "t.coord Verifier: genVerifyDecl: C++ code",
        "t.coord Format: custom<Bracket> is C++ code",
        "t.coord.x Default: C++ code, so the parameter must be given: pick()",
        "t.other Format: hasCustomAssemblyFormat: C++ code",
    ];
    assert_eq!(listed, expected);
}

/// Parts that the model cannot hold are listed too, and so are formats that MLIR's parser cannot read.
#[test]
fn the_report_lists_parts_that_only_cpp_has() {
    let model = dialect(
        "constructs_cpp_parts",
        r#"
def T_Box : T_Type<"Box", "box"> {
  let parameters = (ins "int64_t":$n);
  let builders = [TypeBuilder<(ins "int":$x), [{ return Base::get($_ctxt, x); }]>];
  let extraClassDeclaration = [{ int64_t getTwice() const; // a note
  }];
  let assemblyFormat = "`<` $n `>`";
}
def T_FoldOp : T_Op<"fold", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{ static bool isIt(int n) { return n > (1); } }];
}
def T_SumOp : T_Op<"cross-sum"> { let assemblyFormat = "attr-dict"; }
def T_MinusOp : T_Op<"minus"> {
  let arguments = (ins I32Attr:$n);
  let assemblyFormat = [{custom<Minus>($n, "\"\"") attr-dict}];
}
"#,
    )
    .unwrap();
    let report = report::report(&model);
    let list = report.not_generated.iter();
    let mut listed: Vec<String> =
        list.map(|o| format!("{} {:?}: {}", o.name, o.kind, o.reason)).collect();
    listed.sort();
    let expected = [
        "t.box Builder: C++ builder (int x)",
        "t.box.getTwice Method: extraClassDeclaration: C++ code",
        "t.cross-sum Format: MLIR's parser reads the name \"cross-sum\" in quotes only",
        "t.fold Canonicalizer: hasCanonicalizer: C++ code",
        "t.fold Folder: hasFolder: C++ code",
        "t.fold Interface: methods of InferTypeOpInterface: C++ code",
        "t.fold.isIt Method: extraClassDeclaration: C++ code",
        "t.minus Format: custom<Minus> is C++ code",
    ];
    assert_eq!(listed, expected);
}

/// C++ in `.td` files names classes relative to the dialect's namespace, and some of them exist only in C++.
#[test]
fn classes_in_constraints_are_found_as_cpp_finds_them() {
    let model = dialect("classes", r#"
        def T_Box : T_Type<"Box", "box"> { let parameters = (ins "Type":$elementType); }
        class Is<string cpp> : Type<CPred<cpp>, "value">;
        def Shelf : TypeInterface<"Shelf"> { let cppNamespace = "::t"; }
        def BoxOfF32 : ContainerType<F32, CPred<"isa<BoxType>($_self)">, "cast<BoxType>($_self).getElementType()", "box">;
        def T_COp : T_Op<"c"> { let arguments = (ins
          Is<"isa<BoxType>($_self)">:$own, Is<"::llvm::isa<t::BoxType>($_self)">:$partly, Is<"isa<TensorType>($_self)">:$open,
          Is<"isa<BoxType, ::mlir::IndexType>($_self)">:$either, BoxOfF32:$of, Is<"isa<HandleType>($_self)">:$handle, Shelf:$shelf); }
    "#).unwrap();
    let constraints: Vec<_> =
        model.ops[0].operands.iter().map(|slot| slot.constraint.clone()).collect();
    let isa = |class: &str| Constraint::Isa(class.into());
    let element = "on cast<BoxType>($_self).getElementType()";
    assert_eq!(
        constraints,
        [
            isa("t::BoxType"),
            isa("t::BoxType"),
            isa("mlir::TensorType"),
            Constraint::AnyOf(vec![isa("t::BoxType"), Constraint::Index]),
            Constraint::AllOf(vec![isa("t::BoxType"), Constraint::Cpp(element.into())]),
            isa("HandleType"),
            isa("t::Shelf"),
        ]
    );
    let reported: Vec<String> =
        model.omissions.iter().map(|o| format!("{} {}", o.name, o.reason)).collect();
    let unknown = "no definition in the input has it, so C++ code or another dialect decides";
    assert_eq!(
        reported,
        [
            format!("t.c.handle class HandleType: {unknown}"),
            format!("t.c.of C++ predicate: {element}"),
            format!("t.c.shelf class t::Shelf: {unknown}"),
        ]
    );
}

/// All files of a folder are given: some include others, some hold helpers only, and the order is not theirs.
#[test]
fn files_that_include_each_other_are_read_once() {
    let folder = folder("constructs_included");
    let file = |name: &str, text: &str| {
        let path = folder.join(format!("{name}.td"));
        std::fs::write(&path, text).unwrap();
        path
    };
    let files = [
        file("A", "def A_Op : A_Base<\"op\">;\n"),
        file(
            "Base",
            "include \"mlir/IR/OpBase.td\"\n\
                      def A : Dialect { let name = \"a\"; }\n\
                      class A_Base<string name> : Op<A, name>;\n",
        ),
        file(
            "Helpers",
            "include \"mlir/IR/OpBase.td\"\n\
                         def Helper : TypeConstraint<CPred<\"true\">>;\n",
        ),
        file(
            "Main",
            "include \"Base.td\"\ninclude \"A.td\"\n\
                      def Helper : TypeConstraint<CPred<\"true\">>;\n",
        ),
        file(
            "Other",
            "include \"Base.td\"\ndef B : Dialect { let name = \"b\"; }\n\
                       def Helper : TypeConstraint<CPred<\"false\">>;\n\
                       def B_Op : Op<B, \"op\">;\ndef A_More : A_Base<\"more\">;\n",
        ),
    ];
    let names = |models: Vec<model::Dialect>| -> Vec<String> {
        let ops = |model: &model::Dialect| {
            model.ops.iter().map(|op| format!("{}.{}", model.name, op.name)).collect::<Vec<_>>()
        };
        models.iter().flat_map(ops).collect()
    };
    let read = |files: &[std::path::PathBuf], dialects: &[&str]| {
        let dialects: Vec<String> = dialects.iter().map(|name| (*name).to_owned()).collect();
        input::dialects(files, &[], &dialects)
    };
    assert_eq!(names(read(&files[..4], &[]).unwrap()), ["a.op"]);
    assert_eq!(names(read(&files, &["a"]).unwrap()), ["a.more", "a.op"]);
    assert_eq!(names(read(&files, &["b"]).unwrap()), ["b.op"]);
    let error = read(&files, &[]).unwrap_err().to_string();
    assert!(error.contains("several dialects"), "{error}");
    let error = read(&files, &["c"]).unwrap_err().to_string();
    assert!(error.contains("no dialect named c"), "{error}");
}

/// Files that define the same helper cannot be read together, so each is read separately.
#[test]
fn files_that_do_not_go_together_are_read_one_by_one() {
    let folder = folder("constructs_apart");
    let file = |name: &str, text: &str| {
        let path = folder.join(format!("{name}.td"));
        let head = "include \"mlir/IR/OpBase.td\"\ndef Helper : TypeConstraint<CPred<\"true\">>;\n";
        std::fs::write(&path, format!("{head}{text}")).unwrap();
        path
    };
    let one = "def A : Dialect { let name = \"a\"; }\n";
    let op = |name: &str| format!("def A_{name}Op : Op<A, \"{name}\">;\n");
    let files = [
        file("One", &format!("{one}{}", op("one"))),
        file("Two", &format!("{one}{}", op("two"))),
        file("Three", "def B : Dialect { let name = \"b\"; }\ndef B_Op : Op<B, \"op\">;\n"),
    ];
    let models = input::dialects(&files, &[], &[]).unwrap();
    let names: Vec<String> = models
        .iter()
        .flat_map(|model| model.ops.iter().map(|op| format!("{}.{}", model.name, op.name)))
        .collect();
    assert_eq!(names, ["a.one", "a.two", "b.op"]);
    let only = input::dialects(&files, &[], &["b".to_owned()]).unwrap();
    assert_eq!((only.len(), only[0].name.as_str()), (1, "b"));
    std::fs::write(&files[1], "def Broken").unwrap();
    let error = input::dialects(&files, &[], &[]).unwrap_err().to_string();
    assert!(error.contains("Two.td:1:"), "{error}");
}
