// A page of one thing that could not be read: the message for the visitor, and whether asking again can help.
import type { CallError } from "../../state";

export interface ReadFailure {
  message: string;
  next: string | undefined;
  /** Nothing where there is no such thing. */
  retry: (() => void) | undefined;
}

/** Nothing while there is something to show: it stays, out of date. */
export function readFailure(
  data: unknown,
  error: CallError | undefined,
  retry: () => void,
): ReadFailure | undefined {
  if (!error || data !== undefined) return undefined;
  const { message, next, code } = error;
  return { message, next, retry: code === "NOT_FOUND" ? undefined : retry };
}
