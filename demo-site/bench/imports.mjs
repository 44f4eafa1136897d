// A sheet of many rows through the HTTP API, as a seller sends it: looked through, then imported, with bids on other lots beside it.
import { measureBareUpdate } from "./bids.mjs";
import { addSeller } from "./house.mjs";
import { sheetOf } from "./import-sheet.mjs";
import { sleep } from "./load.mjs";
import { besideAlone, startBids } from "./paced-bids.mjs";
import { forgetPeak, memoryOf } from "./process-memory.mjs";
import { processorTime } from "./processor-time.mjs";
import { load } from "./scale/sources.mjs";

const CALL = "product/uploadXLSXFile";
const ALONE_MS = 8_000;
const LOOK_EVERY_MS = 250;
const PATIENCE_MS = 300_000;

/** The sheet as a workbook. */
async function workbook(rows) {
  const { inlineSpreadsheets } = await load("server/ports/spreadsheets/inline-spreadsheets.ts");
  return inlineSpreadsheets.write("xlsx", [sheetOf(rows)]);
}

/** Seconds of looking through and of importing, megabytes of the process, and the bids beside both. */
export async function measureImport({ server, client, connectionString, rows }) {
  const { token, id: seller } = await addSeller(client);
  const file = new File([await workbook(rows)], "existencias.xlsx");
  const send = async (body, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/${CALL}`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    });
    const { status, responseData } = await response.json();
    if (status !== "success") throw new Error(`${CALL}: ${JSON.stringify(responseData)}`);
    return responseData;
  };
  const ask = (input) =>
    send(JSON.stringify({ limit: 20, ...input }), { "content-type": "application/json" });
  const upload = () => {
    const body = new FormData();
    body.set("file_upload", file);
    return send(body);
  };

  const bids = await startBids({ server, client });
  // Code that has not run yet is slow, and no part of what is measured.
  await upload();
  const before = await bids.during(() => sleep(ALONE_MS));
  const start = memoryOf(server.pid).now;
  forgetPeak(server.pid);
  const looking = await bids.during(() => timed(server, client, upload));
  const { import_id: importId, record } = looking.result.answer;
  if (record.counts.new !== rows) throw new Error(`not as expected: ${JSON.stringify(record)}`);
  const importing = await bids.during(() =>
    timed(server, client, async () => {
      await ask({ import_id: importId, action: "run" });
      return ended(() => ask({ import_id: importId, action: "status" }));
    }),
  );
  const { peak } = memoryOf(server.pid);
  const after = await bids.during(() => sleep(ALONE_MS));
  await bids.stop();
  await checkDrafts(client, seller, rows);
  const bare = await measureBareUpdate({ connectionString, concurrency: 1, seconds: 2 });
  const alone = [...before.bids, ...after.bids];
  const perSecond = rows / importing.result.seconds;
  return {
    bytes: file.size,
    start,
    peak,
    looking: { ...looking.result, bids: besideAlone(looking.bids, alone) },
    importing: { ...importing.result, bids: besideAlone(importing.bids, alone) },
    perSecond,
    ratio: perSecond / bare.perSecond,
  };
}

/** Seconds on the clock, and of the processor for the process and for the database, with the bids of that time. */
async function timed(server, client, run) {
  const began = performance.now();
  const before = await processorTime([server], client);
  const answer = await run();
  const seconds = (performance.now() - began) / 1_000;
  const now = await processorTime([server], client);
  const busy = (name) => (now[name] - before[name]) / 1_000;
  return { seconds, api: busy("api"), database: busy("database"), answer };
}

async function ended(status) {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
    const { record } = await status();
    if (record.state !== "running") return record;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error("the import did not end");
}

/** A fast but wrong result would be worth nothing: each row is one draft, with its history. */
async function checkDrafts(client, seller, rows) {
  const { rows: found } = await client.query(
    `select count(*)::int as drafts, count(distinct l.ref)::int as refs,
       (select count(*)::int from lot_edits e join lots o on o.id = e.lot_id where o.seller_id = $1) as edits
     from lots l where l.seller_id = $1 and l.status = 'draft'`,
    [seller],
  );
  const [{ drafts, refs, edits }] = found;
  if ([drafts, refs, edits].some((count) => count !== rows)) {
    throw new Error(`${drafts} drafts, ${refs} references and ${edits} edits of ${rows} rows`);
  }
}
