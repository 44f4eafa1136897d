/** In which language a page speaks, told by the texts of widgets and site. */
import type { Messages } from "martillo";
import type { Page } from "playwright";
import { spanish as ofWidgets } from "../../src/testing/spanish-texts";
import { en as widgetsInEnglish } from "../../widgets/locales/en";
import { en as siteInEnglish } from "../app/locales/en";

const modules = import.meta.glob<Record<string, Messages<Record<string, string>>>>(
  ["../app/**/*.messages.ts", "../../docs/practice/*.messages.ts"],
  { eager: true },
);
const ofSite = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap(({ root, texts }) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${root}.${key}`, text]),
  );
const inEnglish: Readonly<Record<string, string>> = { ...widgetsInEnglish, ...siteInEnglish };
const pairs = [...ofSite, ...ofWidgets].map(([key, text]) => [text, inEnglish[key] ?? ""] as const);

/** Longest value that is filled into a text: with more, a description of a lot that begins with "Entre" would pass for "Entre {minimum} y {maximum}." */
const LONGEST_VALUE = 80;

/** A pattern for a text as it is shown; null for one that is mostly what is filled in. */
function shown(text: string): string | null {
  if (text.includes(", plural,") || text.includes(", select,")) return null;
  const parts = text.split(/\{\w+\}/);
  if (parts.length > 1 && parts.join("").replaceAll(/\P{L}/gu, "").length < 6) return null;
  return `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(`.{1,${LONGEST_VALUE}}`)}$`;
}

function patterns(mine: readonly string[], other: readonly string[]): RegExp[] {
  const others = new Set(other);
  return mine
    .filter((text) => !others.has(text))
    .map(shown)
    .filter((pattern) => pattern !== null)
    .map((pattern) => new RegExp(pattern, "u"));
}
/** Texts of widgets and site that have another English text. */
export const SPANISH = patterns(
  pairs.map(([text]) => text),
  pairs.map(([, text]) => text),
);
/** Their English texts. */
export const ENGLISH = patterns(
  pairs.map(([, text]) => text),
  pairs.map(([text]) => text),
);

/** Everything that is said on the page: texts, labels, its title. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title.replace(/ · Martillo$/, "")];
    for (const node of document.querySelectorAll("body, body *")) {
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? "");
      }
      for (const name of ["aria-label", "placeholder", "title", "alt"]) {
        said.push(node.getAttribute(name) ?? "");
      }
    }
    return said.map((text) => text.trim()).filter(Boolean);
  });
}

/** What a page says in a language that it should not speak. */
export async function leftOn(page: Page, language: readonly RegExp[]): Promise<string[]> {
  const said = new Set(await saidOn(page));
  return [...said].filter((text) => language.some((pattern) => pattern.test(text)));
}

/** By the switch in the footer. */
export function chooseLanguage(page: Page, code: string) {
  return page.locator(".martillo-language-switch select").selectOption(code);
}
