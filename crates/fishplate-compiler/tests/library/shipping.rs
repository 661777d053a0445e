//! Several functions in one file, and code that is passed between processes, from Rust.

use fishplate::{Any, Array, Bytes, Function, Module};

use super::{call, field, folder, list, make, numbers, scale, tensor, var};

fn texts(values: &[&str]) -> Any {
    Any::from(Array::from(values.iter().map(|text| Any::from(*text)).collect::<Vec<_>>()))
}

#[test]
fn several_functions_in_one_file() {
    let functions = list(&[scale(""), scale("--opt-level 3")]);
    let none = Any::from(Array::from(vec![texts(&[]), texts(&[])]));
    for ending in ["so", "o"] {
        let path = folder(&format!("several_{ending}")).join(format!("several.{ending}"));
        let names = texts(&["two", "three"]);
        let docs = texts(&["", "Scales."]);
        let returns = texts(&["None", "None"]);
        let path_text = path.to_str().unwrap().into();
        let args = [path_text, functions.clone(), names, docs, none.clone(), returns];
        call::<()>("fishplate.compiler.export_module", &args).unwrap();
        let module = Module::load(&path).unwrap();
        let data = numbers(&[1.0, 2.0]);
        module.function("two").unwrap().call::<()>((&data, 2.0)).unwrap();
        module.function("three").unwrap().call::<()>((&data, 3.0)).unwrap();
        assert_eq!(data.to_vec::<f32>().unwrap(), [6.0, 12.0]);
    }
}

#[test]
fn code_from_another_process_runs() {
    let frozen: Array<Any> = call("fishplate.compiler.freeze", &[scale("")]).unwrap();
    let [source, code] = [0, 1].map(|index| frozen.get(index).unwrap());
    let params = list(&[tensor("a", vec![var("n", "int32")]), var("k", "float32")]);
    let thaw = |code: Any| {
        let provider = make("fishplate.compiler.PlainCall", &[]);
        let name = Any::from("scale");
        let args = [code, source.clone(), name.clone(), params.clone(), provider, "".into(), name];
        call::<Any>("fishplate.compiler.thaw", &args)
    };
    let function: Function = field(&thaw(code.clone()).unwrap(), "function");
    let data = numbers(&[2.0]);
    function.call::<()>((&data, 4.0)).unwrap();
    assert_eq!(data.to_vec::<f32>().unwrap(), [8.0]);
    let mut damaged = code.get::<Bytes>().unwrap().to_vec();
    damaged.pop();
    let error = thaw(Any::from(Bytes::from(damaged.as_slice()))).unwrap_err();
    assert_eq!(error.kind(), "ValueError");
}
