import { type FieldsWith, SHOWN_FIELDS, type ShownField, VEHICLE } from "martillo/contract";
import {
  dayOf,
  depositCap,
  filmOf,
  formatEuro,
  type InspectionGap,
  inspectionGaps,
  inspectionTexts,
  isFairLength,
  isIncrementTable,
  isVin,
  lastYear,
  LOT_REQUIRED,
} from "martillo/domain";
import { contactFaultsIn, type Texts } from "../../platform/call/contact-faults";
import { ApiFault } from "../../platform/call/fault";
import { CHOSEN_FIELDS, type LotChoices, notListed } from "../house";
import { HIGHEST_PRICE_CENTS, TOO_EXPENSIVE, type LotRow, UNSET_MS, type LotValues } from "../lots";
import { answerFaults as houseFaults } from "./answers";
import { valuesOf } from "./fields";
import { withPlannedTimes } from "./lot-values";

const YEAR_MS = 366 * 86_400_000;
/** Beyond this a date is a slip of the keyboard. */
const LATEST_MS = 5 * YEAR_MS;
const TOO_LATE = "Como mucho dentro de cinco años.";

/** A start this long ago still means "at once". */
const START_GRACE_MS = 3_600_000;

/** Less is not worth a payment; more than may be paid into a balance at once keeps everybody away. */
const LOWEST_DEPOSIT_CENTS = 100;
const HIGHEST_DEPOSIT_CENTS = 1_000_000;

export type Faults = Record<string, string>;

/** Refuses what no lot may be, in any status: field (as on the wire) → text. */
export function checkLot(values: LotValues, nowMs: number): void {
  refuse({
    ...vehicleFaults(values, nowMs),
    ...timeFaults(values, nowMs),
    ...priceFaults(values),
  });
}

/** Refuses what no vehicle has. */
export function checkVehicle(values: LotValues, nowMs: number): void {
  refuse(vehicleFaults(values, nowMs));
}

/** Refuses to go below the least number of photos. */
export function checkPhotos(values: Pick<LotValues, "images">, leastPhotos: number): void {
  refuse(photoFaults(values, leastPhotos));
}

/** Refuses of the given values those that the house's lists do not have. */
export function checkChoices(values: Partial<LotValues>, choices: LotChoices): void {
  refuse(choiceFaults(values, choices));
}

function choiceFaults(values: Partial<LotValues>, choices: LotChoices): Faults {
  const faults: Faults = {};
  for (const field of CHOSEN_FIELDS) {
    const list = choices[field];
    const value = values[field] ?? "";
    if (!list || value === "" || list.some((choice) => choice.value === value)) continue;
    faults[field] = notListed(value, list);
  }
  return { ...faults, ...damageFaults(values, choices) };
}

function damageFaults({ damage = [] }: Partial<LotValues>, { damage: list }: LotChoices): Faults {
  const other = damage.find(({ type }) => !list?.some(({ value }) => value === type));
  return list && other ? { damage: notListed(other.type, list) } : {};
}

/** For a lot whose times are over and will be set anew. */
export function checkPrices(values: LotValues): void {
  refuse(priceFaults(values));
}

/** What a draft is compared with. */
interface PublishRules {
  nowMs: number;
  leastPhotos: number;
  choices: LotChoices;
}

/** The faults that keep a draft from being published. Where its time to begin has come, it begins at once. */
export function publishFaults(
  values: LotValues,
  { nowMs, leastPhotos, choices }: PublishRules,
): Faults {
  const planned = withPlannedTimes(values, nowMs);
  return {
    ...choiceFaults(values, choices),
    ...contactFaultsIn(buyersTexts(values)),
    ...requiredFaults(values),
    ...vehicleFaults(values, nowMs),
    ...photoFaults(values, leastPhotos),
    ...timeFaults({ ...planned, opens_ms: Math.max(planned.opens_ms, nowMs) }, nowMs),
    ...planFaults(values),
    ...priceFaults(values),
    ...pickupFaults(values),
    ...filmFaults(values),
    ...inspectionFaults(values, nowMs),
  };
}

/** Refuses a report that says too little for buyers. */
export function checkInspection(values: Pick<LotValues, "inspection">, nowMs: number): void {
  refuse(inspectionFaults(values, nowMs));
}

function inspectionFaults({ inspection }: Pick<LotValues, "inspection">, nowMs: number): Faults {
  if (inspection === null) return {};
  const gaps = Object.entries(inspectionGaps(inspection, dayOf(nowMs)));
  return Object.fromEntries(gaps.map(([path, gap]) => [`inspection.${path}`, GAPS[gap]]));
}

const GAPS: Readonly<Record<InspectionGap, string>> = {
  noDay: "Indique el día de la inspección.",
  laterDay: "El día de la inspección no puede ser posterior a hoy.",
  noInspector: "Indique quién hizo la inspección.",
  nothingChecked: "Indique al menos un punto revisado, o quite el informe.",
  noSeverity: "Indique la gravedad de lo que no está bien.",
};

/** Refuses a link to anywhere else. */
export function checkFilm(values: Pick<LotValues, "film">): void {
  refuse(filmFaults(values));
}

function filmFaults({ film }: Pick<LotValues, "film">): Faults {
  if (film === null || filmOf(film)) return {};
  return { film: "Pegue un enlace a un vídeo de YouTube o de Vimeo." };
}

/**
 * What a draft still lacks, and what of it the house's lists no longer have or never had; nothing of what is published already. A copy and
 * a draft of before a list was written keep such values until then.
 */
export function missingOf(row: LotRow, choices: LotChoices): Faults {
  return row.status === "draft" ? draftFaults(row, choices) : {};
}

/** Refuses to publish what is not complete, with the very list that the draft showed. */
export function checkComplete(row: LotRow, choices: LotChoices): void {
  refuse(draftFaults(row, choices));
}

function draftFaults(row: LotRow, choices: LotChoices): Faults {
  return {
    ...termFaults(row, choices),
    ...houseFaults(row, row.asked_fields ?? []),
  };
}

/** The same of a lot that is stored, without what the house asks in fields of its own. */
export function termFaults(row: LotRow, choices: LotChoices): Faults {
  return publishFaults(valuesOf(row), {
    nowMs: row.now_ms,
    leastPhotos: row.least_photos,
    choices,
  });
}

/** Refuses an end of the day before its beginning. */
export function checkPickup(values: Pick<LotValues, "pickup">): void {
  refuse(pickupFaults(values));
}

function pickupFaults({ pickup }: Pick<LotValues, "pickup">): Faults {
  if (!pickup || pickup.local_pickup_start_hour < pickup.local_pickup_end_hour) return {};
  return { pickup: "La hora de fin debe ser posterior a la de inicio." };
}

type TextValues = Pick<
  LotValues,
  (typeof PLAIN_TEXTS)[number] | "photo_notes" | "damage" | "inspection" | "documents"
>;

const PLAIN_TEXTS = [
  "title",
  "description",
  ...SHOWN_FIELDS.filter((name): name is ShownText => VEHICLE[name].kind === "text"),
] as const;

type ShownText = ShownField & FieldsWith<{ kind: "text" }>;

/** All that a seller writes and buyers read, by field; of a report, by the path within it. */
export function buyersTexts(values: TextValues): Texts {
  return {
    ...Object.fromEntries(PLAIN_TEXTS.map((field) => [field, values[field] ?? undefined])),
    photo_notes: captionsOf(values.photo_notes),
    damage: damageTexts(values.damage),
    ...reportTexts(values.inspection),
    documents: values.documents.map(({ name }) => name),
  };
}

/** What buyers read of damage. */
function damageTexts(damage: LotValues["damage"]): string[] {
  return damage.flatMap(({ type, place, note = "" }) => [type, place, note]);
}

function reportTexts(inspection: LotValues["inspection"]): Texts {
  const texts = inspection === null ? [] : Object.entries(inspectionTexts(inspection));
  return Object.fromEntries(texts.map(([path, text]) => [`inspection.${path}`, text]));
}

/** What buyers read of what is said of photos. */
function captionsOf(notes: LotValues["photo_notes"]): string[] {
  return Object.values(notes).flatMap(({ title = "", description = "" }) => [title, description]);
}

function requiredFaults(values: LotValues): Faults {
  const blank = LOT_REQUIRED.filter((field) => values[field] === "");
  return Object.fromEntries(blank.map((field) => [field, "Obligatorio."]));
}

function vehicleFaults(
  { vin, registration_year: year }: Pick<LotValues, "vin" | "registration_year">,
  nowMs: number,
): Faults {
  const faults: Faults = {};
  if (vin !== null && !isVin(vin, year)) {
    faults["vin"] = year === null ? `${WRONG_VIN} ${OLDER}` : WRONG_VIN;
  }
  const last = lastYear(nowMs);
  if (year !== null && year > last) {
    faults["registration_year"] = `El año no puede ser posterior a ${last}.`;
  }
  return faults;
}

const WRONG_VIN = "El bastidor tiene 17 caracteres, sin I, O ni Q.";
const OLDER = "Si el vehículo es anterior a 1981, indique su año.";

function photoFaults({ images }: Pick<LotValues, "images">, least: number): Faults {
  if (images.length >= least) return {};
  return { images: least === 1 ? "Añada al menos una foto." : `Añada al menos ${least} fotos.` };
}

function refuse(faults: Faults) {
  if (Object.keys(faults).length > 0) throw new ApiFault("INVALID_INPUT", { fields: faults });
}

function timeFaults(
  values: Pick<LotValues, "auction" | "opens_ms" | "closes_ms" | "extension" | "schedule">,
  nowMs: number,
): Faults {
  const faults: Faults = {};
  const { opens_ms, closes_ms, extension } = values;
  if (closes_ms === UNSET_MS) faults["date_closed"] = "Obligatorio.";
  else if (closes_ms <= opens_ms) faults["date_closed"] = "El cierre debe ser posterior al inicio.";
  else if (closes_ms <= nowMs) faults["date_closed"] = "El cierre no puede estar en el pasado.";
  else if (closes_ms > nowMs + LATEST_MS) faults["date_closed"] = TOO_LATE;
  else if (isOfOtherLength(values)) faults["date_closed"] = OTHER_LENGTH;
  if (opens_ms < nowMs - START_GRACE_MS) {
    faults["date_start"] = "El inicio no puede estar en el pasado.";
  } else if (opens_ms > nowMs + LATEST_MS) faults["date_start"] = TOO_LATE;
  if (extension?.hard_end !== undefined) {
    if (extension.hard_end < closes_ms) {
      faults["extension.hard_end"] = "El fin definitivo no puede ser anterior al cierre.";
    } else if (extension.hard_end > nowMs + LATEST_MS) faults["extension.hard_end"] = TOO_LATE;
  }
  return faults;
}

const OTHER_LENGTH = "La subasta debe durar entre 1 hora y 60 días.";

/** A seller who makes a plan keeps to its rule; times that are given as moments alone are their seller's own. */
function isOfOtherLength({
  auction,
  schedule,
  opens_ms,
  closes_ms,
}: Pick<LotValues, "auction" | "schedule" | "opens_ms" | "closes_ms">): boolean {
  return auction === 1 && schedule !== null && !isFairLength(opens_ms, closes_ms);
}

/** A plan that names a moment to begin says which. */
function planFaults({ schedule, opens_ms }: Pick<LotValues, "schedule" | "opens_ms">): Faults {
  const isOpen = schedule?.start === "at" && schedule.at === undefined && opens_ms === UNSET_MS;
  return isOpen ? { "schedule.at": "Obligatorio." } : {};
}

/** What answers offers by itself lies below the price, and what is declined below what is accepted. */
function answerFaults({ start_cents, auto_accept_cents, auto_decline_cents }: LotValues): Faults {
  const faults: Faults = {};
  const isWithin = (cents: number) => cents > 0 && cents < start_cents;
  if (auto_accept_cents !== null && !isWithin(auto_accept_cents)) {
    faults["auto_accept_price"] =
      `Mayor que cero y menor que ${formatEuro(start_cents)}, el precio.`;
  }
  if (auto_decline_cents === null) return faults;
  if (!isWithin(auto_decline_cents)) {
    faults["auto_decline_price"] =
      `Mayor que cero y menor que ${formatEuro(start_cents)}, el precio.`;
  } else if (
    auto_accept_cents !== null &&
    isWithin(auto_accept_cents) &&
    auto_decline_cents > auto_accept_cents
  ) {
    // Without the amount: staff may read what a draft lacks.
    faults["auto_decline_price"] = "Como mucho lo que se acepta al momento.";
  }
  return faults;
}

/** The highest deposit at a start price: as much as the law allows, and no more than may be paid into a balance at once. */
function mostDeposit(startCents: number): number {
  return Math.min(depositCap({ startCents }), HIGHEST_DEPOSIT_CENTS);
}

function depositFaultOf(depositCents: number, startCents: number): string | null {
  const mostCents = mostDeposit(startCents);
  // Faults of the price are told at the price.
  const isPriced = startCents > 0;
  if (isPriced && mostCents < LOWEST_DEPOSIT_CENTS) return NO_DEPOSIT;
  if (depositCents < LOWEST_DEPOSIT_CENTS) {
    return `Debe ser ${formatEuro(LOWEST_DEPOSIT_CENTS)} o más.`;
  }
  if (!isPriced || depositCents <= mostCents) return null;
  return mostCents === HIGHEST_DEPOSIT_CENTS
    ? `Como mucho ${formatEuro(mostCents)}.`
    : `Como mucho ${formatEuro(mostCents)}, el 5 % del precio de salida.`;
}

const NO_DEPOSIT = "Con este precio de salida no puede pedir depósito: déjelo vacío.";

/** The deposit of a new round: that of the last one, as far as the new start price allows it. */
export function depositOfRound(depositCents: number | null, startCents: number): number | null {
  if (depositCents === null) return null;
  const cents = Math.min(depositCents, mostDeposit(startCents));
  return cents < LOWEST_DEPOSIT_CENTS ? null : cents;
}

function priceFaults(values: LotValues): Faults {
  const { start_cents, reserve_cents, buy_now_cents, deposit_required_cents: deposit } = values;
  const faults: Faults = {};
  if (values.increments !== null && !isIncrementTable(values.increments)) {
    faults["increments"] = "Empiece en 0,00, en orden ascendente y con tramos positivos.";
  }
  if (start_cents <= 0) faults["start_price"] = "Debe ser mayor que cero.";
  if (reserve_cents !== null && reserve_cents < start_cents) {
    faults["reserve_price"] = `Debe ser ${formatEuro(start_cents)} o más, el precio de salida.`;
  }
  Object.assign(faults, answerFaults(values));
  const floor = Math.max(start_cents, reserve_cents ?? 0);
  if (buy_now_cents !== null && buy_now_cents < floor) {
    faults["buy_now_price"] = `Debe ser ${formatEuro(floor)} o más.`;
  }
  const depositFault = deposit === null ? null : depositFaultOf(deposit, start_cents);
  if (depositFault !== null) faults["deposit_required"] = depositFault;
  for (const [field, cents] of [
    ["start_price", start_cents],
    ["reserve_price", reserve_cents],
    ["buy_now_price", buy_now_cents],
  ] as const) {
    if (cents !== null && cents > HIGHEST_PRICE_CENTS) faults[field] = TOO_EXPENSIVE;
  }
  return faults;
}
