import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../platform/db/db";
import { ms } from "../platform/db/db";
import { createLocalBus } from "../platform/realtime/bus";
import { openTestDb } from "../testing/test-db";
import { randomFrom, seededSource } from "./random";
import { missingEnds, rollDemoAuctions } from "./rolling";
import { seedDemo } from "./seed";
import { HOUR, MINUTE } from "./times";

const START = Date.UTC(2026, 10, 20, 9, 30);

describe("missingEnds", () => {
  it("leaves no gap of three minutes, whatever there is already", () => {
    const random = randomFrom(seededSource(3));
    for (let run = 0; run < 200; run++) {
      const ends = Array.from(
        { length: random.int(0, 8) },
        () => START + random.int(1_000, 780_000),
      );
      const all = [...ends, ...missingEnds(START, ends, random)].toSorted((a, b) => a - b);
      const gaps = all.map((end, index) => end - (all[index - 1] ?? START));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(180_000);
      expect(all.filter((end) => end <= START + 10 * MINUTE).length).toBeGreaterThanOrEqual(3);
    }
  });

  it("adds nothing where enough ends", () => {
    const ends = Array.from({ length: 8 }, (_, index) => START + (index + 1) * 100_000);
    expect(missingEnds(START, ends, randomFrom(seededSource(1)))).toEqual([]);
  });
});

describe("rolling", () => {
  let db: Db;
  let outside: { lotId: number; seq: number };

  beforeAll(async () => {
    db = await openTestDb();
    await seedDemo({ db, nowMs: START, hashPassword: async () => "unusable" });
    // An unsold lot of the catalogue with a bid of a demo account in it.
    const [lot] = await db.query<{ id: number; seq: number }>(
      `update lots set seq = seq where id = (
         select l.id from lots l join users u on u.id = l.seller_id
         where l.status = 'unsold' and l.auction_id is null and u.email like '%@catalogo%' limit 1)
       returning id, seq`,
    );
    if (!lot) throw new Error("the demo has unsold lots");
    await db.query(
      `insert into bids (lot_id, seq, bidder_id, bidder_no, kind, max_cents, created_at)
       select $1, 1, id, 1, 'max', 100, now() from users where email like 'comprador1@%'`,
      [lot.id],
    );
    outside = { lotId: lot.id, seq: lot.seq };
  });

  afterAll(() => db.close());

  function endsAfter(nowMs: number): Promise<{ id: number; closes: number }[]> {
    return db.query(
      `select id, ${ms("closes_at")} as closes from lots
       where auction = 1 and status = 'open' and ${ms("closes_at")} > $1 order by closes_at`,
      [nowMs],
    );
  }

  /** What the closing does, at a simulated time: without bids unsold, else sold. */
  function settle(nowMs: number) {
    return db.query(
      `update lots set status = case when bid_count = 0 then 'unsold' else 'sold' end
       where auction = 1 and status = 'open' and ${ms("closes_at")} <= $1`,
      [nowMs],
    );
  }

  it("keeps its promise through hours", async () => {
    const bus = createLocalBus();
    const announced = new Set<number>();
    bus.on((event) => {
      if (event.kind === "lots") for (const id of event.lotIds) announced.add(id);
    });
    const random = seededSource(5);
    const made = { relisted: 0, created: 0 };
    for (let nowMs = START; nowMs < START + 2 * HOUR; nowMs += 20_000) {
      await settle(nowMs);
      const rolled = await rollDemoAuctions({ db, bus, now: () => nowMs, random });
      made.relisted += rolled.relisted.length;
      made.created += rolled.created.length;
      // Just before the next call things are worst.
      const seenAt = nowMs + 19_999;
      const ends = await endsAfter(seenAt);
      expect(
        ends.filter(({ closes }) => closes <= seenAt + 10 * MINUTE).length,
      ).toBeGreaterThanOrEqual(3);
      expect((ends[0]?.closes ?? Infinity) - seenAt).toBeLessThan(3 * MINUTE);
    }
    expect(made.relisted).toBeGreaterThan(5);
    expect(made.created).toBeGreaterThan(10);
    await new Promise((resolve) => setTimeout(resolve));
    expect(announced.size).toBeGreaterThan(made.created);
    await bus.close();
  });

  it("starts a round of its own when it lists a lot again", async () => {
    const [row] = await db.query<{ wrong: number; all: number }>(
      `select count(*) as all, count(*) filter (where l.bid_count > 0 or l.price_cents <> l.start_cents
         or l.leader_id is not null or l.extension_no > 0) as wrong from lots l where l.round > 1`,
    );
    expect(row?.all).toBeGreaterThan(0);
    expect(row?.wrong).toBe(0);
  });

  it("leaves alone what is of somebody from outside", async () => {
    const [row] = await db.query<{ status: string; seq: number; round: number }>(
      "select status, seq, round from lots where id = $1",
      [outside.lotId],
    );
    expect(row).toEqual({ status: "unsold", seq: outside.seq, round: 1 });
    const touched = await db.query(
      `select l.id from lots l join users u on u.id = l.seller_id
       where l.round > 1 and u.email not like '%@catalogo%'`,
    );
    expect(touched).toEqual([]);
  });

  it("fills up a catalogue that has run dry, weeks later", async () => {
    const nowMs = START + 30 * 24 * HOUR;
    await settle(nowMs);
    const bus = createLocalBus();
    for (let call = 0; call < 40; call++) {
      await rollDemoAuctions({
        db,
        bus,
        now: () => nowMs + call * 20_000,
        random: seededSource(call),
      });
    }
    expect((await endsAfter(nowMs)).length).toBeGreaterThanOrEqual(150);
    const [events] = await db.query<{ n: number }>(
      `select count(*) as n from auctions where ${ms("closes_at")} > $1`,
      [nowMs],
    );
    expect(events?.n).toBeGreaterThanOrEqual(4);
    await bus.close();
  });

  it("does nothing where there is no demo", async () => {
    const other = await openTestDb();
    const bus = createLocalBus();
    const rolled = await rollDemoAuctions({ db: other, bus, now: () => START });
    expect(rolled).toEqual({ relisted: [], created: [] });
    await other.close();
  });
});
