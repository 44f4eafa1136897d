// Countries, provinces and towns.
import type { City, Country, State } from "martillo/contract";

/** Where countries, states and cities are known. */
export interface PlacesPort {
  countries(): Promise<readonly Country[]>;
  states(countryCode: string): Promise<readonly State[]>;
  /** Without a state those of the whole country. */
  cities(countryCode: string, stateCode: string | undefined): Promise<readonly City[]>;
}

const collator = new Intl.Collator("es", { sensitivity: "base" });

/** In the order of a Spanish dictionary. */
export function byName<Row extends { name: string }>(rows: Row[]): Row[] {
  return rows.sort((one, other) => collator.compare(one.name, other.name));
}
