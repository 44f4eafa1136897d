import type { LotDraft } from "martillo/contract";
import { DEFAULT_EXTENSION, isIncrementTable, parseCents } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { LotRow } from "./lot-row";

/** What a seller decides about a lot. */
export type LotValues = Pick<
  LotRow,
  | "auction"
  | "auction_id"
  | "title"
  | "description"
  | "images"
  | "start_cents"
  | "reserve_cents"
  | "reserve_mode"
  | "increments"
  | "opens_ms"
  | "closes_ms"
  | "extension"
  | "buy_now_cents"
  | "buy_now_policy"
  | "deposit_required_cents"
  | (typeof VEHICLE_FIELDS)[number]
>;

const VEHICLE_FIELDS = [
  "category",
  "brand",
  "model",
  "fuel",
  "kilometers",
  "registration_year",
  "power",
  "transmission",
  "body_type",
  "doors",
  "color",
  "condition",
  "location",
  "iva_percent",
] as const satisfies readonly (keyof LotRow & keyof LotDraft)[];

/** What a new lot has where its seller says nothing. */
export const UNSAID: Omit<
  LotValues,
  | "title"
  | "description"
  | "auction"
  | "start_cents"
  | "opens_ms"
  | "closes_ms"
  | "category"
  | "brand"
  | "model"
> = {
  auction_id: null,
  images: [],
  reserve_cents: null,
  reserve_mode: "standard",
  increments: null,
  extension: DEFAULT_EXTENSION,
  buy_now_cents: null,
  buy_now_policy: "none",
  deposit_required_cents: null,
  fuel: null,
  kilometers: null,
  registration_year: null,
  power: null,
  transmission: null,
  body_type: null,
  doors: null,
  color: null,
  condition: null,
  location: "",
  iva_percent: null,
};

/** The fields that a call names, as the database keeps them. Throws INVALID_INPUT for an impossible increment table. */
export function valuesFrom(
  draft: { [Field in keyof LotDraft]?: LotDraft[Field] | undefined },
  known: Pick<LotValues, "images" | "title">,
): Partial<LotValues> {
  const values: Partial<LotValues> = {};
  for (const field of VEHICLE_FIELDS) copy(field, draft[field]);
  copy("title", draft.title);
  copy("description", draft.description);
  copy("auction", draft.auction);
  copy("auction_id", draft.auction_id);
  copy("opens_ms", draft.date_start);
  copy("closes_ms", draft.date_closed);
  copy("extension", draft.extension);
  copy("reserve_mode", draft.reserve_mode);
  copy("start_cents", centsOf(draft.start_price) ?? undefined);
  copy("reserve_cents", centsOf(draft.reserve_price));
  copy("buy_now_cents", centsOf(draft.buy_now_price));
  copy("buy_now_policy", draft.buy_now_policy ?? impliedPolicy(draft.buy_now_price));
  copy("deposit_required_cents", depositOf(draft.deposit_required));
  copy("increments", draft.increments && tableOf(draft.increments));
  copy("images", draft.images && imagesOf(draft.images, known, draft.title ?? known.title));
  return values;

  function copy<Field extends keyof LotValues>(field: Field, value: LotValues[Field] | undefined) {
    if (value !== undefined) values[field] = value;
  }
}

type Euro = LotDraft["start_price"] | null | undefined;

function centsOf(amount: Euro): number | null | undefined {
  return amount === null || amount === undefined ? amount : parseCents(amount);
}

/** Nothing and zero are the same. */
function depositOf(amount: Euro): number | null | undefined {
  const cents = centsOf(amount);
  return cents === 0 ? null : cents;
}

/** A price to buy at once says that it may be used. */
function impliedPolicy(price: Euro): LotValues["buy_now_policy"] | undefined {
  if (price === undefined) return undefined;
  return price === null ? "none" : "until_first_bid";
}

function tableOf(rows: NonNullable<LotDraft["increments"]>) {
  const table = rows.map((row) => ({
    fromCents: parseCents(row.from),
    stepCents: parseCents(row.step),
  }));
  if (isIncrementTable(table)) return table;
  const text = "Empiece en 0,00, en orden ascendente y con tramos positivos.";
  throw new ApiFault("INVALID_INPUT", { fields: { increments: text } });
}

/** Pictures that the lot has already keep their thumbnails and texts. */
function imagesOf(sources: readonly string[], known: Pick<LotValues, "images">, title: string) {
  const bySource = new Map(known.images.map((image) => [image.src, image]));
  return sources.map((src) => bySource.get(src) ?? { src, thumb: src, alt: title });
}

/** A fixed price has no clock, no reserve, no steps and no bidders who leave a deposit. */
export function withoutAuctionTerms(values: LotValues): LotValues {
  if (values.auction === 1) return values;
  return {
    ...values,
    reserve_cents: null,
    increments: null,
    extension: null,
    buy_now_cents: null,
    buy_now_policy: "none",
    deposit_required_cents: null,
  };
}

/** The rule of extension when a listing ends at another time: its definite end keeps its distance. */
export function movedExtension(
  { extension, closes_ms }: Pick<LotValues, "extension" | "closes_ms">,
  newCloseMs: number,
): LotValues["extension"] {
  if (extension?.hard_end === undefined) return extension;
  return { ...extension, hard_end: newCloseMs + Math.max(0, extension.hard_end - closes_ms) };
}

const WIRE_NAMES: Record<string, string> = {
  opens_ms: "date_start",
  closes_ms: "date_closed",
  start_cents: "start_price",
  reserve_cents: "reserve_price",
  buy_now_cents: "buy_now_price",
  deposit_required_cents: "deposit_required",
};

/** The field of a call that a value came from. */
export function wireName(field: string): string {
  return WIRE_NAMES[field] ?? field;
}
