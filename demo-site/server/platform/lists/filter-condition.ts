import type { ListFilter } from "martillo/contract";
import type { SqlParameters } from "./sql-parameters";

/** SQL condition for what a filter lets pass; a column without a value is none of those that are named. */
export function filterCondition(
  column: string,
  { values, isIn }: ListFilter<string | number>,
  parameters: SqlParameters,
): string {
  const named = `coalesce((${column})::text = any(${parameters.add(values.map(String))}::text[]), false)`;
  return isIn ? named : `not ${named}`;
}
