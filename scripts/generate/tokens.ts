// The public tokens, as `src/theme/tokens.css` declares and explains them.
import { readFileSync } from "node:fs";
import { at } from "../../build/entries.js";

/** One public token. */
export interface Token {
  name: string;
  /** One value, or one for each colour scheme. */
  default: string | { light: string; dark: string };
}

/** Tokens that belong together, under one comment. */
export interface TokenGroup {
  doc: string;
  tokens: readonly Token[];
}

/** Splits `a, light-dark(b, c)` at its outermost commas. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (letter === "," && depth === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

/** The text as it reads in one colour scheme. */
function inScheme(text: string, scheme: 0 | 1): string {
  const start = text.indexOf("light-dark(");
  if (start < 0) return text;
  let depth = 0;
  let end = start + "light-dark".length;
  do {
    if (text[end] === "(") depth++;
    if (text[end] === ")") depth--;
    end++;
  } while (depth > 0);
  const chosen = splitArguments(text.slice(start + "light-dark(".length, end - 1))[scheme] ?? "";
  return inScheme(text.slice(0, start) + chosen + text.slice(end), scheme);
}

function tokenOf(name: string, value: string): Token {
  const inner = /^var\((.*)\)$/s.exec(value)?.[1];
  const [captured, ...rest] = splitArguments(inner ?? "");
  if (!inner || captured !== `--_${name}`) {
    throw new Error(`martillo: --martillo-${name} does not fall back behind --_${name}.`);
  }
  const text = rest.join(", ");
  const [light, dark] = [inScheme(text, 0), inScheme(text, 1)];
  return { name: `--martillo-${name}`, default: light === dark ? text : { light, dark } };
}

/** The tokens by group, in the order of the file. */
export function tokenGroups(
  css = readFileSync(at("src/theme/tokens.css"), "utf8"),
): readonly TokenGroup[] {
  const groups: { doc: string; tokens: Token[] }[] = [];
  // The first comment speaks about the file.
  const body = css.slice(css.indexOf("{"));
  for (const [, comment, name, value] of body.matchAll(
    /\/\*\s*(.*?)\s*\*\/|--martillo-([\w-]+):\s*([^;]*);/gs,
  )) {
    if (comment !== undefined) groups.push({ doc: comment.replace(/\s+/g, " "), tokens: [] });
    else if (name && value) {
      const group = groups.at(-1);
      if (!group) throw new Error(`martillo: --martillo-${name} stands under no comment.`);
      group.tokens.push(tokenOf(name, value.replace(/\s+/g, " ").trim()));
    }
  }
  return groups;
}
