/** What the format of a number cell makes of its number: a day, a moment, a share, an amount in some currency. */
import { SheetRefused } from ".";
import { attributesOf, isNamed, nameOf, tagsOf, textOf } from "./xml-tags";

export interface NumberFormat {
  kind: "plain" | "day" | "time" | "moment" | "percent";
  /** The currency that it shows, other than euro. */
  currency?: string;
  /** As many figures are shown at least, as in `00000`. */
  figures?: number;
}

const PLAIN: NumberFormat = { kind: "plain" };

/** The formats that every spreadsheet has; those of money are in the currency that its owner uses. */
const BUILT_IN: ReadonlyMap<number, NumberFormat["kind"]> = new Map([
  ...numbered("percent", [9, 10]),
  ...numbered("day", [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]),
  ...numbered("day", [71, 72, 73, 74, 81]),
  ...numbered("time", [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56, 75, 76, 78, 79, 80]),
  ...numbered("moment", [22, 77]),
]);

function numbered(
  kind: NumberFormat["kind"],
  ids: readonly number[],
): [number, NumberFormat["kind"]][] {
  return ids.map((id) => [id, kind]);
}

/** The formats of a workbook's cells, by the number that a cell has in its `s`. */
export function formatsOf(parts: ReadonlyMap<string, Uint8Array>): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  for (const { text } of tagsOf(textOf(parts.get(stylesPath(parts))))) {
    const name = nameOf(text);
    if (name === "cellXfs" || name === "/cellXfs") isOfCells = name === "cellXfs";
    if (name === "numFmt") {
      const attributes = attributesOf(text);
      codes.set(Number(attributes.get("numFmtId")), attributes.get("formatCode") ?? "");
    }
    if (name === "xf" && isOfCells) {
      const id = Number(attributesOf(text).get("numFmtId") ?? 0);
      const code = codes.get(id);
      formats.push(code === undefined ? { kind: BUILT_IN.get(id) ?? "plain" } : formatOf(code));
    }
    if (formats.length > MOST_FORMATS) throw new SheetRefused("IMPORT_TOO_LARGE");
  }
  return formats;
}

/** As many as a workbook may have. */
const MOST_FORMATS = 65_490;

function stylesPath(parts: ReadonlyMap<string, Uint8Array>): string {
  for (const { text } of tagsOf(textOf(parts.get("xl/_rels/workbook.xml.rels")))) {
    if (!isNamed(text, "Relationship")) continue;
    const attributes = attributesOf(text);
    const target = attributes.get("Target") ?? "";
    if (!attributes.get("Type")?.endsWith("/styles")) continue;
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }
  return "xl/styles.xml";
}

const EURO = /^(?:€|EUR)$/i;
/** Currencies that are written without brackets. */
const SIGN = /[$£¥]|\b(?:USD|GBP|CHF|JPY|CNY|MXN)\b/;

/** What a code such as `dd/mm/yyyy hh:mm`, `0.00%` or `[$$-409]#,##0.00` means. Of several sections the first, for what is not below zero. */
export function formatOf(code: string): NumberFormat {
  const { bare, literal, currency } = piecesOf(code);
  if (/[ymdhs]/i.test(bare) && !/[#?]/.test(bare)) return { kind: kindOfMoment(bare) };
  if (bare.includes("%")) return { kind: "percent" };
  const sign = currency ?? SIGN.exec(literal + bare)?.[0];
  if (sign !== undefined && !EURO.test(sign)) return { kind: "plain", currency: sign };
  return /^0{2,}$/.test(bare.trim()) ? { kind: "plain", figures: bare.trim().length } : PLAIN;
}

function kindOfMoment(bare: string): "day" | "time" | "moment" {
  const hasTime = /[hs]/i.test(bare);
  const hasDay = /[yd]/i.test(bare);
  if (hasTime) return hasDay ? "moment" : "time";
  return "day";
}

interface Pieces {
  /** The characters that stand for figures and for parts of a moment. */
  bare: string;
  /** The text that is shown as it is. */
  literal: string;
  /** In brackets, with its country. */
  currency?: string;
}

/** Takes a code apart, character by character: the parts that are quoted, escaped or in brackets. */
function piecesOf(code: string): Pieces {
  const pieces: Pieces = { bare: "", literal: "" };
  for (let at = 0; at < code.length && code[at] !== ";"; at += 1) {
    const char = code[at] ?? "";
    if (char === "\\") {
      at += 1;
      pieces.literal += code[at] ?? "";
    } else if (char === "_" || char === "*") at += 1;
    else if (char === '"' || char === "[") {
      const end = code.indexOf(char === "[" ? "]" : '"', at + 1);
      const inside = code.slice(at + 1, end === -1 ? code.length : end);
      at = end === -1 ? code.length : end;
      if (char === '"') pieces.literal += inside;
      else addBracket(inside, pieces);
    } else pieces.bare += char;
  }
  // `AM/PM` is of the time, its letters are of no month.
  pieces.bare = pieces.bare.replaceAll(/AM\/PM|A\/P/gi, "h");
  return pieces;
}

/** `[h]` counts hours beyond a day, `[$€-C0A]` is a currency, `[Red]` and `[>100]` are neither. */
function addBracket(inside: string, pieces: Pieces) {
  if (/^(?:h+|m+|s+)$/i.test(inside)) pieces.bare += `${inside}s`;
  const [, currency = ""] = /^\$([^-]*)/.exec(inside) ?? [];
  if (currency !== "") pieces.currency = currency.trim();
}
