//! The enums of the C header: upstream's names beside the constants of fishplate-abi.
//!
//! Numbers come from the abi crate. So do the comments, which are read from its source text,
//! because most of those constants are rows of a macro that cbindgen cannot see.

use std::fmt::Write;

use fishplate_abi::{
    BACKTRACE_APPEND, BACKTRACE_REPLACE, DELETE_BOTH, DELETE_STRONG, DELETE_WEAK, DLDataTypeCode,
    DLDeviceType, DefRegionKind, FieldFlags, SEqHashKind, TypeIndex,
};

/// One C enum.
pub(super) struct Enum {
    name: &'static str,
    doc: &'static str,
    /// Text in the abi source after which the constants follow.
    anchor: &'static str,
    /// C++ gets `: int32_t`, so that any number may be stored.
    fixed_width: bool,
    rows: Vec<Row>,
}

struct Row {
    name: &'static str,
    value: i64,
    /// The constant in the abi crate, as spelled there.
    constant: &'static str,
}

macro_rules! rows {
    ($($name:ident = $type:ident :: $constant:ident,)*) => {
        vec![$(Row {
            name: stringify!($name),
            value: i64::from($type::$constant.0),
            constant: stringify!($constant),
        },)*]
    };
}

macro_rules! plain_rows {
    ($($name:ident = $constant:ident,)*) => {
        vec![$(Row {
            name: stringify!($name),
            value: i64::from($constant),
            constant: stringify!($constant),
        },)*]
    };
}

impl Enum {
    fn new(name: &'static str, doc: &'static str, anchor: &'static str, rows: Vec<Row>) -> Enum {
        Enum { name, doc, anchor, fixed_width: true, rows }
    }

    /// The definition; comments are looked up in `source`.
    pub(super) fn define(&self, source: &str) -> String {
        let mut text = format!("/** {} */\n", self.doc);
        let named = format!("enum {} : int32_t {{", self.name);
        let anonymous = "typedef enum {";
        if self.fixed_width {
            let _ = writeln!(text, "#ifdef __cplusplus\n{named}\n#else\n{anonymous}\n#endif");
        } else {
            let _ = writeln!(text, "{anonymous}");
        }
        let source = source.find(self.anchor).map_or("", |at| &source[at..]);
        for row in &self.rows {
            if let Some(doc) = constant_doc(source, row.constant) {
                let _ = writeln!(text, "  /** {doc} */");
            }
            let _ = writeln!(text, "  {} = {},", row.name, row.value);
        }
        if self.fixed_width {
            let _ = writeln!(text, "#ifdef __cplusplus\n}};\n#else\n}} {};\n#endif", self.name);
        } else {
            let _ = writeln!(text, "}} {};", self.name);
        }
        text
    }
}

/// The doc comment right above the constant or macro row `name`.
fn constant_doc(source: &str, name: &str) -> Option<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let row = format!("{name} = ");
    let constant = format!("pub const {name}:");
    let at = lines.iter().position(|l| l.starts_with(&row) || l.starts_with(&constant))?;
    let above = lines[..at].iter().rev().map_while(|l| l.strip_prefix("/// "));
    let mut doc: Vec<&str> = above.collect();
    doc.reverse();
    (!doc.is_empty()).then(|| super::bindings::comments_for_c(&doc.join(" ")).trim_end().to_owned())
}

/// Enums of the DLPack section.
pub(super) fn dlpack() -> Vec<Enum> {
    let mut codes =
        Enum::new("DLDataTypeCode", "Kind of element.", "struct DLDataTypeCode", data_type_codes());
    codes.fixed_width = false;
    vec![Enum::new("DLDeviceType", "Kind of device.", "struct DLDeviceType", device_types()), codes]
}

/// Enums of the main section.
pub(super) fn main() -> Vec<Enum> {
    vec![
        Enum::new(
            "TVMFFITypeIndex",
            "Type of a TVMFFIAny or of an object. Other numbers are types registered at run time.",
            "struct TypeIndex",
            type_indices(),
        ),
        Enum::new(
            "TVMFFIObjectDeleterFlagBitMask",
            "Tasks of a deleter.",
            "",
            plain_rows! {
                kTVMFFIObjectDeleterFlagBitMaskStrong = DELETE_STRONG,
                kTVMFFIObjectDeleterFlagBitMaskWeak = DELETE_WEAK,
                kTVMFFIObjectDeleterFlagBitMaskBoth = DELETE_BOTH,
            },
        ),
        Enum::new(
            "TVMFFIBacktraceUpdateMode",
            "How `update_backtrace` treats the existing text.",
            "",
            plain_rows! {
                kTVMFFIBacktraceUpdateModeReplace = BACKTRACE_REPLACE,
                kTVMFFIBacktraceUpdateModeAppend = BACKTRACE_APPEND,
            },
        ),
        Enum::new(
            "TVMFFIFieldFlagBitMask",
            "Flags of fields and methods.",
            "struct FieldFlags",
            field_flags(),
        ),
        Enum::new(
            "TVMFFISEqHashKind",
            "How a type takes part in structural equality and hash.",
            "struct SEqHashKind",
            rows! {
                kTVMFFISEqHashKindUnsupported = SEqHashKind::UNSUPPORTED,
                kTVMFFISEqHashKindTreeNode = SEqHashKind::TREE_NODE,
                kTVMFFISEqHashKindFreeVar = SEqHashKind::FREE_VAR,
                kTVMFFISEqHashKindDAGNode = SEqHashKind::DAG_NODE,
                kTVMFFISEqHashKindConstTreeNode = SEqHashKind::CONST_TREE_NODE,
                kTVMFFISEqHashKindUniqueInstance = SEqHashKind::UNIQUE_INSTANCE,
            },
        ),
        Enum::new(
            "TVMFFIDefRegionKind",
            "Whether free variables met in a field are defined there.",
            "struct DefRegionKind",
            rows! {
                kTVMFFIDefRegionKindNone = DefRegionKind::NONE,
                kTVMFFIDefRegionKindPattern = DefRegionKind::PATTERN,
                kTVMFFIDefRegionKindSimple = DefRegionKind::SIMPLE,
            },
        ),
    ]
}

fn type_indices() -> Vec<Row> {
    let mut rows = rows! {
        kTVMFFIAny = TypeIndex::ANY,
        kTVMFFINone = TypeIndex::NONE,
        kTVMFFIInt = TypeIndex::INT,
        kTVMFFIBool = TypeIndex::BOOL,
        kTVMFFIFloat = TypeIndex::FLOAT,
        kTVMFFIOpaquePtr = TypeIndex::OPAQUE_PTR,
        kTVMFFIDataType = TypeIndex::DATA_TYPE,
        kTVMFFIDevice = TypeIndex::DEVICE,
        kTVMFFIDLTensorPtr = TypeIndex::DL_TENSOR_PTR,
        kTVMFFIRawStr = TypeIndex::RAW_STR,
        kTVMFFIByteArrayPtr = TypeIndex::BYTE_ARRAY_PTR,
        kTVMFFIObjectRValueRef = TypeIndex::OBJECT_RVALUE_REF,
        kTVMFFISmallStr = TypeIndex::SMALL_STR,
        kTVMFFISmallBytes = TypeIndex::SMALL_BYTES,
        kTVMFFIUnchanged = TypeIndex::UNCHANGED,
        kTVMFFIStaticObjectBegin = TypeIndex::OBJECT,
        kTVMFFIObject = TypeIndex::OBJECT,
        kTVMFFIStr = TypeIndex::STR,
        kTVMFFIBytes = TypeIndex::BYTES,
        kTVMFFIError = TypeIndex::ERROR,
        kTVMFFIFunction = TypeIndex::FUNCTION,
        kTVMFFIShape = TypeIndex::SHAPE,
        kTVMFFITensor = TypeIndex::TENSOR,
        kTVMFFIArray = TypeIndex::ARRAY,
        kTVMFFIMap = TypeIndex::MAP,
        kTVMFFIModule = TypeIndex::MODULE,
        kTVMFFIOpaquePyObject = TypeIndex::OPAQUE_PY_OBJECT,
        kTVMFFIList = TypeIndex::LIST,
        kTVMFFIDict = TypeIndex::DICT,
        kTVMFFIVisitInterrupt = TypeIndex::VISIT_INTERRUPT,
        kTVMFFIBigInt = TypeIndex::BIG_INT,
    };
    // One more than the last static index, whichever that is.
    let end = rows.iter().map(|row| row.value).max().unwrap_or_default() + 1;
    rows.push(Row { name: "kTVMFFIStaticObjectEnd", value: end, constant: "" });
    rows.extend(rows! { kTVMFFIDynObjectBegin = TypeIndex::DYN_OBJECT_BEGIN, });
    rows
}

fn field_flags() -> Vec<Row> {
    rows! {
        kTVMFFIFieldFlagBitMaskWritable = FieldFlags::WRITABLE,
        kTVMFFIFieldFlagBitMaskHasDefault = FieldFlags::HAS_DEFAULT,
        kTVMFFIFieldFlagBitMaskIsStaticMethod = FieldFlags::IS_STATIC_METHOD,
        kTVMFFIFieldFlagBitMaskSEqHashIgnore = FieldFlags::S_EQ_HASH_IGNORE,
        kTVMFFIFieldFlagBitMaskSEqHashDefPattern = FieldFlags::S_EQ_HASH_DEF_PATTERN,
        kTVMFFIFieldFlagBitMaskDefaultFromFactory = FieldFlags::DEFAULT_FROM_FACTORY,
        kTVMFFIFieldFlagBitMaskReprOff = FieldFlags::REPR_OFF,
        kTVMFFIFieldFlagBitMaskCompareOff = FieldFlags::COMPARE_OFF,
        kTVMFFIFieldFlagBitMaskHashOff = FieldFlags::HASH_OFF,
        kTVMFFIFieldFlagBitMaskInitOff = FieldFlags::INIT_OFF,
        kTVMFFIFieldFlagBitMaskKwOnly = FieldFlags::KW_ONLY,
        kTVMFFIFieldFlagBitSetterIsFunctionObj = FieldFlags::SETTER_IS_FUNCTION_OBJ,
        kTVMFFIFieldFlagBitMaskSEqHashDefSimple = FieldFlags::S_EQ_HASH_DEF_SIMPLE,
    }
}

fn device_types() -> Vec<Row> {
    rows! {
        kDLCPU = DLDeviceType::CPU,
        kDLCUDA = DLDeviceType::CUDA,
        kDLCUDAHost = DLDeviceType::CUDA_HOST,
        kDLOpenCL = DLDeviceType::OPENCL,
        kDLVulkan = DLDeviceType::VULKAN,
        kDLMetal = DLDeviceType::METAL,
        kDLVPI = DLDeviceType::VPI,
        kDLROCM = DLDeviceType::ROCM,
        kDLROCMHost = DLDeviceType::ROCM_HOST,
        kDLExtDev = DLDeviceType::EXT_DEV,
        kDLCUDAManaged = DLDeviceType::CUDA_MANAGED,
        kDLOneAPI = DLDeviceType::ONE_API,
        kDLWebGPU = DLDeviceType::WEBGPU,
        kDLHexagon = DLDeviceType::HEXAGON,
        kDLMAIA = DLDeviceType::MAIA,
        kDLTrn = DLDeviceType::TRN,
    }
}

fn data_type_codes() -> Vec<Row> {
    rows! {
        kDLInt = DLDataTypeCode::INT,
        kDLUInt = DLDataTypeCode::UINT,
        kDLFloat = DLDataTypeCode::FLOAT,
        kDLOpaqueHandle = DLDataTypeCode::OPAQUE_HANDLE,
        kDLBfloat = DLDataTypeCode::BFLOAT,
        kDLComplex = DLDataTypeCode::COMPLEX,
        kDLBool = DLDataTypeCode::BOOL,
        kDLFloat8_e3m4 = DLDataTypeCode::FLOAT8_E3M4,
        kDLFloat8_e4m3 = DLDataTypeCode::FLOAT8_E4M3,
        kDLFloat8_e4m3b11fnuz = DLDataTypeCode::FLOAT8_E4M3B11FNUZ,
        kDLFloat8_e4m3fn = DLDataTypeCode::FLOAT8_E4M3FN,
        kDLFloat8_e4m3fnuz = DLDataTypeCode::FLOAT8_E4M3FNUZ,
        kDLFloat8_e5m2 = DLDataTypeCode::FLOAT8_E5M2,
        kDLFloat8_e5m2fnuz = DLDataTypeCode::FLOAT8_E5M2FNUZ,
        kDLFloat8_e8m0fnu = DLDataTypeCode::FLOAT8_E8M0FNU,
        kDLFloat6_e2m3fn = DLDataTypeCode::FLOAT6_E2M3FN,
        kDLFloat6_e3m2fn = DLDataTypeCode::FLOAT6_E3M2FN,
        kDLFloat4_e2m1fn = DLDataTypeCode::FLOAT4_E2M1FN,
    }
}
