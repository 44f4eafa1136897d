import { reportToDeveloper } from "../../client";
import { housePath } from "../../paths";
import { OWN_WEB_PAGE } from "../../paths/pages";
import { toldOnPage } from "./registry";
import { normalizeApiBase, pageSettings } from "./settings";

function textOf(value: unknown): string {
  return typeof value === "number" ? String(value) : (JSON.stringify(value) ?? "");
}

/** What a page can get wrong, told with what would be right. */
const texts = {
  tag: (tag: string, known: readonly string[]) => {
    const nameOf = (one: string) => one.replace(/^mart\w*-/, "");
    const near = nearest(nameOf(tag), known.map(nameOf));
    // Another maker's tag may begin alike.
    if (!near && !tag.startsWith("martillo-")) return "";
    return `there is no <${tag}>${near ? `; did you mean <martillo-${near}>?` : ". Is it misspelt, or newer than the release that this page has pinned?"}`;
  },
  /** Where `meant` is known nothing is shown: it says whose lots, or which one. */
  attribute: (tag: string, name: string, known: readonly string[], meant?: string) => {
    const near = meant ?? nearest(name, known);
    return `<${tag}> has no attribute "${name}"${near ? `; did you mean "${near}"?` : "."}${meant ? " Until then it shows nothing, rather than other lots." : ""} It takes ${known.join(", ")}.`;
  },
  id: (name: string, value: unknown) =>
    `${name}="${textOf(value)}" is not the number of a ${name}, so nothing is listed. Write its number alone: ${name}="12".`,
  lot: (value: unknown) =>
    `a widget of this page has ${value === undefined ? "no lot" : `lot="${textOf(value)}"`}. Write the lot's number, lot="12", or lot="next" for the auction that ends next. The number of a lot stands among its details as "Referencia", and at the end of its address.`,
  connect: (origin: string) =>
    `the Content-Security-Policy of this page stops the connection to ${origin}. Add it to connect-src, with wss for live prices: connect-src 'self' ${origin} ${origin.replace(/^http/, "ws")}`,
  origin: (origin: string) =>
    `the auction house does not admit ${origin}, so nothing can be read from this page. The house adds it to MARTILLO_ORIGINS.`,
  for: (id: string) =>
    `<martillo-search-box for="${id}">: there is no <martillo-lot-list id="${id}"> on this page, nor a box of that id with a list in it.`,
  limit: (value: unknown, most: number, used: number) =>
    `limit="${textOf(value)}" cannot be: it takes a whole number from 1 to ${most}. ${used} are shown.`,
  query: (name: string, known: readonly string[]) =>
    `"${name}" in the query of a list is ignored. It takes ${known.join(", ")}; what narrows a list stands in "filters".`,
  refused: (fields: Readonly<Record<string, string>>) =>
    `the API does not take what a list of this page asks for, so nothing is listed. ${Object.entries(
      fields,
    )
      .map(([name, text]) => `${name}: ${text}`)
      .join(" ")}`,
};

export type Mistakes = typeof texts;

/** Attributes of HTML itself, of frameworks and of their helpers: none of them is meant for the widget. */
const OF_ANYBODY =
  /[:@.$_*]|^(aria|data|v|x|ng|hx|wire|on)|^(accesskey|autofocus|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|inert|inputmode|is|item(id|prop|ref|scope|type)|key|lang|nonce|popover|ref|role|spellcheck|tabindex|title|translate)$/;

/** What the late code of this file does, for whom it is loaded. */
export interface TellsMistakes {
  tell: typeof tell;
}

/** Says it, with the address of the guide at the house. */
export function tell<Kind extends keyof Mistakes>(
  kind: Kind,
  ...details: Parameters<Mistakes[Kind]>
): void {
  const say = texts[kind] as (...details: unknown[]) => string;
  if (kind === "attribute" && !details[3] && OF_ANYBODY.test(String(details[1]))) return;
  const text = say(...details);
  // Once, however many elements share it.
  const told = toldOnPage();
  if (!text || told.has(text)) return;
  told.add(text);
  const { apiBase } = pageSettings();
  const guide = `${normalizeApiBase(apiBase)}${housePath(OWN_WEB_PAGE)}#${kind}`;
  reportToDeveloper(apiBase ? `${text} ${guide}` : text);
}

/** The name that was probably meant: at most two letters away. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const far = 3;
  let best: { name: string; distance: number } = { name: "", distance: far };
  for (const candidate of known) {
    const distance =
      candidate.startsWith(name) || name.startsWith(candidate) ? 1 : edits(name, candidate);
    if (distance < best.distance) best = { name: candidate, distance };
  }
  return best.distance < far ? best.name : undefined;
}

/** How many letters differ between two words. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_value, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
