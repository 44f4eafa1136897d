import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { createTestApi, type InPageApi } from "../../../demo-site/server/testing/test-api";
import { createTestRuntime, type TestApi } from "../../testing/test-api";
import { type BiddingState, type BidListener, createLotBidding } from "./bidding";
import { lotBidding } from "./lot-bidding";
import { memoryPendingBids, type PendingBidStorage } from "./pending-bid";
import { until } from "../../testing/until";

/** Limits are for what hangs. */
const PATIENCE_MS = 30_000;

let api: InPageApi;
let test1: Omit<TestApi<InPageApi>, "close"> & { pendingBids: PendingBidStorage };
let lot: number;
let buyer: { id: number; token: string };

beforeAll(async () => {
  api = await createTestApi();
  buyer = await api.seedUser();
});
afterAll(() => api.close());

beforeEach(async () => {
  lot = await api.seedLot({ startCents: 100_000 });
  const pendingBids = memoryPendingBids();
  test1 = { ...createTestRuntime(api, { pendingBids }), pendingBids };
  test1.runtime.session.setHostToken({ token: buyer.token });
});
afterEach(() => test1.runtime.close());

/** Rows that bids left behind, independent of the answers that arrived. */
async function bidsInDatabase(): Promise<number> {
  const answer = await api.call("product/bidhistory", { id: lot });
  return answer.responseData.totalRecords;
}

/** How often was asked what has become of a bid. */
const asks = () =>
  test1.faults.requests.filter(({ action }) => action === "custom/bidStatus").length;

/** Waits without a timer, while those of the page stand still. */
async function turnsUntil(isSo: () => boolean) {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`it has not come to: ${String(isSo)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function place(amount = "1500.00") {
  const outcomes: BiddingState["phase"][] = [];
  const bidding = lotBidding(test1.runtime, lot);
  const hear: BidListener = ({ phase }) => outcomes.push(phase);
  bidding.subscribe(hear);
  const placed = bidding.place({ amount, type: "max" }, hear);
  return { bidding, placed, outcomes, phase: () => bidding.store.getState().phase };
}

/** The browser waits some seconds for a request that may still be on its way. */
async function settled(phase: () => string) {
  await until(() => expect(["accepted", "refused"]).toContain(phase()), PATIENCE_MS);
  return phase();
}

describe("answers", () => {
  test("an accepted bid brings its receipt and moves the lot", async () => {
    const stop = test1.runtime.lots.watch(lot);
    await until(() => expect(test1.runtime.lots.store.getState()[lot]?.record).toBeDefined());
    const { bidding, placed, outcomes, phase } = place();
    expect(phase()).toBe("sending");
    await placed;
    expect(bidding.store.getState()).toMatchObject({
      phase: "accepted",
      bid: { amount: "1500.00" },
      receipt: { project_id: lot, leading: true, price: "1000.00", my_maximum: "1500.00" },
    });
    expect(test1.runtime.lots.store.getState()[lot]?.record?.lot).toMatchObject({
      my_state: "leading",
      my_maximum: "1500.00",
    });
    expect(outcomes).toEqual(["accepted"]);
    bidding.reset();
    expect(phase()).toBe("idle");
    stop();
  });

  test("a refused bid tells why and what would work", async () => {
    const { bidding, placed } = place("1.00");
    await placed;
    expect(bidding.store.getState()).toMatchObject({
      phase: "refused",
      error: {
        code: "BELOW_MINIMUM",
        minimum: "1000.00",
        next: expect.stringMatching(/1\.000\s€/),
      },
    });
  });
});

describe("exactly once", () => {
  test("a second press while the first is on its way sends nothing", async () => {
    const { bidding, placed } = place();
    await Promise.all([
      placed,
      bidding.place({ amount: "1500.00", type: "max" }),
      bidding.place({ amount: "9000.00", type: "max" }),
    ]);
    const sent = test1.faults.requests.filter(({ action }) => action === "bid/confirm");
    expect(sent).toHaveLength(1);
    expect(await bidsInDatabase()).toBe(1);
  });

  test("widgets of one lot share one bidding", () => {
    expect(lotBidding(test1.runtime, lot)).toBe(lotBidding(test1.runtime, lot));
  });

  test.each(["drop-answer", "refuse"] as const)(
    "an answer that is lost (%s) makes the bid unknown, never lost or doubled",
    async (fault) => {
      test1.faults.next("bid/confirm", fault);
      const { bidding, placed, outcomes, phase } = place();
      await placed;
      expect(phase()).toBe("unknown");
      // While the outcome is unknown, no second bid can leave.
      await bidding.place({ amount: "1600.00", type: "max" });
      const isCommitted = fault === "drop-answer";
      expect(await settled(phase)).toBe(isCommitted ? "accepted" : "refused");
      expect(outcomes).toEqual(["unknown", isCommitted ? "accepted" : "refused"]);
      expect(await bidsInDatabase()).toBe(isCommitted ? 1 : 0);
      expect(test1.faults.requests.filter(({ action }) => action === "bid/confirm")).toHaveLength(
        1,
      );
      expect(bidding.store.getState()).toMatchObject(
        isCommitted ? { receipt: { leading: true } } : { error: { code: "NETWORK" } },
      );
    },
  );

  test("a refusal whose answer is lost is found out too", async () => {
    test1.faults.next("bid/confirm", "drop-answer");
    const { bidding, placed, phase } = place("1.00");
    await placed;
    expect(phase()).toBe("unknown");
    expect(await settled(phase)).toBe("refused");
    expect(bidding.store.getState()).toMatchObject({ error: { code: "BELOW_MINIMUM" } });
  });

  test("asking goes on while there is no connection, and at once when it is back", async () => {
    // Questions that come by themselves come when this test lets time go by; the one in between is asked at once.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    test1.faults.next("bid/confirm", "drop-answer");
    test1.faults.always("custom/bidStatus", "refuse");
    const { bidding, placed, phase } = place();
    await placed;
    for (let asked = 0; asked < 3; asked += 1) {
      await turnsUntil(() => {
        vi.advanceTimersByTime(100);
        return asks() > asked;
      });
      expect(phase()).toBe("unknown");
    }
    test1.faults.clear();
    bidding.askNow();
    await turnsUntil(() => phase() === "accepted");
  });

  test("a bid that was unknown when the page was left is taken up again", async () => {
    const pendingBids = memoryPendingBids();
    const before = createTestRuntime(api, { pendingBids });
    before.runtime.session.setHostToken({ token: buyer.token });
    before.faults.next("bid/confirm", "drop-answer");
    before.faults.always("custom/bidStatus", "refuse");
    await lotBidding(before.runtime, lot).place({ amount: "1500.00", type: "max" });
    before.runtime.close();
    const after = createTestRuntime(api, { pendingBids });
    after.runtime.session.setHostToken({ token: buyer.token });
    const bidding = lotBidding(after.runtime, lot);
    bidding.subscribe(() => {});
    after.runtime.session.start();
    await until(() => expect(bidding.store.getState().phase).toBe("unknown"));
    expect(await settled(() => bidding.store.getState().phase)).toBe("accepted");
    expect(pendingBids.read(lot, buyer.id)).toBeUndefined();
    expect(await bidsInDatabase()).toBe(1);
    after.runtime.close();
  });
});

test("a bid that was said not to count is refused when it arrives after all", async () => {
  test1.faults.next("bid/confirm", "refuse");
  const write = vi.spyOn(test1.pendingBids, "write");
  const { bidding, placed, phase } = place();
  await placed;
  expect(await settled(phase)).toBe("refused");
  expect(bidding.store.getState()).toMatchObject({ error: { code: "NETWORK" } });
  const key = String(write.mock.lastCall?.[0].key);
  const late = { project_id: lot, proposed_amount: "1500.00", idempotency_key: key };
  const answer = await api.call("bid/confirm", late, buyer);
  expect(answer.responseData.code).toBe("STALE");
  expect(await bidsInDatabase()).toBe(0);
});

describe("another identity", () => {
  async function signOut() {
    test1.runtime.session.setHostToken({});
    await until(() => expect(test1.runtime.session.store.getState().status).toBe("guest"));
  }

  async function signIn({ token }: { token: string }) {
    test1.runtime.session.setHostToken({ token });
    await until(() => expect(test1.runtime.session.store.getState().status).toBe("authenticated"));
  }

  test("sees nothing of a settled bid", async () => {
    const { placed, phase } = place();
    await placed;
    expect(phase()).toBe("accepted");
    await signOut();
    expect(phase()).toBe("idle");
  });

  test("neither sees nor asks for an unknown one; its bidder does when back", async () => {
    test1.faults.next("bid/confirm", "drop-answer");
    test1.faults.always("custom/bidStatus", "refuse");
    const { placed, phase } = place();
    await placed;
    expect(phase()).toBe("unknown");
    await signOut();
    expect(phase()).toBe("idle");
    test1.faults.clear();
    const asked = asks();
    lotBidding(test1.runtime, lot).askNow();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(asks()).toBe(asked);
    await signIn(await api.seedUser());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect([phase(), asks()]).toEqual(["idle", asked]);
    await signIn(buyer);
    expect(await settled(phase)).toBe("accepted");
  });
});

describe("listeners", () => {
  const receipt = { seq: 1 } as unknown as Extract<BiddingState, { phase: "accepted" }>["receipt"];

  function oneBidding() {
    let answer = () => {};
    const bidding = createLotBidding({
      lot: 1,
      call: () =>
        new Promise((resolve) => {
          answer = () => resolve({ ok: true, data: receipt as never });
        }),
      pending: memoryPendingBids(),
      whoBids: async () => 7,
      isConnectionDead: () => false,
      onAccepted: () => {},
    });
    return { bidding, answer: () => answer() };
  }

  test("one of them hears an outcome: the sender, or another when that has gone", async () => {
    for (const isGone of [false, true]) {
      const { bidding, answer } = oneBidding();
      const [other, sender] = [vi.fn(), vi.fn()];
      bidding.subscribe(other);
      const leave = bidding.subscribe(sender);
      const placed = bidding.place({ amount: "1.00", type: "max" }, sender);
      await Promise.resolve();
      if (isGone) leave();
      answer();
      await placed;
      expect([other.mock.calls.length, sender.mock.calls.length]).toEqual(isGone ? [1, 0] : [0, 1]);
    }
  });

  test("an outcome stays for those who still show it, and goes with the last", async () => {
    const { bidding, answer } = oneBidding();
    const leaves = [bidding.subscribe(() => {}), bidding.subscribe(() => {})];
    const placed = bidding.place({ amount: "1.00", type: "max" });
    await Promise.resolve();
    answer();
    await placed;
    leaves[0]?.();
    leaves[0]?.();
    expect(bidding.store.getState().phase).toBe("accepted");
    leaves[1]?.();
    expect(bidding.store.getState().phase).toBe("idle");
  });
});

test("nothing is sent into a connection that is known to be dead", async () => {
  const stop = test1.runtime.lots.watch(lot);
  await until(() => expect(test1.runtime.connection.getState()).toBe("live"));
  api.cutNetwork();
  await until(() => expect(test1.runtime.connection.getState()).toBe("reconnecting"));
  const { bidding, placed } = place();
  await placed;
  expect(bidding.store.getState()).toMatchObject({ phase: "refused", error: { code: "NETWORK" } });
  expect(test1.faults.requests.filter(({ action }) => action === "bid/confirm")).toEqual([]);
  api.restoreNetwork();
  await until(() => expect(test1.runtime.connection.getState()).toBe("live"));
  const again = place();
  await again.placed;
  expect(again.phase()).toBe("accepted");
  stop();
});
