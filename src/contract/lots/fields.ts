/** The one table of what is said of a vehicle. Rows, schemas, filters, alerts, forms, sheets and search engines are made from it. */

/** Fields that stand and fall together when a lot changes. */
export type FieldGroup =
  | "kind"
  | "facts"
  | "description"
  | "photos"
  | "captions"
  | "terms"
  | "start"
  | "end"
  | "event"
  | "afterwards";

/** The traits of a field in the table, the same for all kinds of fields. */
interface FieldTraits {
  /** A text without an answer is an empty one, not null. @default null */
  unsaid?: "blank";
  /** No lot is published without it. */
  isRequired?: true;
  /** No buyer reads it before a sale: it is in no answer to others than the seller's side and staff. */
  isPrivate?: true;
  /** The house's list of values: it has to be one of them, or they are proposed. */
  list?: "closed" | "proposed";
  /** How a search narrows it down: any of several values, or from one number to another. */
  filter?: "choice" | "range";
  /** Saved searches ask for it, too. */
  isInAlerts?: true;
  /** What its number counts. */
  unit?: "km" | "CV";
  group: FieldGroup;
}

/** What the table says of a field: of a text its most letters, of a whole number its lowest and its highest. */
export type VehicleField = FieldTraits &
  (
    | { kind: "text"; longest: number }
    | { kind: "whole"; bounds: readonly [least: number, most: number] }
  );

/** Every field, in the order in which sellers are asked and buyers read. */
export const VEHICLE = {
  category: {
    kind: "text",
    longest: 60,
    unsaid: "blank",
    isRequired: true,
    list: "closed",
    filter: "choice",
    group: "kind",
  },
  brand: {
    kind: "text",
    longest: 60,
    unsaid: "blank",
    isRequired: true,
    list: "proposed",
    filter: "choice",
    isInAlerts: true,
    group: "facts",
  },
  model: {
    kind: "text",
    longest: 80,
    unsaid: "blank",
    isRequired: true,
    list: "proposed",
    filter: "choice",
    isInAlerts: true,
    group: "facts",
  },
  registration_year: {
    kind: "whole",
    bounds: [1900, 2100],
    filter: "range",
    isInAlerts: true,
    group: "facts",
  },
  kilometers: {
    kind: "whole",
    bounds: [0, 5_000_000],
    filter: "range",
    isInAlerts: true,
    unit: "km",
    group: "facts",
  },
  fuel: {
    kind: "text",
    longest: 40,
    list: "closed",
    filter: "choice",
    isInAlerts: true,
    group: "facts",
  },
  /** Horsepower. */
  power: {
    kind: "whole",
    bounds: [0, 5_000],
    filter: "range",
    isInAlerts: true,
    unit: "CV",
    group: "facts",
  },
  transmission: {
    kind: "text",
    longest: 40,
    list: "closed",
    filter: "choice",
    isInAlerts: true,
    group: "facts",
  },
  body_type: {
    kind: "text",
    longest: 40,
    list: "closed",
    filter: "choice",
    isInAlerts: true,
    group: "facts",
  },
  doors: { kind: "whole", bounds: [0, 9], filter: "choice", isInAlerts: true, group: "facts" },
  color: { kind: "text", longest: 40, group: "facts" },
  condition: { kind: "text", longest: 40, list: "closed", filter: "choice", group: "facts" },
  location: { kind: "text", longest: 80, unsaid: "blank", filter: "choice", group: "facts" },
  // It may change when bids have come: no bidder has ever read it.
  /** The seller's own reference: once per account among what is neither deleted nor a template. Buyers never read it. */
  ref: { kind: "text", longest: 40, isPrivate: true, group: "afterwards" },
  /** Number of the chassis. Buyers never read it before a sale. */
  vin: { kind: "text", longest: 40, isPrivate: true, group: "facts" },
  /** Number of the plate. Buyers never read it before a sale. */
  plate: { kind: "text", longest: 16, isPrivate: true, group: "facts" },
} as const satisfies Readonly<Record<string, VehicleField>>;

/** The table as a type: by it the types of rows, schemas and values are made. */
export type VehicleFields = typeof VEHICLE;

/** The name of a field, as calls and columns write it. */
export type VehicleFieldName = keyof VehicleFields;

/** Names of the fields that have a trait. */
export type FieldsWith<Trait> = {
  [Name in VehicleFieldName]: VehicleFields[Name] extends Trait ? Name : never;
}[VehicleFieldName];

/** The value of a field, as rows and answers have it. */
export type VehicleValue<Name extends VehicleFieldName> = VehicleFields[Name] extends {
  kind: "whole";
}
  ? number | null
  : VehicleFields[Name] extends { unsaid: "blank" }
    ? string
    : string | null;

/** Values of fields by their names. */
export type VehicleValues<Names extends VehicleFieldName = VehicleFieldName> = {
  -readonly [Name in keyof Pick<VehicleFields, Names>]: VehicleValue<Name>;
};

/** Names of all fields, in the order of the table. */
export const VEHICLE_FIELDS = Object.keys(VEHICLE) as VehicleFieldName[];

/** Fields that have all of some traits, in the order of the table. */
export function fieldsWith<const Trait extends Partial<VehicleField>>(
  trait: Trait,
): FieldsWith<Trait>[] {
  const asked = Object.entries(trait);
  return VEHICLE_FIELDS.filter((name) => {
    const field: Readonly<Record<string, unknown>> = VEHICLE[name];
    return asked.every(([key, value]) => field[key] === value);
  }) as FieldsWith<Trait>[];
}

/** Fields that every visitor may read. */
export type ShownField = Exclude<VehicleFieldName, FieldsWith<{ isPrivate: true }>>;

/** Names of the fields that every visitor may read, in the order of the table. */
export const SHOWN_FIELDS = VEHICLE_FIELDS.filter(
  (name): name is ShownField => !("isPrivate" in VEHICLE[name]),
);

/** The fields of some names, of anything that has them. */
export function vehicleOf<Source, const Name extends VehicleFieldName & keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

/** A vehicle without any answer. */
export const UNSAID_VEHICLE = Object.fromEntries(
  VEHICLE_FIELDS.map((name) => [name, "unsaid" in VEHICLE[name] ? "" : null]),
) as VehicleValues;

/** What a sheet of lots calls a field. */
export interface SheetWords {
  heading: string;
  /** Other names that it is known by. */
  names: readonly string[];
  /** Of the sample's row. */
  example: string;
}

/** What sheets of lots call each field, in importing, exporting and the sample. */
export const VEHICLE_SHEET: Readonly<Record<VehicleFieldName, SheetWords>> = {
  category: { heading: "Categoría", names: ["category"], example: "Turismos" },
  brand: { heading: "Marca", names: ["brand", "make"], example: "Seat" },
  model: { heading: "Modelo", names: ["model"], example: "Ibiza" },
  registration_year: { heading: "Año", names: ["year", "registration year"], example: "2019" },
  kilometers: {
    heading: "Km",
    names: ["kilometers", "kilometros", "kilometraje", "mileage"],
    example: "48500",
  },
  fuel: { heading: "Combustible", names: ["fuel"], example: "Gasolina" },
  power: { heading: "CV", names: ["power", "hp", "potencia"], example: "115" },
  transmission: { heading: "Cambio", names: ["transmission", "gearbox"], example: "Manual" },
  body_type: { heading: "Carrocería", names: ["body type", "body"], example: "Utilitario" },
  doors: { heading: "Puertas", names: ["doors"], example: "5" },
  color: { heading: "Color", names: ["colour"], example: "Blanco" },
  condition: { heading: "Estado", names: ["condition"], example: "Usado" },
  location: { heading: "Ubicación", names: ["location"], example: "Madrid" },
  ref: { heading: "Referencia", names: ["reference", "ref"], example: "A-0001" },
  vin: { heading: "Bastidor", names: ["chassis"], example: "" },
  plate: { heading: "Matrícula", names: ["registration"], example: "" },
};

/** Properties of a vehicle as schema.org calls them, where it has one whose value is ours. */
export const VEHICLE_SCHEMA_ORG: Readonly<Partial<Record<ShownField, string>>> = {
  model: "model",
  fuel: "fuelType",
  transmission: "vehicleTransmission",
  body_type: "bodyType",
  doors: "numberOfDoors",
  color: "color",
};
