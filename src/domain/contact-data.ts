/*
 * Ways to reach a person, as people write them. A lot may not have them: a seller who gets calls instead of bids is lost to the auction. In a message they are hidden until the two have a sale.
 * It reads Spanish. What only looks alike must pass: kilometres, prices, years, plates, chassis and part numbers.
 */

const FIGURES: Readonly<Record<string, string>> = {
  cero: "0",
  uno: "1",
  una: "1",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
};

const FIGURE_WORD = new RegExp(`\\b(?:${Object.keys(FIGURES).join("|")})\\b`, "g");

/** Nine figures in the groups in which people write phones, after the country if it is said. */
const PHONE =
  /(?<![\d.,])(?:(?:\+|00)\s?\d{2}[\s.-]?)?[6-9](?:\d{8}|\d{2}(?:[\s.\-/)]{1,3}\d{3}){2}|\d{2}(?:[\s.\-/)]{1,3}\d{2}){3}|\d[\s.\-/)]{1,3}\d{3}(?:[\s.\-/]{1,3}\d{2}){2}|\d[\s.\-/)]{1,3}\d{3}[\s.\-/]{1,3}\d{4}|\d[\s.\-/)]{1,3}\d{7}|\d{2}[\s.\-/)]{1,3}\d{6}|(?:[\s.\-,]{1,3}\d){8}|\d{2}[\s.\-/]{1,3}\d{2}[\s.\-/]{1,3}\d{4}|\d{2}[\s.\-/]{1,3}\d{4}[\s.\-/]{1,3}\d{2})(?!\d)/g;

/** In any groups: for figures that were written as words, which people do not do with amounts. */
const SPELT_PHONE = /(?<![\d.,])[6-9](?:[\s.\-,/]{0,3}\d){8}(?!\d)/g;

/** Abroad, only with its sign. */
const FOREIGN_PHONE = /(?<!\w)\+\d{2,3}[\s.-]?\d(?:[\s.-]?\d){7,11}(?!\d)/g;

/** A number with one of these behind it is an amount. */
const UNIT = /^\s*(?:€|\$|%|eur|km|kil[oó]metros|cv|cc|cm|kw|kg|mm|rpm|nm|l\b|h\b)/i;

/** A number with one of these before it is a name of something. */
const REFERENCE =
  /(?:\bref(?:erencia)?|\boem|\bpieza|\brecambio|\bc[oó]digo|\bbastidor|\bvin|\bmotor|\bexpediente|\bmatr[ií]cula|\bhomologaci[oó]n|\bserie|\bn[º°.]|\bnum(?:ero)?|\blote)[^\d\n,]{0,12}$/i;

const MAIL =
  /(?<![\w.+-])[\w.+-]{1,64}\s{0,3}(?:@|[([]\s*(?:at|arroba)\s*[)\]]|\s\barroba\b\s)\s*[\w-]+(?:(?:\.|[^\S\n]+\.[^\S\n]+|[^\S\n]*[([]\s*punto\s*[)\]][^\S\n]*|\s+punto\s+)[\w-]{2,}|\.\s(?:com|es|net|org|eu)\b)+/gi;

const ADDRESS =
  /\bhttps?:\S*|\bwww\s?\.\s?\S*|\b(?:[a-z0-9-]{1,63}\.){0,3}[a-z0-9-]{2,63}\.(?:com|net|org|eu|cat|info|shop|online|store)\b(?![\w-])(?:\/\S*)?|\b[a-z0-9-]{1,63}\.(?:es|me|io|app)\/\w\S*|\b[a-z0-9-]{3,63}\.(?:es|me|io|app)(?:(?=\s*$|\s*[\n,;)]))|\b(?:web|p[aá]gina|visit[ea]\w*|entre en|mire en|v[eé]alo en|est[aá] en)\b[^.\n]{0,20}\s[a-z0-9-]{3,63}\.(?:es|me|io|app)\b/gi;

const ACCOUNT = /\b[a-z]{2}\d{2}(?:[\s-]?\d{4}){4,6}(?:[\s-]?\d{1,3}\b)?/g;

const HANDLE =
  /(?:^|(?<=[\s(:]))@[a-z][\w.]{2,}|\b(?:por|al|mi|nuestro|un|de)\s+(?:whats?app?|wasap|guasap|telegram|instagram|facebook|messenger)\b(?!\s+por\s+voz)(?:\s+es\s+@?\w[\w.]{2,}|\s*:\s*@?\w[\w.]{2,})?|\b(?:whats?app?|wasap|guasap|telegram|instagram|tiktok)\s*:(?:\s*@?\w[\w.]{2,})?/g;

/** Signs that show nothing between two figures, or draw a box around one: they only hide a number from a reader like this one. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060]|\ufe0f|\u20e3/;

/** A part of a text, from one index to another, exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Whether a text says how to reach a person: a phone, a mail or an address of a page, a handle, a bank account. */
export function hasContactData(text: string): boolean {
  return findContacts(text).length > 0;
}

/** The parts of a text that say how to reach a person, in order, none in another. */
export function findContacts(text: string): Span[] {
  const { plain, at } = readable(text);
  const { figures, of } = withFigures(plain);
  const found = [
    ...[MAIL, ADDRESS, HANDLE, ACCOUNT].flatMap((pattern) => spansOf(plain, pattern)),
    ...[
      ...phonesIn(figures, of === null ? PHONE : SPELT_PHONE),
      ...spansOf(figures, FOREIGN_PHONE),
    ].map((span) => back(span, of)),
  ];
  return joined(found.map((span) => back(span, at)));
}

/** Where each sign of a changed text comes from: its start, and after the last one the end; null where nothing has moved. */
type Origin = readonly number[] | null;

/** In small letters and plain figures, without signs that show nothing. */
function readable(text: string): { plain: string; at: Origin } {
  const simple = text.replaceAll(/[A-Z]|[^\0-\x7f]/gu, (sign) => {
    const small = sign.normalize("NFKC").toLowerCase();
    return small.length === sign.length ? small : sign;
  });
  if (!UNSEEN.test(simple)) return { plain: simple, at: null };
  const at: number[] = [];
  let plain = "";
  for (let index = 0; index < simple.length; index += 1) {
    const sign = simple.charAt(index);
    if (UNSEEN.test(sign)) continue;
    plain += sign;
    at.push(index);
  }
  return { plain, at: [...at, text.length] };
}

/** With figures for the words of figures. */
function withFigures(plain: string): { figures: string; of: Origin } {
  const words = [...plain.matchAll(FIGURE_WORD)];
  if (words.length === 0) return { figures: plain, of: null };
  const of: number[] = [];
  let figures = "";
  let done = 0;
  const copyTo = (end: number) => {
    for (let index = done; index < end; index += 1) of.push(index);
    figures += plain.slice(done, end);
  };
  for (const { 0: word, index } of words) {
    copyTo(index);
    figures += FIGURES[word] ?? word;
    of.push(index);
    done = index + word.length;
  }
  copyTo(plain.length);
  return { figures, of: [...of, plain.length] };
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

function phonesIn(text: string, pattern: RegExp): Span[] {
  return spansOf(text, pattern).filter(({ from, to }) => {
    const isAmount = UNIT.test(text.slice(to));
    const isName = REFERENCE.test(text.slice(Math.max(0, from - 30), from));
    return !isAmount && !isName;
  });
}

function back({ from, to }: Span, origin: Origin): Span {
  return origin === null ? { from, to } : { from: origin[from] ?? from, to: origin[to] ?? to };
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
}
