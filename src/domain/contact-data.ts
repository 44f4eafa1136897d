/*
 * Ways to reach a person, as people write them. A lot may not have them: a seller who gets calls instead of bids is lost to the auction.
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
  /(?<![\d.,])(?:(?:\+|00)\s?\d{2}[\s.-]?)?[6-9](?:\d{8}|\d{2}(?:[\s.\-/]{1,3}\d{3}){2}|\d{2}(?:[\s.\-/]{1,3}\d{2}){3}|\d[\s.\-/]{1,3}\d{3}(?:[\s.\-/]{1,3}\d{2}){2}|\d[\s.\-/]{1,3}\d{3}[\s.\-/]{1,3}\d{4}|\d{2}[\s.\-/]{1,3}\d{6}|(?:[\s.\-,]{1,3}\d){8}|\d{2}[\s.\-/]{1,3}\d{2}[\s.\-/]{1,3}\d{4})(?!\d)/g;

/** In any groups: for figures that were written as words, which people do not do with amounts. */
const SPELT_PHONE = /(?<![\d.,])[6-9](?:[\s.\-,/]{0,3}\d){8}(?!\d)/g;

/** Abroad, only with its sign. */
const FOREIGN_PHONE = /(?<!\w)\+\d{2,3}[\s.-]?\d(?:[\s.-]?\d){7,11}(?!\d)/;

/** A number with one of these behind it is an amount. */
const UNIT = /^\s*(?:€|\$|%|eur|km|kil[oó]metros|cv|cc|cm|kw|kg|mm|rpm|nm|l\b|h\b)/i;

/** A number with one of these before it is a name of something. */
const REFERENCE =
  /(?:\bref(?:erencia)?|\boem|\bpieza|\brecambio|\bc[oó]digo|\bbastidor|\bvin|\bmotor|\bexpediente|\bmatr[ií]cula|\bhomologaci[oó]n|\bserie|\bn[º°.]|\bnum(?:ero)?)[^\d\n]{0,12}$/i;

const MAIL =
  /(?<![\w.+-])[\w.+-]{1,64}\s{0,3}(?:@|[([]\s*(?:at|arroba)\s*[)\]]|\s\barroba\b\s)\s*[\w-]+(?:\s*(?:\.|[([]\s*punto\s*[)\]]|\s\bpunto\b\s)\s*[\w-]{2,})+/i;

const ADDRESS =
  /\bhttps?:|\bwww\s?\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|eu|cat|info|shop|online|store)\b(?![\w-])|\b[a-z0-9-]{3,63}\.(?:es|me|io|app)(?:\/\w|(?=\s*$|\s*[\n,;)]))|\b(?:web|p[aá]gina|visit[ea]\w*|entre en|mire en|v[eé]alo en|est[aá] en)\b[^.\n]{0,20}\s[a-z0-9-]{3,63}\.(?:es|me|io|app)\b/i;

const ACCOUNT = /\b[a-z]{2}\d{2}(?:[\s-]?\d{4}){4,6}/;

const HANDLE =
  /(?:^|[\s(:])@[a-z][\w.]{2,}|\b(?:por|al|mi|nuestro|un|de)\s+(?:whats?app?|wasap|guasap|telegram|instagram|facebook|messenger)\b(?!\s+por\s+voz)|\b(?:whats?app?|wasap|guasap|telegram|instagram|tiktok)\s*:/i;

/** Whether a text says how to reach a person: a phone, a mail or an address of a page, a handle, a bank account. */
export function hasContactData(text: string): boolean {
  const plain = text.toLowerCase();
  const figures = plain.replaceAll(FIGURE_WORD, (word) => FIGURES[word] ?? word);
  return (
    MAIL.test(plain) ||
    ADDRESS.test(plain) ||
    HANDLE.test(plain) ||
    ACCOUNT.test(plain) ||
    FOREIGN_PHONE.test(figures) ||
    hasPhone(figures, figures === plain ? PHONE : SPELT_PHONE)
  );
}

function hasPhone(text: string, pattern: RegExp): boolean {
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const isAmount = UNIT.test(text.slice(index + found.length));
    const isName = REFERENCE.test(text.slice(Math.max(0, index - 30), index));
    if (!isAmount && !isName) return true;
  }
  return false;
}
