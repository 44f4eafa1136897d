import type { CallError } from "../../state";

/** The input of a press, with the key under which it counts once. */
export interface Sent<Input> {
  input: Input;
  key: string;
}

/** Where a press stands. */
export type PressFlow<Input> =
  | { at: "ready" }
  | { at: "sending"; sent: Sent<Input> }
  /** The answer does not tell whether it counted: the same press is sent again. */
  | { at: "unknown"; sent: Sent<Input>; error: CallError }
  | { at: "refused"; error: CallError }
  | { at: "done" };

/** What happens to it. */
export type PressEvent<Input> =
  | { type: "sent"; sent: Sent<Input> }
  /** `isUndecided`: it may have counted. */
  | { type: "failed"; error: CallError; isUndecided: boolean }
  | { type: "answered" }
  /** Its refusal was seen, and something else is done. An unknown outcome stays so. */
  | { type: "cleared" };

/** The next state; an event that does not fit leaves it as it is. */
export function pressFlow<Input>(
  flow: PressFlow<Input>,
  event: PressEvent<Input>,
): PressFlow<Input> {
  switch (event.type) {
    case "sent":
      // Another press would leave one behind of which nothing is known.
      if (flow.at === "sending") return flow;
      return flow.at === "unknown" && flow.sent.key !== event.sent.key
        ? flow
        : { at: "sending", sent: event.sent };
    case "failed":
      if (flow.at !== "sending") return flow;
      return event.isUndecided
        ? { at: "unknown", sent: flow.sent, error: event.error }
        : { at: "refused", error: event.error };
    case "answered":
      return flow.at === "sending" ? { at: "done" } : flow;
    case "cleared":
      return flow.at === "refused" ? { at: "ready" } : flow;
  }
}
