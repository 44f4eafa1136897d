// `npm run bench:embed`: our lot card, bid box and search beside peers' from npm and a card written by hand, in one run: bytes,
// requests, time to visible, blocking time, heap and layout shift for 1, 20 and 200 instances, then 200 cards at work.
// Compare numbers of the same run only; the ratios are what counts. BENCH_ROUNDS (5), BENCH_ONLY=card,search,bid,ticking and
// BENCH_COUNTS=1,20,200 narrow it down; BENCH_BUILD=0 takes what is built; BENCH_JSON names a file for all single results.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { chromium } from "playwright";
import { ensureBuilt } from "../../../scripts/build.mjs";
import { CHROMIUM_ARGS, findChromium } from "../../../scripts/chromium.mjs";
import { addBidders, addLots, startServer } from "../house.mjs";
import { startCluster } from "../postgres-cluster.mjs";
import { measureLoad } from "./measure.mjs";
import { ensurePeers, pageFiles } from "./peers.mjs";
import { printReport } from "./report.mjs";
import { measureTicking } from "./ticking.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const COUNTS = (process.env.BENCH_COUNTS ?? "1,20,200").split(",").map(Number);
const ONLY = process.env.BENCH_ONLY?.split(",");
const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const LOTS = 200;
/** Pages that show more than one instance. */
const MANY = /^card-/;
const TICKING = ["card-by-hand", "card-martillo", "card-hydrogen-react"];

if (process.env.BENCH_BUILD !== "0") ensureBuilt();
ensurePeers();
// They name packages of the folder that has just been installed.
const { startFrontServer } = await import("./front-server.mjs");
const { PAGES } = await import("./pages.mjs");

const cluster = await startCluster();
const house = await startServer(cluster.connectionString, {
  MARTILLO_ORIGINS: "https://dealer.test",
});
const client = new pg.Client({ connectionString: cluster.connectionString });
await client.connect();
const lotIds = await addLots(client, LOTS);
const tokens = await addBidders(client, 2);
const front = await startFrontServer({
  apiPort: house.port,
  files: await pageFiles(),
  dist: DIST,
  lotIds,
  pages(url) {
    const page = PAGES[url.pathname.slice(1)];
    return page?.html(lotIds.slice(0, Number(url.searchParams.get("n") ?? 1)));
  },
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    ...CHROMIUM_ARGS,
    `--host-resolver-rules=MAP * 127.0.0.1:${front.port}`,
    "--ignore-certificate-errors",
  ],
});

const isWanted = (name) => !ONLY || ONLY.some((part) => name.startsWith(part));
const results = [];
const failures = new Map();
try {
  process.stdout.write(
    `Node ${process.versions.node}, Chromium ${browser.version()}, ${cpus().length} cores (${cpus()[0]?.model}), CPU 4× slower, slow 4G\n`,
  );
  for (const count of COUNTS) {
    const names = Object.keys(PAGES).filter(
      (name) => isWanted(name) && (count === 1 || MANY.test(name)),
    );
    const rounds = count === 1 ? ROUNDS : Math.max(1, Math.ceil(ROUNDS * 0.6));
    // Interleaved, so that what else the machine does meets all alike.
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        try {
          const result = await measureLoad(browser, front, name, count);
          results.push({ ...result, load: loadavg()[0] });
        } catch (error) {
          failures.set(`${name} × ${count}`, String(error));
        }
      }
      process.stderr.write(`${count} × round ${round + 1} of ${rounds}\n`);
    }
  }
  const ticking = [];
  if (!ONLY || ONLY.includes("ticking")) {
    const start = { bids: 0 };
    for (const name of TICKING) {
      ticking.push(
        await measureTicking(browser, name, { apiPort: house.port, client, tokens, lotIds, start }),
      );
    }
  }
  if (process.env.BENCH_JSON)
    writeFileSync(process.env.BENCH_JSON, JSON.stringify({ results, ticking }, null, 2));
  printReport(results, ticking, failures);
} finally {
  await browser.close();
  await client.end();
  await front.stop();
  await house.stop();
  await cluster.stop();
}
process.exit(failures.size > 0 ? 1 : 0);
