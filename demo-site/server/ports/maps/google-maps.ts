import type { Place } from "martillo/contract";
import type { MapsPort } from ".";
import { askJson } from "./ask-json";

const PLACES = "https://places.googleapis.com/v1/";
const GEOCODING = "https://maps.googleapis.com/maps/api/geocode/json";
const LANGUAGE = "es";

/** Kinds of places that are areas: no person has one as an address. */
const AREAS: ReadonlySet<string> = new Set([
  "locality",
  "sublocality",
  "postal_town",
  "postal_code",
  "administrative_area_level_1",
  "administrative_area_level_2",
  "administrative_area_level_3",
  "administrative_area_level_4",
  "country",
]);

export interface GoogleMaps {
  key: string;
  /** ISO 3166, where predictions are looked for. */
  country: string;
  /** @default the global one */
  fetch?: typeof fetch;
}

interface Suggestions {
  suggestions?: {
    placePrediction?: {
      placeId: string;
      text: { text: string };
      types?: readonly string[];
      structuredFormat?: { mainText?: { text: string }; secondaryText?: { text: string } };
    };
  }[];
}

interface Details {
  id: string;
  formattedAddress?: string;
  location?: { latitude: number; longitude: number };
  addressComponents?: { longText: string; shortText: string; types: string[] }[];
}

interface Geocoded {
  status: string;
  results?: {
    place_id: string;
    formatted_address: string;
    geometry: { location: { lat: number; lng: number } };
    address_components: { long_name: string; short_name: string; types: string[] }[];
  }[];
}

/** Places and Geocoding of Google. */
export function googleMaps({ key, country, fetch: ask = fetch }: GoogleMaps): MapsPort {
  const headers = { "content-type": "application/json", "x-goog-api-key": key };
  return {
    async predictions(text) {
      const body = { input: text, languageCode: LANGUAGE, includedRegionCodes: [country] };
      const answer = await askJson<Suggestions>(ask, new URL(`${PLACES}places:autocomplete`), {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return (answer.suggestions ?? []).flatMap(({ placePrediction: found }) => {
        if (!found) return [];
        const main = found.structuredFormat?.mainText?.text ?? found.text.text;
        return [
          {
            place_id: found.placeId,
            description: found.text.text,
            main_text: main,
            secondary_text: found.structuredFormat?.secondaryText?.text ?? "",
            address1: found.types?.some((type) => AREAS.has(type)) ? "" : main,
          },
        ];
      });
    },
    async details(placeId) {
      const url = new URL(`${PLACES}places/${encodeURIComponent(placeId)}`);
      url.searchParams.set("languageCode", LANGUAGE);
      const mask = "id,formattedAddress,location,addressComponents";
      const found = await askJson<Details>(ask, url, {
        headers: { ...headers, "x-goog-fieldmask": mask },
      });
      const parts = (found.addressComponents ?? []).map(({ longText, shortText, types }) => ({
        long: longText,
        short: shortText,
        types,
      }));
      const { latitude = null, longitude = null } = found.location ?? {};
      return toPlace(found.id, found.formattedAddress ?? "", latitude, longitude, parts);
    },
    async geocode(address) {
      const url = new URL(GEOCODING);
      url.search = new URLSearchParams({
        address,
        key,
        language: LANGUAGE,
        components: `country:${country}`,
      }).toString();
      const answer = await askJson<Geocoded>(ask, url);
      // It says a refusal with a status of 200.
      if (answer.status !== "OK" && answer.status !== "ZERO_RESULTS") {
        throw new Error(`geocoding was refused: ${answer.status}`);
      }
      const found = answer.results?.[0];
      if (!found) return null;
      const parts = found.address_components.map(({ long_name, short_name, types }) => ({
        long: long_name,
        short: short_name,
        types,
      }));
      const { lat, lng } = found.geometry.location;
      return toPlace(found.place_id, found.formatted_address, lat, lng, parts);
    },
  };
}

interface Part {
  long: string;
  short: string;
  types: readonly string[];
}

function toPlace(
  id: string,
  description: string,
  lat: number | null,
  lng: number | null,
  parts: readonly Part[],
): Place {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((each) => each.types.includes(type))).find(Boolean);
  const street = [part("route")?.long, part("street_number")?.long].filter(Boolean).join(", ");
  return {
    place_id: id,
    description,
    lat,
    lng,
    address1: street,
    zip: part("postal_code")?.long ?? "",
    city: part("locality", "postal_town", "administrative_area_level_4")?.long ?? "",
    // In Spain level 2 is the province, level 1 its community.
    state: part("administrative_area_level_2", "administrative_area_level_1")?.long ?? "",
    country: part("country")?.short ?? "",
  };
}
