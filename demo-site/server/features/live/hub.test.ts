import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import {
  addLot,
  addPeople,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "../bidding/testing/auction-house";
import { Watcher } from "../bidding/testing/watcher";
import { openTestDb } from "../../testing/test-db";
import { databaseNow } from "../../platform/db/clock";
import { createLocalBus, type Bus } from "../../platform/realtime/bus";
import { createHub } from "./hub";

let db: Db;
let bus: Bus;
let house: House;
let seller: Person;
let anna: Person;
let bruno: Person;

beforeAll(async () => {
  db = await openTestDb();
  bus = createLocalBus();
  house = await openHouse(db, bus);
  seller = await addPerson(db, { admin: true });
  [anna, bruno] = [await addPerson(db), await addPerson(db)];
});
afterAll(async () => {
  await house.close();
  await db.close();
});

/** The hub reads the time now and then and counts on from there: half of what the question took. */
const CLOCK_ERROR_MS = 10_000;

const lot = () => addLot(db, { sellerId: seller.id });

function bid(project_id: number, proposed_amount: number, person: Person) {
  const input = { project_id, proposed_amount, idempotency_key: newKey() };
  return house.call("bid/confirm", input, person);
}

async function signedIn(person: Person, ...lots: number[]) {
  const watcher = new Watcher(house.hub);
  watcher.say({ event: "hello", data: { token: person.token } });
  watcher.subscribe(...lots);
  await expect.poll(() => watcher.isSignedIn).toBe(true);
  return watcher;
}

const errorsOf = (watcher: Watcher) =>
  watcher.messages.flatMap((message) => (message.event === "error" ? [message.data.code] : []));

describe("a connection", () => {
  it("is known to show a lot while its page is in view, with that lot on it, and is heard of", async () => {
    const [shown, other] = [await lot(), await lot()];
    const before = performance.now();
    const watcher = await signedIn(anna, shown);
    await expect.poll(() => watcher.lots.has(shown)).toBe(true);
    const isShown = (since = before) => house.hub.isShown(anna.id, shown, since);
    // The page has not said so yet: pages of former versions never do.
    expect(isShown()).toBe(false);
    watcher.say({ event: "page", data: { visible: true } });
    expect(isShown()).toBe(true);
    expect(house.hub.isShown(anna.id, other, before)).toBe(false);
    expect(house.hub.isShown(bruno.id, shown, before)).toBe(false);
    const later = performance.now() + 1;
    expect(isShown(later)).toBe(false);
    await expect.poll(() => performance.now()).toBeGreaterThan(later);
    watcher.say({ event: "ping" });
    expect(isShown(later)).toBe(true);
    watcher.say({ event: "page", data: { visible: false } });
    expect(isShown()).toBe(false);
    watcher.say({ event: "page", data: { visible: true } });
    watcher.connection.closed();
    expect(isShown()).toBe(false);
  });

  it("is told the time at once and whenever it asks", async () => {
    // Which is no other than that of the database, however long a message takes.
    const before = await databaseNow(db);
    const watcher = new Watcher(house.hub);
    await expect.poll(() => watcher.messages[0]?.event).toBe("servertime");
    const after = await databaseNow(db);
    watcher.say({ event: "ping" });
    await expect.poll(() => watcher.messages[1]?.event).toBe("pong");
    const [message] = watcher.messages;
    const told = message?.event === "servertime" ? message.data.dTime : 0;
    expect(told).toBeGreaterThan(before - CLOCK_ERROR_MS);
    expect(told).toBeLessThan(after + CLOCK_ERROR_MS);
  });

  it("gets the present state of what it subscribes to, and nothing of drafts or unknown lots", async () => {
    const lotId = await lot();
    const draft = await addLot(db, { sellerId: seller.id, status: "draft" });
    const watcher = new Watcher(house.hub);
    watcher.subscribe(lotId, draft, 99_999_999);
    await expect
      .poll(() => watcher.lots.get(lotId))
      .toMatchObject({
        seq: 0,
        wprice: "1000.00",
        bid_count: 0,
        minimum: "1000.00",
        market_status: "open",
        reserve_met: null,
      });
    bus.lotChanged([draft]);
    await bid(lotId, 1000, anna);
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(1);
    expect([...watcher.lots.keys()]).toEqual([lotId]);
  });

  it("hears nothing more of a lot that it left", async () => {
    const [stay, leave] = [await lot(), await lot()];
    const watcher = new Watcher(house.hub);
    watcher.subscribe(stay, leave);
    await expect.poll(() => watcher.lots.size).toBe(2);
    watcher.say({ event: "unsubscribe", data: { lots: [leave] } });
    await bid(leave, 1000, anna);
    await bid(stay, 1000, anna);
    await expect.poll(() => watcher.lots.get(stay)?.seq).toBe(1);
    expect(watcher.lots.get(leave)?.seq).toBe(0);
  });

  it("is refused nonsense, and closed when it does not stop", async () => {
    const watcher = new Watcher(house.hub);
    for (const nonsense of ["", "{", "[]", '{"event":"bid"}', '{"event":"subscribe"}']) {
      watcher.say(nonsense);
    }
    expect(errorsOf(watcher)).toEqual(Array(5).fill("INVALID_INPUT"));
    watcher.say({
      event: "subscribe",
      data: { lots: Array.from({ length: 501 }, (_, n) => n + 1) },
    });
    expect(errorsOf(watcher)).toHaveLength(6);
    for (let n = 0; n < 100 && watcher.closedWith === null; n++) watcher.say({ event: "ping" });
    expect(watcher.closedWith).toBe(1008);
    expect(errorsOf(watcher).at(-1)).toBe("RATE_LIMITED");
  });

  it("watches at most 500 lots", async () => {
    const watcher = new Watcher(house.hub);
    watcher.subscribe(...Array.from({ length: 500 }, (_, n) => 1_000_000 + n));
    watcher.subscribe(1_000_000, 1_000_001);
    expect(errorsOf(watcher)).toEqual([]);
    watcher.subscribe(2_000_000);
    expect(errorsOf(watcher)).toEqual(["TOO_MANY_LOTS"]);
  });
});

describe("a change", () => {
  it("goes out at once", async () => {
    const lotId = await lot();
    // Updates that waited for their turn would come after this test has given up.
    const hub = createHub({ db, bus, intervalMs: 10 * 60_000 });
    const watcher = new Watcher(hub);
    watcher.subscribe(lotId);
    await expect.poll(() => watcher.lots.size).toBe(1);
    await bid(lotId, 1000, anna);
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(1);
    hub.close();
  });

  it("of many in a burst goes out in few frames of which the last is the newest", async () => {
    const lotId = await lot();
    const watcher = new Watcher(house.hub);
    watcher.subscribe(lotId);
    await expect.poll(() => watcher.lots.size).toBe(1);
    const before = performance.now();
    await bid(lotId, 1000, anna);
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(1);
    const framesBefore = watcher.texts.length;
    for (let n = 0; n < 40; n++) bus.lotChanged([lotId]);
    const bids = Array.from({ length: 60 }, (_, n) =>
      bid(lotId, 2000 + n * 100, n % 2 ? anna : bruno),
    );
    const answers = await Promise.all(bids);
    const seq = Math.max(...answers.map((answer) => answer.responseData.seq ?? 0));
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(seq);
    const took = performance.now() - before;
    expect(watcher.texts.length - framesBefore).toBeLessThan(3 + took / 100);
  });

  it("reaches a slow client as the newest state, once it has caught up", async () => {
    const lotId = await lot();
    const slow = new Watcher(house.hub);
    slow.subscribe(lotId);
    await expect.poll(() => slow.lots.size).toBe(1);
    slow.bufferedAmount = 10 * 1024 * 1024;
    const frames = slow.texts.length;
    await bid(lotId, 1000, anna);
    await bid(lotId, 2000, bruno);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(slow.texts.length).toBe(frames);
    slow.bufferedAmount = 0;
    await expect.poll(() => slow.lots.get(lotId)?.seq).toBe(2);
    expect(slow.texts.length).toBe(frames + 1);
  });
});

describe("one's own standing", () => {
  it("goes to the sockets of that user alone, also for lots it does not watch", async () => {
    const lotId = await lot();
    const [annas, annasPhone, brunos] = [
      await signedIn(anna),
      await signedIn(anna, lotId),
      await signedIn(bruno, lotId),
    ];
    const guest = new Watcher(house.hub);
    guest.subscribe(lotId);
    await bid(lotId, 5000, anna);
    for (const watcher of [annas, annasPhone]) {
      await expect
        .poll(() => watcher.standings.get(lotId))
        .toEqual({
          project_id: lotId,
          seq: 1,
          leading: true,
          my_maximum: "5000.00",
          outbid: false,
          head: { position: 1, hash: expect.any(String) as string },
        });
    }
    await bid(lotId, 6000, bruno);
    await expect
      .poll(() => annas.standings.get(lotId))
      .toEqual({
        project_id: lotId,
        seq: 2,
        leading: false,
        my_maximum: "5000.00",
        outbid: true,
        head: { position: 3, hash: expect.any(String) as string },
      });
    await expect.poll(() => brunos.standings.get(lotId)?.leading).toBe(true);
    await expect.poll(() => guest.lots.get(lotId)?.seq).toBe(2);
    expect(guest.standings.size).toBe(0);
  });

  it("is told to a socket that signs in or subscribes later", async () => {
    const lotId = await lot();
    await bid(lotId, 5000, anna);
    const watcher = await signedIn(anna, lotId);
    await expect.poll(() => watcher.standings.get(lotId)?.my_maximum).toBe("5000.00");
    const untouched = await lot();
    watcher.subscribe(untouched);
    await expect.poll(() => watcher.lots.has(untouched)).toBe(true);
    expect(watcher.standings.has(untouched)).toBe(false);
  });

  it("is not told of a lot that has its result: neither leading nor outbid is true of it", async () => {
    const lotId = await lot();
    await bid(lotId, 5000, anna);
    const watcher = await signedIn(anna, lotId);
    await expect.poll(() => watcher.standings.size).toBe(1);
    await db.query("update lots set status = 'sold', seq = seq + 1 where id = $1", [lotId]);
    watcher.standings.clear();
    bus.me(anna.id, [lotId]);
    bus.lotChanged([lotId]);
    await expect.poll(() => watcher.lots.get(lotId)?.market_status).toBe("sold");
    const late = await signedIn(anna, lotId);
    await expect.poll(() => late.lots.has(lotId)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([watcher.standings.size, late.standings.size]).toEqual([0, 0]);
  });
});

describe("a session", () => {
  it("is refused with a bad token", async () => {
    const watcher = new Watcher(house.hub);
    watcher.say({ event: "hello", data: { token: "nonsense" } });
    await expect
      .poll(() => watcher.messages.at(-1))
      .toEqual({
        event: "session",
        data: { authenticated: false },
      });
  });

  it("ends on the socket at once when the person signs out", async () => {
    const person = await addPerson(db);
    const lotId = await lot();
    const watcher = await signedIn(person, lotId);
    await house.call("user/logout", {}, person);
    await expect.poll(() => watcher.isSignedIn).toBe(false);
    await bid(lotId, 1000, anna);
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(1);
    bus.me(person.id, [lotId]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(watcher.standings.size).toBe(0);
  });

  it("ends for all sockets of a user who is blocked", async () => {
    const person = await addPerson(db);
    const sockets = [await signedIn(person), await signedIn(person)];
    bus.sessionEnded(person.id);
    await expect.poll(() => sockets.some((socket) => socket.isSignedIn)).toBe(false);
  });

  it("that ends while it is being checked is not taken for good", async () => {
    const person = await addPerson(db);
    const watcher = new Watcher(house.hub);
    watcher.say({ event: "hello", data: { token: person.token } });
    await house.call("user/logout", {}, person);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(watcher.isSignedIn).toBe(false);
  });

  it("that ran out unheard is found when events may be missing", async () => {
    const person = await addPerson(db);
    let gap = () => {};
    const silent: Bus = {
      ...createLocalBus(),
      on(listener) {
        gap = () => listener({ kind: "gap" });
        return () => {};
      },
    };
    const hub = createHub({ db, bus: silent });
    const watcher = new Watcher(hub);
    const lotId = await lot();
    watcher.say({ event: "hello", data: { token: person.token } });
    watcher.subscribe(lotId);
    await expect.poll(() => watcher.isSignedIn && watcher.lots.size).toBe(1);
    await db.query("update sessions set revoked_at = now() where user_id = $1", [person.id]);
    await bid(lotId, 1000, anna);
    gap();
    await expect.poll(() => watcher.isSignedIn).toBe(false);
    await expect.poll(() => watcher.lots.get(lotId)?.seq).toBe(1);
    hub.close();
  });
});

describe("what others may know", () => {
  it("never holds a name or a maximum, in no frame and no answer", async () => {
    const lotId = await lot();
    const bidders = await addPeople(db, 6, { firstName: "Confidencial", lastName: "Apellido" });
    const [spy] = await addPeople(db, 1, { firstName: "Curiosa" });
    if (!spy) throw new Error("no spy");
    const spying = await signedIn(spy, lotId);
    const guest = new Watcher(house.hub);
    guest.subscribe(lotId);
    // Prices follow the maxima that were beaten, so the cents of the leader's own are in none of them.
    const maxima = bidders.map((_, n) => `${2_000 + n * 1_000}.${31 + n}`);
    const spoken: string[] = [];
    for (const [n, bidder] of bidders.entries()) {
      const own = maxima[n] ?? "";
      const answer = await house.call(
        "bid/confirm",
        { project_id: lotId, proposed_amount: own, idempotency_key: newKey() },
        bidder,
      );
      expect(answer.status).toBe("success");
    }
    for (const viewer of [spy, undefined]) {
      for (const answer of [
        await house.call("product/lots", { ids: [lotId] }, viewer),
        await house.call("product/singleProduct", { id: lotId }, viewer),
        await house.call("product/bidhistory", { id: lotId, limit: 100 }, viewer),
        await house.call("product/search", {}, viewer),
      ]) {
        spoken.push(JSON.stringify(answer));
      }
    }
    await expect.poll(() => guest.lots.get(lotId)?.seq).toBe(bidders.length);
    await expect.poll(() => spying.lots.get(lotId)?.seq).toBe(bidders.length);
    const heard = [...spoken, ...guest.texts, ...spying.texts].join("\n");
    expect(heard).not.toMatch(/Confidencial|Apellido/);
    // A beaten maximum is the price that the winner had to pass; no other person may know the leader's own.
    const leading = maxima.at(-1) ?? "";
    expect(heard).not.toContain(leading);
    expect(heard).not.toContain(leading.replace(".", ""));
    for (const bidder of bidders) {
      expect(heard).not.toMatch(new RegExp(`"(user_id|bidder_id|leader_id)":${bidder.id}\\b`));
    }
  });
});
