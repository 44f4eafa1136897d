import { countryByHeader, firstKnownCountry, type IpCountryPort } from ".";
import { countryByLookup } from "./ip-country-lookup";

/** How a visitor's country is told: a header of the network in front, a service that is asked. Neither by default. */
export interface IpCountrySettings {
  header: string | undefined;
  lookup: string | undefined;
}

/** Tells visitors' countries by the ways that the environment names; asks no service where it names none. */
export function ipCountryOf({ header, lookup }: IpCountrySettings): IpCountryPort {
  return firstKnownCountry(
    ...(header === undefined ? [] : [countryByHeader(header)]),
    ...(lookup === undefined ? [] : [countryByLookup({ url: lookup })]),
  );
}
