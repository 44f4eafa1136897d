import type { geographyActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";

function listOf<Row>(records: Row[]): { records: Row[]; totalRecords: number } {
  return { records, totalRecords: records.length };
}

export const geographyHandlers = {
  "commonFunction/getAllCountries": async (_input, { places }) => listOf(await places.countries()),
  "commonFunction/getAllStates": async ({ countryCode }, { places }) =>
    listOf(await places.states(countryCode)),
  "commonFunction/getAllCities": async ({ countryCode, stateCode }, { places }) =>
    listOf(await places.cities(countryCode, stateCode)),
} satisfies HandlersFor<typeof geographyActions>;
