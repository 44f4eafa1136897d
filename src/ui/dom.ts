/** Whether an event began inside a node, also through shadow roots, where `target` is retold to outsiders. */
export function isEventInside(event: Event, ...nodes: (Element | null)[]): boolean {
  const path = event.composedPath();
  return nodes.some((node) => node !== null && path.includes(node));
}

/** The focused element of the document or shadow root that a node lives in. */
export function activeElementNear(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Whether the focus fell to the page because what had it was removed; never true while something else holds it. */
export function isFocusLost(near: Node): boolean {
  const active = near.ownerDocument?.activeElement;
  return !active || active === near.ownerDocument?.body;
}

/** What has the focus in the whole page, also inside shadow roots. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
