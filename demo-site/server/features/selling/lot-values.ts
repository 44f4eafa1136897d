import {
  type FieldsWith,
  LOT_PHOTO_WIDTHS,
  type LotDraft,
  type LotPart,
  type LotSchedule,
  type PickupCalendar,
  SHOWN_FIELDS,
  type ShownField,
  UNSAID_VEHICLE,
  VEHICLE,
  VEHICLE_FIELDS,
} from "martillo/contract";
import {
  DEFAULT_EXTENSION,
  parseCents,
  plannedTimes,
  readIncrements,
  vehicleNumber,
} from "martillo/domain";
import { type LotValues, UNSET_MS } from "../lots";

/** What a new lot has where its seller says nothing. */
export const UNSAID: Omit<
  LotValues,
  "title" | "description" | "auction" | "start_cents" | "opens_ms" | "closes_ms"
> = {
  auction_id: null,
  images: [],
  photo_notes: {},
  custom_fields: {},
  damage: [],
  inspection: null,
  documents: [],
  film: null,
  pickup: null,
  transport: null,
  reserve_cents: null,
  reserve_mode: "standard",
  increments: null,
  extension: DEFAULT_EXTENSION,
  buy_now_cents: null,
  buy_now_policy: "none",
  deposit_required_cents: null,
  auto_relist: null,
  schedule: null,
  auto_accept_cents: null,
  auto_decline_cents: null,
  iva_percent: null,
  ...UNSAID_VEHICLE,
};

/** A draft of which nothing is decided. */
export const BLANK: LotValues = {
  ...UNSAID,
  title: "",
  description: "",
  auction: 1,
  start_cents: 0,
  opens_ms: UNSET_MS,
  closes_ms: UNSET_MS,
};

/** Those of which nothing and an empty text are the same. */
const MAY_BE_NULL = SHOWN_FIELDS.filter(
  (name): name is NullableText => VEHICLE[name].kind === "text" && UNSAID_VEHICLE[name] === null,
);

type NullableText = Exclude<
  ShownField & FieldsWith<{ kind: "text" }>,
  FieldsWith<{ unsaid: "blank" }>
>;

/** A part of a draft as the fields of a lot: a blank field there is one that the seller has not decided. */
export function draftOf(part: Given<LotPart>): Given<LotDraft> {
  const { start_price, date_start, date_closed, increments, extension, ...rest } = part;
  const draft: Given<LotDraft> & Record<string, unknown> = rest;
  for (const field of MAY_BE_NULL) if (draft[field] === "") draft[field] = null;
  if (start_price !== undefined) draft.start_price = start_price ?? 0;
  if (date_start !== undefined) draft.date_start = date_start ?? UNSET_MS;
  if (date_closed !== undefined) draft.date_closed = date_closed ?? UNSET_MS;
  if (increments !== undefined) draft.increments = increments ?? [];
  if (extension !== undefined) draft.extension = extension ?? DEFAULT_EXTENSION;
  return draft;
}

type Given<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** What a lot has already that what is written is seen beside. */
type Known = Pick<LotValues, "images" | "title"> & Partial<Pick<LotValues, "photo_notes">>;

/** A draft as it is named, with the answers that it names. */
export type NamedDraft = Given<LotDraft>;

/** A draft whose answers to the house's own fields are read already, all of them. */
export type ReadDraft = Omit<Given<LotDraft>, "custom_fields"> & {
  custom_fields?: LotValues["custom_fields"] | undefined;
};

/** The fields that a call names, as the database keeps them. */
export function valuesFrom(draft: ReadDraft, known: Known): Partial<LotValues> {
  const values: Partial<LotValues> = {};
  for (const field of VEHICLE_FIELDS) copy(field, draft[field]);
  copy("iva_percent", draft.iva_percent);
  if (draft.ref !== undefined) values.ref = draft.ref || null;
  for (const field of ["vin", "plate"] as const) {
    const number = draft[field];
    if (number !== undefined) values[field] = vehicleNumber(number);
  }
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
  copy("auto_accept_cents", centsOf(draft.auto_accept_price));
  copy("auto_decline_cents", centsOf(draft.auto_decline_price));
  copy("increments", draft.increments && tableOf(draft.increments));
  copy("auto_relist", draft.auto_relist);
  copy("schedule", draft.schedule);
  copy("photo_notes", draft.photo_notes);
  copy("custom_fields", draft.custom_fields);
  copy("damage", draft.damage);
  copy("inspection", draft.inspection);
  copy("documents", draft.documents);
  if (draft.film !== undefined) values.film = draft.film || null;
  copy("pickup", draft.pickup && tidiedCalendar(draft.pickup));
  copy("transport", draft.transport);
  if (draft.images || draft.photo_notes) {
    const sources = draft.images ?? known.images.map(({ src }) => src);
    const notes = draft.photo_notes ?? known.photo_notes ?? {};
    values.images = imagesOf(sources, notes, known, draft.title ?? known.title);
  }
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

/** No rows are no table: the house's counts. */
function tableOf(rows: NonNullable<LotDraft["increments"]>): LotValues["increments"] {
  return rows.length === 0 ? null : readIncrements(rows);
}

/** Pictures that the lot has already keep their thumbnails, and their texts where nothing else is said. */
function imagesOf(
  sources: readonly string[],
  notes: LotValues["photo_notes"],
  known: Known,
  title: string,
): LotValues["images"] {
  const bySource = new Map(known.images.map((image) => [image.src, image]));
  return sources.map((src) => {
    const image = bySource.get(src) ?? { src, thumb: thumbOf(src), alt: title };
    const { title: alt, description: caption } = notes[src] ?? {};
    if (alt) return { src, thumb: image.thumb, alt, ...(caption && { caption }) };
    const isTakenBack = !!known.photo_notes?.[src]?.title;
    return isTakenBack ? { src, thumb: image.thumb, alt: title } : image;
  });
}

/**
 * A fixed price has no clock, no reserve, no steps and no bidders who leave a deposit; an auction takes its offers after the end, and its
 * seller answers each.
 */
export function ownTerms(values: LotValues): LotValues {
  if (values.auction === 1) return { ...values, auto_accept_cents: null, auto_decline_cents: null };
  return {
    ...values,
    reserve_cents: null,
    increments: null,
    extension: null,
    buy_now_cents: null,
    buy_now_policy: "none",
    deposit_required_cents: null,
    auto_relist: null,
  };
}

/** What a copy or a template takes over: no times, no event, and nothing of the one vehicle that it was written for. */
export function ofAnyVehicle(values: LotValues): LotValues {
  return {
    ...values,
    auction_id: null,
    opens_ms: UNSET_MS,
    closes_ms: UNSET_MS,
    ref: null,
    vin: null,
    plate: null,
    // It is of that vehicle, on one day.
    inspection: null,
    schedule: values.schedule && withoutMoment(values.schedule),
  };
}

/** A plan that begins at a moment waits to be told which. */
function withoutMoment(schedule: LotSchedule): LotSchedule {
  const { at: _, ...plan } = schedule;
  return plan;
}

/** With the times that publishing now would give it; a time that is not decided stays unset. */
export function withPlannedTimes<
  Values extends Pick<LotValues, "schedule" | "opens_ms" | "closes_ms">,
>(values: Values, nowMs: number): Values {
  const given = { opensMs: decided(values.opens_ms), closesMs: decided(values.closes_ms) };
  const { opensMs, closesMs } = plannedTimes(values.schedule, given, Math.floor(nowMs));
  return { ...values, opens_ms: opensMs ?? UNSET_MS, closes_ms: closesMs ?? UNSET_MS };
}

function decided(ms: number): number | null {
  return ms === UNSET_MS ? null : ms;
}

/** The rule of extension when a listing ends at another time: its definite end keeps its distance. */
export function movedExtension(
  { extension, closes_ms }: Pick<LotValues, "extension" | "closes_ms">,
  newCloseMs: number,
): LotValues["extension"] {
  if (extension?.hard_end === undefined) return extension;
  return { ...extension, hard_end: newCloseMs + Math.max(0, extension.hard_end - closes_ms) };
}

/** A photo that was made in sizes has the smallest beside it. */
function thumbOf(src: string): string {
  const [largest] = LOT_PHOTO_WIDTHS;
  const smallest = LOT_PHOTO_WIDTHS.at(-1);
  const end = `-${largest}.webp`;
  const isSized = src.startsWith("/uploads/lots/") && src.endsWith(end);
  return isSized ? `${src.slice(0, -end.length)}-${smallest}.webp` : src;
}

/** Days in their order, each once. */
export function tidiedCalendar(calendar: PickupCalendar): PickupCalendar {
  const days = calendar.local_pickup_dates.split(",").map((day) => day.trim());
  const dates = [...new Set(days.filter(Boolean))].toSorted().join(",");
  return { ...calendar, local_pickup_dates: dates };
}
