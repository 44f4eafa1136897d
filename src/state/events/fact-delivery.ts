// Loaded when the visitor agrees and there is a listener; before that facts lie in memory as they are.
import { reportToDeveloper } from "../../client";
import type { DataLayerOptions } from "../page";
import type { Fact, FactBus, PersonalKey } from "./fact-bus";

/** Several widgets of a lot see the same thing happen. */
const SAME_WITHIN_MS = 1000;

const PERSONAL: readonly string[] = ["userId", "email", "bidId", "receipt"] satisfies PersonalKey[];

function withoutPerson({ name, detail, at }: Fact): Fact {
  const plain = Object.entries(detail).filter(([key]) => !PERSONAL.includes(key));
  return { name, detail: Object.fromEntries(plain), at } as Fact;
}

function isRepetition(bus: FactBus, { name, detail, at }: Fact): boolean {
  const key = `${name} ${JSON.stringify(detail)}`;
  const recent = (bus.recent ?? []).filter((known) => at - known.at < SAME_WITHIN_MS);
  const isKnown = recent.some((known) => known.key === key);
  bus.recent = isKnown ? recent : [...recent, { key, at }];
  return isKnown;
}

let connecting: Promise<void> | undefined;

/** Loads the adapter for those who want it. Blockers take it away; then it was not wanted. */
async function connect(bus: FactBus, options: DataLayerOptions) {
  try {
    const { connectDataLayer } = await import("./data-layer");
    connectDataLayer(options);
  } catch (error) {
    reportToDeveloper("the adapter for the data layer could not be loaded.", error);
  }
  bus.isDataLayerDone = true;
}

/** Hands out what is held, in its order and without what names a person; to the page's data layer, too, where that is wanted. */
export async function handOut(bus: FactBus, dataLayer: DataLayerOptions | undefined) {
  if (dataLayer && !bus.isDataLayerDone) await (connecting ??= connect(bus, dataLayer));
  if (bus.handlers.size === 0) return;
  const facts = bus.held;
  bus.held = [];
  for (const fact of facts.map(withoutPerson)) {
    if (isRepetition(bus, fact)) continue;
    for (const [name, handler] of bus.handlers) {
      // One by one, so that what a handler throws is its own affair.
      if (name === "*" || name === fact.name) queueMicrotask(() => handler(fact));
    }
  }
}
