// The data: texts as lists of line numbers, and the rows of a difference.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const CONTEXT = 3;
// Fewer unchanged lines than this are not worth hiding.
const FEWEST = 5;
const kept = new Map();

// The lines of a text, as positions in data.lines.
function linesOf(text) {
  const chain = [];
  for (let at = text; at >= 0 && !kept.has(at); at = data.texts[at].base) chain.push(at);
  while (chain.length) {
    const at = chain.pop();
    const { base, steps } = data.texts[at];
    const before = base < 0 ? [] : kept.get(base);
    const after = [];
    let from = 0;
    for (const [kind, ...rest] of steps) {
      if (kind === "=") for (const end = from + rest[0]; from < end; from++) after.push(before[from]);
      else if (kind === "-") from += rest[0];
      else { for (const line of rest) after.push(line); if (kind === "~") from += rest.length; }
    }
    kept.set(at, after);
  }
  return kept.get(text) ?? [];
}

// Rows {kind, left, right, l, r} from one text to the next: line numbers start at 1, and 0 means none.
function rowsOf(entry) {
  const after = linesOf(entry.to);
  const plain = entry.from === entry.to || entry.from !== data.texts[entry.to].base;
  if (plain) return after.map((line, at) => ({ kind: "=", left: at + 1, right: at + 1, l: line, r: line }));
  const before = linesOf(entry.from);
  const rows = [];
  let from = 0, to = 0;
  for (const [kind, ...rest] of data.texts[entry.to].steps) {
    const count = kind === "=" || kind === "-" ? rest[0] : rest.length;
    for (let at = 0; at < count; at++) {
      const old = kind !== "+", fresh = kind !== "-";
      rows.push({ kind, left: old ? from + 1 : 0, right: fresh ? to + 1 : 0, l: old ? before[from] : -1, r: fresh ? after[to] : -1 });
      if (old) from++;
      if (fresh) to++;
    }
  }
  return rows;
}

// Splits rows into pieces: {rows} that are shown, and {hidden} ones, because nothing near them changed.
function piecesOf(rows, showRenamed) {
  const near = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    if (row.kind === "=" || (row.kind === "~" && !showRenamed)) return;
    for (let i = Math.max(0, at - CONTEXT); i <= Math.min(rows.length - 1, at + CONTEXT); i++) near[i] = 1;
  });
  const pieces = [];
  for (let at = 0; at < rows.length;) {
    let end = at;
    while (end < rows.length && near[end] === near[at]) end++;
    const part = rows.slice(at, end);
    pieces.push(near[at] || part.length < FEWEST ? { rows: part } : { hidden: part });
    at = end;
  }
  return pieces;
}

function matches(entry, words, onlyChanged) {
  if (onlyChanged && !entry.changed && !entry.failed) return false;
  const text = [entry.argument, entry.class, entry.anchor, entry.pipeline].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

function milliseconds(ms) {
  if (ms >= 1000) return (ms / 1000).toFixed(2) + " s";
  if (ms >= 10) return ms.toFixed(0) + " ms";
  return ms >= 0.1 ? ms.toFixed(1) + " ms" : (ms * 1000).toFixed(0) + " µs";
}
