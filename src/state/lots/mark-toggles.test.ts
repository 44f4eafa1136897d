import { beforeEach, expect, test, vi } from "vitest";
import type { Result } from "../../client";
import { type AnyCall, userAddWatchlist, userRemoveWatchlist } from "../../contract";
import type { LotStore } from "./lot-store";
import { createMarkToggles } from "./mark-toggles";

let watched: boolean;
let epoch: number;
let asked: { action: string; answer(result: Result<unknown>): void }[];
const refresh = vi.fn();

function setUp() {
  return createMarkToggles({
    call: (action: AnyCall) =>
      new Promise<Result<never>>((resolve) => {
        asked.push({ action: action.name, answer: resolve as (result: Result<unknown>) => void });
      }),
    lots: {
      store: { getState: () => ({ 1: { record: { lot: { watched } } } }) },
      mark: (_id: number, marks: { watched?: boolean }) =>
        void (watched = marks.watched ?? watched),
      refresh,
    } as unknown as LotStore,
    epoch: () => epoch,
    mark: "watched",
    add: userAddWatchlist,
    remove: userRemoveWatchlist,
  });
}

async function answer(isWatched: boolean) {
  asked.at(-1)?.answer({ ok: true, data: { watched: isWatched, favorite: isWatched } });
  await Promise.resolve();
  await Promise.resolve();
}

const actions = () => asked.map(({ action }) => action);

beforeEach(() => {
  [watched, epoch, asked] = [false, 1, []];
  refresh.mockClear();
});

test("wishes in a row are sent one after the other, and the last one stands", async () => {
  const toggle = setUp();
  const first = toggle(1);
  expect(watched).toBe(true);
  const second = toggle(1);
  expect(watched).toBe(false);
  expect(actions()).toEqual(["user/addWatchlist"]);
  await answer(true);
  expect(actions()).toEqual(["user/addWatchlist", "user/removeWatchlist"]);
  await answer(false);
  expect(await second).toBeUndefined();
  expect(await first).toEqual({ isMarked: false });
  expect(watched).toBe(false);
});

test("a wish that is taken back and forth needs no second request", async () => {
  const toggle = setUp();
  const first = toggle(1);
  void toggle(1);
  void toggle(1);
  await answer(true);
  expect(await first).toEqual({ isMarked: true });
  expect(asked).toHaveLength(1);
});

test("a refusal takes the mark back; a lost answer has the lot read", async () => {
  const toggle = setUp();
  for (const code of ["FORBIDDEN", "NETWORK"] as const) {
    const outcome = toggle(1);
    asked.at(-1)?.answer({ ok: false, error: { code, message: code } });
    expect(await outcome).toMatchObject({ isMarked: false, error: { code } });
    expect(watched).toBe(false);
  }
  expect(refresh.mock.calls).toEqual([[1]]);
});

test("nothing is told to the next visitor", async () => {
  const toggle = setUp();
  const outcome = toggle(1);
  epoch = 2;
  watched = false;
  await answer(true);
  expect(await outcome).toBeUndefined();
  expect(watched).toBe(false);
});
