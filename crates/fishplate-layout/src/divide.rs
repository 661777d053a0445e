//! Divides: a layout split into tiles and the rest. The four forms differ in how they nest the same modes.

use crate::int::Step;
use crate::tiler::Tiler;
use crate::{Error, Layout, Reason};

/// How the modes of tiles and rests are nested in the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nesting {
    /// `((tile, rest), (tile, rest), ...)`: each mode is split in place.
    Logical,
    /// `((tile, tile, ...), (rest, rest, ...))`.
    Zipped,
    /// `((tile, tile, ...), rest, rest, ...)`.
    Tiled,
    /// `(tile, tile, ..., rest, rest, ...)`.
    Flat,
}

/// An operation that derives two parts from a layout and a tiler.
pub(crate) type Pair<'a> = &'a dyn Fn(&Layout, &Layout) -> Step<(Layout, Layout)>;

impl Layout {
    /// Splits the layout into tiles: the elements that the tiler selects, and the layout of the other tiles.
    ///
    /// # Errors
    /// If the tiler has more modes than the layout, does not divide it, or the parts are not layouts.
    pub fn divide(&self, tiler: &Tiler, nesting: Nesting) -> Result<Self, Error> {
        let operation = match nesting {
            Nesting::Logical => "logical_divide",
            Nesting::Zipped => "zipped_divide",
            Nesting::Tiled => "tiled_divide",
            Nesting::Flat => "flat_divide",
        };
        self.by_tiler(tiler, nesting, &Self::split).map_err(|r| r.of(operation, &[self, tiler]))
    }

    /// The two parts of a divide by one layout.
    fn split(&self, tiler: &Self) -> Step<(Self, Self)> {
        let rest = tiler.rest(&self.length()?, true)?;
        let parts = self.after(&Self::concatenated(vec![tiler.clone(), rest]))?;
        Ok((parts.part(0)?, parts.part(1)?))
    }

    /// Applies an operation that derives two parts of a layout at the leaves of a tiler, and nests the parts.
    pub(crate) fn by_tiler(&self, tiler: &Tiler, nesting: Nesting, pair: Pair<'_>) -> Step<Self> {
        if nesting == Nesting::Logical {
            return self.in_place(tiler, pair);
        }
        let (tiles, rests) = self.apart(tiler, pair)?;
        Ok(Self::concatenated(match nesting {
            Nesting::Logical | Nesting::Zipped => vec![tiles, rests],
            Nesting::Tiled => [vec![tiles], rests.modes()].concat(),
            Nesting::Flat => [tiles.modes(), rests.modes()].concat(),
        }))
    }

    fn in_place(&self, tiler: &Tiler, pair: Pair<'_>) -> Step<Self> {
        match tiler {
            Tiler::All => Ok(self.clone()),
            Tiler::Layout(layout) => {
                pair(self, layout).map(|(tile, rest)| Self::concatenated(vec![tile, rest]))
            }
            Tiler::Tuple(parts) => {
                let mut modes = self.modes_for(parts)?;
                for (mode, part) in modes.iter_mut().zip(parts) {
                    *mode = mode.in_place(part, pair)?;
                }
                Ok(Self::concatenated(modes))
            }
        }
    }

    fn apart(&self, tiler: &Tiler, pair: Pair<'_>) -> Step<(Self, Self)> {
        match tiler {
            Tiler::All => Ok((self.clone(), Self::unit())),
            Tiler::Layout(layout) => pair(self, layout),
            Tiler::Tuple(parts) => {
                let modes = self.modes_for(parts)?;
                let (mut tiles, mut rests) = (Vec::new(), Vec::new());
                for (mode, part) in modes.iter().zip(parts) {
                    let (tile, rest) = mode.apart(part, pair)?;
                    tiles.push(tile);
                    rests.push(rest);
                }
                rests.extend(modes.into_iter().skip(parts.len()));
                Ok((Self::concatenated(tiles), Self::concatenated(rests)))
            }
        }
    }

    /// The modes, at least as many as the tiler has parts.
    fn modes_for(&self, parts: &[Tiler]) -> Step<Vec<Self>> {
        let modes = self.modes();
        if parts.len() > modes.len() {
            return Err(Reason::Rank { rank: modes.len(), needed: parts.len() });
        }
        Ok(modes)
    }
}
