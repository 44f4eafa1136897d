import type { LanguageSet } from "martillo/contract";
import type { OperatorDetails } from "../call/operator";
import { type Language, rulesOf } from "../languages";

/** A piece of a message; plain text and HTML are both made of the same pieces, so that neither can say less. */
export type Block =
  | string
  /** A path of the site, which begins with `/`. */
  | { link: string; label: string }
  /** A path of the site, or a whole address; plain text goes without. */
  | { picture: string; alt: string }
  | { code: string }
  | { quote: string }
  | { items: readonly Item[] }
  | { small: string };

export interface Item {
  text: string;
  detail?: string;
  link?: string;
}

/** Values of a letter that is written in its reader's language; sums and times among them are in the same one. */
export interface Spoken {
  /** The reader's language set. @default Spain's */
  language?: LanguageSet | undefined;
}

/** What a letter says, given its values. */
export interface MailTemplate<Values> {
  /** By which the outbox and its pages know it. */
  name: string;
  subject(values: Values): string;
  body(values: Values): readonly Block[];
  /** Set for letters with a code or the token of a link: seconds that it is good for. Their text is not kept after sending. */
  secretForSeconds?: (values: Values) => number;
}

/** What a text message says, given its values. */
export interface SmsTemplate<Values> {
  name: string;
  text(values: Values): string;
  secretForSeconds?: (values: Values) => number;
}

/** A letter or a text message in another language: its words, without the parts that are the same in all. */
export type Words<Template> = Omit<Template, "name" | "secretForSeconds">;

/** Lets a template's values be inferred from its definition. */
export function mailTemplate<Values>(template: MailTemplate<Values>): MailTemplate<Values> {
  return template;
}

/** The same for a text message. */
export function smsTemplate<Values>(template: SmsTemplate<Values>): SmsTemplate<Values> {
  return template;
}

const HOUSE = "Martillo";
const LONGEST_WORDS = 60;
/** Text that a mail program would turn into a link, or a number that a reader would call. */
const LOOKS_LIKE_ADDRESS = /[/@\\]|www|\S[.:\u3002\uff0e\uff61]\S|\d(?:[\s.-]?\d){5}/i;
/** "S.L.", "J.M.": dots between single letters are no address. */
const ABBREVIATION = /(?<![^\s(,])(?:\p{L}\.)+\p{L}?(?=[\s,;)]|$)/gu;

/**
 * Words of a stranger as the house may repeat them to others; null where they are none, or could lead a reader astray: strangers can
 * have letters sent to anybody, under the house's name.
 */
export function harmless(words: string | null | undefined): string | null {
  const plain = oneLine(words ?? "");
  if (plain === "" || plain.length > LONGEST_WORDS) return null;
  return LOOKS_LIKE_ADDRESS.test(plain.replace(ABBREVIATION, "")) ? null : plain;
}

/** "Hola, Lucía:", or without the name where it is none. */
export function greeting(name: string | null | undefined, language: Language = "es"): string {
  const plain = harmless(name);
  const [hello, end] = rulesOf(language).hello;
  return plain === null ? `${hello}${end}` : `${hello}, ${plain}${end}`;
}

const DAY = 86_400;
const HOUR = 3_600;
const MINUTE = 60;

/** "5 minutos", "1 hora", "2 días". */
export function spanText(seconds: number, language: Language = "es"): string {
  const { spans } = rulesOf(language);
  const isWhole = (size: number) => seconds >= size && seconds % size === 0;
  const [size, [one, many]] = isWhole(DAY)
    ? [DAY, spans.day]
    : isWhole(HOUR)
      ? [HOUR, spans.hour]
      : [MINUTE, spans.minute];
  const count = Math.max(1, Math.round(seconds / size));
  return `${count} ${count === 1 ? one : many}`;
}

/** Line breaks in a subject would begin a header of their own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** As much of a title as leaves room for the rest of a text message. */
const LONGEST_TITLE = 40;

/** A title as text messages name it: one line, shortened. */
export function shortTitle(title: string): string {
  const line = oneLine(title);
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : line;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The sender, as named below every letter. */
export type Sender = Pick<OperatorDetails, "name" | "address" | "email">;

/** What a letter is rendered with. */
export interface LetterFrame {
  /** Origin that its links begin with. */
  siteUrl: string;
  /** Without one only the house's name stands below it. */
  sender?: Sender | undefined;
  /** What the template is written in. @default Spanish */
  language?: Language;
}

/** A letter in plain text and in HTML. */
export function renderMail<Values>(
  template: Words<MailTemplate<Values>>,
  values: Values,
  { siteUrl, sender, language = "es" }: LetterFrame,
): RenderedMail {
  const subject = oneFullStop(oneLine(template.subject(values)));
  const blocks = template.body(values).map(tidyBlock);
  const plain = blocks.flatMap((block) => plainBlock(block, siteUrl) ?? []);
  const body = blocks.map((block) => htmlBlock(block, siteUrl, language)).join("\n");
  const signature = [sender?.name, sender?.address, sender?.email].filter(Boolean);
  return {
    subject,
    text: `${plain.join("\n\n")}\n\n${[HOUSE, ...signature].join("\n")}\n`,
    html: page(subject, body, language, signature.join(" · ")),
  };
}

/** A sentence that ends in "Flotas Pinoalto, S.L." has its full stop already. */
export function oneFullStop(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])\.\.(?!\.)/gu, ".");
}

/** Tidies the words of the house; a quotation stays as it was written. */
function tidyBlock(block: Block): Block {
  if (typeof block === "string") return oneFullStop(block);
  return "small" in block ? { small: oneFullStop(block.small) } : block;
}

function plainBlock(block: Block, siteUrl: string): string | undefined {
  if (typeof block === "string") return block;
  if ("link" in block) return `${block.label}:\n${siteUrl}${block.link}`;
  if ("picture" in block) return undefined;
  if ("code" in block) return `    ${block.code}`;
  if ("quote" in block) return block.quote.replace(/^/gm, "> ");
  if ("small" in block) return block.small;
  return block.items
    .map(({ text, detail, link }) =>
      [`- ${text}`, detail, link && siteUrl + link].filter(Boolean).join("\n  "),
    )
    .join("\n");
}

function htmlBlock(block: Block, siteUrl: string, language: Language): string {
  if (typeof block === "string") return `<p style="margin:0 0 16px">${lines(block)}</p>`;
  if ("link" in block) {
    const address = escapeHtml(siteUrl + block.link);
    return [
      `<p style="margin:24px 0"><a href="${address}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`,
      `<p style="${SMALL}">${rulesOf(language).noButton}<br>${address}</p>`,
    ].join("\n");
  }
  if ("picture" in block) {
    const source = block.picture.startsWith("/") ? siteUrl + block.picture : block.picture;
    return `<p style="margin:0 0 16px"><img src="${escapeHtml(source)}" alt="${escapeHtml(block.alt)}" width="512" style="${PICTURE}"></p>`;
  }
  if ("code" in block) return `<p style="${CODE}">${escapeHtml(block.code)}</p>`;
  if ("quote" in block) return `<blockquote style="${QUOTE}">${lines(block.quote)}</blockquote>`;
  if ("small" in block) return `<p style="${SMALL}">${lines(block.small)}</p>`;
  const items = block.items.map(({ text, detail, link }) => {
    const name = escapeHtml(text);
    const title = link
      ? `<a href="${escapeHtml(siteUrl + link)}" style="${LINK}">${name}</a>`
      : name;
    return `<li style="margin:0 0 12px">${title}${detail ? `<br>${escapeHtml(detail)}` : ""}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join("")}</ul>`;
}

const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:8px;background:#14467c;color:#ffffff;text-decoration:none;font-weight:600";
const LINK = "color:#14467c";
const PICTURE = "display:block;width:100%;height:auto;border:0;border-radius:8px";
const SMALL = "margin:0 0 16px;color:#5b6470;font-size:13px;overflow-wrap:anywhere";
const CODE =
  "margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px;font-family:Consolas,Menlo,monospace";
const QUOTE =
  "margin:0 0 16px;padding:8px 16px;border-left:3px solid #c9d1da;overflow-wrap:anywhere";

function page(subject: string, body: string, language: Language, signature: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7;color:#1b2430;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#14467c">${HOUSE}</p>
${body}
</div>${signature && `\n<p style="max-width:560px;${SMALL};margin:16px auto 0">${escapeHtml(signature)}</p>`}
</body>
</html>
`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
