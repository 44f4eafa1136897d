import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { engines, type OpenEngine } from "../../testing/engines";
import {
  addLot,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";
import { pause } from "../../platform/db/retry";
import { auditLot, upTo } from "./testing/audit";

describe.each(engines)("a bid that may come too late on $name", ({ open }) => {
  let engine: OpenEngine;
  let houses: [House, House];
  let seller: Person;
  let buyer: Person;

  beforeAll(async () => {
    engine = await open();
    const first = await openHouse(engine.db);
    houses = [first, await openHouse(engine.db)];
    seller = await addPerson(engine.db, { admin: true });
    buyer = await addPerson(engine.db);
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
    await engine.close();
  });

  const lot = () => addLot(engine.db, { sellerId: seller.id });

  function bid(project_id: number, idempotency_key: string, amount = 1_000, house = houses[0]) {
    const input = { project_id, proposed_amount: amount, idempotency_key };
    return house.call("bid/confirm", input, buyer);
  }

  function status(idempotency_key: string, final: boolean, house = houses[0]) {
    return house.call("custom/bidStatus", { idempotency_key, final }, buyer);
  }

  function job(lotId: number, key: string) {
    const rest = { bodyHash: "x", expectedSeq: null };
    return { lotId, userId: buyer.id, maximumCents: 100_000, key, ...rest };
  }

  it("is refused once its bidder has been told that it does not count", async () => {
    const lotId = await lot();
    const key = newKey();
    expect((await status(key, false)).responseData).toMatchObject({ state: "unknown" });
    const told = { state: "refused", code: "STALE" };
    expect((await status(key, true)).responseData).toMatchObject(told);
    for (const amount of [1_000, 2_000]) {
      expect((await bid(lotId, key, amount)).responseData.code).toBe("STALE");
    }
    expect((await bid(await lot(), key, 1_000, houses[1])).responseData.code).toBe("STALE");
    for (const final of [false, true]) {
      expect((await status(key, final)).responseData).toMatchObject(told);
    }
    expect((await auditLot(engine.db, lotId)).accepted).toBe(0);
  });

  it("stays what it was when it came in time", async () => {
    const key = newKey();
    const answer = await bid(await lot(), key);
    const asked = await status(key, true);
    expect(asked.responseData).toEqual({ state: "accepted", ...answer.responseData });
  });

  it("is either there or refused when both happen at once", async () => {
    const lots = await Promise.all(upTo(30).map(lot));
    const rounds = lots.map(async (lotId, n) => {
      const key = newKey();
      const [placed, asked] = await Promise.all([
        bid(lotId, key, 1_000, houses[n % 2]),
        status(key, true, houses[(n >> 1) % 2]),
      ]);
      const isAccepted = placed.status === "success";
      expect(placed.responseData.code).toBe(isAccepted ? undefined : "STALE");
      expect(asked.responseData).toMatchObject({ state: isAccepted ? "accepted" : "refused" });
      expect((await auditLot(engine.db, lotId)).accepted).toBe(isAccepted ? 1 : 0);
      expect((await status(key, false)).responseData).toEqual(asked.responseData);
    });
    await Promise.all(rounds);
  });

  it("is not called unknown while it is under way", async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let isSlow = false;
    const slow: Db = {
      ...engine.db,
      tx: (run) => (isSlow ? gate : Promise.resolve()).then(() => engine.db.tx(run)),
    };
    const waiting = await openHouse(slow);
    isSlow = true;
    const key = newKey();
    const lotId = await lot();
    const placing = bid(lotId, key, 1_000, waiting);
    await expect.poll(() => waiting.bidding.underWay(buyer.id, key) !== undefined).toBe(true);
    // A second try with the key is behind the first, and too late when that one has done.
    const again = bid(lotId, key, 1_000, waiting);
    const asked = await Promise.all([false, true].map((final) => status(key, final, waiting)));
    expect(asked.map((answer) => answer.responseData)).toMatchObject([
      { code: "UNAVAILABLE" },
      { code: "UNAVAILABLE" },
    ]);
    await pause(1_500);
    letGo();
    expect((await placing).status).toBe("success");
    expect((await again).responseData.code).toBe("UNAVAILABLE");
    expect((await status(key, true, waiting)).responseData).toMatchObject({ state: "accepted" });
    await waiting.close();
  });

  it("is not even tried after its time, and its key stays free", async () => {
    const lotId = await lot();
    const key = newKey();
    const late = houses[0].bidding.place(job(lotId, key), performance.now() - 4_001);
    await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await status(key, false)).responseData).toMatchObject({ state: "unknown" });
    expect((await bid(lotId, key)).status).toBe("success");
  });
});
