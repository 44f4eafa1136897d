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
      const digits = provinceOf(zip.slice(0, 2)) === undefined ? "" : zip.slice(0, 2);
      const parts = partsOf(address);
      const place = named(await all(), parts, digits);
      if (place) return { ...toPlace(place), zip: digits === "" ? "" : zip };
      const province = provinceOf(digits) ?? provinceNamed(parts);
      return province === undefined ? null : somewhereIn(province, digits === "" ? "" : zip);
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

/** The parts between commas, folded and without the postal code, the last first. */
function partsOf(address: string): string[] {
  return address
    .split(/[,()\n]/)
    .map((part) => fold(part.replace(POSTAL_CODE, " ")))
    .filter((part) => part !== "")
    .reverse();
}

/**
 * The municipality that an address names. Of several with one name it is the one of the postal code, or of the province that the address
 * names; otherwise none, as any would be a guess.
 */
function named(
  all: readonly Known[],
  parts: readonly string[],
  provinceDigits: string,
): Known | undefined {
  for (const part of parts) {
    if (isProvinceToo(part, parts)) continue;
    const found = all.filter(
      ({ code, names }) => names.includes(part) && code.startsWith(provinceDigits),
    );
    if (found.length <= 1) {
      if (found[0]) return found[0];
      continue;
    }
    const inNamed = found.filter(({ province }) =>
      parts.some((other) => other !== part && namesOfProvince(province).includes(other)),
    );
    return inNamed.length === 1 ? inNamed[0] : undefined;
  }
  return undefined;
}

/** "Getafe, Madrid": the last part is the province as long as another part is left. */
function isProvinceToo(part: string, parts: readonly string[]): boolean {
  return part === parts[0] && parts.length > 1 && provinceNamed(parts) !== undefined;
}

/** The province that stands at the end of an address. */
function provinceNamed([last = ""]: readonly string[]): string | undefined {
  return PROVINCES.find((province) => namesOfProvince(province).includes(last));
}

const PROVINCES: readonly string[] = Array.from(
  { length: 52 },
  (_, n) => provinceOf(String(n + 1).padStart(2, "0")) ?? "",
);

/** A province as it is written, and without what only its full name has. */
function namesOfProvince(name: string): string[] {
  return [name, name.replace(/^(Comunidad de|Región de) /, "")].map(fold);
}

/** A place of which no more than the province is known. */
function somewhereIn(province: string, zip: string): Place {
  return {
    place_id: zip === "" ? `province:${province}` : `zip:${zip}`,
    description: [zip, province].filter(Boolean).join(" "),
    lat: null,
    lng: null,
    address1: "",
    zip,
    city: "",
    state: province,
    country: SPAIN,
  };
}

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
