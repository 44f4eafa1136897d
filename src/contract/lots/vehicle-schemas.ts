/** Shapes of schemas that the table of a vehicle makes. */
import * as z from "zod/mini";
import { textOf } from "../primitives";
import {
  fieldsWith,
  type FieldsWith,
  SHOWN_FIELDS,
  type ShownField,
  VEHICLE,
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleFieldName,
  type VehicleFields,
} from "./fields";

type Text = z.ZodMiniString;
type Whole = z.ZodMiniNumber;
type Optional<Schema extends z.ZodMiniType> = z.ZodMiniOptional<Schema>;
type Nullable<Schema extends z.ZodMiniType> = z.ZodMiniNullable<Schema>;

/** One of three by what the table says of a field. */
type By<Field, OfWhole, OfBlank, OfText> = Field extends { kind: "whole" }
  ? OfWhole
  : Field extends { unsaid: "blank" }
    ? OfBlank
    : OfText;

/** Made by `make` from the fields of some names; the type is said by the caller, over the same fields, so that it keeps what the table says of each. */
function shapeOf(
  names: readonly VehicleFieldName[],
  make: (field: VehicleField) => z.ZodMiniType,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(names.map((name) => [name, make(VEHICLE[name])]));
}

type Stored<Fields> = {
  -readonly [Name in keyof Fields]: By<Fields[Name], Nullable<Whole>, Text, Nullable<Text>>;
};

function storedOf({ kind, unsaid }: VehicleField) {
  if (kind === "whole") return z.nullable(z.number());
  return unsaid === "blank" ? z.string() : z.nullable(z.string());
}

/** As answers have what everybody may read. @internal */
export const shownVehicle = shapeOf(SHOWN_FIELDS, storedOf) as Stored<
  Pick<VehicleFields, ShownField>
>;

/** As the seller's side reads all of it. @internal */
export const storedVehicle = shapeOf(VEHICLE_FIELDS, storedOf) as Stored<VehicleFields>;

/** A whole number, or null for nothing. */
function wholeOf([least, most]: readonly [number, number]) {
  return z.optional(z.nullable(z.number().check(z.int(), z.minimum(least), z.maximum(most))));
}

/** A text that may be taken back by an empty one. @internal */
export function wordsOf(maximum: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(maximum)));
}

/** A text that may be taken back by an empty one, or by null. @internal */
export function factOf(maximum: number) {
  return z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maximum))));
}

type Drafted<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { isRequired: true }
    ? Text
    : By<Fields[Name], Optional<Nullable<Whole>>, Optional<Text>, Optional<Nullable<Text>>>;
};

function draftedOf(field: VehicleField) {
  if (field.kind === "whole") return wholeOf(field.bounds);
  const { longest, unsaid, isRequired, isPrivate } = field;
  if (isRequired) return textOf(longest);
  if (isPrivate) return factOf(longest);
  return z.optional(unsaid === "blank" ? textOf(longest) : z.nullable(textOf(longest)));
}

/** As a complete lot is written. @internal */
export const draftedVehicle = shapeOf(VEHICLE_FIELDS, draftedOf) as Drafted<VehicleFields>;

type Part<Fields> = {
  -readonly [Name in keyof Fields]: By<
    Fields[Name],
    Optional<Nullable<Whole>>,
    Optional<Text>,
    Optional<Nullable<Text>>
  >;
};

function partOf(field: VehicleField) {
  if (field.kind === "whole") return wholeOf(field.bounds);
  return field.unsaid === "blank" ? wordsOf(field.longest) : factOf(field.longest);
}

/** As any part of it is written, blank where nothing is decided. @internal */
export const partOfVehicle = shapeOf(VEHICLE_FIELDS, partOf) as Part<VehicleFields>;

type Same<Fields, Schema> = { -readonly [Name in keyof Fields]: Schema };

/** The same schema for all fields that have a trait. @internal */
export function vehicleShape<
  const Trait extends Partial<VehicleField>,
  Schema extends z.ZodMiniType,
>(trait: Trait, schema: Schema): Same<Pick<VehicleFields, FieldsWith<Trait>>, Schema> {
  return shapeOf(fieldsWith(trait), () => schema) as Same<
    Pick<VehicleFields, FieldsWith<Trait>>,
    Schema
  >;
}
