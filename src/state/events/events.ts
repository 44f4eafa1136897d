import type { SharedEvents } from "./shared-events";
import type { WidgetEvents } from "./widget-events";

export type { BidKind, FailureCode, LoginReason, SavedMethod, SearchQuery } from "./event-words";

/**
 * Every event of every widget and what its `detail` carries: plain data, money as decimal euro strings, times as epoch
 * milliseconds. An element dispatches it as a bubbling, composed `CustomEvent`; a React component calls the prop of the same
 * name, `martillo-bid-placed` ↔ `onBidPlaced`. Names that end in `-request` may be refused: `preventDefault()`, or `false`
 * returned from the prop; the widget then leaves the action to the host.
 */
export interface MartilloEvents extends SharedEvents, WidgetEvents {}

/** Name of an event of a widget, `martillo-bid-placed`. */
export type MartilloEventName = keyof MartilloEvents;

/** Tells an event to its listeners. False when it was refused. */
export type Emit = <Name extends MartilloEventName>(
  name: Name,
  detail: MartilloEvents[Name],
) => boolean;

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** `martillo-bid-placed` → `onBidPlaced`. */
export type EventPropName<Name extends MartilloEventName> = Name extends `martillo-${infer Fact}`
  ? `on${Capitalize<CamelCase<Fact>>}`
  : never;

type EventResult<Name extends MartilloEventName> = Name extends `${string}-request`
  ? boolean | void
  : void;

/** The React props of some events: `EventProps<"martillo-bid-placed">` → `{ onBidPlaced?(detail): void }`. */
export type EventProps<Name extends MartilloEventName> = {
  [N in Name as EventPropName<N>]?: (detail: MartilloEvents[N]) => EventResult<N>;
};

/** DOM events by name, as `addEventListener` sees them. */
export type MartilloEventMap = {
  [Name in MartilloEventName]: CustomEvent<MartilloEvents[Name]>;
};

declare global {
  // Of elements, documents and windows alike: the events bubble.
  interface GlobalEventHandlersEventMap extends MartilloEventMap {}
}

/** `martillo-bid-placed` → `onBidPlaced`. */
export function eventPropName(name: MartilloEventName): string {
  return name
    .replace(/^martillo/, "on")
    .replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
