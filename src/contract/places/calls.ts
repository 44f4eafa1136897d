// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { placesSchemas } from "./schemas";

type Of<Name extends keyof typeof placesSchemas> = CallOf<typeof placesSchemas, Name>;

/** All countries, by name. */
export const commonFunctionGetAllCountries: Of<"commonFunction/getAllCountries"> = {
  name: "commonFunction/getAllCountries",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** States of a country, by name; for Spain its provinces. */
export const commonFunctionGetAllStates: Of<"commonFunction/getAllStates"> = {
  name: "commonFunction/getAllStates",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Cities of a country or of one of its states, by name; for Spain every municipality. */
export const commonFunctionGetAllCities: Of<"commonFunction/getAllCities"> = {
  name: "commonFunction/getAllCities",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Places whose names begin like a text. */
export const customPlacePredictions: Of<"custom/placePredictions"> = {
  name: "custom/placePredictions",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  rateLimit: "check",
};

/** One of the predicted places: where it is, its postal code, city and province. */
export const customPlaceDetails: Of<"custom/placeDetails"> = {
  name: "custom/placeDetails",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  rateLimit: "check",
};

/** The place that an address means, to fill in postal code, city and province. */
export const customGeocode: Of<"custom/geocode"> = {
  name: "custom/geocode",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  rateLimit: "check",
};

/** These calls, by wire name. */
export const placesCalls = {
  "commonFunction/getAllCountries": commonFunctionGetAllCountries,
  "commonFunction/getAllStates": commonFunctionGetAllStates,
  "commonFunction/getAllCities": commonFunctionGetAllCities,
  "custom/placePredictions": customPlacePredictions,
  "custom/placeDetails": customPlaceDetails,
  "custom/geocode": customGeocode,
};
