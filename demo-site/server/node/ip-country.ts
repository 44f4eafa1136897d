import { countryByHeader, firstKnownCountry, type IpCountryPort } from "../ports/ip-country";
import type { Settings } from "./environment";
import { countryByLookup } from "./ip-country-lookup";

/** What the environment says about telling visitors' countries; nobody is asked where it says nothing. */
export function ipCountryOf({ header, lookup }: Settings["ipCountry"]): IpCountryPort {
  return firstKnownCountry(
    ...(header === undefined ? [] : [countryByHeader(header)]),
    ...(lookup === undefined ? [] : [countryByLookup({ url: lookup })]),
  );
}
