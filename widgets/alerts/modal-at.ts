/** What a node stands in, as it is laid out: also through slots and shadow roots. */
function around(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element && node.assignedSlot) || node.parentNode;
}

/**
 * The modal dialog that is in front now, a widget's or the host page's. Its backdrop covers the window, so that it is found at any point
 * of it; asking documents and shadow roots for their dialogs would not tell which one is in front.
 */
export function modalInFront(): HTMLDialogElement | null {
  let found = document.elementFromPoint(1, 1);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(1, 1);
    if (!inner || inner === found) break;
    found = inner;
  }
  for (let node: Node | null = found; node; node = around(node)) {
    if (node instanceof HTMLDialogElement && node.matches(":modal")) return node;
  }
  return null;
}
