import themeStyles from "../theme/styles.css?inline";
// oxlint-disable-next-line no-restricted-imports -- the rules of the primitives, not the primitives
import uiStyles from "../ui/first-paint.css?inline";

const sheets = new Map<string, CSSStyleSheet>();

/** One style sheet per text, however many shadow roots adopt it. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** The sheets of a widget: tokens and base, the primitives that it shows at rest, its own. */
export function widgetSheets(styles: string): CSSStyleSheet[] {
  return [themeStyles, uiStyles, styles].map(sheetOf);
}

/**
 * Keeps space free in a box. A float, because percentages of a padding are of the width: that lets `height` depend on it, e.g.
 * `calc(600px + clamp(0px, (480px - 100%) * 9999, 40px))` for 40 px more below a width of 480 px.
 */
function reserving(selector: string, height: string): string {
  return `${selector} { display: flow-root; } ${selector}::before { content: ""; float: inline-start; width: 0; padding-block-start: ${height}; }`;
}

/** Keeps the box of an element free until it shows something. */
export function reserveSheet(height: string): CSSStyleSheet {
  return sheetOf(reserving(":host(:not([hidden]))", height));
}

/** Keeps it while what it shows is a placeholder, which may be lower than what follows. */
export function loadingSheet(height: string): CSSStyleSheet {
  return sheetOf(reserving(":host > .martillo-root:has(.martillo-skeleton)", height));
}
