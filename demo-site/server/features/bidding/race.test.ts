import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rounds } from "../../../../src/testing/seed";
import {
  addLot,
  addPeople,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";
import { auditLot, upTo } from "./testing/audit";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { Watcher } from "./testing/watcher";

/** Of 200 bids at once each. */
const ROUNDS = rounds(12, 50);

describe.each(bothEngines)("a race on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let seller: Person;
  let bidders: Person[];

  beforeAll(async () => {
    engine = await open();
    house = await openHouse(engine.db);
    seller = await addPerson(house.db, { admin: true });
    bidders = await addPeople(house.db, 50);
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  it("has one winner, a log that replays to the price, no gap and equal screens at the end", async () => {
    const lotId = await addLot(house.db, {
      sellerId: seller.id,
      reserveCents: 2_000_000,
      reserveMode: "full",
    });
    const watchers = bidders.map(() => new Watcher(house.hub));
    for (const [index, watcher] of watchers.entries()) {
      watcher.say({ event: "hello", data: { token: bidders[index]?.token } });
      watcher.subscribe(lotId);
    }
    await expect.poll(() => watchers.every((watcher) => watcher.isSignedIn)).toBe(true);

    let accepted = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => {
          const amount = 1_000 + round * 4_000 + ((n * 7_919) % 200) * 25;
          return house.call(
            "bid/confirm",
            {
              project_id: lotId,
              proposed_amount: amount,
              bid_type: n % 3 === 0 ? "exact" : "max",
              idempotency_key: newKey(),
            },
            bidders[n % bidders.length],
          );
        }),
      );
      accepted += answers.filter((answer) => answer.status === "success").length;
      const codes = new Set(answers.map((answer) => answer.responseData.code));
      expect([...codes].filter((code) => code && !EXPECTED_CODES.has(code))).toEqual([]);
    }

    const audit = await auditLot(house.db, lotId);
    expect(audit.accepted).toBe(accepted);
    expect(audit.keptAccepted).toBe(accepted);
    expect(audit.moments).toEqual(upTo(accepted));
    // A leader who raises its maximum changes nothing for others.
    expect(audit.lot.seq).toBe(audit.lot.bid_count);
    expect(audit.live).toEqual(audit.replayed);
    expect(audit.chain).toEqual({ ok: true });

    const standings = await Promise.all(
      bidders.map((person) => house.call("product/lots", { ids: [lotId] }, person)),
    );
    const states = standings.map((answer) => answer.responseData.records[0]?.my_state);
    expect(states.filter((state) => state === "leading")).toHaveLength(1);

    await expect
      .poll(() => watchers.every((watcher) => watcher.lots.get(lotId)?.seq === audit.lot.seq))
      .toBe(true);
    const screens = new Set(watchers.map((watcher) => JSON.stringify(watcher.lots.get(lotId))));
    expect(screens.size).toBe(1);
    await expect
      .poll(() => watchers.filter((watcher) => watcher.standings.get(lotId)?.leading).length)
      .toBe(1);
    for (const watcher of watchers) watcher.connection.closed();
  });

  it("lets everybody bid on many lots at once", async () => {
    const lotIds = await Promise.all(
      upTo(40).map(() => addLot(house.db, { sellerId: seller.id, startCents: 10_000 })),
    );
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        house.call(
          "bid/confirm",
          {
            project_id: lotIds[n % lotIds.length] ?? 0,
            proposed_amount: 100 + n * 50,
            idempotency_key: newKey(),
          },
          bidders[(n * 13) % bidders.length],
        ),
      ),
    );
    const codes = new Set(answers.map((answer) => answer.responseData.code));
    expect([...codes].filter((code) => code && !EXPECTED_CODES.has(code))).toEqual([]);
    for (const [index, lotId] of lotIds.entries()) {
      const onLot = answers.filter((_, n) => n % lotIds.length === index);
      const accepted = onLot.filter((answer) => answer.status === "success");
      const audit = await auditLot(house.db, lotId);
      expect(audit.moments).toEqual(upTo(accepted.length));
      expect(audit.live).toEqual(audit.replayed);
      expect(audit.chain).toEqual({ ok: true });
      // The bidder who offered most leads; the order in which the bids came does not matter.
      expect(audit.live.leaderMaxCents).toBe(10_000 + (360 + index) * 5_000);
    }
  });

  it("makes one bid of twenty with the same key", async () => {
    const [first, second] = bidders;
    const lotId = await addLot(house.db, { sellerId: seller.id });
    for (const round of upTo(10)) {
      const bid = {
        project_id: lotId,
        proposed_amount: String(1_000 + round * 500),
        idempotency_key: newKey(),
      };
      const bidder = round % 2 ? first : second;
      const answers = await Promise.all(upTo(20).map(() => house.call("bid/confirm", bid, bidder)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.responseData))).size).toBe(1);
      expect(answers[0]?.status).toBe("success");
      const later = await house.call("bid/confirm", bid, bidder);
      expect(later.responseData).toEqual(answers[0]?.responseData);
    }
    expect((await auditLot(house.db, lotId)).moments).toEqual(upTo(10));
  });

  it("refuses a key for another bid, also on another lot at the same moment", async () => {
    const [bidder] = bidders;
    const lots = await Promise.all([1, 2].map(() => addLot(house.db, { sellerId: seller.id })));
    const key = newKey();
    const answers = await Promise.all(
      lots.map((project_id) =>
        house.call(
          "bid/confirm",
          { project_id, proposed_amount: 1000, idempotency_key: key },
          bidder,
        ),
      ),
    );
    expect(answers.map((answer) => answer.responseData.code ?? "accepted").sort()).toEqual([
      "KEY_REUSED",
      "accepted",
    ]);
    const audits = await Promise.all(lots.map((lotId) => auditLot(house.db, lotId)));
    expect(audits.reduce((sum, audit) => sum + audit.accepted, 0)).toBe(1);
    const [taken] = lots.filter((_, index) => audits[index]?.accepted === 1);
    const again = await house.call(
      "bid/confirm",
      { project_id: taken ?? 0, proposed_amount: 1001, idempotency_key: key },
      bidder,
    );
    expect(again.responseData.code).toBe("KEY_REUSED");
  });
});

const EXPECTED_CODES = new Set([
  "ALREADY_LEADING",
  "BELOW_MINIMUM",
  "NOT_ABOVE_OWN_MAX",
  "OUTBID_IMMEDIATELY",
]);
