/** A piece of a text: words, or a known element around others. */
export type HtmlNode = string | HtmlElementNode;

/** An element that may be shown, with the attributes that it may have. */
export interface HtmlElementNode {
  tag: HtmlTag;
  attributes: Partial<Record<"href" | "scope" | "colspan" | "rowspan", string>>;
  children: HtmlNode[];
}

const TAGS = [
  ...(["h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre"] as const),
  ...(["table", "caption", "thead", "tbody", "tr", "th", "td", "br", "hr"] as const),
  ...(["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "code", "mark", "a"] as const),
] as const;

/** Elements that are shown; the words of others are, without them. */
export type HtmlTag = (typeof TAGS)[number];

const VOID = new Set<string>(["br", "hr"]);
/** The content of these elements is never words. */
const SKIPPED = new Set(
  "script style iframe noscript template svg math object embed head title textarea select".split(
    " ",
  ),
);
/** An opener of a block or an item ends what cannot hold it. */
const ENDED_BY: Partial<Record<HtmlTag, readonly HtmlTag[]>> = {
  li: ["li", "p"],
  p: ["p"],
  dt: ["dt", "dd", "p"],
  dd: ["dt", "dd", "p"],
  tr: ["tr", "td", "th"],
  td: ["td", "th"],
  th: ["td", "th"],
};

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * Reads a text with markup, by any author, into pieces that are all known to be harmless. Without the browser's own parser, so that it also
 * works on servers and under the strictest policies.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlElementNode[] = [];
  let skipping: string | undefined;
  const into = () => open.at(-1)?.children ?? root;

  for (const [text, close, name = "", rest = ""] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (skipping !== undefined) {
      if (close && tag === skipping) skipping = undefined;
    } else if (tag === "") {
      if (!text.startsWith("<!--")) into().push(decoded(text));
    } else if (SKIPPED.has(tag)) {
      if (!close && !rest.trimEnd().endsWith("/")) skipping = tag;
    } else if (isKnown(tag)) {
      if (close) end(open, tag);
      else {
        for (const other of ENDED_BY[tag] ?? []) if (open.at(-1)?.tag === other) open.pop();
        const node: HtmlElementNode = { tag, attributes: attributesOf(rest), children: [] };
        into().push(node);
        if (!VOID.has(tag)) open.push(node);
      }
    }
  }
  return root;
}

function isKnown(tag: string): tag is HtmlTag {
  return (TAGS as readonly string[]).includes(tag);
}

/** Ends the innermost element of that name, and all within it; an end without a beginning is nothing. */
function end(open: HtmlElementNode[], tag: HtmlTag) {
  const at = open.findLastIndex((node) => node.tag === tag);
  if (at >= 0) open.length = at;
}

function attributesOf(text: string): HtmlElementNode["attributes"] {
  const found: HtmlElementNode["attributes"] = {};
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? bare ?? "").trim();
    const key = name.toLowerCase();
    if (key === "href" && SAFE_LINK.test(value)) found.href = value;
    if (key === "scope" && /^(?:col|row)$/.test(value)) found.scope = value;
    if ((key === "colspan" || key === "rowspan") && /^\d{1,2}$/.test(value)) found[key] = value;
  }
  return found;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, dec, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const point = dec === undefined ? Number.parseInt(String(hex), 16) : Number(dec);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}
