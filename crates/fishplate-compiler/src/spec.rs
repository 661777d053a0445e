//! Functions on specs: `fishplate.spec.*`.

use fishplate::{Array, ObjectRef, Result};
use fishplate_codegen::spec;

use crate::{
    convert::{tensor_spec, to_objects, to_specs, with_dims},
    error_out::raise,
    params::{Param, Tensor},
};

/// The signature of a function as errors show it.
#[fishplate::function("fishplate.spec.signature", nonblocking)]
fn signature(name: &str, params: Array<ObjectRef<Param>>) -> Result<String> {
    Ok(spec::signature(name, &to_specs(&params)?))
}

/// Checks a list of parameters and everything in it.
#[fishplate::function("fishplate.spec.validate", nonblocking)]
fn validate(name: &str, params: Array<ObjectRef<Param>>) -> Result<()> {
    spec::validate(name, &to_specs(&params)?).map_err(|error| raise(error.into()))
}

/// Parses a signature: the name of a function, its parameters and its result (empty if there is none).
#[fishplate::function("fishplate.spec.parse_signature", nonblocking)]
fn parse_signature(text: &str) -> Result<(String, Array<ObjectRef<Param>>, String)> {
    let (name, params, result) = spec::parse_function(text).map_err(raise)?;
    Ok((name, to_objects(&params), result.unwrap_or_default().to_owned()))
}

/// The spec of the tensor that is passed for one of `float4_e2m1fn`: pairs of them. Its variables are the same objects.
#[fishplate::function("fishplate.spec.pack_float4", nonblocking)]
fn pack_float4(tensor: ObjectRef<Tensor>) -> Result<ObjectRef<Tensor>> {
    let made = tensor_spec(&tensor)?;
    let packed = spec::pack_float4(&made).map_err(|error| raise(error.into()))?;
    Ok(with_dims(&tensor, &made, &packed).into_ref())
}
