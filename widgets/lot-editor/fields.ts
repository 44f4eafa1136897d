/** What a lot is asked for, step by step, and how each answer is typed. */
import {
  type LotFields,
  VEHICLE,
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleFieldName,
} from "../../src/contract";

export const STEPS = ["vehicle", "photos", "description", "price", "dates", "review"] as const;

export type Step = (typeof STEPS)[number];

/** Steps that have nothing but fields. */
export type FieldStep = Exclude<Step, "photos" | "review">;

export type FieldName = keyof LotFields;

/** How a field is typed: `choice` from a list of the house, `open` the same but for what the list lacks. */
export type FieldKind =
  | "text"
  | "open"
  | "choice"
  | "whole"
  | "money"
  | "area"
  | "moment"
  | "photos";

export interface FieldSpec {
  name: FieldName;
  kind: FieldKind;
  /** A unit after the figure. */
  suffix?: string;
  /** Most letters. */
  longest?: number;
  /** For auctions (1) or direct sales (0) alone. */
  only?: 0 | 1;
  /** It takes a line of its own. */
  wide?: true;
}

/** Fields that are drawn one by one; `auction`, `iva_percent` and photos have inputs of their own. */
export const FIELDS: Readonly<Record<FieldStep, readonly FieldSpec[]>> = {
  vehicle: VEHICLE_FIELDS.map(ofVehicle),
  description: [
    { name: "title", kind: "text", longest: 160, wide: true },
    { name: "description", kind: "area", longest: 10_000, wide: true },
  ],
  price: [
    { name: "start_price", kind: "money" },
    { name: "reserve_price", kind: "money", only: 1 },
    { name: "buy_now_price", kind: "money", only: 1 },
    { name: "deposit_required", kind: "money", only: 1 },
  ],
  dates: [
    { name: "date_start", kind: "moment" },
    { name: "date_closed", kind: "moment" },
  ],
};

function ofVehicle(name: VehicleFieldName): FieldSpec {
  const field: VehicleField = VEHICLE[name];
  if (field.kind === "whole") {
    return { name, kind: "whole", ...(field.unit && { suffix: field.unit }) };
  }
  if (field.list === "closed") return { name, kind: "choice" };
  return { name, kind: field.list === "proposed" ? "open" : "text", longest: field.longest };
}

/** A link to a film stands below the photos. */
export const FILM: FieldSpec = { name: "film", kind: "text", longest: 300, wide: true };

const OF_DATES: ReadonlySet<string> = new Set(["schedule", "auto_relist", "pickup", "transport"]);

const OF_DESCRIPTION: ReadonlySet<string> = new Set(["damage", "inspection", "documents"]);

/** The step on which a field stands. */
export function stepOf(field: string): Step {
  if (field.startsWith("images") || field === "photo_notes" || field === "film") return "photos";
  if (OF_DATES.has(field)) return "dates";
  if (OF_DESCRIPTION.has(field)) return "description";
  if (field.startsWith("custom_fields")) return "vehicle";
  if (field === "auction" || field === "iva_percent") return "price";
  for (const step of ["vehicle", "description", "price", "dates"] as const) {
    if (FIELDS[step].some(({ name }) => name === field)) return step;
  }
  // Increments, extension and what is to come are terms of the sale.
  return "price";
}

/** Whether a name is one of the steps. */
export function isStep(value: string | undefined): value is Step {
  return (STEPS as readonly (string | undefined)[]).includes(value);
}

/** Fields of a step, for the kind of sale that it is. */
export function fieldsOn(step: FieldStep, isAuction: boolean): readonly FieldSpec[] {
  return FIELDS[step].filter(({ only }) => only === undefined || only === (isAuction ? 1 : 0));
}

/** Those of the faults that stand on a step. */
export function faultsOf(step: Step, faults: readonly string[]): string[] {
  return faults.filter((name) => stepOf(name) === step);
}
