const texts = new WeakMap<CSSStyleSheet, string>();

/**
 * The parts of widgets in a shadow root whose style is not in it, by the names of their blocks: a widget that shows a dialog or a view of
 * another one has to bring its sheet along. A page around no shadow root has all sheets.
 */
export function unstyledParts(node: Element | ShadowRoot): string[] {
  const root = node instanceof Element ? (node.shadowRoot ?? node.getRootNode()) : node;
  if (!(root instanceof ShadowRoot)) return [];
  const sheets = [...root.adoptedStyleSheets, ...root.styleSheets].map(textOf).join("\n");
  const parts = [...root.querySelectorAll("[class*='__']")].flatMap(({ classList }) => [
    ...classList,
  ]);
  const blocks = new Set(parts.flatMap((name) => /^martillo-.+?(?=__)/.exec(name) ?? []));
  return [...blocks]
    .filter((block) => !sheets.includes(`.${block}__`))
    .map((block) => `no style of ${block}`);
}

function textOf(sheet: CSSStyleSheet): string {
  const known = texts.get(sheet) ?? [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
  texts.set(sheet, known);
  return known;
}
