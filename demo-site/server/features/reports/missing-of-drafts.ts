/** What each draft of a report still lacks, in the words of its reader. */
import type { CallContext } from "../../platform/call/context";
import { readLotChoices } from "../house";
import { type LotRow, readLots } from "../lots";
import { missingOf } from "../selling";
import type { SourceRow } from "./report-repository";
import type { ReportWords, Word } from "./report-source";

/** Whole lots are read for it: so many at once, and for as long as a report may take. */
const DRAFTS_AT_ONCE = 500;
const LIMIT_MS = 10_000;

/** Where a fault belongs, by the first part of its path. */
const GAPS: Readonly<Record<string, Word>> = {
  title: "gapTitle",
  description: "gapDescription",
  category: "gapCategory",
  brand: "gapBrand",
  model: "model",
  registration_year: "gapYear",
  vin: "gapVin",
  location: "gapPlace",
  images: "gapPhotos",
  start_price: "startPrice",
  reserve_price: "reserve",
  increments: "gapIncrements",
  date_start: "gapStart",
  date_closed: "ends",
  pickup: "gapPickup",
};

/** The rows with what drafts among them lack. Undefined where it takes too long. */
export async function withMissing(
  rows: readonly SourceRow[],
  words: ReportWords,
  ctx: CallContext,
): Promise<SourceRow[] | undefined> {
  const drafts = rows.filter(({ state }) => state === "draft").map(({ id }) => id);
  if (drafts.length === 0) return [...rows];
  const choices = await readLotChoices(ctx);
  const endMs = performance.now() + LIMIT_MS;
  const missing = new Map<number, string>();
  for (let at = 0; at < drafts.length; at += DRAFTS_AT_ONCE) {
    if (performance.now() > endMs) return undefined;
    const lots = await readLots(ctx.db, drafts.slice(at, at + DRAFTS_AT_ONCE), ctx.viewer);
    for (const lot of lots) {
      missing.set(lot.id, gapsOf(lot, Object.keys(missingOf(lot, choices)), words));
    }
  }
  return rows.map((row) => ({ ...row, missing: missing.get(row.id) || null }));
}

function gapsOf({ asked_fields: asked }: LotRow, paths: string[], words: ReportWords): string {
  const names = paths.map((path) => {
    const [field = path, answer] = path.split(".");
    if (field === "custom_fields") return labelOf(asked ?? [], answer) ?? words.gapOther;
    return words[GAPS[field] ?? "gapOther"];
  });
  return [...new Set(names)].join(", ");
}

function labelOf(
  asked: NonNullable<LotRow["asked_fields"]>,
  name: string | undefined,
): string | undefined {
  for (const { name: own, label, sub_select: sub } of asked) {
    if (own === name) return label;
    if (sub?.name === name) return sub?.label;
  }
  return undefined;
}
