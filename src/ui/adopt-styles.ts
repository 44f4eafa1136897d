import { type RefObject, useLayoutEffect } from "react";

const sheets = new Map<string, CSSStyleSheet>();

/** Gives rules to the shadow root that a node is in; a page around React components has them from the package's `styles.css`. */
export function adoptStyles(node: Node | null, styles: string): void {
  const root = node?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** `adoptStyles` before the first paint, for parts that come later than the sheets of their element. */
export function useStyles(node: RefObject<Node | null>, styles: string): void {
  useLayoutEffect(() => adoptStyles(node.current, styles), [node, styles]);
}
