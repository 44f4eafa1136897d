import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../app";
import { saleListeners } from "../../_made/features";
import { startBidding, type RunningBidding } from "../../features/bidding/start-bidding";
import type { SharedSession } from "../db/single-session";
import { createLocalBus } from "../realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { openMemorySession } from "../../memory/memory-db";
import { seedLot, seedUser } from "../../seed/seed-rows";

const passwords = inlinePasswords(CHEAP_HASH_COST);
let session: SharedSession;
let bidding: RunningBidding;

beforeAll(async () => {
  session = await openMemorySession();
  bidding = startBidding({ db: session.biddingDb, saleListeners, bus: createLocalBus() });
});
afterAll(async () => {
  await bidding.close();
  await session.db.close();
});

it("a bid is answered before the reads that wait for the embedded database already", async () => {
  const { db, biddingDb } = session;
  const app = createApp({ db, biddingDb, bidding, bus: createLocalBus(), ports: { passwords } });
  const [seller, buyer] = [
    await seedUser(db, passwords, { admin: true }),
    await seedUser(db, passwords, {}),
  ];
  const lot = await seedLot(db, { sellerId: seller.id, startCents: 100_000 });
  const bid = (euro: number) =>
    app.request("/api/bid/confirm", {
      method: "POST",
      headers: { authorization: `Bearer ${buyer.token}` },
      body: JSON.stringify({
        project_id: lot,
        proposed_amount: euro,
        idempotency_key: `bids-go-first-${euro}`,
      }),
    });
  // The clock of answers and the seals of bids are read once.
  expect((await bid(1_000)).status).toBe(200);

  let done = 0;
  const reads = Array.from({ length: 50 }, () =>
    db.query("select pg_sleep(0.02)").then(() => (done += 1)),
  );
  expect((await bid(2_000)).status).toBe(200);
  // One was running, and one may come between who bids and the bid itself.
  expect(done).toBeLessThan(10);
  await Promise.all(reads);
});
