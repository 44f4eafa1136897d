import themeStyles from "../theme/styles.css?inline";
// oxlint-disable-next-line no-restricted-imports -- the rules of the primitives, not the primitives
import uiStyles from "../ui/styles.css?inline";

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

/** The sheets of a widget: tokens and base, primitives, its own. */
export function widgetSheets(styles: string): CSSStyleSheet[] {
  return [themeStyles, uiStyles, styles].map(sheetOf);
}

/** Keeps the box of an element free until it shows something. */
export function reserveSheet(height: string): CSSStyleSheet {
  return sheetOf(`:host { display: block; min-height: ${height}; }`);
}

/** Keeps it while what it shows is a placeholder, which may be lower than what follows. */
export function loadingSheet(height: string): CSSStyleSheet {
  return sheetOf(`:host > .martillo-root:has(.martillo-skeleton) { min-height: ${height}; }`);
}
