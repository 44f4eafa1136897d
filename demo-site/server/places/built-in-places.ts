import type { City, Country } from "martillo/contract";
import { byName, type PlacesPort } from "./places";
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

  return {
    countries: async () => [...(await (countries ??= readCountries()))],
    async states(countryCode) {
      if (countryCode === SPAIN) return spanishProvinces();
      const { default: rows } = await import("country-state-city/lib/assets/state.json");
      return byName(
        rows
          .filter((row) => row.countryCode === countryCode)
          .map(({ name, isoCode }) => ({ name, isoCode, countryCode })),
      );
    },
    async cities(countryCode, stateCode) {
      if (countryCode === SPAIN) return spanishMunicipalities(stateCode);
      const rows = (await readWorldCities?.()) ?? [];
      const cities = rows
        .filter((row) => row[1] === countryCode && (stateCode ?? row[2]) === row[2])
        .map(([name, , state]): City => ({ name, countryCode, stateCode: state }));
      return byName(cities);
    },
  };
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
