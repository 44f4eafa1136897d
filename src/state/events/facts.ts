import { monotonicNow } from "../clock";
import type { MartilloEventName, MartilloEvents } from "./events";
import { type Fact, factBus } from "./fact-bus";
import { countingSettings, onPageSettings } from "../page";

/** Older ones give way: a page that never asks must not grow. */
const MOST_HELD = 100;

let isPlanned = false;

/** A handler that registers in this turn also hears the held facts. A no drops them at once. */
function deliver() {
  if (countingSettings().consent === "denied") factBus().held = [];
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    const bus = factBus();
    const { consent, dataLayer } = countingSettings();
    if (consent !== "granted" || bus.held.length === 0) return;
    if (bus.handlers.size === 0 && !dataLayer) return;
    // Without the code for it they stay held; the next one tries again.
    import("./fact-delivery").then(({ handOut }) => handOut(bus, dataLayer)).catch(() => {});
  });
}

/** Notes what happens in a widget. Nothing leaves memory before the visitor agrees, and nothing after a no. */
export function recordFact<Name extends MartilloEventName>(
  name: Name,
  detail: MartilloEvents[Name],
): void {
  const bus = factBus();
  if (!bus.deliver) {
    bus.deliver = deliver;
    onPageSettings(deliver);
  }
  bus.held.push({ name, detail, at: performance.timeOrigin + monotonicNow() } as Fact);
  if (bus.held.length > MOST_HELD) bus.held.shift();
  deliver();
}
