import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setTimeZone } from "../../i18n";
import { until } from "../../testing/until";
import { createFixedClock, createServerClock, type ServerClock } from "../clock/clock";
import { memoryPendingBids } from "../bids/pending-bid";
import { MartilloProvider } from "./provider";
import { createRuntime } from "../runtime";
import { memoryTokenStorage } from "../session/token-storage";
import { useMoments } from "./use-moments";

/** 23:59:59 in Madrid. */
const LATE = Date.UTC(2026, 10, 22, 22, 59, 59);
const CLOSES_AT = Date.UTC(2026, 10, 23, 17, 40);

let holder: HTMLElement;
let root: Root;

beforeEach(() => {
  setTimeZone("Europe/Madrid");
  holder = document.createElement("div");
  document.body.append(holder);
  root = createRoot(holder);
});
afterEach(() => {
  root.unmount();
  holder.remove();
});

function Closing() {
  return useMoments()(CLOSES_AT);
}

function show(clock: ServerClock) {
  const runtime = createRuntime({
    apiBase: "https://a.test",
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
    clock,
  });
  root.render(
    <MartilloProvider runtime={runtime}>
      <Closing />
    </MartilloProvider>,
  );
  return () => holder.textContent ?? "";
}

test("what was tomorrow is today from midnight on, by the server's clock", async () => {
  const clock = createFixedClock(LATE);
  const text = show(clock);
  await until(() => expect(text()).toMatch(/^mañana 18:40/));
  clock.set(LATE + 1_000);
  await until(() => expect(text()).toMatch(/^hoy 18:40/));
  clock.set(CLOSES_AT + 24 * 3_600_000);
  await until(() => expect(text()).toMatch(/^ayer 18:40/));
});

test("before the server has told its time the day is written out: the device's may be another", async () => {
  const text = show(createServerClock());
  await until(() => expect(text()).toMatch(/^23-11-2026 18:40/));
});
