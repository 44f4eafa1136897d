import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** Texts that a person may not clear: "" is refused there, even where the text may be left out. */
export const REFUSED_WHEN_EMPTY = z.registry<Record<string, never>>();

/**
 * The one meaning of "" in every call, which forms send for what was left empty: no value. A field that has a null gets it, one that may be left
 * out is left out. It stays where "" is a value, as of most texts, and where the field must be filled in.
 */
export function withoutBlanks(schema: Schema, input: object): object {
  const shapes = shapesOf(schema);
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]: [string, unknown]) => {
      const fields = shapes.flatMap((shape) => (Object.hasOwn(shape, key) ? [shape[key]] : []));
      const filled = value === "" ? blankOf(fields) : filledOf(fields, value);
      return filled === undefined ? [] : [[key, filled]];
    }),
  );
}

function blankOf(fields: readonly (Schema | undefined)[]): unknown {
  const isTaken = (value: unknown) =>
    fields.some((field) => field && z.safeParse(field, value).success);
  if (fields.length === 0 || isTaken("") || fields.some(isRefusedWhenEmpty)) return "";
  if (isTaken(null)) return null;
  return isTaken(undefined) ? undefined : "";
}

function isRefusedWhenEmpty(field: Schema | undefined): boolean {
  if (field instanceof z.core.$ZodOptional) return isRefusedWhenEmpty(field._zod.def.innerType);
  return field !== undefined && REFUSED_WHEN_EMPTY.has(field);
}

/** Filters and the like have fields of their own. */
function filledOf([field, ...others]: readonly (Schema | undefined)[], value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null;
  if (!field || others.length > 0 || !isObject || Array.isArray(value) || value instanceof Blob)
    return value;
  return withoutBlanks(field, value);
}

/** The fields that a schema looks at, of each of its choices: schemas by name. */
export function shapesOf(schema: Schema): readonly Readonly<Record<string, Schema>>[] {
  if (schema instanceof z.core.$ZodObject) return [schema._zod.def.shape];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(shapesOf);
  if (schema instanceof z.core.$ZodPipe) return shapesOf(schema._zod.def.in);
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return shapesOf(schema._zod.def.innerType);
  }
  return [];
}
