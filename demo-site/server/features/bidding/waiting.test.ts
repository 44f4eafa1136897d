import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { lockWaits } from "../../testing/lock-waits";
import { openTwoSessions } from "../../testing/two-sessions";
import {
  addLot,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";

let sessions: Awaited<ReturnType<typeof openTwoSessions>>;
let other: Db;
let house: House;
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  sessions = await openTwoSessions();
  ({ other } = sessions);
  house = await openHouse(sessions.db);
  seller = await addPerson(sessions.db, { admin: true });
  buyer = await addPerson(sessions.db);
});
afterAll(async () => {
  await house.close();
  await sessions.close();
});

/** Runs something that waits for a lot while another process moves it to another status. */
async function meanwhile<Answer>(lot: number, status: string, run: () => Promise<Answer>) {
  let answer: Promise<Answer> | undefined;
  await other.tx(async (t) => {
    await t.query("update lots set status = $2, seq = seq + 1 where id = $1", [lot, status]);
    answer = run();
    await expect.poll(() => lockWaits(other)).toBe(1);
  });
  const given = await answer;
  const [row] = await other.query<{ status: string }>("select status from lots where id = $1", [
    lot,
  ]);
  return { given, status: row?.status };
}

it("a bid that waits for another process decides by what the lot is afterwards", async () => {
  const lot = await addLot(sessions.db, { sellerId: seller.id });
  const input = { project_id: lot, proposed_amount: 1_000, idempotency_key: newKey() };
  const { given, status } = await meanwhile(lot, "unsold", () =>
    house.call("bid/confirm", input, buyer),
  );
  expect(given?.responseData.code).toBe("CLOSED");
  expect(status).toBe("unsold");
});

it("so does whoever takes a lot of a direct sale", async () => {
  const lot = await addLot(sessions.db, { sellerId: seller.id, auction: 0 });
  const { given, status } = await meanwhile(lot, "sold", () =>
    house.call("buynow/addToCart", { project_id: lot }, buyer),
  );
  expect(given?.responseData.code).toBe("NOT_FOR_SALE");
  expect(status).toBe("sold");
});
