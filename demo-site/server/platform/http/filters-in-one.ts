import { shapesOf } from "martillo/contract/schemas";

type Schema = Parameters<typeof shapesOf>[0];

/**
 * Filters where a list looks for them: those that a caller sends as `filter`, or by their names beside the page, are among `filters`, too.
 * A value in `filters` wins, then one in `filter`. A name that is a field of the call stays one.
 */
export function gatherFilters(schema: Schema, input: object): object {
  const shapes = shapesOf(schema);
  const filters = shapes.flatMap((shape) => shape["filters"] ?? []);
  if (filters.length === 0) return input;
  const fields = new Set(shapes.flatMap(Object.keys));
  const names = new Set(filters.flatMap(shapesOf).flatMap(Object.keys));
  const { filter, ...others } = input as Record<string, unknown>;
  const isFilter = ([name]: [string, unknown]) => names.has(name) && !fields.has(name);
  const beside = Object.entries(others).filter(isFilter);
  const isNamed = filter !== undefined && !fields.has("filter");
  if (beside.length === 0 && !isNamed) return input;
  // What a form left empty takes nothing away from what is said elsewhere.
  const said = [Object.fromEntries(beside), isNamed ? filter : {}, others["filters"] ?? {}].map(
    (one) => (one === "" ? {} : one),
  );
  // A value that is no table of filters is refused by the schema, under the name that it has.
  if (!said.every(isTable)) return { ...input, filters: said.find((one) => !isTable(one)) };
  return {
    ...Object.fromEntries(Object.entries(input).filter((one) => !isFilter(one))),
    filters: Object.assign({}, ...said),
  };
}

function isTable(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
