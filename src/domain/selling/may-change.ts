import {
  type FieldGroup,
  VEHICLE,
  VEHICLE_FIELDS,
  type VehicleFieldName,
} from "../../contract/lots/fields";
import type { MarketStatus } from "../../contract/lots/schemas";
import type { LotFields } from "../../contract/selling/schemas";

/**
 * What may be done to a field: anything, only adding at the end of it, only putting it off to a moment that is far enough ahead, or
 * nothing.
 */
export type Change = "any" | "append" | "later" | "never";

/** The group of every field that a seller writes. */
const GROUPS: Readonly<Record<keyof LotFields, FieldGroup>> = {
  ...groupsOfVehicle(),
  auction: "kind",
  title: "facts",
  iva_percent: "facts",
  custom_fields: "facts",
  damage: "facts",
  inspection: "facts",
  documents: "facts",
  film: "facts",
  pickup: "facts",
  transport: "facts",
  description: "description",
  images: "photos",
  photo_notes: "captions",
  start_price: "terms",
  reserve_price: "terms",
  reserve_mode: "terms",
  buy_now_price: "terms",
  buy_now_policy: "terms",
  deposit_required: "terms",
  increments: "terms",
  extension: "terms",
  date_start: "start",
  schedule: "start",
  date_closed: "end",
  auction_id: "event",
  auto_relist: "afterwards",
};

function groupsOfVehicle() {
  return Object.fromEntries(VEHICLE_FIELDS.map((name) => [name, VEHICLE[name].group])) as Record<
    VehicleFieldName,
    FieldGroup
  >;
}

type Column = "free" | "scheduled" | "open" | "bids" | "over";

/** The one table of what may still change: a group of fields, and where the lot stands. */
const TABLE: Readonly<Record<FieldGroup, Readonly<Record<Column, Change>>>> = {
  kind: { free: "any", scheduled: "any", open: "never", bids: "never", over: "never" },
  facts: { free: "any", scheduled: "any", open: "any", bids: "never", over: "never" },
  description: { free: "any", scheduled: "any", open: "any", bids: "append", over: "never" },
  photos: { free: "any", scheduled: "any", open: "any", bids: "append", over: "never" },
  captions: { free: "any", scheduled: "any", open: "any", bids: "any", over: "never" },
  terms: { free: "any", scheduled: "any", open: "any", bids: "never", over: "never" },
  start: { free: "any", scheduled: "any", open: "never", bids: "never", over: "never" },
  end: { free: "any", scheduled: "any", open: "later", bids: "never", over: "never" },
  event: { free: "any", scheduled: "any", open: "never", bids: "never", over: "never" },
  // The fate of an unsold lot is its seller's business alone.
  afterwards: { free: "any", scheduled: "any", open: "any", bids: "any", over: "never" },
};

/** Where a lot stands. */
export interface LotStage {
  phase: MarketStatus;
  /** It has had a bid since it was listed; a bid that was taken back counts, too. */
  hasBids: boolean;
}

function columnOf({ phase, hasBids }: LotStage): Column {
  switch (phase) {
    case "draft":
    case "unsold":
    case "withdrawn":
      return "free";
    case "scheduled":
      return "scheduled";
    case "open":
      return hasBids ? "bids" : "open";
    default:
      return "over";
  }
}

/** What may be done to a group of fields. */
export function mayChange(group: FieldGroup, stage: LotStage): Change {
  return TABLE[group][columnOf(stage)];
}

/** The same for one field. */
export function mayChangeField(field: keyof LotFields, stage: LotStage): Change {
  return mayChange(GROUPS[field], stage);
}

/** What may be done to each field, by its name. */
export function changesOf(stage: LotStage): Record<keyof LotFields, Change> {
  return Object.fromEntries(
    Object.entries(GROUPS).map(([field, group]) => [field, mayChange(group, stage)]),
  ) as Record<keyof LotFields, Change>;
}

/** An end that is moved while people look at it is at least so far ahead, in milliseconds. */
export const END_AHEAD_MS = 3_600_000;

/** Whether a list is another one with something at its end. */
export function isAddedAtEnd(before: readonly string[], after: readonly string[]): boolean {
  return after.length >= before.length && before.every((item, index) => after[index] === item);
}
