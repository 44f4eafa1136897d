import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../platform/db/postgres";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { newKey } from "./testing/auction-house";
import { auditLot, upTo } from "./testing/audit";

describe.each(engines)("blocked accounts on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const lot = () => api.seedLot({ sellerId: seller.id, startCents: 100_000 });

  async function bid(project_id: number, amount: number, person: SeededUser, through = api) {
    const input = { project_id, proposed_amount: amount, idempotency_key: newKey() };
    return (await through.call("bid/confirm", input, person)).code;
  }

  const block = ({ id }: SeededUser) =>
    api.call("user/changeStatus", { id, status: "deactivate", reason: "Impagos" }, staff);

  async function stateOf(id: number) {
    const { live, replayed, chain } = await auditLot(open.db, id);
    expect(live).toEqual(replayed);
    expect(chain).toEqual({ ok: true });
    return live;
  }

  const maximaOf = ({ id }: SeededUser) =>
    open.db.query(
      "select 1 from bids where bidder_id = $1 and kind = 'max' and not declined limit 1",
      [id],
    );

  it("lose all that they have standing in the moment at which they are blocked", async () => {
    const [bad, good] = [await api.seedUser(), await api.seedUser()];
    const [leading, trailing, alone] = [await lot(), await lot(), await lot()];
    await bid(leading, 1_500, good);
    await bid(leading, 5_000, bad);
    await bid(leading, 7_000, bad);
    await bid(trailing, 3_000, bad);
    await bid(trailing, 9_000, good);
    await bid(alone, 2_000, bad);
    expect((await block(bad)).code).toBeNull();

    expect(await stateOf(leading)).toMatchObject({ leaderId: good.id, priceCents: 100_000 });
    expect(await stateOf(trailing)).toMatchObject({ leaderId: good.id, priceCents: 100_000 });
    expect(await stateOf(alone)).toMatchObject({ leaderId: null, bidCount: 0 });
    const history = await api.call("product/bidhistory", { id: leading });
    const reasons = history.responseData.records.map((row) => row.declined_reason);
    expect(reasons).toContain("account_blocked");

    const letters = await api.outbox(good.email);
    expect(letters.map(({ template }) => template)).toEqual(["bidWithdrawn", "bidWithdrawn"]);
    expect(letters[0]?.text).toMatch(/La casa de subastas[^]*Cuenta bloqueada/);
    expect(await api.outbox(bad.email)).toHaveLength(3);
    const { audit } = (await api.call("user/getSingleUser", { id: bad.id }, staff)).responseData;
    expect(audit[0]).toMatchObject({
      action: "changeStatus",
      details: { bids_withdrawn: [leading, trailing, alone] },
    });
  });

  it("lose it whatever it is that staff take away", async () => {
    const changes = [
      (id: number) => api.call("user/changeStatus", { id, status: "email_unverified" }, staff),
      (id: number) => api.call("user/updateUserAccountVerified", { id, approved_to_bid: 0 }, staff),
      (id: number) => api.call("user/updateUserAccountVerified", { id, email_verified: 0 }, staff),
    ];
    for (const change of changes) {
      const bad = await api.seedUser();
      const id = await lot();
      await bid(id, 2_000, bad);
      expect((await change(bad.id)).code).toBeNull();
      expect((await stateOf(id)).leaderId).toBeNull();
    }
  });

  it("keep what others change of them", async () => {
    const fine = await api.seedUser();
    const id = await lot();
    await bid(id, 2_000, fine);
    const edit = { action: "edit", id: fine.id, first_name: "Eva", bid_limit: "9000" } as const;
    expect((await api.call("user/userAction", edit, staff)).code).toBeNull();
    expect((await stateOf(id)).leaderId).toBe(fine.id);
  });

  it("never win, also where their bids were left standing", async () => {
    const [bad, good] = [await api.seedUser(), await api.seedUser()];
    const [contested, alone] = [await lot(), await lot()];
    await bid(contested, 1_500, good);
    await bid(contested, 5_000, bad);
    await bid(alone, 2_000, bad);
    await open.db.query("update users set status = 'deactivate' where id = $1", [bad.id]);
    const lots = [contested, alone];
    for (const id of lots) await api.moveEnd(id, 0);
    // Their bids go first, and everybody else has time to see that.
    const ends = () =>
      open.db.query(
        "select closes_at > now() + interval '119 minutes' as later from lots where id = any($1::bigint[])",
        [lots],
      );
    await expect.poll(ends).toEqual([{ later: true }, { later: true }]);
    for (const id of lots) await api.moveEnd(id, 0);
    const sales = () =>
      open.db.query(
        "select outcome, winner_id, price_cents from sales where lot_id = any($1::bigint[]) order by lot_id",
        [lots],
      );
    await expect.poll(sales).toEqual([
      { outcome: "sold", winner_id: good.id, price_cents: 100_000 },
      { outcome: "unsold", winner_id: null, price_cents: null },
    ]);
    await stateOf(contested);
    const [letter] = await api.outbox(good.email);
    expect(letter?.text).toContain("Cuenta bloqueada");
  });

  it.runIf(engine.name === "PostgreSQL")(
    "have no bid left over that was on its way through another process",
    async () => {
      const db = openPostgres({ connectionString: open.connectionString ?? "" });
      const other = await createTestApi({ db });
      for (const _ of upTo(4)) {
        const bad = await api.seedUser();
        const lots = await Promise.all(upTo(8).map(() => lot()));
        await bid(lots[0] ?? 0, 1_200, bad);
        const bids = lots.map((id, n) => bid(id, 2_000, bad, n % 2 ? other : api));
        const [blocked, ...codes] = await Promise.all([block(bad), ...bids]);
        expect(blocked.code).toBeNull();
        for (const code of codes) {
          expect([null, "BIDDER_BLOCKED", "DEACTIVATED", "SESSION_EXPIRED"]).toContain(code);
        }
        expect(await maximaOf(bad)).toEqual([]);
        for (const id of lots) expect((await stateOf(id)).leaderId).toBeNull();
      }
      await other.close();
      await db.close();
    },
  );
});
