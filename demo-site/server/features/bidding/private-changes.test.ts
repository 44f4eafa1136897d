import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLocalBus } from "../../platform/realtime/bus";
import { engines, type OpenEngine } from "../../testing/engines";
import {
  addLot,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";
import { auditLot, upTo } from "./testing/audit";
import { Watcher } from "./testing/watcher";

describe.each(engines)("what only its bidder may notice, on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let seller: Person;
  let anna: Person;
  let bruno: Person;
  const announced = new Map<number, number>();

  beforeAll(async () => {
    engine = await open();
    const bus = createLocalBus();
    bus.on((event) => {
      if (event.kind !== "lots") return;
      for (const id of event.lotIds) announced.set(id, (announced.get(id) ?? 0) + 1);
    });
    house = await openHouse(engine.db, bus);
    seller = await addPerson(house.db, { admin: true });
    anna = await addPerson(house.db);
    bruno = await addPerson(house.db);
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  const lot = () => addLot(house.db, { sellerId: seller.id });

  async function bid(project_id: number, amount: number, person: Person, expected_seq?: number) {
    const answer = await house.call(
      "bid/confirm",
      {
        project_id,
        proposed_amount: amount,
        idempotency_key: newKey(),
        ...(expected_seq !== undefined && { expected_seq }),
      },
      person,
    );
    expect(answer).toMatchObject({ status: "success" });
    return answer.responseData;
  }

  const lower = (project_id: number, maximum: number, person: Person) =>
    house.call("bid/bidCustomData", { action: "lower_maximum", project_id, maximum }, person);

  const cancel = (bidid: number) =>
    house.call("bid/bidCancel", { bidid, reason: "wrong_amount" }, seller);

  /** Everything that anybody but the bidder can read of a lot. */
  async function publicOf(id: number) {
    const [{ responseData: lots }, { responseData: one }, { responseData: history }, rows] =
      await Promise.all([
        house.call("product/lots", { ids: [id] }, bruno),
        house.call("product/singleProduct", { id }, bruno),
        house.call("product/bidhistory", { id, limit: 100 }),
        house.db.query("select updated_at from lots where id = $1", [id]),
      ]);
    return { lots, one, history, rows };
  }

  /** How often the watchers of a lot are told to look again. A bid on another lot is told after all changes before it. */
  async function announcementsOf(lotId: number) {
    const other = await lot();
    await bid(other, 1000, bruno);
    await expect.poll(() => announced.has(other)).toBe(true);
    return announced.get(lotId) ?? 0;
  }

  it.each([
    ["raising", async (lotId: number) => void (await bid(lotId, 9000, anna))],
    ["lowering", async (lotId: number) => void (await lower(lotId, 2000, anna))],
    [
      "withdrawing the raise of",
      async (lotId: number) => void (await cancel((await bid(lotId, 9000, anna)).bidid)),
    ],
  ])("%s a maximum changes nothing for others", async (_name, change) => {
    const lotId = await lot();
    await bid(lotId, 5000, anna);
    await bid(lotId, 1500, bruno);
    const before = await publicOf(lotId);
    expect(await announcementsOf(lotId)).toBe(2);
    await change(lotId);
    expect(await announcementsOf(lotId)).toBe(2);
    expect(await publicOf(lotId)).toEqual(before);
    const { live, replayed } = await auditLot(house.db, lotId);
    expect(live).toEqual(replayed);
  });

  it("does not make the bid of somebody who saw the lot before it stale", async () => {
    const lotId = await lot();
    const { seq } = await bid(lotId, 5000, anna);
    await bid(lotId, 9000, anna);
    await lower(lotId, 8000, anna);
    expect(await bid(lotId, 8500, bruno, seq)).toMatchObject({ leading: true, seq: seq + 1 });
  });

  it("gives each raise its own receipt, also in one go", async () => {
    const lotId = await lot();
    await bid(lotId, 2000, anna);
    const receipts = await Promise.all(upTo(5).map((n) => bid(lotId, 2000 + n * 1000, anna)));
    expect(new Set(receipts.map((receipt) => receipt.bidid)).size).toBe(5);
    expect(receipts.map((receipt) => receipt.seq)).toEqual(receipts.map(() => 1));
    const rows = await house.db.query<{ id: number; max_cents: number }>(
      "select id, max_cents from bids where id = any($1::bigint[]) order by id",
      [receipts.map((receipt) => receipt.bidid)],
    );
    expect(rows.map((row) => row.max_cents / 100)).toEqual(upTo(5).map((n) => 2000 + n * 1000));
    await cancel(receipts[4]?.bidid ?? 0);
    expect((await auditLot(house.db, lotId)).live.leaderMaxCents).toBe(600_000);
    await bid(lotId, 3000, bruno);
    await cancel(receipts[3]?.bidid ?? 0);
    const { live, replayed } = await auditLot(house.db, lotId);
    expect(live).toEqual(replayed);
    expect(live).toMatchObject({ leaderMaxCents: 500_000, priceCents: 305_000 });
  });

  it("tells its bidder", async () => {
    const lotId = await lot();
    await bid(lotId, 5000, anna);
    const phone = new Watcher(house.hub);
    phone.say({ event: "hello", data: { token: anna.token } });
    phone.subscribe(lotId);
    await expect.poll(() => phone.standings.get(lotId)?.my_maximum).toBe("5000.00");
    await bid(lotId, 9000, anna);
    await expect.poll(() => phone.standings.get(lotId)?.my_maximum).toBe("9000.00");
    await lower(lotId, 2000, anna);
    await expect.poll(() => phone.standings.get(lotId)?.my_maximum).toBe("2000.00");
    phone.connection.closed();
  });
});
