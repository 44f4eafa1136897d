import { afterEach, describe, expect, test, vi } from "vitest";
import { bidConfirm, productBidhistory, productSingleProduct } from "../../src/contract";
import { pageRuntimes } from "../../src/state/runtime";
import { OUTAGE_MS } from "./line";
import { createPractice, type Practice } from "./practice";

let practice: Practice | undefined;

afterEach(() => practice?.close());

/** A short practice at its fastest, and the visitor's own way to its API: the runtime that the page's widgets use. */
async function begin(withReserve = false) {
  practice = createPractice("/pictures", { lastsMs: 14_000 });
  practice.setPace("fast");
  practice.setReserve(withReserve);
  await practice.start();
  const { house, round } = practice.store.getState();
  const runtime = pageRuntimes().get(house?.apiBase ?? "");
  if (!house || !round || !runtime) throw new Error("the practice did not open");
  runtime.session.setHostToken({ token: house.visitor.token });
  return { practice, runtime, lot: round.lot };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function bid({ runtime, lot }: Begun, amount: string) {
  const bidding = { project_id: lot, proposed_amount: amount, bid_type: "max" as const };
  return runtime.call(bidConfirm, { ...bidding, idempotency_key: crypto.randomUUID() });
}

async function over({ practice }: Begun) {
  await vi.waitUntil(() => practice.store.getState().phase === "over", { timeout: 150_000 });
  const { round } = practice.store.getState();
  if (!round?.outcome) throw new Error("a lot that is over has an outcome");
  return round.outcome;
}

describe("the practice auction", () => {
  test(
    "rivals of every temperament bid until the lot closes, and the outcome is that of the history",
    { timeout: 180_000 },
    async () => {
      const begun = await begin();
      const { practice, runtime, lot } = begun;
      const view = () => practice.store.getState().round;
      // The sniper comes last: it waits for the window, so its bid moves the end.
      const haveAllBid = () => view()?.rivals.every((rival) => rival.bidderNo !== null) ?? false;
      await vi.waitUntil(haveAllBid, { timeout: 60_000 });
      expect(view()?.detail.extension_no).toBeGreaterThan(0);
      const accepted = await bid(begun, "9000.00");
      expect(accepted).toMatchObject({ ok: true });

      const outcome = await over(begun);
      expect(outcome).toMatchObject({
        status: "sold",
        winner: "Usted",
        matchesHistory: true,
        chainHolds: true,
      });
      const history = await runtime.call(productBidhistory, { id: lot, limit: 100 });
      if (!history.ok) throw new Error("the history can be read");
      const newest = history.data.records[0];
      expect(newest).toMatchObject({ mine: true, proposed_amount: outcome.price });
      expect(history.data.totalRecords).toBe(outcome.bids);
      const told = practice.store.getState().journal.map((entry) => entry.kind);
      expect(told.filter((kind) => kind === "bid" || kind === "mine")).toHaveLength(outcome.bids);
      expect(told).toContain("time");
      expect(told[0]).toBe("end");
    },
  );

  test(
    "an answer that is lost: the bid counts once, and the line comes back by itself",
    { timeout: 60_000 },
    async () => {
      const begun = await begin();
      const { practice, runtime, lot } = begun;
      practice.loseNextAnswer();
      await vi.waitUntil(() => practice.store.getState().line === "trap");
      const lost = await bid(begun, "9000.00");
      expect(lost).toMatchObject({ ok: false, error: { code: "NETWORK" } });
      expect(practice.store.getState().line).toBe("down");
      expect(await runtime.call(productSingleProduct, { id: lot })).toMatchObject({ ok: false });

      await vi.waitUntil(() => practice.store.getState().line === "up", {
        timeout: OUTAGE_MS + 5_000,
      });
      const read = await runtime.call(productSingleProduct, { id: lot });
      expect(read).toMatchObject({ ok: true, data: { record: { my_maximum: "9000.00" } } });
    },
  );

  test("below the reserve the seller decides", { timeout: 180_000 }, async () => {
    const begun = await begin(true);
    const { practice } = begun;
    await vi.waitUntil(() => (practice.store.getState().round?.detail.bid_count ?? 0) >= 1, {
      timeout: 30_000,
    });
    expect(await over(begun)).toMatchObject({
      status: "provisional",
      winner: null,
      matchesHistory: true,
    });
    practice.award();
    await vi.waitUntil(() => practice.store.getState().round?.outcome?.status === "sold", {
      timeout: 10_000,
    });
    expect(practice.store.getState().round?.outcome).toMatchObject({
      winner: expect.stringMatching(/^Postor \d$/),
      matchesHistory: true,
    });
  });

  test(
    "a restart is a new lot in the same house, with the line up again",
    { timeout: 60_000 },
    async () => {
      const begun = await begin();
      begun.practice.cutLine();
      await begun.practice.start();
      const { round, line, journal } = begun.practice.store.getState();
      expect(round?.lot).toBeGreaterThan(begun.lot);
      expect(line).toBe("up");
      expect(journal.every((entry) => entry.kind !== "line")).toBe(true);
      expect(await bid({ ...begun, lot: round?.lot ?? 0 }, "9000.00")).toMatchObject({ ok: true });
    },
  );
});
