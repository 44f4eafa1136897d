/** Between the fields of an auction as they go over the wire and what the database keeps, and what is wrong with them. */
import type {
  AuctionFields,
  AuctionPart,
  CustomFieldValues,
  DynamicField,
} from "martillo/contract";
import {
  DEFAULT_EXTENSION,
  isFairLength,
  isIncrementTable,
  readIncrements,
  toIncrementRows,
} from "martillo/domain";
import { faultsOfAnswers } from "../answers";
import type { Faults } from "../check-lot";
import { contactFaultsIn } from "../../../platform/call/contact-faults";
import { momentOf } from "../fields";
import { tidiedCalendar } from "../lot-values";
import { UNSET_MS } from "../../lots";
import type { AuctionRow, AuctionValues } from "./auction-repository";

/** An auction of which nothing is decided. */
export const BLANK_AUCTION: AuctionValues = {
  title: "",
  description: "",
  avatar: "",
  opens_ms: UNSET_MS,
  closes_ms: UNSET_MS,
  stagger_s: 60,
  lots_per_step: 1,
  extension: DEFAULT_EXTENSION,
  increments: null,
  access: "open",
  auto_approve: "none",
  pickup: null,
  viewing: "",
  contact: "",
  custom_fields: {},
};

const SAME = [
  "title",
  "description",
  "avatar",
  "stagger_s",
  "lots_per_step",
  "access",
  "auto_approve",
  "viewing",
  "contact",
] as const satisfies readonly (keyof AuctionPart & keyof AuctionValues)[];

/** What a call names, with all answers, those that it names among them. */
export type ReadPart = {
  [Field in keyof Omit<AuctionPart, "custom_fields">]?: AuctionPart[Field] | undefined;
} & { custom_fields?: CustomFieldValues | undefined };

/** The fields that a call names. */
export function auctionValuesFrom(part: ReadPart): Partial<AuctionValues> {
  const named = Object.fromEntries(
    SAME.flatMap((field) => (part[field] === undefined ? [] : [[field, part[field]]])),
  );
  const values: Partial<AuctionValues> = named;
  if (part.date_start !== undefined) values.opens_ms = part.date_start ?? UNSET_MS;
  if (part.date_closed !== undefined) values.closes_ms = part.date_closed ?? UNSET_MS;
  if (part.extension !== undefined) values.extension = part.extension;
  if (part.increments !== undefined) values.increments = tableOf(part.increments);
  if (part.pickup !== undefined) values.pickup = part.pickup && tidiedCalendar(part.pickup);
  if (part.custom_fields !== undefined) values.custom_fields = part.custom_fields;
  return values;
}

function tableOf(rows: AuctionPart["increments"]): AuctionValues["increments"] {
  return !rows || rows.length === 0 ? null : readIncrements(rows);
}

export function auctionValuesOf(row: AuctionRow): AuctionValues {
  return Object.fromEntries(
    Object.keys(BLANK_AUCTION).map((field) => [field, row[field as keyof AuctionValues]]),
  ) as unknown as AuctionValues;
}

export function auctionFieldsOf(values: AuctionValues): AuctionFields {
  return {
    ...(Object.fromEntries(SAME.map((field) => [field, values[field]])) as Pick<
      AuctionFields,
      (typeof SAME)[number]
    >),
    stagger_s: values.stagger_s ?? 0,
    date_start: momentOf(values.opens_ms),
    date_closed: momentOf(values.closes_ms),
    extension: values.extension,
    increments: values.increments && toIncrementRows(values.increments),
    pickup: values.pickup,
    custom_fields: values.custom_fields,
  };
}

const YEAR_MS = 366 * 86_400_000;
const LATEST_MS = 5 * YEAR_MS;
const START_GRACE_MS = 3_600_000;
const SHORTEST_TITLE = 3;

/**
 * The faults that keep an auction from being published, its lots apart; `readyLots` is how many of them can be published, `asked` what the
 * house asks of auctions.
 */
export function auctionFaults(
  values: AuctionValues,
  nowMs: number,
  { readyLots, asked }: { readyLots: number; asked: readonly DynamicField[] },
): Faults {
  const faults: Faults = {
    ...settledFaults(values, nowMs),
    ...faultsOfAnswers(asked, values.custom_fields),
  };
  if (values.title.length < SHORTEST_TITLE) faults["title"] = "Al menos tres letras.";
  if (values.closes_ms === UNSET_MS) faults["date_closed"] = "Obligatorio.";
  if (readyLots === 0) faults["lots"] = "Añada al menos un lote completo.";
  return faults;
}

/** The faults of the values that are decided. */
export function settledFaults(values: AuctionValues, nowMs: number): Faults {
  const { title, description, viewing, opens_ms, closes_ms, increments, extension } = values;
  const faults: Faults = { ...contactFaultsIn({ title, description, viewing }) };
  if (opens_ms !== UNSET_MS && opens_ms < nowMs - START_GRACE_MS) {
    faults["date_start"] = "El inicio no puede estar en el pasado.";
  } else if (opens_ms > nowMs + LATEST_MS)
    faults["date_start"] = "Como mucho dentro de cinco años.";
  if (closes_ms !== UNSET_MS) {
    const from = Math.max(opens_ms, nowMs);
    if (closes_ms <= nowMs) faults["date_closed"] = "El cierre no puede estar en el pasado.";
    else if (closes_ms > nowMs + LATEST_MS) {
      faults["date_closed"] = "Como mucho dentro de cinco años.";
    } else if (!isFairLength(opens_ms === UNSET_MS ? from : opens_ms, closes_ms)) {
      faults["date_closed"] = "La subasta debe durar entre 1 hora y 60 días.";
    }
  }
  if (increments !== null && !isIncrementTable(increments)) {
    faults["increments"] = "Empiece en 0,00, en orden ascendente y con tramos positivos.";
  }
  if (extension?.hard_end !== undefined) {
    faults["extension"] = "El fin definitivo es de cada lote, no de la subasta.";
  }
  const { pickup } = values;
  if (pickup && pickup.local_pickup_start_hour >= pickup.local_pickup_end_hour) {
    faults["pickup"] = "La hora de fin debe ser posterior a la de inicio.";
  }
  return faults;
}
