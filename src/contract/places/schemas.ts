// This folder: calls for places and addresses.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { textOf } from "../primitives";
import { LIST, LOTS } from "../costs";

const CountryCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/));

const StateCode = z.string().check(z.trim(), z.regex(/^[\w-]{1,10}$/));

/** A country, named in Spanish. */
export const Country = z.object({
  name: z.string(),
  /** ISO 3166-1, two letters. */
  isoCode: z.string(),
  /** Calling code without the plus. */
  phonecode: z.string(),
});

export type Country = z.infer<typeof Country>;

/** A state of a country; in Spain a province. */
export const State = z.object({
  name: z.string(),
  /** Unique within its country; for provinces the code of ISO 3166-2 after `ES-`. */
  isoCode: z.string(),
  countryCode: z.string(),
});

export type State = z.infer<typeof State>;

/** A city; in Spain a municipality. */
export const City = z.object({ name: z.string(), countryCode: z.string(), stateCode: z.string() });

export type City = z.infer<typeof City>;

function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ records: z.array(row), totalRecords: z.number(), setDisp: z.string() });
}

const BY_NAME = {
  orderby: z._default(z.literal("name"), "name"),
  order: z._default(z.enum(["asc", "desc"]), "asc"),
};

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

/** What the calls take and answer, by wire name. */
export const placesSchemas = {
  /** All countries, by name. */
  "commonFunction/getAllCountries": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object(BY_NAME),
    output: listOf(Country),
  },
  /** States of a country, by name; for Spain its provinces. */
  "commonFunction/getAllStates": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ ...BY_NAME, countryCode: z._default(CountryCode, "ES") }),
    output: listOf(State),
  },
  /** Cities of a country or of one of its states, by name; for Spain every municipality. */
  "commonFunction/getAllCities": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LOTS,
    inferred: true,
    input: z.object({
      ...BY_NAME,
      countryCode: z._default(CountryCode, "ES"),
      /** Left out: the whole country's. */
      stateCode: z.optional(StateCode),
    }),
    output: listOf(City),
  },
  /** Places whose names begin like a text. */
  "custom/placePredictions": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    rateLimit: "check",
    cost: LIST,
    inferred: true,
    input: z.object({ text: textOf(120) }),
    output: z.object({ predictions: z.array(PlacePrediction) }),
  },
  /** One of the predicted places: where it is, its postal code, city and province. */
  "custom/placeDetails": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    rateLimit: "check",
    cost: LIST,
    inferred: true,
    input: z.object({ place_id: textOf(300) }),
    output: z.object({ place: Place }),
  },
  /** The place that an address means, to fill in postal code, city and province. */
  "custom/geocode": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    rateLimit: "check",
    cost: LIST,
    inferred: true,
    input: z.object({ address: textOf(250) }),
    output: z.object({ place: z.nullable(Place) }),
  },
} satisfies CallSchemas;
