import type { City, Country, State } from "martillo/contract";
import { KeptLists } from "./kept-lists";
import { byName, type PlacesPort } from ".";
import { SPAIN, spanishMunicipalities, spanishProvinces } from "./spain";

type CityRow = readonly [name: string, countryCode: string, stateCode: string, ...rest: unknown[]];

/** What a process may add: lists that are too large for a page. */
export interface PlacesOptions {
  /** Cities of the other countries. @default none: people write them */
  readWorldCities?: () => Promise<readonly CityRow[]>;
}

/** Places without a network: Spain by its statistics institute, the world by a list that comes with the server. */
export function builtInPlaces({ readWorldCities }: PlacesOptions = {}): PlacesPort {
  let countries: Promise<Country[]> | undefined;
  let world: Promise<ReadonlyMap<string, readonly CityRow[]>> | undefined;
  const states = new KeptLists<State>();
  const cities = new KeptLists<City>();

  /** Read once; a reading that failed is tried again. */
  async function rowsOf(countryCode: string): Promise<readonly CityRow[]> {
    world ??= (readWorldCities?.() ?? Promise.resolve([])).then(byCountry);
    world.catch(() => (world = undefined));
    return (await world).get(countryCode) ?? [];
  }

  return {
    countries: () => (countries ??= readCountries()),
    states: (countryCode) =>
      states.get(countryCode, async () => {
        if (countryCode === SPAIN) return spanishProvinces();
        const { default: rows } = await import("country-state-city/lib/assets/state.json");
        return byName(
          rows
            .filter((row) => row.countryCode === countryCode)
            .map(({ name, isoCode }) => ({ name, isoCode, countryCode })),
        );
      }),
    cities: (countryCode, stateCode) =>
      cities.get(`${countryCode} ${stateCode ?? ""}`, async () => {
        if (countryCode === SPAIN) return spanishMunicipalities(stateCode);
        const rows = await rowsOf(countryCode);
        const found = rows
          .filter((row) => (stateCode ?? row[2]) === row[2])
          .map(([name, , state]): City => ({ name, countryCode, stateCode: state }));
        return byName(found);
      }),
  };
}

function byCountry(rows: readonly CityRow[]): ReadonlyMap<string, readonly CityRow[]> {
  const found = new Map<string, CityRow[]>();
  for (const row of rows) {
    const known = found.get(row[1]);
    if (known) known.push(row);
    else found.set(row[1], [row]);
  }
  return found;
}

async function readCountries(): Promise<Country[]> {
  const { default: rows } = await import("country-state-city/lib/assets/country.json");
  const names = new Intl.DisplayNames("es", { type: "region" });
  return byName(
    rows.map(({ isoCode, phonecode, name }) => ({
      name: names.of(isoCode) ?? name,
      isoCode,
      phonecode: phonecode.replace(/[^\d]/g, ""),
    })),
  );
}
