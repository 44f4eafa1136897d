import { localeTag } from "./locale";

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

const plurals = new Map<string, Intl.PluralRules>();

function pluralCategory(locale: string, count: number): string {
  let rules = plurals.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    plurals.set(locale, rules);
  }
  return rules.select(count);
}

/** Index of the brace that closes the one at `open`, or -1 when none does: phrases come from tables that people edit. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === "{") depth++;
    else if (text[index] === "}" && --depth === 0) return index;
  }
  return -1;
}

/** `one {# puja} other {# pujas}` → map of branch names to texts. */
function parseBranches(text: string): Map<string, string> {
  const branches = new Map<string, string>();
  let index = 0;
  while (index < text.length) {
    const open = text.indexOf("{", index);
    if (open < 0) break;
    const close = closingBrace(text, open);
    if (close < 0) break;
    branches.set(text.slice(index, open).trim(), text.slice(open + 1, close));
    index = close + 1;
  }
  return branches;
}

function formatPlaceholder(inner: string, values: MessageValues, locale: string): string {
  const [name = "", kind, ...rest] = inner.split(",");
  const value = values[name.trim()];
  if (kind === undefined) return value === undefined ? `{${inner}}` : String(value);
  const branches = parseBranches(rest.join(","));
  if (kind.trim() === "plural") {
    const count = Number(value);
    const branch =
      branches.get(`=${count}`) ??
      branches.get(pluralCategory(locale, count)) ??
      branches.get("other") ??
      "";
    const shown = new Intl.NumberFormat(locale, { useGrouping: true }).format(count);
    return fill(branch.replaceAll("#", shown), values, locale);
  }
  const branch = branches.get(String(value)) ?? branches.get("other") ?? "";
  return fill(branch, values, locale);
}

/**
 * Fills the placeholders of a message: `{name}`, `{count, plural, =0 {…} one {# …} other {# …}}` and
 * `{kind, select, a {…} other {…}}`. A value that is missing leaves its placeholder readable, and a brace that is never closed the
 * rest of the text as it stands.
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  return fill(text, values, localeTag(locale));
}

function fill(text: string, values: MessageValues, locale: string): string {
  let result = "";
  let index = 0;
  while (index < text.length) {
    const open = text.indexOf("{", index);
    if (open < 0) break;
    const close = closingBrace(text, open);
    if (close < 0) break;
    result +=
      text.slice(index, open) + formatPlaceholder(text.slice(open + 1, close), values, locale);
    // "Lo entrega Flotas Pinoalto, S.L." has its full stop already.
    const isEnded = /[^.]\.$/.test(result) && /^\.(?!\.)/.test(text.slice(close + 1));
    index = close + (isEnded ? 2 : 1);
  }
  return result + text.slice(index);
}
