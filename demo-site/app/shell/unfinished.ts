/** Elements in which the visitor has begun something that a reload would lose. */
const begun = new Set<Element>();

const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, [contenteditable]";

/** Begins to notice what visitors write, and that they bid. */
export function watchForUnfinished(): void {
  addEventListener("input", (event) => note(event, FIELDS), true);
  addEventListener(
    "click",
    (event) => note(event, ".martillo-bid-box, .martillo-lot-card__action"),
    true,
  );
}

function note(event: Event, selector: string): void {
  for (const node of event.composedPath()) {
    if (node instanceof Element && node.matches(selector)) begun.add(node);
  }
}

/** Whether something that was begun still stands on the page. */
export function isAnythingUnfinished(): boolean {
  for (const node of begun) if (!node.isConnected || isEmpty(node)) begun.delete(node);
  return begun.size > 0;
}

function isEmpty(node: Element): boolean {
  return "value" in node && node.value === "";
}
