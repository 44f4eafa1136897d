import * as z from "zod/mini";
import { defineAction } from "../action";

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

export const commonFunctionGetAllCountries = defineAction("commonFunction/getAllCountries", {
  summary: "All countries, by name.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object(BY_NAME),
  output: listOf(Country),
});

export const commonFunctionGetAllStates = defineAction("commonFunction/getAllStates", {
  summary: "States of a country, by name; for Spain its provinces.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object({ ...BY_NAME, countryCode: z._default(CountryCode, "ES") }),
  output: listOf(State),
});

export const commonFunctionGetAllCities = defineAction("commonFunction/getAllCities", {
  summary: "Cities of a country or of one of its states, by name; for Spain every municipality.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object({
    ...BY_NAME,
    countryCode: z._default(CountryCode, "ES"),
    /** Left out: the whole country's. */
    stateCode: z.optional(StateCode),
  }),
  output: listOf(City),
});

/** The calls about countries, states and cities, by wire name. */
export const geographyActions = {
  "commonFunction/getAllCountries": commonFunctionGetAllCountries,
  "commonFunction/getAllStates": commonFunctionGetAllStates,
  "commonFunction/getAllCities": commonFunctionGetAllCities,
};
