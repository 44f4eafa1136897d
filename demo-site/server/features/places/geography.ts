import { keepAnswer } from "../../platform/cache/kept-answer";
import type { SomeHandlers } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";

export interface Whole<Row> {
  records: Row[];
  totalRecords: number;
  setDisp: string;
}

const answers = { asc: new WeakMap<object, unknown>(), desc: new WeakMap<object, unknown>() };

/** The whole of a list, which comes in the order of its names; the same list gives the same answer. */
function listOf<Row>(rows: readonly Row[], order: "asc" | "desc"): Whole<Row> {
  const known = answers[order].get(rows) as Whole<Row> | undefined;
  if (known) return known;
  const { length } = rows;
  const answer = keepAnswer({
    records: order === "asc" ? [...rows] : rows.toReversed(),
    totalRecords: length,
    setDisp: displayRange(1, length, length, length),
  });
  answers[order].set(rows, answer);
  return answer;
}

export const geographyHandlers = {
  "commonFunction/getAllCountries": async ({ order }, { ports: { places } }) =>
    listOf(await places.countries(), order),
  "commonFunction/getAllStates": async ({ countryCode, order }, { ports: { places } }) =>
    listOf(await places.states(countryCode), order),
  "commonFunction/getAllCities": async ({ countryCode, stateCode, order }, { ports: { places } }) =>
    listOf(await places.cities(countryCode, stateCode), order),
} satisfies SomeHandlers;
