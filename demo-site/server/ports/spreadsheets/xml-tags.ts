/** Reads the XML of strangers' workbooks tag by tag, each character once. */
import { SheetRefused } from ".";

export interface Tag {
  /** The text between the brackets. */
  text: string;
  /** Where that begins, and where the text behind the tag does. */
  start: number;
  end: number;
}

/** What may hold anything, and ends in its own way. */
const ENDS: Readonly<Record<string, string>> = { "<!--": "-->", "<![CDATA[": "]]>" };

/**
 * The tags of a text, one after the other. Each character is looked at once: a pattern that seeks the end of a tag from each beginning takes
 * the square of the length of a text that was made for it, or the cube. Throws IMPORT_UNREADABLE for a tag within a tag.
 */
export function* tagsOf(xml: string): Generator<Tag> {
  for (let at = xml.indexOf("<"); at !== -1;) {
    const begin = Object.keys(ENDS).find((each) => xml.startsWith(each, at));
    const end = begin === undefined ? ">" : (ENDS[begin] ?? ">");
    const close = xml.indexOf(end, at);
    if (close === -1) throw new SheetRefused("IMPORT_UNREADABLE");
    const next = xml.indexOf("<", begin === undefined ? at + 1 : close);
    if (begin === undefined) {
      if (next !== -1 && next < close) throw new SheetRefused("IMPORT_UNREADABLE");
      yield { text: xml.slice(at + 1, close), start: at + 1, end: close + 1 };
    }
    at = next;
  }
}

/** The name that a tag opens or, with its slash, closes, in any namespace. */
export function nameOf(tag: string): string {
  const full = tag.slice(0, tag.search(/\s|$/));
  const slash = full.startsWith("/") ? "/" : "";
  const bare = full.endsWith("/") ? full.slice(0, -1) : full;
  return slash + bare.slice(Math.max(slash.length, bare.indexOf(":") + 1));
}

export function isNamed(tag: string, name: string): boolean {
  return nameOf(tag) === name;
}

/** From where the last one ended, so that no text is looked at twice. */
const ATTRIBUTE = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag, by name. */
export function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = Math.max(0, tag.search(/\s|$/));
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const [, name = "", double, single = ""] = match;
    attributes.set(name, unescaped(double ?? single));
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const HIGHEST_CHARACTER = 0x10_ff_ff;

export function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(#x?)?(\w{1,8});/g, (whole, mark: string | undefined, name: string) => {
    if (mark === undefined) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(name, mark === "#" ? 10 : 16);
    return code <= HIGHEST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder().decode(bytes) : "";
}
