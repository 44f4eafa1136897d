import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

type CityRow = readonly [name: string, countryCode: string, stateCode: string, ...rest: unknown[]];

/** Cities of the world by country and state: eight megabytes, read when somebody asks for them, and not kept. */
export async function readWorldCities(): Promise<readonly CityRow[]> {
  const file = createRequire(import.meta.url).resolve("country-state-city/lib/assets/city.json");
  return JSON.parse(await readFile(file, "utf8")) as readonly CityRow[];
}
