// Interaction: choosing an entry, filtering, views, keys. The entry is stored in the address.
const $ = (id) => document.getElementById(id);
const state = { chosen: 0, view: "unified", renamed: false, wrap: true, visible: [] };
const MARKS = { failed: "failed", changed: "changed", same: "no change", before: "before" };

function markOf(entry) {
  if (entry.failed) return "failed";
  if (entry.when === "before") return "before";
  return entry.changed ? "changed" : "same";
}

const isStart = (entry) => entry.argument === "PRE-PIPELINE";

function entryButton(entry, index, longest) {
  const bar = make("i");
  bar.style.width = `${(100 * entry.ms) / longest}%`;
  const pass = make("span", "pass", entry.argument || entry.class);
  const kind = isStart(entry) ? "start" : markOf(entry);
  if (kind === "failed" || kind === "before") pass.append(" ", make("span", `mark ${kind}`, MARKS[kind]));
  const children = [make("span", "number", String(index)), pass, make("span", "ms", isStart(entry) ? "" : milliseconds(entry.ms))];
  children.push(make("span", "place", isStart(entry) ? "the module before the passes" : entry.anchor));
  if (!isStart(entry)) children.push(make("span", "bar", bar));
  const button = make("button", `entry ${kind}`, ...children);
  button.dataset.index = index;
  button.title = entry.class;
  button.onclick = () => choose(index);
  return button;
}

function showList() {
  const words = $("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  const onlyChanged = $("only-changed").checked;
  const longest = Math.max(1e-9, ...data.entries.map((entry) => entry.ms));
  const runs = new Map();
  state.visible = [];
  data.entries.forEach((entry, index) => {
    if (!matches(entry, words, onlyChanged)) return;
    state.visible.push(index);
    if (!runs.has(entry.run)) runs.set(entry.run, []);
    runs.get(entry.run).push(entryButton(entry, index, longest));
  });
  const list = $("entries");
  list.replaceChildren();
  for (const [run, buttons] of runs) {
    const total = data.entries.filter((entry) => entry.run === run).reduce((sum, entry) => sum + entry.ms, 0);
    list.append(make("h3", "", make("span", "", `Run ${run + 1}`), make("span", "", milliseconds(total))), ...buttons);
  }
  if (!state.visible.length) list.append(make("p", "nothing", data.entries.length ? "No pass matches." : "No pass ran."));
  markChosen();
}

function markChosen() {
  for (const button of document.querySelectorAll(".entry")) {
    const chosen = Number(button.dataset.index) === state.chosen;
    button.setAttribute("aria-current", String(chosen));
    if (chosen) button.scrollIntoView({ block: "nearest" });
  }
  const at = state.visible.indexOf(state.chosen);
  $("previous").disabled = at <= 0 && !(at < 0 && state.visible.length);
  $("next").disabled = at === state.visible.length - 1;
}

function facts(entry) {
  const pairs = [["class", entry.class], ["on", entry.anchor], ["in", entry.pipeline]];
  if (!isStart(entry)) pairs.push(["took", milliseconds(entry.ms)]);
  return pairs.filter((pair) => pair[1]).map(([name, value]) => make("span", "", `${name} `, make("b", "", value)));
}

// The patterns that were applied, in order, with operation and location, and how often each was tried.
function showPatterns(entry) {
  const { patterns, statistics } = entry;
  $("patterns").hidden = !patterns.length && !statistics.length;
  $("patterns").querySelector("summary").textContent = `${patterns.length} ${patterns.length === 1 ? "pattern" : "patterns"} applied`;
  $("statistics").textContent = statistics.map(([name, number]) => `${name}: ${number}`).join(" · ");
  const row = ([name, op, place]) => make("li", "", make("b", "", name), ` on ${op} at ${place}`);
  $("patterns").querySelector("ol").replaceChildren(...patterns.map(row));
}

function showEntry() {
  const entry = data.entries[state.chosen];
  const pane = $("ir");
  pane.replaceChildren();
  pane.scrollTop = 0;
  for (const button of document.querySelectorAll("[data-view]")) button.setAttribute("aria-pressed", String(button.dataset.view === state.view));
  if (!entry) return pane.append(make("p", "note", "Nothing was recorded."));
  $("name").textContent = entry.argument || entry.class;
  const kind = markOf(entry);
  $("marks").replaceChildren(...(isStart(entry) ? [] : [make("span", `mark ${kind}`, MARKS[kind])]));
  $("facts").replaceChildren(...facts(entry));
  showPatterns(entry);
  const rows = rowsOf(entry);
  const count = (kind) => rows.filter((row) => row.kind === kind).length;
  const [plus, minus, renamed] = ["+", "-", "~"].map(count);
  $("counts").replaceChildren(make("span", "plus", `+${plus}`), " ", make("span", "minus", `−${minus}`), renamed ? ` · ${renamed} renumbered` : "");
  pane.classList.toggle("wrap", state.wrap);
  const whole = state.view === "whole" || isStart(entry) || entry.when === "before";
  if (whole) {
    const lines = linesOf(entry.to).map((line, at) => ({ kind: "=", left: 0, right: at + 1, l: line, r: line }));
    return pane.append(tableOf([{ rows: lines }], false));
  }
  if (!plus && !minus && !(renamed && state.renamed)) {
    const why = entry.changed ? "The text is as before: the pass made operations anew that read the same." : "The pass changed nothing.";
    pane.append(make("p", "note", why));
  }
  pane.append(tableOf(piecesOf(rows, state.renamed), state.view === "split"));
}

function choose(index) {
  if (index === undefined || index === state.chosen) return;
  state.chosen = index;
  history.replaceState(null, "", `#${index}`);
  markChosen();
  showEntry();
}

function go(by) {
  const at = state.visible.indexOf(state.chosen);
  const next = at >= 0 ? state.visible[at + by] : by > 0 ? state.visible.find((index) => index > state.chosen) : state.visible.findLast((index) => index < state.chosen);
  choose(next);
}

function goHunk(by) {
  const hunks = [...document.querySelectorAll("tr.hunk")];
  const at = hunks.findIndex((hunk) => hunk.classList.contains("here"));
  const next = hunks[at < 0 ? (by > 0 ? 0 : hunks.length - 1) : at + by];
  if (!next) return;
  hunks[at]?.classList.remove("here");
  next.classList.add("here");
  next.scrollIntoView({ block: "center" });
}

function setView(view) { state.view = view; showEntry(); }

function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
}

const KEYS = {
  j: () => go(1), ArrowDown: () => go(1), k: () => go(-1), ArrowUp: () => go(-1),
  n: () => goHunk(1), p: () => goHunk(-1), u: () => setView("unified"), s: () => setView("split"),
  i: () => setView("whole"), t: switchTheme, "/": () => $("filter").focus(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === $("filter")) {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  const scrolls = event.target === $("ir") && event.key.startsWith("Arrow");
  const act = KEYS[event.key];
  if (!act || scrolls) return;
  event.preventDefault();
  act();
});

// A click on a value highlights its other occurrences.
$("ir").addEventListener("click", (event) => {
  const value = event.target.closest(".v");
  for (const other of document.querySelectorAll(".v.same")) other.classList.remove("same");
  if (!value) return;
  for (const other of document.querySelectorAll(".v")) other.classList.toggle("same", other.textContent === value.textContent);
});

$("filter").oninput = showList;
$("only-changed").onchange = showList;
$("renamed").onchange = (event) => { state.renamed = event.target.checked; showEntry(); };
$("wrap").onchange = (event) => { state.wrap = event.target.checked; showEntry(); };
$("previous").onclick = () => go(-1);
$("next").onclick = () => go(1);
$("previous-hunk").onclick = () => goHunk(-1);
$("next-hunk").onclick = () => goHunk(1);
$("theme").onclick = switchTheme;
for (const button of document.querySelectorAll("[data-view]")) button.onclick = () => setView(button.dataset.view);
addEventListener("hashchange", () => choose(Math.min(Number(location.hash.slice(1)) || 0, Math.max(0, data.entries.length - 1))));

document.querySelector("h1").textContent = data.title;
const passes = data.entries.filter((entry) => !isStart(entry));
const counted = (count, word) => `${count} ${word}`;
$("summary").textContent = [
  counted(passes.length, passes.length === 1 ? "step" : "steps"),
  counted(passes.filter((entry) => entry.changed).length, "changed"),
  ...(passes.some((entry) => entry.failed) ? [counted(passes.filter((entry) => entry.failed).length, "failed")] : []),
  milliseconds(passes.reduce((sum, entry) => sum + entry.ms, 0)),
].join(" · ");
const wanted = Number(location.hash.slice(1));
state.chosen = location.hash && wanted < data.entries.length ? wanted : Math.max(0, data.entries.findIndex((entry) => entry.failed || entry.changed));
showList();
showEntry();
