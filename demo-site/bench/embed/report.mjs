// The tables, and whether the figures hold that we set ourselves.
const print = (text = "") => process.stdout.write(`${text}\n`);

function median(values) {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Medians of the rounds of each page and count. */
function summarize(results) {
  const groups = group(results);
  return [...groups.values()].map((rounds) => {
    const row = { ...rounds[0], rounds: rounds.length };
    for (const field of [
      "bytes",
      "visible",
      "blocking",
      "longest",
      "heap",
      "heapScrolled",
      "shift",
      "key",
    ])
      row[field] = median(rounds.map((round) => round[field]));
    row.span = [
      Math.min(...rounds.map((round) => round.visible)),
      Math.max(...rounds.map((round) => round.visible)),
    ];
    return row;
  });
}

const keyOf = ({ name, count }) => `${name} × ${count}`;

function group(results) {
  const groups = new Map();
  for (const result of results) {
    const key = keyOf(result);
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return groups;
}

const COLUMNS = [
  ["page", (row) => row.name, 22],
  ["n", (row) => row.count, 4],
  ["files", (row) => row.files, 6],
  ["br KB", (row) => (row.bytes / 1000).toFixed(1), 7],
  ["API+pre", (row) => `${row.api}+${row.preflights}`, 8],
  ["sockets", (row) => row.sockets, 8],
  [
    "visible ms (min–max)",
    (row) => `${Math.round(row.visible)} (${row.span.map(Math.round).join("–")})`,
    22,
  ],
  ["× hand", (row, base) => (base ? (row.visible / base.visible).toFixed(2) : "–"), 7],
  ["blocking", (row) => Math.round(row.blocking), 9],
  ["longest", (row) => Math.round(row.longest), 8],
  ["heap MB", (row) => row.heap.toFixed(2), 8],
  ["× hand", (row, base) => (base ? (row.heap / base.heap).toFixed(2) : "–"), 7],
  ["scrolled", (row) => (row.heapScrolled === undefined ? "–" : row.heapScrolled.toFixed(2)), 9],
  ["CLS", (row) => row.shift.toFixed(3), 6],
  ["key ms", (row) => (row.key === undefined ? "–" : Math.round(row.key)), 7],
];

function printLoads(rows) {
  print(`\n${COLUMNS.map(([title, , width], n) => pad(title, width, n)).join("")}`);
  for (const row of rows) {
    const base = row.name.startsWith("card-") ? find(rows, "card-by-hand", row.count) : undefined;
    print(COLUMNS.map(([, value, width], n) => pad(value(row, base), width, n)).join(""));
  }
}

function pad(value, width, column) {
  return column === 0 ? String(value).padEnd(width) : String(value).padStart(width);
}

function find(rows, name, count) {
  return rows.find((row) => row.name === name && row.count === count);
}

function printTicking(rows) {
  if (rows.length === 0) return;
  print("\n200 cards at work (CPU 4× slower, no network limit)");
  print(
    `${"page".padEnd(22)}${"main thread, quiet".padStart(20)}${"long tasks".padStart(12)}${"pushes/s".padStart(10)}${"main thread, live".padStart(19)}${"long tasks".padStart(12)}${"click p50/worst ms".padStart(20)}`,
  );
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  for (const row of rows) {
    print(
      `${row.name.padEnd(22)}${percent(row.quietShare).padStart(20)}${String(row.quietTasks).padStart(12)}${row.pushesPerSecond.toFixed(1).padStart(10)}${percent(row.liveShare).padStart(19)}${String(row.liveTasks).padStart(12)}${`${row.clickP50}/${row.clickWorst}`.padStart(20)}`,
    );
  }
}

/** Each aim: its title, the measured value, the limit, and whether it holds. Undefined where this run did not measure it. */
function aims(rows, ticking) {
  const card = (count) => find(rows, "card-martillo", count);
  const hand = (count) => find(rows, "card-by-hand", count);
  const ratio = (a, b, field) => (a && b ? a[field] / b[field] : undefined);
  const below = (title, value, limit, digits = 2) =>
    value === undefined ? undefined : [title, value.toFixed(digits), `≤ ${limit}`, value <= limit];
  const exactly = (title, value, wanted) =>
    value === undefined ? undefined : [title, String(value), String(wanted), value === wanted];
  const shifts = rows.filter(({ name }) => name.endsWith("-martillo")).map(({ shift }) => shift);
  const at200 = card(200);
  const work = ticking.find(({ name }) => name === "card-martillo");
  const search = find(rows, "search-martillo", 1);
  return [
    below("lot card visible, × card by hand", ratio(card(1), hand(1), "visible"), 1.15),
    below("20 cards visible, × by hand", ratio(card(20), hand(20), "visible"), 1.15),
    below("200 cards visible, × by hand", ratio(at200, hand(200), "visible"), 1.15),
    below(
      "lot card visible, × Buy Button",
      ratio(card(1), find(rows, "card-buy-button", 1), "visible"),
      0.6,
    ),
    below(
      "lot card visible, × hydrogen-react",
      ratio(card(1), find(rows, "card-hydrogen-react", 1), "visible"),
      0.6,
    ),
    below(
      "search visible, × instantsearch.js",
      ratio(search, find(rows, "search-instantsearch", 1), "visible"),
      1,
    ),
    below(
      "search: key to results, × autocomplete-js",
      ratio(search, find(rows, "search-autocomplete", 1), "key"),
      1.1,
    ),
    below("lot card, KB brotli", card(1) && card(1).bytes / 1000, 30, 1),
    below(
      "bid box, KB brotli",
      find(rows, "bid-martillo", 1) && find(rows, "bid-martillo", 1).bytes / 1000,
      36,
      1,
    ),
    below("search, KB brotli, at rest", search && search.bytes / 1000, 32, 1),
    below("largest CLS of our pages", shifts.length > 0 ? Math.max(...shifts) : undefined, 0, 4),
    exactly("200 cards: API requests", at200?.api, 1),
    exactly("200 cards: preflights", at200?.preflights, 0),
    exactly("200 cards: sockets", at200?.sockets, 1),
    below("200 cards: heap, × by hand", ratio(at200, hand(200), "heap"), 2),
    below("200 cards, all looked at: heap, × by hand", ratio(at200, hand(200), "heapScrolled"), 2),
    exactly("200 cards ticking: long tasks", work?.quietTasks, 0),
    exactly("200 cards, 20 prices a second: long tasks", work?.liveTasks, 0),
    below("200 cards, 20 prices a second: click p50, ms", work?.clickP50, 24, 0),
  ].filter((aim) => aim !== undefined);
}

export function printReport(results, ticking, failures) {
  const rows = summarize(results);
  printLoads(rows);
  printTicking(ticking);
  print("\nAims");
  for (const [title, value, wanted, isMet] of aims(rows, ticking))
    print(
      `  ${isMet ? "met   " : "MISSED"}  ${title.padEnd(46)} ${value.padStart(8)}   (${wanted})`,
    );
  for (const [page, reason] of failures) print(`  FAILED  ${page}: ${reason}`);
  const missing = new Set(
    results.flatMap((result) => result.missing.map((path) => `${result.name}: ${path}`)),
  );
  for (const path of missing) print(`  not answered  ${path}`);
}
