import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnyCall } from "../../contract";
import { createFaultyTransport, type FaultyTransport, until } from "../../testing";
import { memoryPendingBids } from "../bids/pending-bid";
import { createRuntime, type Runtime } from "../runtime";
import { memoryTokenStorage } from "../session/token-storage";
import { MartilloProvider } from "./provider";
import { useCall } from "./use-call";
import { useQuery } from "./use-query";

const READ = "stock/read";
const CHANGE = "stock/change";
const reading: AnyCall = { name: READ, access: "public", silent: true };
const changing: AnyCall = { name: CHANGE, access: "public", silent: true };

/** What the server has now: what it answers to everything. */
let stock = 0;
/** Answers to changes are on their way, but do not come. */
let onTheirWay: Promise<void> | undefined;
let faults: FaultyTransport;
let runtime: Runtime;
let root: Root;
let holder: HTMLElement;

const stockOf = (answer: unknown) => (answer as { stock: number }).stock;

/** Stocks that calls brought and that were put in the place of what was known. */
let brought: number[] = [];

/** Where what is known is kept. */
let kept: Map<string, object>;

/** Shows the stock that was read; the button changes something, whose answer brings the stock, too. */
function Stock({ of = {} }: { of?: object }) {
  const { data, put } = useQuery(reading, of);
  const { run } = useCall(changing);
  async function change() {
    const result = await run({});
    if (!result.ok) return;
    put(result.data);
    brought.push(stockOf(result.data));
  }
  return (
    <>
      <output>{data === undefined ? "" : stockOf(data)}</output>
      <button type="button" onClick={() => void change()}>
        Cambiar
      </button>
    </>
  );
}

function show(stock: ReactNode) {
  root.render(
    <SWRConfig value={{ provider: () => kept, revalidateOnFocus: false }}>
      <MartilloProvider runtime={runtime}>{stock}</MartilloProvider>
    </SWRConfig>,
  );
}

const shown = () => holder.querySelector("output")?.textContent;
const press = () => holder.querySelector("button")?.click();
const asked = (action: string) => faults.requests.filter((request) => request.action === action);

beforeEach(async () => {
  stock = 1;
  kept = new Map();
  onTheirWay = undefined;
  brought = [];
  faults = createFaultyTransport({
    async fetch(input) {
      const now = stock;
      if (new Request(input).url.endsWith(CHANGE)) await onTheirWay;
      return Response.json({ status: "success", responseData: { stock: now } });
    },
    WebSocket,
  });
  runtime = createRuntime({
    apiBase: "https://put.test",
    fetch: faults.fetch,
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
  });
  holder = document.createElement("div");
  document.body.append(holder);
  root = createRoot(holder);
  show(<Stock />);
  await until(() => expect(shown()).toBe("1"));
});
afterEach(() => {
  root.unmount();
  holder.remove();
  runtime.close();
});

test("what a call has written is shown, and not read once more", async () => {
  stock = 2;
  press();
  await until(() => expect(shown()).toBe("2"));
  expect(asked(READ)).toHaveLength(1);
});

test("a reading that is under way when a call's answer is put in its place is not lost", async () => {
  const release = faults.hold(READ);
  stock = 2;
  runtime.invalidate(READ);
  await until(() => expect(asked(READ)).toHaveLength(2));
  press();
  await until(() => expect(brought).toEqual([2]));
  stock = 3;
  release();
  await until(() => expect(shown()).toBe("3"));
});

test("an answer that was asked for before what is known does not stay", async () => {
  let bring = () => {};
  onTheirWay = new Promise((resolve) => (bring = resolve));
  press();
  await until(() => expect(asked(CHANGE)).toHaveLength(1));
  stock = 3;
  runtime.invalidate(READ);
  await until(() => expect(shown()).toBe("3"));
  bring();
  await until(() => expect(brought).toEqual([1]));
  await until(() => expect(asked(READ)).toHaveLength(3));
  await until(() => expect(shown()).toBe("3"));
});

test("of answers to two calls that come in the other order the older does not stay", async () => {
  let bring = () => {};
  onTheirWay = new Promise((resolve) => (bring = resolve));
  press();
  await until(() => expect(asked(CHANGE)).toHaveLength(1));
  onTheirWay = undefined;
  stock = 2;
  press();
  await until(() => expect(shown()).toBe("2"));
  bring();
  await until(() => expect(brought).toEqual([2, 1]));
  await until(() => expect(asked(READ)).toHaveLength(2));
  await until(() => expect(shown()).toBe("2"));
});

test("what comes back onto the page after a change is read again, however soon", async () => {
  show(null);
  await until(() => expect(shown()).toBeUndefined());
  stock = 2;
  await runtime.call(changing, {});
  show(<Stock />);
  await until(() => expect(shown()).toBe("2"));
  expect(asked(READ)).toHaveLength(2);
});

test("without a change in between, what comes back soon is not read again", async () => {
  show(null);
  await until(() => expect(shown()).toBeUndefined());
  await runtime.call(reading, {}, { isRead: true });
  show(<Stock />);
  await until(() => expect(shown()).toBe("1"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked(READ)).toHaveLength(2);
});

test("what a change overtakes on its way does not stay, where it comes onto the page afterwards", async () => {
  const release = faults.hold(READ);
  show(<Stock key="former" of={{ place: 2 }} />);
  await until(() => expect(asked(READ)).toHaveLength(2));
  stock = 2;
  await runtime.call(changing, {});
  show(<Stock key="next" of={{ place: 2 }} />);
  // A reading without an answer is given up and made again after ten seconds and more.
  await expect.poll(() => asked(READ).length, { timeout: 5_000 }).toBe(3);
  release();
  await until(() => expect(shown()).toBe("2"));
});
