import type { Mistakes } from "./mistakes";

/**
 * Tells the developer of the page, in its console, its mistake and how to mend it. The words come when there is something to say, so that
 * no visitor of a page without mistakes pays for them.
 */
export function reportMistake<Kind extends keyof Mistakes>(
  kind: Kind,
  ...details: Parameters<Mistakes[Kind]>
): void {
  void import("./mistakes").then(
    ({ tell }) => tell(kind, ...details),
    () => {}, // The widget does without.
  );
}
