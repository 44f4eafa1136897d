// Places on maps.
import type { Place, PlacePrediction } from "martillo/contract";

/** Finds places by what a person types, and by an address. Throws when the service behind it does not answer. */
export interface MapsPort {
  /** Best first, at most as many as anybody reads. */
  predictions(text: string): Promise<PlacePrediction[]>;
  /** Null for what is no place of this service. */
  details(placeId: string): Promise<Place | null>;
  /** The place that an address most likely means. */
  geocode(address: string): Promise<Place | null>;
}
