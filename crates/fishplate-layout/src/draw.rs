//! Pictures of layouts as SVG: a grid of offsets, the banks of shared memory, or the threads and values that share a
//! tile. A picture is self-contained.

use std::fmt::Write as _;

use crate::layout::{IntTuple, length};
use crate::text::AnyLayout;
use crate::{Error, Int, Layout, Reason, Tree};

/// The content of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picture {
    /// The offset of each element. Eight consecutive offsets have eight colours.
    Offsets,
    /// The bank of shared memory, out of 32 with 4 bytes each, for elements of this many bits.
    Banks(i64),
    /// A layout of threads and values: which thread holds which element of a tile with this shape.
    Threads(IntTuple),
}

/// The largest number of elements in a picture.
const LIMIT: i64 = 4096;
/// The sides of a cell.
const WIDTH: i64 = 52;
const HEIGHT: i64 = 26;
const COLOURS: [&str; 8] =
    ["#dbe9f6", "#fde2c4", "#d9f0d3", "#f6d5d5", "#e5dcf2", "#f3ead0", "#d3eeee", "#f8d9ea"];

/// A cell: its text and its colour.
struct Cell {
    text: String,
    fill: String,
}

impl Cell {
    /// A cell with one of eight colours.
    fn new(text: String, number: i64) -> Self {
        let colour = usize::try_from(number.rem_euclid(8)).unwrap_or(0);
        Self { text, fill: COLOURS[colour].to_owned() }
    }
}

/// Draws a layout.
///
/// # Errors
/// If the layout has dynamic numbers or too many elements, or a thread's offset lies outside the tile.
pub fn draw(layout: &AnyLayout, picture: &Picture) -> Result<String, Error> {
    Ok(svg(&cells(layout, picture)?, &layout.to_string()))
}

/// Writes the same grid as text.
///
/// # Errors
/// As [`draw`].
pub fn table(layout: &AnyLayout, picture: &Picture) -> Result<String, Error> {
    let cells = cells(layout, picture)?;
    let width = cells.iter().flatten().map(|cell| cell.text.len()).max().unwrap_or(0) + 1;
    let line = |row: &Vec<Cell>| -> String {
        row.iter().map(|cell| format!("{:>width$}", cell.text)).collect()
    };
    Ok(cells.iter().map(|row| line(row) + "\n").collect())
}

fn cells(layout: &AnyLayout, picture: &Picture) -> Result<Vec<Vec<Cell>>, Error> {
    let cells = match picture {
        Picture::Threads(tile) => threads(layout, tile),
        Picture::Offsets => grid(layout, |offset| Cell::new(offset.to_string(), offset)),
        Picture::Banks(bits) if *bits < 1 => Err(Reason::Bits(*bits)),
        Picture::Banks(bits) => grid(layout, |offset| {
            let bank = (i128::from(offset) * i128::from(*bits)).div_euclid(32).rem_euclid(32);
            let bank = i64::try_from(bank).unwrap_or(0);
            Cell { text: bank.to_string(), fill: format!("hsl({},65%,86%)", bank * 360 / 32) }
        }),
    };
    cells.map_err(|r| r.of("draw", &[layout]))
}

/// The numbers of rows and columns: the first mode, and the others together.
fn extents(shape: &Tree<crate::Mode>) -> Result<(i64, i64), Reason> {
    let all = length(shape)?.known().ok_or(Reason::Dynamic)?;
    if all > LIMIT {
        return Err(Reason::Picture { cells: all, limit: LIMIT });
    }
    let rows = match shape {
        Tree::Tuple(modes) if modes.len() > 1 => length(&modes[0])?.known().unwrap_or(1),
        _ => 1,
    };
    Ok((rows, all / rows))
}

fn known(offset: Int) -> Result<i64, Reason> {
    offset.known().ok_or(Reason::Dynamic)
}

fn offset(layout: &AnyLayout, index: i64) -> Result<i64, Reason> {
    let index = Tree::Leaf(Int::Static(index));
    let offset = match layout {
        AnyLayout::Layout(layout) => layout.offset(&index),
        AnyLayout::Composed(composed) => composed.offset(&index),
    };
    known(offset.map_err(|error| error.reason)?)
}

fn inner(layout: &AnyLayout) -> &Layout {
    match layout {
        AnyLayout::Layout(layout) => layout,
        AnyLayout::Composed(composed) => &composed.inner,
    }
}

fn grid(layout: &AnyLayout, cell: impl Fn(i64) -> Cell) -> Result<Vec<Vec<Cell>>, Reason> {
    let (rows, columns) = extents(inner(layout).tree())?;
    let line = |row| (0..columns).map(move |column| row + column * rows);
    let rows = (0..rows).map(|row| line(row).map(|at| Ok(cell(offset(layout, at)?))).collect());
    rows.collect()
}

fn threads(layout: &AnyLayout, tile: &IntTuple) -> Result<Vec<Vec<Cell>>, Reason> {
    let (threads, values) = extents(inner(layout).tree())?;
    let tile = Layout::left(tile).map_err(|error| error.reason)?;
    let (rows, columns) = extents(tile.tree())?;
    let mut cells: Vec<Vec<Cell>> = Vec::new();
    for _ in 0..rows {
        cells.push(
            (0..columns).map(|_| Cell { text: String::new(), fill: "#fff".to_owned() }).collect(),
        );
    }
    for (thread, value) in (0..threads).flat_map(|t| (0..values).map(move |v| (t, v))) {
        let at = offset(layout, thread + value * threads)?;
        if !(0..rows * columns).contains(&at) {
            return Err(Reason::Range { coordinate: at, extent: rows * columns });
        }
        let row = usize::try_from(at % rows).unwrap_or(0);
        let column = usize::try_from(at / rows).unwrap_or(0);
        let cell = &mut cells[row][column];
        // If several threads hold an element, the first is shown.
        if cell.text.is_empty() {
            *cell = Cell::new(format!("T{thread} V{value}"), thread);
        }
    }
    Ok(cells)
}

fn svg(cells: &[Vec<Cell>], title: &str) -> String {
    let (rows, columns) = (span(cells.len()), span(cells.first().map_or(0, Vec::len)));
    let (width, height) = ((columns + 1) * WIDTH, (rows + 1) * HEIGHT);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"monospace\" font-size=\"12\" text-anchor=\"middle\">\n\
         <title>{}</title>\n",
        title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
    );
    let (middle, base) = (WIDTH / 2, HEIGHT / 2 + 4);
    let mut text = |x: i64, y: i64, fill: &str, text: &dyn std::fmt::Display| {
        // Writing into a String cannot fail.
        let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\"{fill}>{text}</text>");
    };
    let grey = " fill=\"#777\"";
    (0..columns).for_each(|c| text((c + 1) * WIDTH + middle, base, grey, &c));
    (0..rows).for_each(|r| text(middle, (r + 1) * HEIGHT + base, grey, &r));
    for (row, line) in (1..).zip(cells) {
        for (column, cell) in (1..).zip(line) {
            let (x, y) = (column * WIDTH, row * HEIGHT);
            let _ = writeln!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\" stroke=\"#888\"/>\
                 <text x=\"{}\" y=\"{}\">{}</text>",
                cell.fill,
                x + middle,
                y + base,
                cell.text
            );
        }
    }
    out.push_str("</svg>\n");
    out
}

fn span(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(0)
}
