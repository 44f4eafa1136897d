import { reportToDeveloper } from "../client";
import { monotonicNow } from "./clock";
import type { MartilloEventName, MartilloEvents } from "./events";
import {
  type DataLayerOptions,
  type Fact,
  type FactBus,
  factBus,
  type PersonalKey,
} from "./fact-bus";
import { countingSettings, onPageSettings } from "./settings";

/** Older ones give way: a page that never asks must not grow. */
const MOST_HELD = 100;
/** Several widgets of a lot see the same thing happen. */
const SAME_WITHIN_MS = 1000;

const PERSONAL: readonly string[] = ["userId", "email", "bidId", "receipt"] satisfies PersonalKey[];

function withoutPerson(detail: object) {
  return Object.fromEntries(Object.entries(detail).filter(([key]) => !PERSONAL.includes(key)));
}

let isDelivering = false;

/** Who registers in this turn hears what was held as well. */
function deliver() {
  if (countingSettings().consent === "denied") factBus().held = [];
  if (isDelivering) return;
  isDelivering = true;
  queueMicrotask(() => {
    isDelivering = false;
    handOut(factBus());
  });
}

let connecting: Promise<void> | undefined;

function handOut(bus: FactBus) {
  const { consent, dataLayer } = countingSettings();
  if (consent !== "granted" || bus.held.length === 0) return;
  if (dataLayer && !bus.isDataLayerDone) {
    connecting ??= connect(bus, dataLayer).finally(() => {
      connecting = undefined;
      deliver();
    });
    return;
  }
  if (bus.handlers.size === 0) return;
  const facts = bus.held;
  bus.held = [];
  for (const fact of facts) {
    for (const [name, handler] of bus.handlers) {
      // One by one, so that what a handler throws is its own affair.
      if (name === "*" || name === fact.name) queueMicrotask(() => handler(fact));
    }
  }
}

/** Loads the adapter for those who want it, before anything is handed out. Blockers take it away; then it was not wanted. */
async function connect(bus: FactBus, options: DataLayerOptions) {
  try {
    const { connectDataLayer } = await import("./data-layer");
    connectDataLayer(options);
  } catch (error) {
    reportToDeveloper("the adapter for the data layer could not be loaded.", error);
  }
  bus.isDataLayerDone = true;
}

function isRepetition(bus: FactBus, key: string, at: number): boolean {
  const recent = (bus.recent ?? []).filter((known) => at - known.at < SAME_WITHIN_MS);
  const isKnown = recent.some((known) => known.key === key);
  bus.recent = isKnown ? recent : [...recent, { key, at }];
  return isKnown;
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
  const plain = withoutPerson(detail);
  const now = monotonicNow();
  if (isRepetition(bus, `${name} ${JSON.stringify(plain)}`, now)) return;
  bus.held.push({ name, detail: plain, at: performance.timeOrigin + now } as Fact);
  if (bus.held.length > MOST_HELD) bus.held.shift();
  deliver();
}
