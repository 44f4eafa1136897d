// `npm run bench`: bids per second beside a bare UPDATE and beside what guests do, time to the last of a thousand sockets, bytes of a page with a widget.
// Everything in one run on one machine: load, API and database share its cores, so compare numbers of the same run only.
// BENCH_ONLY=bids,processes,wallet,sales,calls,guests,sockets,closings,bytes,editors,publish,import,reports picks parts; BENCH_CONCURRENCY,
// _SECONDS, _ROUNDS, _LOTS, _SOCKETS, _EDITORS, _DRAFTS, _ROWS change their sizes;
// BENCH_GUESTS=sockets,picture picks among what guests do;
// BENCH_DATABASE_URL names an empty database of a running server; BENCH_BUILD=0 takes what is built already.
import { cpus } from "node:os";
import pg from "pg";
import { ensureBuilt } from "../../scripts/build.mjs";
import { measureBareUpdate, measureBids } from "./bids.mjs";
import { measureCalls, prepareHouse } from "./calls.mjs";
import { measureClosings } from "./closings.mjs";
import { measureEditors, measurePhotos } from "./editors.mjs";
import { measureFanOut } from "./fan-out.mjs";
import { measureBesideGuests } from "./guests.mjs";
import { addLots, startServer } from "./house.mjs";
import { measureImport } from "./imports.mjs";
import { measurePageBytes } from "./page-bytes.mjs";
import { measureProcesses } from "./processes.mjs";
import { measurePublish } from "./publishing.mjs";
import { measureReports } from "./reports.mjs";
import {
  measureBesideCheckouts,
  measureBuying,
  measureCrowd,
  measureDocuments,
  measureIssuing,
  measureLastPlace,
  measureList,
} from "./sales.mjs";
import { measureWallet } from "./wallet.mjs";
import { startCluster } from "./postgres-cluster.mjs";

const CONCURRENCY = Number(process.env.BENCH_CONCURRENCY ?? 64);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2);
const MANY_LOTS = Number(process.env.BENCH_LOTS ?? 500);
const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 1_000);
const EDITORS = Number(process.env.BENCH_EDITORS ?? 100);
const DRAFTS = Number(process.env.BENCH_DRAFTS ?? 1_000);
const ROWS = Number(process.env.BENCH_ROWS ?? 5_000);
const ONLY = process.env.BENCH_ONLY?.split(",");

const isWanted = (part) => !ONLY || ONLY.includes(part);
const whole = (value) => Math.round(value).toLocaleString("en");
const millis = (value) => `${value.toFixed(value < 1 ? 2 : 1)} ms`;
const print = (text = "") => process.stdout.write(`${text}\n`);

if (process.env.BENCH_BUILD !== "0") ensureBuilt();
const cluster = await startCluster();
const { connectionString } = cluster;
// Guests send their own address, as a proxy in front would; a request without one comes from this machine.
const settings = {
  MARTILLO_TRUST_PROXY: "1",
  // The letters of sales are not sent here; each of them would be logged.
  LOG_LEVEL: "error",
};
const server = await startServer(connectionString, settings);
const client = new pg.Client({ connectionString });
await client.connect();
try {
  const { rows } = await client.query("select current_setting('server_version') as version");
  print(
    `Node ${process.versions.node}, PostgreSQL ${rows[0].version}, ${cpus().length} cores (${cpus()[0]?.model})`,
  );
  if (isWanted("bids")) await reportBids();
  if (isWanted("processes")) await reportProcesses();
  if (isWanted("wallet")) await reportWallet();
  if (isWanted("sales")) await reportSales();
  if (isWanted("calls") || isWanted("guests")) await reportGuests();
  if (isWanted("sockets")) await reportFanOut();
  if (isWanted("closings")) await reportClosings();
  if (isWanted("bytes")) await reportBytes();
  if (isWanted("editors")) await reportEditors();
  if (isWanted("publish")) await reportPublish();
  if (isWanted("import")) await reportImport();
  // Last: a house of that size is slower for the others.
  if (isWanted("reports")) await reportReports();
} finally {
  await client.end();
  await server.stop();
  await cluster.stop();
}

async function reportProcesses() {
  print(
    `\nBids on ${MANY_LOTS} lots, ${CONCURRENCY} connections, ${SECONDS} s, one process and two`,
  );
  const { alone, both } = await measureProcesses({
    server,
    client,
    connectionString,
    settings,
    lots: MANY_LOTS,
    concurrency: CONCURRENCY,
    seconds: SECONDS,
  });
  for (const [name, { perSecond, api, database, load }] of Object.entries({ alone, both })) {
    const parts = `API ${millis(api)}, database ${millis(database)}, load ${millis(load)}`;
    print(
      `  ${name.padEnd(6)} ${whole(perSecond).padStart(7)}/s, processor time of a bid: ${parts}`,
    );
  }
  print(`  two ÷ one  ${(both.perSecond / alone.perSecond).toFixed(2)}`);
}

async function reportBids() {
  print(`\nBids per second, ${CONCURRENCY} connections, ${SECONDS} s, best of ${ROUNDS}`);
  const shared = { server, client, connectionString, concurrency: CONCURRENCY, seconds: SECONDS };
  const bare = await best(() => measureBareUpdate(shared));
  print(`  bare UPDATE … RETURNING, one row    ${whole(bare.perSecond).padStart(7)}/s`);
  for (const lots of [1, MANY_LOTS]) {
    const bids = await best(() => measureBids({ ...shared, lots }));
    const name =
      lots === 1 ? "bid/confirm over HTTP, one lot" : `bid/confirm over HTTP, ${lots} lots`;
    print(
      `  ${name.padEnd(34)}  ${whole(bids.perSecond).padStart(7)}/s  = ` +
        `${(bids.perSecond / bare.perSecond).toFixed(2)} × bare` +
        `   accepted ${whole(bids.acceptedPerSecond)}/s, outbid on the way ${whole(bids.refused)}, failed ${bids.failed}` +
        `   p50 ${millis(bids.p50)}, p95 ${millis(bids.p95)}, p99 ${millis(bids.p99)}`,
    );
  }
}

async function reportWallet() {
  print(`\nPayments from a balance per second, ${CONCURRENCY} connections, ${SECONDS} s`);
  const sizes = { server, client, concurrency: CONCURRENCY, seconds: SECONDS };
  for (const people of [CONCURRENCY, 1]) {
    const paid = await measureWallet({ ...sizes, people });
    const name = people === 1 ? "of one person" : `of ${people} people`;
    print(
      `  ${name.padEnd(34)}  ${whole(paid.perSecond).padStart(7)}/s   failed ${paid.failed}` +
        `   p50 ${millis(paid.p50)}, p95 ${millis(paid.p95)}, p99 ${millis(paid.p99)}`,
    );
  }
  const lotIds = await addLots(client, MANY_LOTS);
  const bidding = { ...sizes, lots: MANY_LOTS, lotIds };
  const alone = await measureBids(bidding);
  const [beside] = await Promise.all([
    measureBids({ ...bidding, lotIds: await addLots(client, MANY_LOTS) }),
    measureWallet({ ...sizes, people: 8, concurrency: 8, seconds: SECONDS + 1 }),
  ]);
  print(
    `  bids beside payments of 8 people    ${whole(beside.perSecond).padStart(7)}/s  = ` +
      `${(beside.perSecond / alone.perSecond).toFixed(2)} × alone`,
  );
}

async function reportGuests() {
  const house = await prepareHouse(client);
  const dearest = await measureCalls({ server, client, house });
  print(
    "\nCalls of guests, one after the other: declared cost, processor time of the API and of the database, clock, bytes as gzip",
  );
  for (const { name, cost, ms, api, database, bytes, status } of dearest) {
    print(
      `  ${name.padEnd(36)} cost ${String(cost).padStart(2)}   API ${millis(api).padStart(8)}   database ${millis(database).padStart(8)}` +
        `   clock ${millis(ms).padStart(8)}   ${whole(bytes).padStart(8)} B   ${status}`,
    );
  }
  if (!isWanted("guests")) return;
  const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
  const only = process.env.BENCH_GUESTS?.split(",");
  const sizes = { concurrency: CONCURRENCY, seconds: SECONDS, lots: MANY_LOTS, rounds, only };
  print(
    `\nBids per second beside guests, ${CONCURRENCY} connections, ${MANY_LOTS} lots, ${SECONDS} s with and without them in turn, ${rounds} rounds (≥ 0.90)`,
  );
  for (const { name, perSecond, p95, ratio, did } of await measureBesideGuests({
    server,
    client,
    house,
    dearest,
    ...sizes,
  })) {
    const share = ratio === null ? "" : `  = ${ratio.toFixed(2)} × alone`;
    print(
      `  ${name.padEnd(54)} ${whole(perSecond).padStart(7)}/s${share}   p95 ${millis(p95)}   ${did}`.trimEnd(),
    );
  }
}

async function best(measure) {
  let found = await measure();
  for (let round = 1; round < ROUNDS; round++) {
    const next = await measure();
    if (next.perSecond > found.perSecond) found = next;
  }
  return found;
}

async function reportSales() {
  print("\nSales, as ratios");
  const shared = { server, client, connectionString, seconds: SECONDS };
  const line = (name, ratio, goal, more) =>
    print(`  ${name.padEnd(44)} ${ratio.toFixed(2).padStart(6)}  (${goal})   ${more}`);
  const perSecond = (measured) => `${whole(measured.perSecond)}/s`;
  const buying = await measureBuying({ ...shared, lots: 1_000 });
  line(
    "buy now ÷ first bid, 1,000 lots, 16 clients",
    buying.ratio,
    "≥ 0.5",
    `${perSecond(buying.bought)} and ${perSecond(buying.bids)}`,
  );
  const crowd = await measureCrowd(shared);
  line(
    "64 buyers of one lot ÷ 64 refused bids",
    crowd.ratio,
    "≤ 1.5",
    `last answer after ${millis(crowd.ours)} and ${millis(crowd.theirs)}`,
  );
  const issuing = await measureIssuing({ ...shared, sales: 600 });
  line(
    "issued and paid ÷ bare UPDATE … RETURNING",
    issuing.ratio,
    "≥ 0.25",
    `${perSecond(issuing.issued)} and ${perSecond(issuing.bare)}`,
  );
  const beside = await measureBesideCheckouts({
    ...shared,
    lots: MANY_LOTS,
    concurrency: CONCURRENCY,
  });
  line(
    "bids beside 100 checkouts/s ÷ alone",
    beside.ratio,
    "≥ 0.9",
    `${perSecond(beside.beside)} and ${perSecond(beside.alone)}, ${whole(beside.placed)} checkouts/s`,
  );
  const place = await measureLastPlace(shared);
  line(
    "last place of a time ÷ bare update, p95",
    place.ratio,
    "≤ 3",
    `${millis(place.ours)} and ${millis(place.theirs)}`,
  );
  const list = await measureList({ ...shared, invoices: 100_000 });
  line(
    "20 of 100,000 invoices ÷ product/search, p95",
    list.ratio,
    "≤ 1.0",
    `${millis(list.list.p95)} and ${millis(list.search.p95)}`,
  );
  const documents = await measureDocuments(shared);
  line(
    "a document again ÷ for the first time",
    documents.ratio,
    "≤ 0.02",
    `${millis(documents.again)} and ${millis(documents.first)}; others wait ${millis(documents.busy.worst)}` +
      ` at most while 20 are made, else ${millis(documents.idle.worst)}`,
  );
}

async function reportFanOut() {
  const { median, last } = await measureFanOut({ server, client, sockets: SOCKETS, bids: 30 });
  print(`\nFrom a bid's time in the database to ${whole(SOCKETS)} sockets on its lot, 30 bids`);
  print(
    `  median socket ${millis(median)}; last socket p50 ${millis(last.p50)}, p95 ${millis(last.p95)}, worst ${millis(last.worst)}`,
  );
}

async function reportClosings() {
  const { late } = await measureClosings({ server, client, lots: MANY_LOTS });
  print(`\nFrom the end of a lot to its result, ${whole(MANY_LOTS)} lots that end in one second`);
  print(`  p50 ${millis(late.p50)}, p95 ${millis(late.p95)}, worst ${millis(late.worst)}`);
}

async function reportBytes() {
  const [lotId] = await addLots(client, 1);
  print("\nBytes of a page, brotli 11, everything that embed.js fetches");
  for (const widgets of [["lot-card"], ["bid-box"], ["lot-card", "bid-box"]]) {
    const { total, files } = await measurePageBytes({ server, lotId, widgets });
    print(
      `  ${widgets.join(" + ").padEnd(20)} ${whole(total).padStart(8)} B in ${files.length} files`,
    );
    for (const [path, size] of files) print(`    ${whole(size).padStart(8)}  ${path}`);
  }
}

async function reportEditors() {
  print(
    `\n${whole(EDITORS)} people who write drafts at their pace (a save ≤ 120 ms p95, bids ≤ 1.02)`,
  );
  const { saves, bids } = await measureEditors({
    server,
    client,
    editors: EDITORS,
    // Shorter, a p95 says more of the machine than of the house.
    seconds: Math.max(SECONDS, 48),
  });
  print(
    `  a save                              p50 ${millis(saves.p50)}, p95 ${millis(saves.p95)}, p99 ${millis(saves.p99)}   ${saves.perSecond.toFixed(1)}/s`,
  );
  printBeside("bids beside them", bids);
  const photo = await measurePhotos({ server, client });
  print(
    `  a photo of 12 megapixels, ${(photo.bytes / 1e6).toFixed(1)} MB     kept in three sizes after ${photo.clock.p50.toFixed(2)} s,` +
      ` with ${photo.processor.p50.toFixed(2)} s of the processor (≤ 1 s), ${photo.processor.worst.toFixed(2)} s at most`,
  );
}

async function reportPublish() {
  print(`\n${whole(DRAFTS)} drafts that are published together`);
  const { seconds, perSecond, calls, bare, ratio, bids } = await measurePublish({
    server,
    client,
    connectionString,
    drafts: DRAFTS,
  });
  print(
    `  all on offer after ${seconds.toFixed(1)} s, in ${calls} calls: ${whole(perSecond)}/s  = ${ratio.toFixed(3)} × bare UPDATE of one session (${whole(bare)}/s)`,
  );
  printBeside("bids beside it", bids);
}

async function reportImport() {
  print(`\nA sheet of ${whole(ROWS)} rows (looked through ≤ 6 s, imported ≤ 45 s, 256 MB at most)`);
  const { bytes, start, peak, looking, importing, perSecond, ratio } = await measureImport({
    server,
    client,
    connectionString,
    rows: ROWS,
  });
  const busy = ({ api, database }) =>
    `processor: API ${api.toFixed(1)} s, database ${database.toFixed(1)} s`;
  print(`  ${whole(bytes)} B, looked through in ${looking.seconds.toFixed(1)} s; ${busy(looking)}`);
  printBeside("bids beside it", looking.bids);
  print(
    `  imported in ${importing.seconds.toFixed(1)} s: ${whole(perSecond)}/s  = ${ratio.toFixed(3)} × bare UPDATE of one session; ${busy(importing)}`,
  );
  printBeside("bids beside it", importing.bids);
  print(
    `  the process held ${whole(start)} MB before, and ${whole(peak)} MB at most: ${whole(peak - start)} MB more`,
  );
}

function printBeside(name, { count, p50, p95, p99, alone, ratio, medianRatio }) {
  print(
    `  ${name.padEnd(34)}  p50 ${millis(p50)} = ${medianRatio.toFixed(2)} × alone, p95 ${millis(p95)} = ${ratio.toFixed(2)} × alone,` +
      ` p99 ${millis(p99)}   (alone ${millis(alone.p50)}, ${millis(alone.p95)}, ${millis(alone.p99)}; ${whole(count)} bids)`,
  );
}

async function reportReports() {
  print(
    "\nA house with a million sales and a million bids: p95, and beside a search (dashboards ≤ 300 ms, reports of a year ≤ 800 ms)",
  );
  const { search, found } = await measureReports({ server, client });
  print(`  ${"product/search".padEnd(44)} ${millis(search.p95).padStart(10)}`);
  for (const { name, p50, p95, ratio } of found) {
    print(
      `  ${name.padEnd(44)} ${millis(p95).padStart(10)}  = ${ratio.toFixed(1)} × search   p50 ${millis(p50)}`,
    );
  }
}
