/** Entry of the server in Node: one process that serves the site, the API, its socket and the embed script on one port. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app";
import { databaseNow } from "./db/clock";
import { createHeads } from "./heads/heads";
import { errorText } from "./http/log";
import { deliverDue } from "./mail/deliver";
import { deliveryOf } from "./mail/delivery";
import { createOutboxPages } from "./mail/outbox-pages";
import { announceEnds } from "./notices/announce-ends";
import { sendNotices } from "./notices/send-notices";
import { askAsGuest } from "./node/ask-as-guest";
import { algoliaSuggestions } from "./node/algolia";
import { openChannels } from "./node/channels";
import { regularly } from "./node/regularly";
import { startBidding } from "./bidding/start-bidding";
import { accountsText, keepRolling, prepareDemo, prepareDemoPartner } from "./node/demo";
import { readEnvironment } from "./node/environment";
import { findRoot } from "./node/folders";
import { googleTokens } from "./node/google";
import {
  addressReader,
  createHttpServer,
  finishRequests,
  incomingOf,
  listen,
} from "./node/http-server";
import { ipCountryOf } from "./node/ip-country";
import { keepBuild } from "./node/kept-builds";
import { createLog } from "./node/log";
import { mapsOf } from "./node/maps/maps-of";
import { nodeSigner } from "./node/node-signer";
import { newsletterService } from "./node/newsletter-service";
import { openDatabase } from "./node/open-database";
import { passwordPool } from "./node/password-pool";
import { createSite } from "./node/site";
import { openText, siteAddress } from "./node/start-text";
import { stopOnSignals } from "./node/stop";
import { endOnSurprise } from "./node/surprise";
import { uploadFolder } from "./node/upload-folder";
import { startUpkeep } from "./node/upkeep";
import { readWorldCities } from "./node/world-cities";
import { createPages } from "./pages/pages";
import { builtInPlaces } from "./places/built-in-places";
import { sendAlerts } from "./saved-searches/send-alerts";
import { httpKyc } from "./node/kyc";
import { attachRealtime } from "./realtime/ws-server";

const ALERTS_EVERY_MS = 300_000;
const FINISH_LIMIT_MS = 10_000;
const MESSAGES_EVERY_MS = 1_000;
const NOTICES_EVERY_MS = 1_000;
const ENDS_EVERY_MS = 15_000;
const SIGNATURES_EVERY_MS = 60_000;

async function main() {
  // Workers are built beside this file.
  const here = dirname(fileURLToPath(import.meta.url));
  const root = process.env["MARTILLO_ROOT"] ?? findRoot(here);
  const settings = readEnvironment(process.env, root);
  const { config } = settings;
  const log = createLog(settings.logLevel);
  endOnSurprise(log);
  const uploads = join(settings.dataFolder, "uploads");

  const { db, biddingDb, bus, close } = await openDatabase(
    { ...settings, mode: config.mode === "test" ? null : config.mode },
    join(here, "pglite-worker.js"),
    log,
  );
  mkdirSync(uploads, { recursive: true });
  const pictureStore = uploadFolder(uploads);
  const passwords = passwordPool(join(here, "password-worker.js"));
  // Made now, so that the first login of an unknown address takes no longer than others.
  await passwords.decoy();
  const pictures = join(root, "demo-site", "assets", "lots");
  const accounts =
    config.mode === "demo"
      ? await prepareDemo({ db, folder: settings.dataFolder, pictures, passwords })
      : [];
  if (config.mode === "demo") await prepareDemoPartner({ db, folder: settings.dataFolder });
  const tasks = await startUpkeep(db, log, pictureStore);
  const channels = openChannels(settings.messages);
  tasks.push(regularly("messages", MESSAGES_EVERY_MS, () => deliverDue(db, channels, log), log));
  if (config.mode === "demo") tasks.push(keepRolling({ db, bus, pictures }, log));
  const delivery = deliveryOf(config.mode, channels);
  tasks.push(
    regularly("alerts", ALERTS_EVERY_MS, () => sendAlerts({ db, config, delivery, log }), log),
  );

  const heads = createHeads({ db, signer: await nodeSigner(db, settings.signingKey), log });
  // From now on it is this key that signs.
  await heads.keys();
  tasks.push(regularly("signatures", SIGNATURES_EVERY_MS, () => heads.signMissing(), log));

  const bidding = startBidding({
    db: biddingDb,
    bus,
    log,
    letters: { config, delivery, log },
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
    passwords,
    delivery,
    captcha: channels.captcha,
    ...(settings.kyc && { kyc: httpKyc(settings.kyc) }),
    google: config.googleClientId === null ? null : googleTokens(config.googleClientId),
    places: builtInPlaces({ readWorldCities }),
    maps: mapsOf(settings.maps),
    suggestions: settings.algolia && algoliaSuggestions(settings.algolia),
    uploads: pictureStore,
    newsletter: settings.newsletter && newsletterService(settings.newsletter),
    log,
    addressOf: (c) => addressOf(incomingOf(c)),
    ipCountry: ipCountryOf(settings.ipCountry),
  });
  const built = {
    site: join(root, "demo-site", "dist", "site"),
    library: join(root, "dist"),
    kept: join(settings.dataFolder, "builds"),
  };
  // Nobody waits for it: what is missing in it is what former builds had.
  keepBuild(built, Date.now()).catch((error: unknown) =>
    log.warn(errorText(error), "the files of this build could not be kept for after the next one"),
  );
  const pages = createPages({ db, config, ask: askAsGuest(api) });
  const folders = { ...built, demoPictures: pictures, uploads };
  const site = createSite(folders, config, { pages, log });
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
  const notices = { db, config, delivery, log };
  tasks.push(
    regularly(
      "ends of lots",
      ENDS_EVERY_MS,
      async () => announceEnds(db, await databaseNow(db)),
      log,
    ),
    regularly(
      "letters about lots",
      NOTICES_EVERY_MS,
      () => sendNotices(notices, { isShown: realtime.hub.isShown }),
      log,
    ),
  );
  const port = await listen(server, settings.port, settings.host);

  stopOnSignals(async () => {
    const finished = finishRequests(server, FINISH_LIMIT_MS);
    realtime.close();
    await finished;
    await Promise.all(tasks.map((task) => task.stop()));
    await bidding.close();
    await passwords.close();
    channels.close();
    await close();
  }, log);

  const { host } = settings;
  const address = siteAddress({ host, port });
  const messages = config.mode === "demo" ? `Messages: ${address}/dev/outbox` : "";
  const open = openText({ mode: config.mode, host, port });
  const texts = [accountsText(accounts), messages, open, `Martillo: ${address}`];
  process.stdout.write(`${texts.filter(Boolean).join("\n")}\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  const isOurs = text.startsWith("martillo:");
  process.stderr.write(`${isOurs || !(error instanceof Error) ? text : error.stack}\n`);
  process.exit(1);
});
