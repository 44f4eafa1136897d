import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../../platform/db/db";
import { lockWaits } from "../../../testing/lock-waits";
import { openTwoSessions } from "../../../testing/two-sessions";
import { createTestApi, type InPageApi } from "../../../testing/test-api";

let sessions: Awaited<ReturnType<typeof openTwoSessions>>;
let other: Db;
let api: InPageApi;

beforeAll(async () => {
  sessions = await openTwoSessions();
  ({ other } = sessions);
  api = await createTestApi({ db: sessions.db });
});
afterAll(async () => {
  await api.close();
  await sessions.close();
});

it("a gift card that another process redeems at this moment is used up", async () => {
  const staff = await api.seedUser({ staff: true });
  const [first, second] = [await api.seedUser(), await api.seedUser()];
  const issued = await api.call(
    "custom/giftCards",
    { action: "issue", idempotency_key: crypto.randomUUID(), amount: "25.00" },
    staff,
  );
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
