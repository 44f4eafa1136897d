import type { IOptions } from "sanitize-html";

/** What a text of the house's people may look like; everything else is taken away, and its words stay. */
const RULES: IOptions = {
  allowedTags: [
    "p",
    "br",
    "strong",
    "em",
    "u",
    "ul",
    "ol",
    "li",
    "h2",
    "h3",
    "h4",
    "a",
    "blockquote",
  ],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The content of these is no text for people.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "template",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "xmp",
    "noembed",
    "noframes",
    "plaintext",
  ],
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  nestingLimit: 20,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h5: "h4",
    h6: "h4",
    div: "p",
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && { href }), rel: "nofollow noopener noreferrer" },
    }),
  },
};

/** Longer texts are no descriptions; reading them would hold everybody up. */
export const LONGEST_HTML = 50_000;

const TAG = /<\/?[a-z!]/i;

/** Whether a text means to be marked up; a plain one is shown as it is, and is never cleaned. */
export function isRichText(text: string): boolean {
  return TAG.test(text);
}

/**
 * A rich text from anybody as it may be stored and shown. The library comes with the first text, so that processes and pages that clean
 * none do without it.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  return sanitize(html.slice(0, LONGEST_HTML), RULES);
}

/** Pages of the house have tables and lists of terms besides, and its links are its own. */
const PAGE_RULES: IOptions = {
  ...RULES,
  allowedTags: (RULES.allowedTags || []).concat(
    ["dl", "dt", "dd", "table", "caption", "thead", "tbody", "tr", "th", "td"],
    ["code", "pre", "mark", "small", "sub", "sup", "s", "hr"],
  ),
  allowedAttributes: {
    a: ["href"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  transformTags: { b: "strong", i: "em", h1: "h2", h5: "h4", h6: "h4", div: "p" },
};

/** The same for a page of text that the house's own people write; the data of the operator are filled in later. */
export async function cleanPageHtml(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  return sanitize(html, PAGE_RULES);
}
