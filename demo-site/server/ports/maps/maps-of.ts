import { registerMaps } from "./register-maps";
import type { MapsPort } from ".";
import { googleMaps } from "./google-maps";
import { nominatimMaps } from "./nominatim-maps";

/** Where places are looked up; with neither, the register of Spain's municipalities knows them. */
export interface MapsSettings {
  googleKey: string | undefined;
  nominatimUrl: string | undefined;
  country: string;
}

/** The maps service that is configured; the register of municipalities where none is, which asks no service. */
export function mapsOf({ googleKey, nominatimUrl, country }: MapsSettings): MapsPort {
  if (googleKey !== undefined) return googleMaps({ key: googleKey, country });
  if (nominatimUrl !== undefined) return nominatimMaps({ url: nominatimUrl, country });
  return registerMaps();
}
