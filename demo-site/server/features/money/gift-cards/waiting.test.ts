import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../../platform/db/db";
import { openPostgres } from "../../../platform/db/postgres";
import { postgres, type OpenEngine } from "../../../testing/engines";
import { lockWaits } from "../../../testing/lock-waits";
import { createTestApi, type InPageApi } from "../../../testing/test-api";

let engine: OpenEngine;
let other: Db;
let api: InPageApi;

beforeAll(async () => {
  engine = await postgres.open();
  other = openPostgres({ connectionString: engine.connectionString ?? "" });
  api = await createTestApi({ db: engine.db });
});
afterAll(async () => {
  await api.close();
  await other.close();
  await engine.close();
});

it("a gift card that another process redeems at this moment is used up", async () => {
  const staff = await api.seedUser({ staff: true });
  const [first, second] = [await api.seedUser(), await api.seedUser()];
  const issued = await api.call("custom/giftCards", { action: "issue", amount: "25.00" }, staff);
  const [card] = issued.responseData.records;
  const redeemed = await other.tx(async (t) => {
    await t.query(
      `update gift_cards set status = 'redeemed', redeemed_by = $2, redeemed_at = clock_timestamp()
       where id = $1`,
      [card?.id, first.id],
    );
    const answer = api.call(
      "giftcard/addGiftCardWalletBalance",
      { code: card?.code ?? "" },
      second,
    );
    await expect.poll(() => lockWaits(other)).toBe(1);
    // Not awaited here: it waits for the end of this transaction.
    return { answer };
  });
  expect((await redeemed.answer).code).toBe("GIFT_CARD_USED");
  const [row] = await other.query<{ redeemed_by: number }>(
    "select redeemed_by from gift_cards where id = $1",
    [card?.id],
  );
  expect(row?.redeemed_by).toBe(first.id);
});
