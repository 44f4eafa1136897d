import { verifyChain, chainOfHistory } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createSeals } from "./digest";
import {
  addLot,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";
import { auditChain, auditLot, readChain } from "./testing/audit";
import { Watcher } from "./testing/watcher";

describe.each(engines)("what a withdrawal leaves behind on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let seller: Person;
  let staff: Person;
  let anna: Person;
  let friend: Person;
  let clara: Person;
  let sha256: (text: string) => Promise<string>;

  beforeAll(async () => {
    engine = await open();
    house = await openHouse(engine.db);
    seller = await addPerson(house.db, { admin: true });
    staff = await addPerson(house.db, { staff: true });
    anna = await addPerson(house.db);
    friend = await addPerson(house.db);
    clara = await addPerson(house.db);
    const seals = await createSeals();
    sha256 = async (text) => seals.sha256(text);
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  async function bid(
    project_id: number,
    amount: number,
    person: Person,
    bid_type: "max" | "exact" = "max",
  ) {
    const answer = await house.call(
      "bid/confirm",
      { project_id, proposed_amount: amount, bid_type, idempotency_key: newKey() },
      person,
    );
    expect(answer).toMatchObject({ status: "success" });
    return answer.responseData;
  }

  async function history(id: number, person?: Person) {
    const { responseData } = await house.call("product/bidhistory", { id, limit: 100 }, person);
    const { records, chain_head: head } = responseData;
    expect(await verifyChain(chainOfHistory(records), sha256, head)).toEqual({ ok: true });
    return records;
  }

  const cancel = (bidid: number, person = staff) =>
    house.call("bid/bidCancel", { bidid, reason: "wrong_amount" }, person);

  /** Anna leads with a maximum that a friend of the seller drives out into the open and takes back. */
  async function probedLot() {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    await bid(lotId, 18_750, anna);
    const probe = await bid(lotId, 900_000, friend);
    expect(probe.price).toBe("18850.00");
    await cancel(probe.bidid);
    return lotId;
  }

  it("shows nobody a maximum that is hidden again, nor what lies a step above it", async () => {
    const lotId = await probedLot();
    const readers = [undefined, seller, staff, clara];
    for (const reader of readers) {
      const rows = await history(lotId, reader);
      expect(rows.map((row) => [row.kind, row.proposed_amount, row.declined])).toEqual([
        ["withdrawal", "1000.00", 0],
        ["bid", null, 1],
        ["auto", null, 1],
        ["bid", "1000.00", 0],
      ]);
      expect(rows[1]).not.toHaveProperty("amount_salt");
      expect(JSON.stringify(rows)).not.toMatch(/(?<!\d)18[ .]?[78]50(?:00)?(?!\d)/);
    }
  });

  it("leaves an exact bid at the price that it named when its rival's is withdrawn", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    await bid(lotId, 5000, anna);
    const rival = await bid(lotId, 6000, friend);
    expect((await bid(lotId, 7000, anna, "exact")).price).toBe("7000.00");
    await cancel(rival.bidid);
    const { live, replayed } = await auditLot(house.db, lotId);
    expect(live).toMatchObject({ priceCents: 700_000, leaderId: anna.id, leaderMaxCents: 700_000 });
    expect(replayed).toEqual(live);
    await history(lotId);
  });

  it("says whose side took the bid back, and why", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    await bid(lotId, 5000, anna);
    const first = await bid(lotId, 2000, friend);
    const second = await bid(lotId, 3000, clara);
    await cancel(first.bidid, seller);
    await cancel(second.bidid);
    const rows = await history(lotId);
    expect(rows.flatMap((row) => row.withdrawal ?? [])).toEqual([
      {
        voids: [4, 5],
        by: "house",
        reason: "wrong_amount",
        not_before: (rows[0]?.created_at ?? 0) + 2 * 3_600_000,
      },
      { voids: [2, 3], by: "seller", reason: "wrong_amount" },
    ]);
    expect(rows.map((row) => row.declined_by)).toEqual([
      "house",
      "seller",
      "house",
      "house",
      "seller",
      "seller",
      null,
    ]);
    expect(rows[0]).toMatchObject({ first_name: "", user_id: null, bidder_no: 0, mine: false });
  });

  it("shows the amounts once the price has reached them", async () => {
    const lotId = await probedLot();
    await bid(lotId, 18_750, anna);
    await bid(lotId, 18_800, clara);
    const spent = await history(lotId);
    expect(spent.map((row) => row.proposed_amount)).toEqual([
      "18800.00",
      "18750.00",
      "1000.00",
      null,
      "18750.00",
      "1000.00",
    ]);
    await bid(lotId, 19_000, anna);
    expect((await history(lotId)).map((row) => row.proposed_amount)).not.toContain(null);
  });

  it("shows the amounts once the lot is closed", async () => {
    const lotId = await probedLot();
    await house.db.query("update lots set closes_at = clock_timestamp() where id = $1", [lotId]);
    await expect
      .poll(async () => (await history(lotId)).map((row) => row.proposed_amount))
      .toEqual(["1000.00", "18850.00", "18750.00", "1000.00"]);
  });

  it("hides a bid that stands as well, when it is somebody's maximum again", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    const a = await bid(lotId, 5000, anna);
    await bid(lotId, 1500, friend);
    await bid(lotId, 2000, clara);
    await cancel(a.bidid);
    const amounts = async (person?: Person) =>
      (await history(lotId, person)).map((row) => [row.bidder_no, row.proposed_amount]);
    expect(await amounts()).toEqual([
      [0, "1550.00"],
      [1, null],
      [3, null],
      [1, "1550.00"],
      [2, "1500.00"],
      [1, "1000.00"],
    ]);
    const bidders = await house.call("user/allbiddingbuyers", { project_id: lotId }, staff);
    expect(bidders.status).toBe("success");
    expect(JSON.stringify(bidders.responseData)).not.toContain("2000.00");
    // Their own amounts are no secret to them.
    expect(await amounts(clara)).toContainEqual([3, "2000.00"]);
  });

  it("is what the same key answers from then on, with how its bidder stands now", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    const idempotency_key = newKey();
    const input = { project_id: lotId, proposed_amount: 5000, idempotency_key };
    const ask = () => house.call("custom/bidStatus", { idempotency_key }, anna);
    const { responseData: placed } = await house.call("bid/confirm", input, anna);
    expect(placed).toMatchObject({ leading: true });
    expect((await ask()).responseData).toEqual({ state: "accepted", ...placed });
    await bid(lotId, 2000, clara);
    await cancel(placed.bidid);
    const { responseData: again } = await house.call("bid/confirm", input, anna);
    expect(again).toEqual({
      ...placed,
      leading: false,
      retracted: { by: "house", reason: "wrong_amount" },
      standing: { my_state: "none", my_maximum: null, price: "1000.00", seq: 3 },
    });
    expect((await ask()).responseData).toEqual({ state: "retracted", ...again });
    const next = { project_id: lotId, proposed_amount: 3000, idempotency_key: newKey() };
    const refused = await house.call("bid/confirm", next, anna);
    expect(refused.responseData.code).toBe("LOT_CLOSED_TO_YOU");
    await bid(lotId, 2000, clara);
    expect((await ask()).responseData).toMatchObject({
      state: "retracted",
      leading: false,
      standing: { my_state: "none", my_maximum: null },
    });
  });

  it("comes after the heads that bidders were given", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    const watcher = new Watcher(house.hub);
    watcher.say({ event: "hello", data: { token: anna.token } });
    watcher.subscribe(lotId);
    await expect.poll(() => watcher.isSignedIn).toBe(true);
    const first = await bid(lotId, 5000, anna);
    const second = await bid(lotId, 2000, clara);
    const raise = await bid(lotId, 6000, anna);
    expect([first, second, raise].map((receipt) => receipt.head?.position)).toEqual([1, 3, 3]);
    await cancel(second.bidid);
    await expect.poll(() => watcher.standings.get(lotId)?.head?.position).toBe(4);
    const seen = [first, second, raise, watcher.standings.get(lotId)].flatMap(
      (told) => told?.head ?? [],
    );
    const chain = await readChain(house.db, lotId);
    expect(await verifyChain(chain, sha256, seen)).toEqual({ ok: true });
    await house.db.query("update bids set hash = 'x' where lot_id = $1 and position = 3", [lotId]);
    expect(await verifyChain(await readChain(house.db, lotId), sha256, seen)).toMatchObject({
      ok: false,
    });
    watcher.connection.closed();
  });

  it("opens the commitment to a bidder for that bidder alone", async () => {
    const lotId = await probedLot();
    const own = (await history(lotId, anna)).filter((row) => row.bidder_no === 1);
    expect(own.map((row) => typeof row.bidder_salt)).toEqual(["string", "string"]);
    expect(new Set(own.map((row) => row.bidder_commitment)).size).toBe(1);
    for (const reader of [undefined, seller, staff, clara]) {
      const rows = await history(lotId, reader);
      expect(rows.some((row) => row.bidder_salt !== undefined)).toBe(false);
    }
  });

  it("commits to a bidder otherwise in each lot", async () => {
    const [first, second] = [await probedLot(), await probedLot()];
    const [one] = (await history(first)).slice(-1);
    const [other] = (await history(second)).slice(-1);
    expect(one?.bidder_commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.bidder_commitment).not.toBe(one?.bidder_commitment);
  });

  it("is nobody's bid for those who count and award bids", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id, reserveCents: 9_000_000 });
    const first = await bid(lotId, 5000, anna);
    await bid(lotId, 3000, clara);
    await cancel(first.bidid);
    await house.db.query("update lots set closes_at = clock_timestamp() where id = $1", [lotId]);
    await expect
      .poll(() => house.db.query("select status from lots where id = $1", [lotId]))
      .toEqual([{ status: "provisional" }]);
    const [withdrawal] = await history(lotId, seller);
    expect(withdrawal?.kind).toBe("withdrawal");
    const award = await house.call(
      "seller/bid/manualAward",
      { action: "award", id: withdrawal?.bidid ?? 0, pid: lotId },
      seller,
    );
    expect(award.responseData.code).toBe("NOT_FOUND");
    const again = await cancel(withdrawal?.bidid ?? 0);
    expect(again.responseData.code).toBe("ILLEGAL_TRANSITION");
  });

  it.each([
    ["another person", "bidder_id = $3::bigint", 2],
    ["another amount", "amount_cents = amount_cents + 100 + 0 * $3::bigint", 2],
    ["a mark", "declined = true, declined_reason = 'x' || $3::bigint", 1],
    ["no mark", "declined = false and $3::bigint > 0", 2],
    ["another side", "withdrawn_by = case when $3::bigint > 0 then 'seller' end", 4],
  ])("betrays %s put into its rows", async (_what, change, position) => {
    const lotId = await probedLot();
    expect(await auditChain(house.db, lotId)).toEqual({ ok: true });
    await house.db.query(`update bids set ${change} where lot_id = $1 and position = $2`, [
      lotId,
      position,
      clara.id,
    ]);
    expect(await auditChain(house.db, lotId)).toEqual({ ok: false, at: position });
  });

  it("can be checked where older rows come first", async () => {
    const lotId = await addLot(house.db, { sellerId: seller.id });
    const hashes = [await sha256(`martillo-bid-1||${lotId}|1|1|1|100000|0|1795000000000`)];
    hashes.push(
      await sha256(`martillo-bid-1|${hashes[0] ?? ""}|${lotId}|2|2|2|150000|0|1795000001000`),
    );
    await house.db.query(
      `insert into bids (lot_id, seq, position, bidder_id, bidder_no, kind, max_cents, amount_cents,
         created_at, prev_hash, hash)
       values ($1, 1, null, $2, 1, 'max', 120000, null, to_timestamp(1795000000), null, null),
         ($1, 1, 1, $2, 1, 'bid', null, 100000, to_timestamp(1795000000), '', $4),
         ($1, 2, null, $3, 2, 'max', 300000, null, to_timestamp(1795000001), null, null),
         ($1, 2, 2, $3, 2, 'bid', null, 150000, to_timestamp(1795000001), $4, $5)`,
      [lotId, anna.id, clara.id, ...hashes],
    );
    await house.db.query(
      `update lots set seq = 2, price_cents = 150000, leader_id = $2, leader_max_cents = 300000,
         bid_count = 2 where id = $1`,
      [lotId, clara.id],
    );
    await bid(lotId, 2000, friend);
    const last = await bid(lotId, 5000, anna);
    await cancel(last.bidid);
    const rows = await history(lotId);
    expect(rows.map((row) => [row.chain_version, row.bidder_no])).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 2],
      [2, 3],
      [1, 2],
      [1, 1],
    ]);
  });
});
