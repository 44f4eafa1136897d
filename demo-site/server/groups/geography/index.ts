import type { geographyActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { displayRange } from "../../lists/display-range";

/** The whole of a list, which comes in the order of its names. */
function listOf<Row>(rows: Row[], order: "asc" | "desc") {
  const { length } = rows;
  return {
    records: order === "asc" ? rows : rows.toReversed(),
    totalRecords: length,
    setDisp: displayRange(1, length, length, length),
  };
}

export const geographyHandlers = {
  "commonFunction/getAllCountries": async ({ order }, { places }) =>
    listOf(await places.countries(), order),
  "commonFunction/getAllStates": async ({ countryCode, order }, { places }) =>
    listOf(await places.states(countryCode), order),
  "commonFunction/getAllCities": async ({ countryCode, stateCode, order }, { places }) =>
    listOf(await places.cities(countryCode, stateCode), order),
} satisfies HandlersFor<typeof geographyActions>;
