//! Operations by name on texts, for callers in other languages and the command line.
//!
//! Operands and results have the text forms of `text.rs`. An operation with two results joins them with `;`.

use crate::divide::Nesting;
use crate::layout::{Coordinate, IntTuple};
use crate::swizzle::{Composed, Outer, Swizzle};
use crate::text::AnyLayout;
use crate::tiler::Tiler;
use crate::{Error, Int, Layout, Reason};

/// A row: names, and the function that computes the result from texts.
type Row = (&'static str, fn(&Operands<'_>) -> Result<String, Error>);

/// The names of all operations.
pub fn names() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.0)
}

/// Applies an operation to texts.
///
/// # Errors
/// If there is no such operation, a text cannot be read, or the operation fails.
pub fn apply(name: &str, operands: &[&str]) -> Result<String, Error> {
    let row = ROWS.iter().find(|row| row.0 == name);
    let (name, operation) = row.ok_or_else(|| Reason::Name.of("apply", &[&name]))?;
    operation(&Operands { name, texts: operands })
}

const ROWS: &[Row] = &[
    ("make_layout", |o| match o.texts.len() {
        1 => text(Layout::left(&o.tuple(0)?)),
        _ => text(Layout::new(&o.tuple(0)?, &o.tuple(1)?)),
    }),
    ("make_layout_right", |o| text(Layout::right(&o.tuple(0)?))),
    ("make_ordered_layout", |o| text(Layout::ordered(&o.tuple(0)?, &o.tuple(1)?))),
    ("make_composed_layout", |o| {
        let outer = match o.read::<Swizzle>(0) {
            Ok(swizzle) => Outer::Swizzle(swizzle),
            Err(_) => Outer::Layout(o.layout(0)?),
        };
        Ok(Composed { outer, offset: o.int(1)?, inner: o.layout(2)? }.to_string())
    }),
    ("parse", |o| text(o.any(0))),
    ("size", |o| text(o.inner(0)?.size())),
    ("cosize", |o| match o.any(0)? {
        AnyLayout::Layout(layout) => text(layout.cosize()),
        AnyLayout::Composed(composed) => text(composed.cosize()),
    }),
    ("offset", |o| match o.any(0)? {
        AnyLayout::Layout(layout) => text(layout.offset(&o.tuple(1)?)),
        AnyLayout::Composed(composed) => text(composed.offset(&o.tuple(1)?)),
    }),
    ("coordinate", |o| text(o.inner(0)?.coordinate(&o.int(1)?))),
    ("is_compatible", |o| Ok(o.inner(0)?.is_compatible(&o.inner(1)?).to_string())),
    ("mode", |o| o.inside(|layout| layout.mode(o.index(1)?))),
    ("select", |o| {
        let modes = o.tuple(1)?;
        let modes: Result<Vec<usize>, Error> =
            modes.leaves().into_iter().map(|mode| o.place(mode)).collect();
        o.inside(|layout| layout.select(&modes?))
    }),
    ("group_modes", |o| o.inside(|layout| layout.group(o.index(1)?, o.index(2)?))),
    ("flatten", |o| o.inside(|layout| Ok(layout.flatten()))),
    ("coalesce", |o| {
        o.inside(|layout| match o.texts.len() {
            1 => layout.coalesce(),
            _ => layout.coalesce_by(&o.tuple(1)?),
        })
    }),
    ("filter", |o| {
        o.inside(|layout| match o.texts.len() {
            1 => layout.filter(),
            _ => layout.filter_by(&o.tuple(1)?),
        })
    }),
    ("filter_zeros", |o| o.inside(|layout| Ok(layout.filter_zeros()))),
    ("composition", |o| match o.any(1) {
        // A swizzled layout on the right is not supported: the left layout would be applied to swizzled offsets.
        Ok(AnyLayout::Composed(_)) => Err(o.fail(Reason::Composed)),
        _ => o.inside(|layout| match o.tiler(1)? {
            Tiler::Layout(other) => layout.compose(&other),
            tiler => layout.compose_tiler(&tiler),
        }),
    }),
    ("complement", |o| {
        let layout = o.layout(0)?;
        text(match o.texts.len() {
            1 => layout.complement(&layout.filter()?.cosize()?),
            _ => layout.complement(&o.layout(1)?.size()?),
        })
    }),
    ("right_inverse", |o| text(o.layout(0)?.right_inverse())),
    ("left_inverse", |o| text(o.layout(0)?.left_inverse())),
    ("nullspace", |o| text(o.layout(0)?.nullspace())),
    ("logical_divide", |o| o.divide(Nesting::Logical)),
    ("zipped_divide", |o| o.divide(Nesting::Zipped)),
    ("tiled_divide", |o| o.divide(Nesting::Tiled)),
    ("flat_divide", |o| o.divide(Nesting::Flat)),
    ("logical_product", |o| o.product(Nesting::Logical)),
    ("zipped_product", |o| o.product(Nesting::Zipped)),
    ("tiled_product", |o| o.product(Nesting::Tiled)),
    ("flat_product", |o| o.product(Nesting::Flat)),
    ("blocked_product", |o| o.inside(|layout| layout.blocked_product(&o.layout(1)?))),
    ("raked_product", |o| o.inside(|layout| layout.raked_product(&o.layout(1)?))),
    ("tile_to_shape", |o| {
        let order = if o.texts.len() > 2 { Some(o.tuple(2)?) } else { None };
        o.inside(|layout| layout.tile_to_shape(&o.tuple(1)?, order.as_ref()))
    }),
    ("recast_layout", |o| {
        let (old, new) = (o.number(1)?, o.number(2)?);
        match o.any(0)? {
            AnyLayout::Layout(layout) => text(layout.recast(old, new)),
            AnyLayout::Composed(composed) => text(composed.recast(old, new)),
        }
    }),
    ("upcast", |o| text(o.layout(0)?.upcast(o.number(1)?))),
    ("downcast", |o| text(o.layout(0)?.downcast(o.number(1)?))),
    ("slice", |o| match o.any(0)? {
        AnyLayout::Layout(layout) => {
            let (kept, offset) = layout.slice(&o.coordinate(1)?)?;
            Ok(format!("{kept};{offset}"))
        }
        AnyLayout::Composed(composed) => Ok(format!("{};0", composed.slice(&o.coordinate(1)?)?)),
    }),
    ("dice", |o| o.inside(|layout| layout.dice(&o.coordinate(1)?))),
    ("max_common_layout", |o| text(o.layout(0)?.max_common_layout(&o.layout(1)?))),
    ("max_common_vector", |o| text(o.layout(0)?.max_common_vector(&o.layout(1)?))),
    ("domain_distribute", |o| text(o.layout(0)?.distribute(&o.int(1)?))),
    ("swizzle", |o| text(o.read::<Swizzle>(0)?.apply(&o.int(1)?))),
    ("draw", |o| {
        let picture = match o.texts.get(1) {
            None | Some(&"offsets") => crate::Picture::Offsets,
            Some(&"banks") => crate::Picture::Banks(o.number(2)?),
            Some(&"threads") => crate::Picture::Threads(o.tuple(2)?),
            Some(_) => return Err(o.fail(Reason::Name)),
        };
        crate::draw(&o.any(0)?, &picture)
    }),
];

fn text<T: std::fmt::Display>(result: Result<T, Error>) -> Result<String, Error> {
    result.map(|value| value.to_string())
}

/// The texts that an operation reads.
struct Operands<'a> {
    name: &'static str,
    texts: &'a [&'a str],
}

impl Operands<'_> {
    fn fail(&self, reason: Reason) -> Error {
        let texts: Vec<&dyn std::fmt::Display> =
            self.texts.iter().map(|text| text as &dyn std::fmt::Display).collect();
        reason.of(self.name, &texts)
    }

    fn read<T: std::str::FromStr<Err = Error>>(&self, at: usize) -> Result<T, Error> {
        let text = self.texts.get(at);
        text.ok_or_else(|| self.fail(Reason::Operands(self.texts.len())))?.parse()
    }

    fn int(&self, at: usize) -> Result<Int, Error> {
        self.read(at)
    }

    fn tuple(&self, at: usize) -> Result<IntTuple, Error> {
        self.read(at)
    }

    fn coordinate(&self, at: usize) -> Result<Coordinate, Error> {
        self.read(at)
    }

    fn tiler(&self, at: usize) -> Result<Tiler, Error> {
        self.read(at)
    }

    fn any(&self, at: usize) -> Result<AnyLayout, Error> {
        self.read(at)
    }

    fn number(&self, at: usize) -> Result<i64, Error> {
        self.int(at)?.known().ok_or_else(|| self.fail(Reason::Dynamic))
    }

    /// A number of a mode.
    fn place(&self, number: &Int) -> Result<usize, Error> {
        let number = number.known().ok_or_else(|| self.fail(Reason::Dynamic))?;
        usize::try_from(number).map_err(|_| self.fail(Reason::Index(number)))
    }

    fn index(&self, at: usize) -> Result<usize, Error> {
        self.place(&self.int(at)?)
    }

    /// A layout without a swizzle.
    fn layout(&self, at: usize) -> Result<Layout, Error> {
        match self.any(at)? {
            AnyLayout::Layout(layout) => Ok(layout),
            AnyLayout::Composed(_) => Err(self.fail(Reason::Composed)),
        }
    }

    /// A layout, or the inner layout of a composed one.
    fn inner(&self, at: usize) -> Result<Layout, Error> {
        Ok(match self.any(at)? {
            AnyLayout::Layout(layout) => layout,
            AnyLayout::Composed(composed) => composed.inner,
        })
    }

    /// Changes the first operand; if it is composed, its inner layout.
    fn inside(
        &self,
        change: impl FnOnce(&Layout) -> Result<Layout, Error>,
    ) -> Result<String, Error> {
        match self.any(0)? {
            AnyLayout::Layout(layout) => text(change(&layout)),
            AnyLayout::Composed(composed) => text(composed.with(change)),
        }
    }

    fn divide(&self, nesting: Nesting) -> Result<String, Error> {
        self.inside(|layout| layout.divide(&self.tiler(1)?, nesting))
    }

    fn product(&self, nesting: Nesting) -> Result<String, Error> {
        self.inside(|layout| layout.product(&self.tiler(1)?, nesting))
    }
}
