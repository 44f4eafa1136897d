import type { Place, PlacePrediction } from "martillo/contract";
import { type Municipality, provinceOf, SPAIN, spanishRegister } from "../places/spain";
import type { MapsPort } from ".";

const MOST = 8;
const PREFIX = "ine:";
const POSTAL_CODE = /(?<!\d)(\d{5})(?!\d)/;

interface Known extends Municipality {
  province: string;
  /** Every name it goes by, folded; a place of two languages has two. */
  names: readonly string[];
}

/**
 * Municipalities of Spain by name, from the statistics institute's register: no network and no key. It knows no streets and no
 * coordinates; of a postal code it knows the province.
 */
export function registerMaps(): MapsPort {
  let known: Promise<Known[]> | undefined;
  const all = () => (known ??= readKnown());

  return {
    async predictions(text) {
      const wanted = fold(text);
      const found: { place: Known; rank: number }[] = [];
      for (const place of await all()) {
        const rank = rankOf(place, wanted);
        if (rank < NOT_FOUND) found.push({ place, rank });
      }
      return found
        .sort(
          (one, other) => one.rank - other.rank || one.place.name.length - other.place.name.length,
        )
        .slice(0, MOST)
        .map(({ place }) => toPrediction(place));
    },
    async details(placeId) {
      const place = (await all()).find(({ code }) => `${PREFIX}${code}` === placeId);
      return place ? toPlace(place) : null;
    },
    async geocode(address) {
      const zip = POSTAL_CODE.exec(address)?.[1] ?? "";
      const province = provinceOf(zip.slice(0, 2));
      const place = named(await all(), address, province === undefined ? "" : zip.slice(0, 2));
      if (place)
        return { ...toPlace(place), zip: place.code.startsWith(zip.slice(0, 2)) ? zip : "" };
      if (province === undefined) return null;
      const nowhere = { lat: null, lng: null, address1: "", city: "", country: SPAIN };
      return {
        place_id: `zip:${zip}`,
        description: `${zip} ${province}`,
        zip,
        state: province,
        ...nowhere,
      };
    },
  };
}

const NOT_FOUND = 3;

/** The whole name, its beginning, the beginning of one of its words. */
function rankOf({ names }: Known, wanted: string): number {
  if (wanted === "") return NOT_FOUND;
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => ` ${name}`.includes(` ${wanted}`)) ? 2 : NOT_FOUND;
}

/** The municipality that an address names, the longest name first; its parts between commas are read from the end. */
function named(all: readonly Known[], address: string, provinceDigits: string): Known | undefined {
  const parts = address
    .split(/[,()\n]/)
    .map((part) => fold(part.replace(POSTAL_CODE, " ")))
    .filter((part) => part !== "")
    .reverse();
  for (const part of parts) {
    const found = all.filter(({ names }) => names.includes(part));
    const inProvince = found.find(
      ({ code }) => provinceDigits !== "" && code.startsWith(provinceDigits),
    );
    if (inProvince) return inProvince;
    if (provinceDigits === "" && found[0] && !isProvinceToo(part, parts)) return found[0];
  }
  return undefined;
}

/** "Getafe, Madrid": the last part is the province as long as another part is left. */
function isProvinceToo(part: string, parts: readonly string[]): boolean {
  const isProvince = PROVINCE_NAMES.has(part);
  return isProvince && part === parts[0] && parts.length > 1;
}

const PROVINCE_NAMES: ReadonlySet<string> = new Set(
  Array.from({ length: 52 }, (_, n) => provinceOf(String(n + 1).padStart(2, "0")) ?? "")
    .flatMap((name) => [name, name.replace(/^(Comunidad de|Región de) /, "")])
    .map(fold),
);

async function readKnown(): Promise<Known[]> {
  return (await spanishRegister()).map((row) => ({
    ...row,
    province: provinceOf(row.code.slice(0, 2)) ?? "",
    names: [...new Set([row.name, ...row.name.split("/")].map(fold))],
  }));
}

/** Lower case without accents, marks and doubled spaces. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function toPrediction({ code, name, province }: Known): PlacePrediction {
  return {
    place_id: `${PREFIX}${code}`,
    description: `${name}, ${province}`,
    main_text: name,
    secondary_text: province,
    address1: "",
  };
}

function toPlace({ code, name, province }: Known): Place {
  return {
    place_id: `${PREFIX}${code}`,
    description: `${name}, ${province}`,
    lat: null,
    lng: null,
    address1: "",
    zip: "",
    city: name,
    state: province,
    country: SPAIN,
  };
}
