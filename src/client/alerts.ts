import type { CallError } from "./result";

/** Where an alert leads. */
export interface AlertLink {
  /** For people: a phrase's key, or a text. */
  label: string;
  href: string;
}

/** Something that the visitor is told where no widget shows it itself. */
export interface Alert {
  id: number;
  kind: "info" | "error";
  /** For people: a phrase's key, or a text. */
  message: string;
  /** Where to go about it. */
  link?: AlertLink | undefined;
  /** What went wrong, for its further words. */
  error?: CallError;
  /** Name of the call that said so. */
  caller?: string;
  /** When it was raised, on the page's monotonic clock. */
  raisedAt: number;
}

/** The most that are shown at once. */
export const MOST_ALERTS = 3;

/** The list with one more. The oldest gives way, and what is said already is said once. */
export function withAlert(
  before: readonly Alert[],
  alert: Omit<Alert, "id" | "raisedAt">,
): readonly Alert[] {
  const others = before.filter(({ message }) => message !== alert.message);
  const raised = { ...alert, id: Math.random(), raisedAt: performance.now() };
  return [...others, raised].slice(-MOST_ALERTS);
}

/** Takes the messages of all calls whose outcome nothing else shows. */
export interface AlertSink {
  setState(change: (before: readonly Alert[]) => readonly Alert[], replace: true): void;
}
