import type { Place } from "martillo/contract";
import type { MapsPort } from ".";
import { askJson } from "./ask-json";

export interface NominatimMaps {
  /** Where it answers, e.g. `https://nominatim.example/`. */
  url: string;
  /** ISO 3166, where places are looked for. */
  country: string;
  /** @default the global one */
  fetch?: typeof fetch;
}

interface Found {
  osm_type: string;
  osm_id: number;
  display_name: string;
  name?: string;
  lat: string;
  lon: string;
  address?: Readonly<Record<string, string>>;
}

const MOST = "8";
/** Node, way or relation, as look-ups write them. */
const OSM_ID = /^[NWR]\d{1,18}$/;

/** A service that speaks as Nominatim does, of one's own or rented. */
export function nominatimMaps({ url, country, fetch: ask = fetch }: NominatimMaps): MapsPort {
  function find(path: string, query: Record<string, string>): Promise<Found[]> {
    const address = new URL(path, url.endsWith("/") ? url : `${url}/`);
    address.search = new URLSearchParams({
      format: "jsonv2",
      addressdetails: "1",
      "accept-language": "es",
      ...query,
    }).toString();
    return askJson<Found[]>(ask, address, { headers: { "user-agent": "martillo" } });
  }
  const search = (q: string, limit: string) =>
    find("search", { q, limit, countrycodes: country.toLowerCase() });

  return {
    async predictions(text) {
      return (await search(text, MOST)).map((found) => {
        const main = found.name || (found.display_name.split(",")[0] ?? "");
        const [, ...rest] = found.display_name.split(",");
        return {
          place_id: idOf(found),
          description: found.display_name,
          main_text: main,
          secondary_text: rest.join(",").trim(),
          address1: found.address?.["road"] ? main : "",
        };
      });
    },
    async details(placeId) {
      if (!OSM_ID.test(placeId)) return null;
      const [found] = await find("lookup", { osm_ids: placeId });
      return found ? toPlace(found) : null;
    },
    async geocode(address) {
      const [found] = await search(address, "1");
      return found ? toPlace(found) : null;
    },
  };
}

function idOf({ osm_type, osm_id }: Found): string {
  return `${osm_type.charAt(0).toUpperCase()}${osm_id}`;
}

function toPlace(found: Found): Place {
  const { address = {} } = found;
  const first = (...names: string[]) => names.map((name) => address[name]).find(Boolean) ?? "";
  return {
    place_id: idOf(found),
    description: found.display_name,
    lat: Number(found.lat),
    lng: Number(found.lon),
    address1: [address["road"], address["house_number"]].filter(Boolean).join(", "),
    zip: first("postcode"),
    city: first("city", "town", "village", "municipality", "hamlet"),
    state: first("province", "state_district", "state"),
    country: first("country_code").toUpperCase(),
  };
}
