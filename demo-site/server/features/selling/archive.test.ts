import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { SeedLot } from "../../seed/seed-rows";
import { archiveOld } from "./sweep";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

describe.each(engines)("lots that nobody goes on with on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  }, 180_000);
  afterAll(() => house.close());

  /** A lot that ended, and was changed last, so many days ago. */
  async function old(status: SeedLot["status"], days: number, changedDays = days) {
    const id = await house.api.seedLot({ sellerId: house.seller.id, status });
    await house.db.query(
      `update lots set opens_at = now() - make_interval(days => $2 + 7), closes_at = now() - make_interval(days => $2),
         updated_at = now() - make_interval(days => $3) where id = $1`,
      [id, days, changedDays],
    );
    return id;
  }
  const isArchived = async (id: number) => (await house.own(id)).archived;

  it("are put away after a year, once, and can be brought back", async () => {
    const gone = [
      await old("unsold", 366),
      await old("cancelled", 366),
      await old("withdrawn", 366),
    ];
    const stay = [await old("unsold", 364), await old("unsold", 400, 10), await old("sold", 400)];
    await archiveOld({ db: house.db });
    expect(await Promise.all(gone.map(isArchived))).toEqual([true, true, true]);
    expect(await Promise.all(stay.map(isArchived))).toEqual([false, false, false]);

    const [id = 0] = gone;
    const history = await house.api.call("custom/lotHistory", { id }, house.seller);
    expect(history.responseData.records[0]).toMatchObject({ action: "archive", by: "La casa" });
    await house.api.call("product/changeStatus", { id, action: "unarchive" }, house.seller);
    await archiveOld({ db: house.db });
    expect(await isArchived(id)).toBe(false);
  });
});
