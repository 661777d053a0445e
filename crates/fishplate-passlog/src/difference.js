// Converts the rows of a difference to table rows; long ones are added in parts.
const AT_ONCE = 2000;
const TOKEN = /("(?:[^"\\]|\\.)*")|(\/\/.*$)|([%^][\w$.\-]+(?:#\d+)?)|(@(?:[\w$.\-]+|"[^"]*"))|([!#][\w$.]+|\b(?:i|si|ui|f|bf)\d+\b|\b(?:index|memref|tensor|vector|none)\b)|(\b-?\d[\w.+\-]*\b)/g;
const CLASSES = ["s", "c", "v", "y", "t", "n"];

function make(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

// The part of `mine` that differs from `other`: from the first to the last different character, extended to whole
// names.
function differing(mine, other) {
  let start = 0, end = 0;
  const most = Math.min(mine.length, other.length);
  while (start < most && mine[start] === other[start]) start++;
  while (end < most - start && mine[mine.length - 1 - end] === other[other.length - 1 - end]) end++;
  while (start > 0 && /\w/.test(mine[start - 1])) start--;
  while (end > 0 && /\w/.test(mine[mine.length - end])) end--;
  return [start, mine.length - end];
}

// Code as coloured nodes, with [from, to) marked.
function paint(text, from = 0, to = 0) {
  const parts = [];
  const put = (piece, at, kind) => {
    const cuts = [0, from - at, to - at, piece.length].map((cut) => Math.max(0, Math.min(piece.length, cut)));
    for (let i = 0; i < 3; i++) {
      const bit = piece.slice(cuts[i], cuts[i + 1]);
      if (!bit) continue;
      const inner = kind ? make("span", kind, bit) : bit;
      parts.push(i === 1 && to > from ? make("mark", "", inner) : inner);
    }
  };
  let last = 0;
  if (text.length < 4000) {
    for (const found of text.matchAll(TOKEN)) {
      put(text.slice(last, found.index), last, "");
      put(found[0], found.index, CLASSES[found.slice(1).findIndex((group) => group !== undefined)]);
      last = found.index + found[0].length;
    }
  }
  put(text.slice(last), last, "");
  return parts;
}

function cell(className, ...children) { return make("td", className, ...children); }
const text = (line) => data.lines[line];
const shown = (number) => (number ? String(number) : "");

function unifiedRow(row, other) {
  const kind = { "-": "del", "+": "add", "~": state.renamed ? "ren" : "", "=": "" }[row.kind];
  const code = row.kind === "-" ? text(row.l) : text(row.r);
  const mark = other === undefined ? [] : differing(code, other);
  const sign = { "-": "−", "+": "+", "~": state.renamed ? "~" : "", "=": "" }[row.kind];
  return make("tr", kind, cell("number", shown(row.left)), cell("number", shown(row.right)), cell("sign", sign), cell("code", ...paint(code, ...mark)));
}

function splitRow(left, right) {
  const side = (row, other, number, line, kind) => {
    if (!row) return [cell("number"), cell("code void")];
    const className = row.kind === "~" ? (state.renamed ? "ren" : "") : row.kind === "=" ? "" : kind;
    const mark = other && kind && row.kind !== "=" && row.kind !== "~" ? differing(text(row[line]), text(other[line === "l" ? "r" : "l"])) : [];
    return [cell("number " + className, shown(row[number])), cell("code " + className, ...paint(text(row[line]), ...mark))];
  };
  return make("tr", "", ...side(left, right, "left", "l", "del"), ...side(right, left, "right", "r", "add"));
}

// Table rows for the visible rows. Removed lines are next to the added lines that follow them.
function tableRows(rows, split) {
  const out = [];
  for (let at = 0; at < rows.length;) {
    const removed = [], added = [];
    while (at < rows.length && rows[at].kind === "-") removed.push(rows[at++]);
    while (at < rows.length && rows[at].kind === "+") added.push(rows[at++]);
    if (!removed.length && !added.length) {
      out.push(split ? splitRow(rows[at], rows[at]) : unifiedRow(rows[at]));
      at++;
    } else if (split) {
      for (let i = 0; i < Math.max(removed.length, added.length); i++) out.push(splitRow(removed[i], added[i]));
    } else {
      const pair = removed.length === added.length;
      removed.forEach((row, i) => out.push(unifiedRow(row, pair ? text(added[i].r) : undefined)));
      added.forEach((row, i) => out.push(unifiedRow(row, pair ? text(removed[i].l) : undefined)));
    }
    const first = out[out.length - 1];
    if (removed.length || added.length) out[out.length - (split ? Math.max(removed.length, added.length) : removed.length + added.length)].classList.add("hunk");
    else first.classList.remove("hunk");
  }
  return out;
}

// A row that represents hidden rows until it is clicked.
function gapRow(rows, split, label) {
  const button = make("button", "", label);
  const gap = make("tr", "gap", make("td", "", button));
  gap.firstChild.colSpan = 4;
  button.onclick = () => fill(gap, rows, split);
  return gap;
}

function fill(gap, rows, split) {
  const fresh = tableRows(rows.slice(0, AT_ONCE), split);
  const rest = rows.slice(AT_ONCE);
  if (rest.length) fresh.push(gapRow(rest, split, `show ${Math.min(AT_ONCE, rest.length)} of ${rest.length} more lines`));
  gap.replaceWith(...fresh);
}

function tableOf(pieces, split) {
  const body = make("tbody");
  let room = AT_ONCE;
  for (const piece of pieces) {
    if (piece.hidden) body.append(gapRow(piece.hidden, split, `⋯ ${piece.hidden.length} unchanged lines`));
    else if (piece.rows.length <= room) { body.append(...tableRows(piece.rows, split)); room -= piece.rows.length; }
    else { body.append(...tableRows(piece.rows.slice(0, room), split), gapRow(piece.rows.slice(room), split, `show ${piece.rows.length - room} more changed lines`)); room = 0; }
  }
  const table = make("table", split ? "split" : "unified");
  if (split) for (const kind of ["number", "", "number", ""]) table.append(make("col", kind));
  table.append(body);
  return table;
}
