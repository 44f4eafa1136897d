/** The caller, as far as a country can be told from it. */
export interface CallerPlace {
  ip: string;
  /** A header of the request, by its name in any case; null when it is not there. */
  header(name: string): string | null;
}

/** Tells the country of a caller; it decides about words alone, never about what the caller may do. */
export interface IpCountryPort {
  /** ISO 3166 code in capitals; null where no source can tell. */
  countryOf(caller: CallerPlace): Promise<string | null>;
}

const CODE = /^[A-Z]{2}$/;
/** What networks in front write where they do not know, and for those who hide it. */
const NOWHERE: ReadonlySet<string> = new Set(["XX", "T1", "ZZ"]);

/** A country's code as services write it, or null for what is none. */
export function countryCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return CODE.test(code) && !NOWHERE.has(code) ? code : null;
}

/** Believes a header that a network in front adds, e.g. `CF-IPCountry`. Only for servers that every caller reaches through it. */
export function countryByHeader(name: string): IpCountryPort {
  return { countryOf: async ({ header }) => countryCode(header(name)) };
}

/** The first of several that knows. */
export function firstKnownCountry(...ports: readonly IpCountryPort[]): IpCountryPort {
  return {
    async countryOf(caller) {
      for (const port of ports) {
        const country = await port.countryOf(caller);
        if (country !== null) return country;
      }
      return null;
    },
  };
}
