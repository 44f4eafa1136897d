// People who write drafts at their pace, and photos of theirs: how long a save and a photo take, and the bids beside them.
import sharp from "sharp";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HttpClient } from "./http-client.mjs";
import { addDrafts, addSeller } from "./house.mjs";
import { percentiles, sleep } from "./load.mjs";
import { besideAlone, startBids } from "./paced-bids.mjs";
import { processorTime } from "./processor-time.mjs";

const ASSETS = fileURLToPath(new URL("../assets/lots/", import.meta.url));
/** A person types, looks at the vehicle and types on: a draft is saved so often. */
const PAUSE_MS = { least: 2_000, spread: 4_000 };
const STRETCH_MS = 4_000;
/** What has begun ends, and is not counted. */
const SETTLE_MS = 500;
const PHOTOS = 6;
const PHOTO = { width: 4_000, height: 3_000 };

/** Milliseconds of a save, and of bids with and without the people, who come and go in turns. */
export async function measureEditors({ server, client, editors, seconds }) {
  const people = [];
  for (let n = 0; n < editors; n++) {
    const seller = await addSeller(client);
    const [lot] = await addDrafts(client, seller.id, 1);
    people.push({ ...seller, lot, version: 0, http: new HttpClient(server.port) });
  }
  const saves = [];
  const phase = { isOver: false, isBusy: false, isCounting: false };
  const writing = people.map((person) => write(person, phase, saves));
  // Those who write do not let the bench go on once one of them has failed.
  const failed = Promise.all(writing);
  const bids = await startBids({ server, client });
  const stretches = { alone: [], beside: [] };
  const pairs = Math.max(1, Math.round((seconds * 1_000) / STRETCH_MS / 2));
  // In this order what becomes slower by itself does so for both.
  const order = Array.from({ length: pairs }, () => ["alone", "beside", "beside", "alone"]).flat();
  // Code that has not run yet is slow, and no part of what is measured.
  phase.isBusy = true;
  await sleep(PAUSE_MS.least + PAUSE_MS.spread);
  for (const kind of order) {
    phase.isBusy = kind === "beside";
    phase.isCounting = false;
    await sleep(SETTLE_MS);
    phase.isCounting = true;
    const { bids: took } = await Promise.race([
      bids.during(() => sleep(STRETCH_MS)),
      // It has not ended before the last turn, so that it says nothing unless it fails.
      failed,
    ]);
    stretches[kind].push(...took);
  }
  phase.isOver = true;
  await failed;
  await bids.stop();
  for (const { http } of people) http.close();
  await checkEdits(client, people);
  const busyMs = (order.length / 2) * STRETCH_MS;
  return {
    saves: { ...percentiles(saves), perSecond: saves.length / (busyMs / 1_000) },
    bids: besideAlone(stretches.beside, stretches.alone),
  };
}

/** One person: a field after the other, each on top of the version that the person saw last. */
async function write(person, phase, saves) {
  const fields = [
    (n) => ({ description: `${"Revisado y con garantía. ".repeat(n % 20)}Unidad ${n}.` }),
    (n) => ({ kilometers: 10_000 + n }),
    (n) => ({ title: `Seat León 1.5 TSI, nota ${n}` }),
    (n) => ({ start_price: String(2_000 + n) }),
  ];
  await sleep(Math.random() * (PAUSE_MS.least + PAUSE_MS.spread));
  for (let n = 1; !phase.isOver; n++) {
    if (!phase.isBusy) {
      await sleep(50);
      continue;
    }
    const isCounted = phase.isCounting;
    const begun = performance.now();
    const { status, body } = await person.http.post("/api/product/projectAction", person.token, {
      action: "save",
      id: person.lot,
      expected_version: person.version,
      ...fields[n % fields.length](n),
    });
    if (status !== 200) throw new Error(`product/projectAction: ${status} ${body.slice(0, 300)}`);
    if (isCounted) saves.push(performance.now() - begun);
    person.version = JSON.parse(body).responseData.version;
    const pause = PAUSE_MS.least + Math.random() * PAUSE_MS.spread;
    const until = performance.now() + pause;
    // After a turn, each editor pauses before the next one.
    while (performance.now() < until && !phase.isOver) await sleep(50);
  }
}

/** A fast but wrong result would be worth nothing: each save is an entry in the history of its draft. */
async function checkEdits(client, people) {
  const { rows } = await client.query(
    `select l.id, l.edit_version as version, count(e.id)::int as edits
     from lots l left join lot_edits e on e.lot_id = l.id where l.id = any($1::bigint[]) group by l.id`,
    [people.map(({ lot }) => lot)],
  );
  const versions = new Map(rows.map(({ id, version, edits }) => [Number(id), { version, edits }]));
  for (const { lot, version } of people) {
    const found = versions.get(lot);
    if (found?.version !== version || found.edits !== version) {
      throw new Error(`the history of draft ${lot} does not add up`);
    }
  }
}

/** As a phone takes them: a photo of a vehicle, with the noise of a sensor. */
async function photos() {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith("-1280.webp"));
  const noise = { type: "gaussian", mean: 128, sigma: 40 };
  const grain = await sharp({ create: { ...PHOTO, channels: 3, noise } })
    .png()
    .toBuffer();
  return Promise.all(
    Array.from({ length: PHOTOS }, (_, n) =>
      sharp(`${ASSETS}${names[n % names.length]}`)
        .resize({ ...PHOTO, fit: "cover" })
        .composite([{ input: grain, blend: "overlay" }])
        .jpeg({ quality: 88 })
        .toBuffer(),
    ),
  );
}

/** Seconds of a photo on the clock and of the processor, until it is kept in all its sizes. */
export async function measurePhotos({ server, client }) {
  const { token } = await addSeller(client);
  const pictures = await photos();
  const found = [];
  for (const picture of pictures) {
    const before = await processorTime([server], client);
    const begun = performance.now();
    const body = new FormData();
    body.set("folder", "lots");
    body.set("file_upload", new File([picture], "foto.jpg", { type: "image/jpeg" }));
    const response = await fetch(
      `http://127.0.0.1:${server.port}/api/image_uploader/muliple_img_uploader`,
      { method: "POST", body, headers: { authorization: `Bearer ${token}` } },
    );
    const { status, responseData } = await response.json();
    if (status !== "success") throw new Error(`a photo: ${JSON.stringify(responseData)}`);
    const [{ thumbs }] = responseData.files;
    const took = (performance.now() - begun) / 1_000;
    const now = await processorTime([server], client);
    found.push({ took, api: (now.api - before.api) / 1_000, sizes: 1 + thumbs.length });
  }
  // The first one compiles what reads it.
  const counted = found.slice(1);
  if (counted.some(({ sizes }) => sizes !== 3)) throw new Error("not in three sizes");
  const bytes = pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length;
  return {
    bytes,
    clock: percentiles(counted.map(({ took }) => took)),
    processor: percentiles(counted.map(({ api }) => api)),
  };
}
