// What happens in the widgets, for code that counts it, if the visitor agrees. Small on purpose: the loader carries it.
import type { MartilloEventName, MartilloEvents } from "./events";
import { pageRegistry } from "../page/registry";

/** Names one person or one act of theirs; a fact carries none of these. */
export type PersonalKey = "userId" | "email" | "bidId" | "receipt";

/** What happened: an event of a widget, without what names a person. */
export type Fact<Name extends MartilloEventName = MartilloEventName> = {
  [N in Name]: {
    name: N;
    detail: Omit<MartilloEvents[N], PersonalKey>;
    /** When, in milliseconds since the epoch as this device counts. */
    at: number;
  };
}[Name];

/** Hears facts. */
export type FactHandler<Name extends MartilloEventName = MartilloEventName> = (
  fact: Fact<Name>,
) => void;

/** The facts of a page and who wants them. */
export interface FactBus {
  /** In the order in which they happened; they leave memory when the visitor agrees and there is a listener, or not at all. */
  held: Fact[];
  handlers: Set<readonly [name: string, handler: FactHandler]>;
  /** The facts of just now, so that each is noted once. */
  recent?: readonly { key: string; at: number }[];
  /** The adapter is there, or was taken away by a blocker. */
  isDataLayerDone?: boolean;
  /** Hands out what is held; put in with the first fact. */
  deliver?: () => void;
}

/** The page's one bus. */
export function factBus(): FactBus {
  return (pageRegistry<{ facts: FactBus }>().facts ??= { held: [], handlers: new Set() });
}

/**
 * Hears what happens in the widgets, once the visitor agrees: `on("martillo-bid-placed", ({ detail }) => …)`, or `on("*", …)` for
 * everything. Held events come first, in their order. Returns the function that stops it.
 */
export function on<Name extends MartilloEventName | "*">(
  name: Name,
  handler: FactHandler<Name extends MartilloEventName ? Name : MartilloEventName>,
): () => void {
  const { handlers, deliver } = factBus();
  const entry = [name, handler as FactHandler] as const;
  handlers.add(entry);
  deliver?.();
  return () => void handlers.delete(entry);
}
