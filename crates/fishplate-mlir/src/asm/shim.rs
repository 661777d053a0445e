//! The functions of `cpp/asm_parse.cc` and `cpp/asm_print.cc`.

use std::ffi::{c_char, c_void};

use mlir_sys::{
    MlirAttribute, MlirBlock, MlirContext, MlirLocation, MlirOperation, MlirRegion, MlirStringRef,
    MlirType, MlirValue,
};

use super::UnresolvedOperand;
use crate::dynamic::{RawDefinition, RawParser, RawPrinter};

/// Receives a part of a text.
pub(super) type Write = unsafe extern "C" fn(MlirStringRef, *mut c_void);

unsafe extern "C" {
    pub(super) fn fishplateParserContext(parser: *mut RawParser) -> MlirContext;
    pub(super) fn fishplateParserExpectedType(parser: *mut RawParser) -> MlirType;
    pub(super) fn fishplateParserPosition(parser: *mut RawParser) -> *const c_char;
    pub(super) fn fishplateParserNamePosition(parser: *mut RawParser) -> *const c_char;
    pub(super) fn fishplateParserLocation(
        parser: *mut RawParser,
        at: *const c_char,
    ) -> MlirLocation;
    pub(super) fn fishplateParserError(
        parser: *mut RawParser,
        at: *const c_char,
        message: MlirStringRef,
    );
    pub(super) fn fishplateParsePunctuation(
        parser: *mut RawParser,
        text: MlirStringRef,
        optional: bool,
    ) -> i32;
    pub(super) fn fishplateParseKeyword(
        parser: *mut RawParser,
        keyword: MlirStringRef,
        optional: bool,
    ) -> i32;
    pub(super) fn fishplateParseAnyKeyword(
        parser: *mut RawParser,
        keyword: *mut MlirStringRef,
    ) -> i32;
    pub(super) fn fishplateParseString(
        parser: *mut RawParser,
        or_keyword: bool,
        sink: *mut c_void,
        write: Write,
    ) -> i32;
    pub(super) fn fishplateParseInteger(
        parser: *mut RawParser,
        decimal_only: bool,
        sink: *mut c_void,
        write: Write,
    ) -> i32;
    pub(super) fn fishplateParseFloat(
        parser: *mut RawParser,
        optional: bool,
        value: *mut f64,
    ) -> i32;
    pub(super) fn fishplateParserPeek(parser: *mut RawParser) -> c_char;
    pub(super) fn fishplateParseDenseArray(
        parser: *mut RawParser,
        element: MlirStringRef,
        result: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseAttribute(
        parser: *mut RawParser,
        ty: MlirType,
        optional: bool,
        result: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseType(
        parser: *mut RawParser,
        optional: bool,
        result: *mut MlirType,
    ) -> i32;
    pub(super) fn fishplateParseStrippedAttribute(
        parser: *mut RawParser,
        definition: *mut RawDefinition,
        ty: MlirType,
        result: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseStrippedType(
        parser: *mut RawParser,
        definition: *mut RawDefinition,
        result: *mut MlirType,
    ) -> i32;
    pub(super) fn fishplateParseAffineMap(
        parser: *mut RawParser,
        result: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseIntegerSet(
        parser: *mut RawParser,
        result: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseSymbolName(
        parser: *mut RawParser,
        result: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseDimensionList(
        parser: *mut RawParser,
        allow_dynamic: bool,
        with_trailing_x: bool,
        sink: *mut c_void,
        push: unsafe extern "C" fn(*mut c_void, i64),
    ) -> i32;
    pub(super) fn fishplateParseList(
        parser: *mut RawParser,
        delimiter: i32,
        element: unsafe extern "C" fn(*mut c_void) -> bool,
        data: *mut c_void,
    ) -> i32;
    pub(super) fn fishplateParseAttrDict(
        parser: *mut RawParser,
        with_keyword: bool,
        result: *mut MlirAttribute,
    ) -> i32;

    pub(super) fn fishplateParseOperand(
        parser: *mut RawParser,
        optional: bool,
        operand: *mut UnresolvedOperand<'_>,
    ) -> i32;
    pub(super) fn fishplateParserResolve(
        parser: *mut RawParser,
        operand: *const UnresolvedOperand<'_>,
        ty: MlirType,
    ) -> i32;
    pub(super) fn fishplateParseArgument(
        parser: *mut RawParser,
        with_type: bool,
        with_attributes: bool,
        optional: bool,
        name: *mut UnresolvedOperand<'_>,
        ty: *mut MlirType,
        attributes: *mut MlirAttribute,
    ) -> i32;
    pub(super) fn fishplateParseRegion(
        parser: *mut RawParser,
        region: MlirRegion,
        names: *const UnresolvedOperand<'_>,
        types: *const MlirType,
        count: isize,
        shadowing: bool,
        optional: bool,
    ) -> i32;
    pub(super) fn fishplateParseSuccessor(
        parser: *mut RawParser,
        optional: bool,
        result: *mut MlirBlock,
    ) -> i32;
    pub(super) fn fishplateParseLocation(parser: *mut RawParser, result: *mut MlirLocation) -> i32;
    pub(super) fn fishplateParserResultCount(parser: *mut RawParser) -> isize;
    pub(super) fn fishplateParserAddAttribute(
        parser: *mut RawParser,
        name: MlirStringRef,
        attribute: MlirAttribute,
    ) -> bool;
    pub(super) fn fishplateParserAddResults(
        parser: *mut RawParser,
        types: *const MlirType,
        count: isize,
    );
    pub(super) fn fishplateParseFunction(parser: *mut RawParser) -> bool;
    pub(super) fn fishplateParserAddRegion(parser: *mut RawParser, region: MlirRegion);
    pub(super) fn fishplateParserAddSuccessor(parser: *mut RawParser, block: MlirBlock);
    pub(super) fn fishplateRegionParse(
        region: MlirRegion,
        context: MlirContext,
        text: MlirStringRef,
    ) -> bool;
    pub(super) fn fishplateRegionEnsureTerminator(
        region: MlirRegion,
        name: MlirStringRef,
        location: MlirLocation,
    );

    pub(super) fn fishplatePrintText(printer: *mut RawPrinter, text: MlirStringRef);
    pub(super) fn fishplatePrintNewline(printer: *mut RawPrinter);
    pub(super) fn fishplatePrintIndent(printer: *mut RawPrinter, more: bool);
    pub(super) fn fishplatePrintFloat(printer: *mut RawPrinter, value: f64);
    pub(super) fn fishplatePrintString(printer: *mut RawPrinter, text: MlirStringRef);
    pub(super) fn fishplatePrintKeywordOrString(printer: *mut RawPrinter, text: MlirStringRef);
    pub(super) fn fishplatePrintSymbolName(printer: *mut RawPrinter, name: MlirStringRef);
    pub(super) fn fishplatePrintAttribute(printer: *mut RawPrinter, attribute: MlirAttribute);
    pub(super) fn fishplatePrintAttributeWithoutType(
        printer: *mut RawPrinter,
        attribute: MlirAttribute,
    );
    pub(super) fn fishplatePrintStrippedAttribute(
        printer: *mut RawPrinter,
        attribute: MlirAttribute,
    );
    pub(super) fn fishplatePrintType(printer: *mut RawPrinter, ty: MlirType);
    pub(super) fn fishplatePrintStrippedType(printer: *mut RawPrinter, ty: MlirType);
    pub(super) fn fishplatePrintDimensionList(
        printer: *mut RawPrinter,
        sizes: *const i64,
        count: isize,
    );
    pub(super) fn fishplatePrintArrowTypes(
        printer: *mut RawPrinter,
        types: *const MlirType,
        count: isize,
    );
    pub(super) fn fishplatePrintOperand(printer: *mut RawPrinter, value: MlirValue);
    pub(super) fn fishplatePrintSuccessor(printer: *mut RawPrinter, block: MlirBlock);
    pub(super) fn fishplatePrintRegionArgument(
        printer: *mut RawPrinter,
        argument: MlirValue,
        omit_type: bool,
    );
    pub(super) fn fishplatePrintRegion(
        printer: *mut RawPrinter,
        region: MlirRegion,
        entry_arguments: bool,
        terminators: bool,
        empty_block: bool,
    );
    pub(super) fn fishplatePrintAttrDict(
        printer: *mut RawPrinter,
        op: MlirOperation,
        which: i32,
        elided: *const MlirStringRef,
        count: isize,
        with_keyword: bool,
    );
    pub(super) fn fishplatePrintLocation(printer: *mut RawPrinter, location: MlirLocation);
    pub(super) fn fishplatePrintFunction(printer: *mut RawPrinter, op: MlirOperation) -> bool;
    pub(super) fn fishplatePrintGenericOp(
        printer: *mut RawPrinter,
        op: MlirOperation,
        with_name: bool,
    );
}
