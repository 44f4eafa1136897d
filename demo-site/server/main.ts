/** Entry of the server in Node: one process that serves the site, the API, its socket and the embed script on one port. */
import { translations } from "./_made/letters";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { jobs, payables, saleListeners } from "./_made/features";
import type { Hono } from "hono";
import { createApp } from "./app";
import { prepareSearchTerms } from "./features/lots";
import { jobs as mailJobs } from "./platform/mail/jobs";
import { startJobs } from "./platform/jobs/runner";
import { jobsUpkeep } from "./platform/jobs/upkeep";
import { jobs as securityJobs } from "./platform/security/jobs";
import { createHeads, startBidding } from "./features/bidding";
import type { Services } from "./platform/call/context";
import { errorText, type Log } from "./platform/call/log";
import type { Db } from "./platform/db/db";
import { deliveryOf } from "./platform/mail/delivery";
import { createOutboxPages } from "./platform/mail/outbox-pages";
import type { Hub } from "./features/live";
import { noteShown } from "./features/notices";
import { askAsGuest } from "./node/ask-as-guest";
import { regularly } from "./node/regularly";
import {
  accountsText,
  prepareDemo,
  prepareDemoPartner,
  prepareDemoSales,
  rollingJob,
} from "./node/demo";
import { compress } from "./node/compress";
import { readEnvironment, type Settings } from "./node/environment";
import { findRoot } from "./node/folders";
import {
  addressReader,
  createHttpServer,
  finishRequests,
  incomingOf,
  listen,
} from "./node/http-server";
import { keepBuild } from "./node/kept-builds";
import { createLog } from "./node/log";
import { hearSandbox } from "./node/hear-sandbox";
import { openPorts, warnOfUntried } from "./node/open-ports";
import { openDatabase } from "./node/open-database";
import { photosOf } from "./node/photos-of";
import { createSite } from "./node/site";
import { configOfLetters, startText } from "./node/start-text";
import { stopOnSignals } from "./node/stop";
import { endOnSurprise } from "./node/surprise";
import { createPages } from "./features/pages";
import { attachRealtime } from "./node/ws-server";
import type { Ports } from "./ports/ports";

const SHOWN_EVERY_MS = 1_000;
const FINISH_LIMIT_MS = 10_000;

/** What jobs may use. */
type JobContext = Pick<
  Services,
  "db" | "config" | "delivery" | "ports" | "bus" | "heads" | "log" | "payables" | "saleListeners"
>;

async function main() {
  // The worker of the embedded database is built beside this file.
  const here = dirname(fileURLToPath(import.meta.url));
  const root = process.env["MARTILLO_ROOT"] ?? findRoot(here);
  const settings = readEnvironment(process.env, root);
  const { config } = settings;
  const log = createLog(settings.logLevel);
  endOnSurprise(log);
  const { strays } = settings;
  if (strays.length > 0) log.warn({ variables: strays }, "nobody reads these variables");
  const uploads = join(settings.dataFolder, "uploads");

  const { db, biddingDb, bus, close } = await openDatabase(
    { ...settings, mode: config.mode === "test" ? null : config.mode },
    join(here, "pglite-worker.js"),
    log,
  );
  mkdirSync(uploads, { recursive: true });
  const ports = await openPorts(db, settings, uploads, here);
  warnOfUntried(ports, log);
  const { passwords } = ports;
  const pictures = join(root, "demo-site", "assets", "lots");
  const accounts =
    config.mode === "demo"
      ? await prepareDemo({ db, folder: settings.dataFolder, pictures, passwords })
      : [];
  if (config.mode === "demo") await prepareDemoPartner({ db, folder: settings.dataFolder });
  await prepareSearchTerms(db, log);
  const delivery = deliveryOf(config.mode, ports, translations);
  const letters = { config: configOfLetters(config, settings), delivery, log };
  const heads = createHeads({ db, signer: ports.headSigner, log });
  // From now on it is this key that signs.
  await heads.keys();

  const bidding = startBidding({
    db: biddingDb,
    bus,
    log,
    saleListeners,
    letters,
    heads,
  });
  const addressOf = addressReader(settings.trustedProxies, log);
  const api = createApp({
    db,
    biddingDb,
    bus,
    bidding,
    heads,
    config,
    delivery,
    ports,
    log,
    addressOf: (c) => addressOf(incomingOf(c)),
    compress,
  });
  const { sandbox } = ports.payments;
  if (sandbox) hearSandbox(sandbox, { db, ports, ...letters });
  const site = openSite({ root, settings, db, api, ports, pictures, uploads, log });
  const server = createHttpServer(api, site, createOutboxPages(db, config));
  const realtime = attachRealtime(server, {
    db,
    bus,
    config,
    log,
    addressOf,
    mostPerAddress: config.socketsPerAddress,
    arePressing: bidding.arePressing,
  });
  const kinds = [
    ...jobs,
    ...mailJobs,
    ...securityJobs,
    jobsUpkeep,
    ...(config.mode === "demo" ? [rollingJob(pictures)] : []),
  ];
  const services: JobContext = { db, ...letters, ports, bus, heads, payables, saleListeners };
  if (config.mode === "demo") await prepareDemoSales(services);
  const runner = await startJobs<JobContext>(kinds, services, { db, log });
  // Not a job: each process knows its own pages alone.
  const isShown: Hub["isShown"] = (...page) => realtime.hub.isShown(...page);
  const shown = regularly("news on pages", SHOWN_EVERY_MS, () => noteShown(db, isShown), log);
  const port = await listen(server, settings.port, settings.host);

  stopOnSignals(async () => {
    const finished = finishRequests(server, FINISH_LIMIT_MS);
    realtime.close();
    await finished;
    await Promise.all([runner.stop(), shown.stop()]);
    await bidding.close();
    ports.close();
    await close();
  }, log);

  const { host } = settings;
  const texts = [accountsText(accounts), startText({ mode: config.mode, host, port })];
  process.stdout.write(`${texts.filter(Boolean).join("\n")}\n`);
}

/** Pages, embed script and files of this build, and of former builds whose pages may still be open. */
function openSite({
  root,
  settings,
  db,
  api,
  ports,
  pictures,
  uploads,
  log,
}: {
  root: string;
  settings: Settings;
  db: Db;
  api: Hono;
  ports: Pick<Ports, "images" | "uploads">;
  pictures: string;
  uploads: string;
  log: Log;
}): Hono {
  const { config } = settings;
  const built = {
    site: join(root, "demo-site", "dist", "site"),
    library: join(root, "dist"),
    kept: join(settings.dataFolder, "builds"),
  };
  // The start does not wait for it: only files of former builds can be missing meanwhile.
  keepBuild(built, Date.now()).catch((error: unknown) =>
    log.warn(errorText(error), "the files of this build could not be kept for after the next one"),
  );
  const sharing = {
    images: ports.images,
    readPhoto: photosOf({ pictures, uploads: ports.uploads }),
  };
  const pages = createPages({ db, config, ask: askAsGuest(api), sharing });
  const folders = { ...built, demoPictures: pictures, uploads };
  return createSite(folders, config, { pages, log });
}

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  const isOurs = text.startsWith("martillo:");
  process.stderr.write(`${isOurs || !(error instanceof Error) ? text : error.stack}\n`);
  process.exit(1);
});
