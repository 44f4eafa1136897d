/**
 * The open dialogs of a node that reach from edge to edge of the window. A dialog leaves a margin at both sides; a rule of a widget for all
 * its children takes that margin away, because styles of widgets win over those of dialogs. Dialogs at the side may fill a narrow window,
 * and pictures are shown over the whole screen.
 */
export function fullWidthDialogs(node: ParentNode): string[] {
  return [...node.querySelectorAll(".martillo-dialog[open]:not([data-placement='side'])")]
    .filter((dialog) => dialog.getBoundingClientRect().width >= window.innerWidth)
    .map((dialog) => `as wide as the window: ${dialog.textContent}`);
}
