import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

describe.each(engines)("what asks for attention on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ana: SeededUser;
  let luis: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    ana = await api.seedUser();
    luis = await api.seedUser();
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function bid(person: SeededUser, project_id: number, proposed_amount: string) {
    const idempotency_key = crypto.randomUUID();
    const input = { project_id, proposed_amount, idempotency_key };
    expect((await api.call("bid/confirm", input, person)).code).toBeNull();
  }

  async function seen(person: SeededUser) {
    const { responseData } = await api.call("custom/attention", {}, person);
    return responseData.records.map(({ id, my_state }) => [id, my_state]);
  }

  it("is what was outbid, then what leads, then what is followed and ends soon; each time what ends first", async () => {
    const lot = (closesInMs: number) => api.seedLot({ closesInMs });
    const [outbidLate, outbidSoon, leading] = [
      await lot(90 * MINUTE_MS),
      await lot(60 * MINUTE_MS),
      await lot(10 * MINUTE_MS),
    ];
    const [watched, watchedLong, notMine, over, withdrawn] = [
      await lot(12 * MINUTE_MS),
      await lot(3 * DAY_MS),
      await lot(5 * MINUTE_MS),
      await lot(30 * MINUTE_MS),
      await lot(30 * MINUTE_MS),
    ];
    for (const id of [outbidLate, outbidSoon, leading, over, withdrawn]) await bid(ana, id, "5000");
    for (const id of [outbidLate, outbidSoon, notMine]) await bid(luis, id, "6000");
    for (const project_id of [watched, watchedLong, leading]) {
      await api.call("user/addWatchlist", { project_id }, ana);
    }
    await open.db.query("update lots set status = 'unsold' where id = $1", [over]);
    await open.db.query("update lots set status = 'withdrawn' where id = $1", [withdrawn]);

    expect(await seen(ana)).toEqual([
      [outbidSoon, "outbid"],
      [outbidLate, "outbid"],
      [leading, "leading"],
      [watched, "none"],
    ]);
    expect((await seen(luis)).map(([id]) => id)).toEqual([notMine, outbidSoon, outbidLate]);
  });

  it("is nobody else's business", async () => {
    expect((await api.call("custom/attention", {})).code).toBe("NOT_SIGNED_IN");
    expect(await seen(await api.seedUser())).toEqual([]);
  });
});
