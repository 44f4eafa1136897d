import { registerMaps } from "../../maps/register-maps";
import type { MapsPort } from "../../ports/maps";
import type { Settings } from "../environment";
import { googleMaps } from "./google-maps";
import { nominatimMaps } from "./nominatim-maps";

/** The maps service that is configured; the register of municipalities where none is, which asks nobody. */
export function mapsOf({ googleKey, nominatimUrl, country }: Settings["maps"]): MapsPort {
  if (googleKey !== undefined) return googleMaps({ key: googleKey, country });
  if (nominatimUrl !== undefined) return nominatimMaps({ url: nominatimUrl, country });
  return registerMaps();
}
