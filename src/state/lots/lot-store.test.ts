import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Result } from "../../client";
import {
  type AnyCall,
  type Lot,
  type LotFrame,
  type MeFrame,
  type OutputOf,
  SHOWN_FIELDS,
  UNSAID_VEHICLE,
  vehicleOf,
} from "../../contract";
import { createLotStore, type LotStore } from "./lot-store";

const NOW_MS = 1_700_000_000_000;

function lotOf(id: number, partial: Partial<Lot> = {}): Lot {
  return {
    id,
    title: `Lote ${id}`,
    description: "",
    avatar: "",
    images: [],
    auction: 1,
    auction_id: null,
    market_status: "open",
    wprice: "1000.00",
    start_price: "1000.00",
    bid_count: 0,
    minimum: "1000.00",
    next_asks: ["1000.00"],
    reserve_met: null,
    date_start: 0,
    date_closed: 1_000_000,
    extension: null,
    extension_no: 0,
    seq: 5,
    buy_now_price: null,
    ...vehicleOf(UNSAID_VEHICLE, SHOWN_FIELDS),
    category: "turismos",
    brand: "Seat",
    model: "León",
    location: "Madrid",
    seller: { id: 1, name: "Casa" },
    iva_percent: 21,
    watched: false,
    favorite: false,
    my_state: "none",
    my_maximum: null,
    ...partial,
  };
}

function frameOf(id: number, seq: number, partial: Partial<LotFrame> = {}): LotFrame {
  return {
    project_id: id,
    seq,
    wprice: `${seq}00.00`,
    bid_count: seq,
    minimum: `${seq + 1}00.00`,
    next_asks: [],
    date_closed: 1_000_000,
    extension_no: 0,
    market_status: "open",
    reserve_met: null,
    ...partial,
  };
}

function ownOf(id: number, seq: number, partial: Partial<MeFrame> = {}): MeFrame {
  return { project_id: id, seq, leading: true, my_maximum: "2000.00", outbid: false, ...partial };
}

const RECEIPT = {
  bidid: 1,
  project_id: 1,
  seq: 8,
  price: "800.00",
  leading: true,
  minimum: "900.00",
  my_maximum: "2000.00",
  server_time: 1,
  closes_at: 1,
  extension_no: 0,
  receipt: "r",
};

interface Asked {
  action: string;
  input: { ids?: number[]; id?: number };
  answer(result: Result<unknown>): void;
}

function setUp() {
  const asked: Asked[] = [];
  const watched = new Map<number, number>();
  const store = createLotStore({
    call: <A extends AnyCall>(action: A, input: unknown) =>
      new Promise<Result<OutputOf<A>>>((resolve) => {
        asked.push({
          action: action.name,
          input: input as Asked["input"],
          answer: resolve as Asked["answer"],
        });
      }),
    socket: {
      watch(ids) {
        for (const id of ids) watched.set(id, (watched.get(id) ?? 0) + 1);
        return () => ids.forEach((id) => watched.delete(id));
      },
    },
    random: () => 0,
    now: () => NOW_MS,
  });
  const lot = (id: number) => store.store.getState()[id]?.record?.lot;
  const answer = async (index: number, ...records: Lot[]) => {
    asked[index]?.answer({ ok: true, data: { records } });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, asked, watched, lot, answer, entry: (id: number) => store.store.getState()[id] };
}

const afterWindow = () => vi.advanceTimersByTimeAsync(11);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("requests", () => {
  test("all lots of a page travel in one request, more than 200 in several", async () => {
    const { store, asked } = setUp();
    for (let id = 250; id >= 1; id--) store.watch(id);
    store.watch(7);
    await afterWindow();
    expect(asked.map(({ action, input }) => [action, input.ids?.length])).toEqual([
      ["product/lots", 200],
      ["product/lots", 50],
    ]);
    expect(asked[0]?.input.ids?.slice(0, 3)).toEqual([1, 2, 3]);
  });

  test("a second watcher asks nothing; the connection hears of each lot once", async () => {
    const { store, asked, watched, answer } = setUp();
    const stop = store.watch(1);
    await afterWindow();
    store.watch(1);
    await answer(0, lotOf(1));
    const stopThird = store.watch(1);
    await afterWindow();
    expect(asked).toHaveLength(1);
    expect([...watched]).toEqual([[1, 1]]);
    stop();
    stop();
    stopThird();
    expect(watched.size).toBe(1);
  });

  test("a lot that nobody watched for a while is read again, and shown meanwhile", async () => {
    const { store, asked, lot, answer } = setUp();
    const stop = store.watch(1);
    await afterWindow();
    await answer(0, lotOf(1));
    stop();
    store.watch(1);
    expect(lot(1)?.title).toBe("Lote 1");
    await afterWindow();
    expect(asked).toHaveLength(2);
  });

  test("lots of a list need no request of their own", async () => {
    const { store, asked, lot } = setUp();
    store.watch(1);
    store.watch(2);
    store.prime([lotOf(1), lotOf(2)]);
    await afterWindow();
    expect(asked).toEqual([]);
    expect(lot(2)?.title).toBe("Lote 2");
  });

  test("a detail is asked for by itself, and asked for although the record is known", async () => {
    const { store, asked } = setUp();
    store.prime([lotOf(1)]);
    store.watch(1);
    store.watch(1, { detail: true });
    await afterWindow();
    expect(asked.map(({ action, input }) => [action, input])).toEqual([
      ["product/singleProduct", { id: 1 }],
    ]);
  });

  test("what another identity wants before it is known who asks travels in the same requests", async () => {
    const asked: unknown[] = [];
    let tellWhoAsks = (_isGuest: boolean) => {};
    const whoAsks = new Promise<boolean>((resolve) => (tellWhoAsks = resolve));
    const store = createLotStore({
      call: async (action, input) => {
        asked.push([action.name, input]);
        return { ok: false, error: { code: "INTERNAL", message: "" } };
      },
      socket: { watch: () => () => {} },
      isGuest: () => whoAsks,
    });
    store.watch(1, { detail: true });
    for (const id of [2, 3]) store.watch(id);
    await afterWindow();
    expect(asked).toEqual([]);
    store.changeIdentity();
    store.watch(4);
    await afterWindow();
    tellWhoAsks(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([
      ["product/singleProduct", { id: 1 }],
      ["product/lots", { ids: [2, 3, 4] }],
    ]);
  });

  test("ids which an answer leaves out are not found; a lost answer keeps what is known", async () => {
    const { store, asked, entry, answer } = setUp();
    store.watch(1);
    store.watch(2);
    await afterWindow();
    await answer(0, lotOf(1));
    expect(entry(2)).toMatchObject({ error: { code: "NOT_FOUND" }, isLoading: false });
    store.refresh(1);
    await afterWindow();
    asked[1]?.answer({ ok: false, error: { code: "NETWORK", message: "" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(entry(1)).toMatchObject({ isLoading: false, record: { lot: { id: 1 } } });
    expect(entry(1)?.error).toBeUndefined();
  });
});

describe("live changes", () => {
  async function open() {
    const test = setUp();
    test.store.watch(1);
    await afterWindow();
    await test.answer(0, lotOf(1));
    return test;
  }

  test("newer frames move the lot, older ones and repetitions do not", async () => {
    const { store, lot, entry } = await open();
    store.applyFrame(frameOf(1, 6));
    expect(lot(1)).toMatchObject({ seq: 6, wprice: "600.00", title: "Lote 1" });
    expect(entry(1)?.record?.previousPrice).toBe("1000.00");
    store.applyFrame(frameOf(1, 4));
    store.applyFrame(frameOf(1, 6));
    expect(lot(1)).toMatchObject({ seq: 6, wprice: "600.00" });
    expect(entry(1)?.record?.previousPrice).toBe("1000.00");
    store.applyFrame(frameOf(99, 1));
    expect(lot(99)).toBeUndefined();
  });

  test("when a price changed is told of what happened live alone", async () => {
    const { store, entry, answer, lot } = await open();
    store.applyFrame(frameOf(1, 6));
    expect(entry(1)?.record?.priceChangedAt).toBe(NOW_MS);
    store.refreshWatched();
    await afterWindow();
    // It may have happened while there was no connection.
    store.applyFrame(frameOf(1, 7));
    expect(entry(1)?.record).toMatchObject({ previousPrice: "600.00", priceChangedAt: undefined });
    await answer(1, lotOf(1, { ...lot(1) }));
    store.applyFrame(frameOf(1, 8));
    expect(entry(1)?.record).toMatchObject({ previousPrice: "700.00", priceChangedAt: NOW_MS });
  });

  test("a change that comes before the first answer is not undone by it", async () => {
    const { store, asked, lot, answer } = setUp();
    store.watch(1);
    await afterWindow();
    store.applyFrame(frameOf(1, 6));
    store.applyFrame(frameOf(1, 5));
    await answer(0, lotOf(1, { seq: 5, wprice: "500.00" }));
    expect(lot(1)).toMatchObject({ seq: 6, wprice: "600.00", bid_count: 6, title: "Lote 1" });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(1);
  });

  test("a first answer that is newer than what came before it stays", async () => {
    const { store, lot, answer } = setUp();
    store.watch(1);
    await afterWindow();
    store.applyFrame(frameOf(1, 6));
    await answer(0, lotOf(1, { seq: 7, wprice: "700.00" }));
    expect(lot(1)).toMatchObject({ seq: 7, wprice: "700.00" });
  });

  test("what came for a lot that nobody watches any more is not told later", async () => {
    const { store, lot } = setUp();
    const stop = store.watch(1);
    await afterWindow();
    store.applyFrame(frameOf(1, 6));
    stop();
    store.prime([lotOf(1, { seq: 5, wprice: "500.00" })]);
    expect(lot(1)).toMatchObject({ seq: 5 });
  });

  test("a standing that is told before the first answer is read with another one", async () => {
    const { store, asked, lot, answer } = setUp();
    store.watch(1);
    await afterWindow();
    store.applyOwn(ownOf(1, 5, { my_maximum: "900.00" }));
    await answer(0, lotOf(1));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(2);
    await answer(1, lotOf(1, { my_state: "leading", my_maximum: "900.00" }));
    expect(lot(1)).toMatchObject({ my_state: "leading", my_maximum: "900.00" });
  });

  test("a gap is applied at once and followed by one snapshot", async () => {
    const { store, asked, lot, answer } = await open();
    store.applyFrame(frameOf(1, 8));
    store.applyFrame(frameOf(1, 11));
    expect(lot(1)?.seq).toBe(11);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
    await answer(1, lotOf(1, { seq: 10, wprice: "1.00", title: "Nuevo título" }));
    expect(lot(1)).toMatchObject({ seq: 11, wprice: "1100.00", title: "Nuevo título" });
  });

  test("frames in order need no snapshot, a change of status does", async () => {
    const { store, asked } = await open();
    store.applyFrame(frameOf(1, 6));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(1);
    store.applyFrame(frameOf(1, 7, { market_status: "sold" }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(2);
  });

  test("an answer that was asked for before a private message does not undo it", async () => {
    const { store, lot, answer } = await open();
    store.refresh(1);
    await afterWindow();
    store.applyOwn(ownOf(1, 5));
    await answer(1, lotOf(1, { my_state: "none" }));
    expect(lot(1)).toMatchObject({ my_state: "leading", my_maximum: "2000.00" });
    store.refresh(1);
    await afterWindow();
    await answer(2, lotOf(1, { my_state: "outbid", seq: 6 }));
    expect(lot(1)?.my_state).toBe("outbid");
  });

  const OUTBID = { leading: false, outbid: true };

  /** Every price and standing that the store shows one after the other. */
  function shown(store: LotStore) {
    const seen: string[] = [];
    store.store.subscribe((state) => {
      const lot = state[1]?.record?.lot;
      const told = `${lot?.my_state} ${lot?.minimum}`;
      if (seen.at(-1) !== told) seen.push(told);
    });
    return seen;
  }

  test("a standing is never shown with the price before it", async () => {
    const { store } = await open();
    store.applyOwn(ownOf(1, 5));
    const seen = shown(store);
    store.applyOwn(ownOf(1, 7, OUTBID));
    store.applyFrame(frameOf(1, 6));
    store.applyFrame(frameOf(1, 7));
    expect(seen).toEqual(["leading 1000.00", "leading 700.00", "outbid 800.00"]);
  });

  test("a standing whose price does not come is read with it", async () => {
    const { store, asked, answer } = await open();
    const seen = shown(store);
    store.applyOwn(ownOf(1, 7, OUTBID));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
    await answer(1, lotOf(1, { seq: 7, minimum: "800.00", my_state: "outbid" }));
    expect(seen.at(-1)).toBe("outbid 800.00");
    expect(seen).not.toContain("outbid 1000.00");
  });

  test("a standing that waits is not lost to a receipt of the state before it", async () => {
    const { store, lot } = await open();
    store.applyOwn(ownOf(1, 9, OUTBID));
    store.applyReceipt(RECEIPT);
    expect(lot(1)).toMatchObject({ my_state: "leading", minimum: "900.00" });
    store.applyFrame(frameOf(1, 9));
    expect(lot(1)).toMatchObject({ my_state: "outbid", minimum: "1000.00" });
    // One of a former state that comes late changes nothing.
    store.applyOwn(ownOf(1, 8));
    expect(lot(1)?.my_state).toBe("outbid");
  });

  test("a standing that waits belongs to the identity that it was told", async () => {
    const { store, lot } = await open();
    store.applyOwn(ownOf(1, 6));
    store.changeIdentity();
    store.applyFrame(frameOf(1, 6));
    expect(lot(1)).toMatchObject({ my_state: "none", my_maximum: null });
  });

  test("where nothing follows the price a standing waits for nothing", () => {
    const { store, lot } = setUp();
    store.prime([lotOf(1)]);
    store.applyOwn(ownOf(1, 7, OUTBID));
    expect(lot(1)?.my_state).toBe("outbid");
  });

  test("a mark is kept against an answer that was asked for earlier", async () => {
    const { store, lot, answer } = await open();
    store.refresh(1);
    await afterWindow();
    store.mark(1, { watched: true });
    await answer(1, lotOf(1));
    expect(lot(1)?.watched).toBe(true);
  });

  test("a receipt shows the new price at once and never an older one", async () => {
    const { store, lot } = await open();
    store.applyFrame(frameOf(1, 9));
    store.applyReceipt(RECEIPT);
    expect(lot(1)).toMatchObject({ seq: 9, wprice: "900.00", my_maximum: "2000.00" });
    store.applyReceipt({ ...RECEIPT, seq: 10, price: "1000.00" });
    expect(lot(1)).toMatchObject({ seq: 10, wprice: "1000.00", my_state: "leading" });
  });

  test("another identity forgets the standing of the former one and reads again", async () => {
    const { store, asked, lot, answer, entry } = await open();
    store.applyOwn(ownOf(1, 5));
    store.refresh(1);
    await afterWindow();
    store.changeIdentity();
    expect(lot(1)).toMatchObject({ my_state: "none", my_maximum: null, watched: false });
    await answer(1, lotOf(1, { my_state: "leading", my_maximum: "2000.00" }));
    expect(lot(1)?.my_maximum).toBeNull();
    expect(entry(1)?.record).toMatchObject({ standingNo: 1, isStandingUnknown: true });
    await afterWindow();
    expect(asked).toHaveLength(3);
    // The first known standing is no news; a later one is.
    await answer(2, lotOf(1, { my_state: "outbid" }));
    expect(entry(1)?.record?.standingNo).toBe(2);
    store.applyOwn(ownOf(1, 5, { my_maximum: "3000.00" }));
    expect(entry(1)?.record?.standingNo).toBe(2);
  });
});

describe("early answers", () => {
  test("tell a signed-in visitor nothing of their own standing", async () => {
    const store = createLotStore({
      call: async () =>
        ({ ok: true, data: { records: [lotOf(1, { my_state: "outbid" })] } }) as never,
      socket: { watch: () => () => {} },
      early: () => [{ ids: [1], lots: Promise.resolve([lotOf(1)]) }],
      isGuest: async () => false,
    });
    const seen: unknown[] = [];
    store.store.subscribe((state) => seen.push(state[1]?.record?.isStandingUnknown));
    store.watch(1);
    await afterWindow();
    expect(seen).toContain(true);
    expect(store.store.getState()[1]?.record).toMatchObject({
      standingNo: 1,
      lot: { my_state: "outbid" },
    });
    expect(seen.at(-1)).toBeUndefined();
  });

  test("what the loader has asked for is not asked for again", async () => {
    const asked: string[] = [];
    const early = vi.fn(() => [{ ids: [1], lots: Promise.resolve([lotOf(1)]) }]);
    const store = createLotStore({
      call: async (action) => {
        asked.push(action.name);
        return { ok: false, error: { code: "INTERNAL", message: "" } };
      },
      socket: { watch: () => () => {} },
      early,
    });
    const stop = store.watch(1);
    await afterWindow();
    expect(store.store.getState()[1]?.record?.lot.title).toBe("Lote 1");
    expect(asked).toEqual([]);
    // A widget that wants a fresh reading gets one.
    store.refresh(1);
    await afterWindow();
    expect(asked).toEqual(["product/lots"]);
    stop();
    store.watch(1);
    await afterWindow();
    expect(asked).toHaveLength(2);
    expect(early).toHaveBeenCalledTimes(1);
  });
});
