import * as z from "zod/mini";
import { defineAction } from "../action";
import { textOf } from "../primitives";

/** A place that a typed text may mean. */
export const PlacePrediction = z.object({
  place_id: z.string(),
  /** The whole of it, as a line. */
  description: z.string(),
  main_text: z.string(),
  /** What tells it from others of the same name. */
  secondary_text: z.string(),
  /** What it is as a line of an address; empty for a town. */
  address1: z.string(),
});
export type PlacePrediction = z.infer<typeof PlacePrediction>;

/** A place; what the service does not know is empty. */
export const Place = z.object({
  place_id: z.string(),
  description: z.string(),
  /** Null where only the name is known, as without a maps service. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  address1: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 3166. */
  country: z.string(),
});
export type Place = z.infer<typeof Place>;

export const customPlacePredictions = defineAction("custom/placePredictions", {
  summary: "Places whose names begin like a text.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  rateLimit: "check",
  input: z.object({ text: textOf(120) }),
  output: z.object({ predictions: z.array(PlacePrediction) }),
});

export const customPlaceDetails = defineAction("custom/placeDetails", {
  summary: "One of the predicted places: where it is, its postal code, city and province.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  rateLimit: "check",
  input: z.object({ place_id: textOf(300) }),
  output: z.object({ place: Place }),
});

export const customGeocode = defineAction("custom/geocode", {
  summary: "The place that an address means, to fill in postal code, city and province.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  rateLimit: "check",
  input: z.object({ address: textOf(250) }),
  output: z.object({ place: z.nullable(Place) }),
});

/** The calls about places on maps, by wire name. */
export const mapsActions = {
  "custom/placePredictions": customPlacePredictions,
  "custom/placeDetails": customPlaceDetails,
  "custom/geocode": customGeocode,
};
