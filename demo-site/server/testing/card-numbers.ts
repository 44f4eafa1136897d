import { passesLuhn } from "martillo/domain";
import type { Db } from "../platform/db/db";

/** 13 to 19 digits that begin as cards do, also in groups; digits in a longer word or number are something else. */
const GROUPED = /(?<!\w|\d[ \-+_.])[2-6](?:[ \-+_.]?\d){12,18}(?!\w|[ \-+_.]\d)/g;
const BASE64 = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}){13,}/gi;

/** As `randomUUID` makes them: one in forty thousand reads like a card, groups and check digit and all. */
const UUID = /(?<![\w-])[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\w-])/gi;
/** So many characters before and after a number say where it comes from. */
const CONTEXT = 60;

export interface CardHit {
  /** Its digits alone. */
  number: string;
  /** The text around it, of the reading in which it was found. */
  context: string;
}

/**
 * What looks like the number of a card in a text: digits with a check digit that fits, in one piece or in groups, also as percent encoding,
 * base64 or hexadecimal bytes write them. One in ten numbers of that length fits by chance, so times and ids should not be that long;
 * random UUIDs are left out. Each number once, where it stands first.
 */
export function cardHitsIn(text: string): CardHit[] {
  const own = text.replace(UUID, "uuid");
  const hits = new Map<string, CardHit>();
  for (const reading of [own, ...decodings(own)]) {
    for (const match of reading.matchAll(GROUPED)) {
      const number = match[0].replace(/\D/g, "");
      if (hits.has(number) || !passesLuhn(number)) continue;
      hits.set(number, { number, context: around(reading, match.index, match[0].length) });
    }
  }
  return [...hits.values()];
}

export function cardNumbersIn(text: string): string[] {
  return cardHitsIn(text).map(({ number }) => number);
}

/** A piece of a text with what stands before and after it, in one line. */
export function around(text: string, at: number, length: number): string {
  return text.slice(Math.max(0, at - CONTEXT), at + length + CONTEXT).replace(/\s+/g, " ");
}

/** The same text as it was before a program encoded parts of it. */
function decodings(text: string): string[] {
  const percent = /%\d\d/.test(text) ? [text.replace(/%20|%2D/gi, " ")] : [];
  const base64 = [...text.matchAll(BASE64)].map(([match]) => plainOf(match));
  const hex = [...text.matchAll(HEX)].map(([match]) =>
    (match.match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16))).join(""),
  );
  return [...percent, ...base64, ...hex].filter((reading) => /\d{4}/.test(reading));
}

function plainOf(encoded: string): string {
  try {
    return atob(encoded.replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, ""));
  } catch {
    return "";
  }
}

/** Every row of every table, as text, by the name of its table. */
export async function databaseText(db: Db): Promise<Map<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    texts.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return texts;
}
