import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { nextTurn } from "../../platform/realtime/slices";

export type CityRow = readonly [
  name: string,
  countryCode: string,
  stateCode: string,
  ...rest: unknown[],
];

const SLICE_CHARS = 200_000;

/** Cities of the world by country and state: eight megabytes, in slices, so that no call waits for the whole of it. */
export async function readWorldCities(): Promise<readonly CityRow[]> {
  const file = createRequire(import.meta.url).resolve("country-state-city/lib/assets/city.json");
  const text = (await readFile(file, "utf8")).trim();
  const rows: CityRow[] = [];
  for (let start = 1; start < text.length;) {
    const cut = text.indexOf("],[", start + SLICE_CHARS);
    const end = cut < 0 ? text.length - 1 : cut + 1;
    rows.push(...(JSON.parse(`[${text.slice(start, end)}]`) as CityRow[]));
    start = end + 1;
    await nextTurn();
  }
  return rows;
}
