import { text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import type { IpCountrySettings } from "./ip-country";

export const environment = defineEnvironment({
  topic: "places",
  variables: () => ({
    MARTILLO_COUNTRY_HEADER: text("the name of a header").optional().meta({
      description: "Header in which a proxy tells the visitor's country, such as `CF-IPCountry`.",
    }),
    MARTILLO_COUNTRY_LOOKUP: webAddress("https://service.example/country?ip={ip}")
      .optional()
      .meta({ description: "A service that tells the country of an address." }),
  }),
  check({ trustedProxies, isSet, fault }) {
    // A caller that reaches the server directly could write the header, too.
    if (isSet("MARTILLO_COUNTRY_HEADER") && trustedProxies === 0) {
      fault(
        "MARTILLO_COUNTRY_HEADER needs MARTILLO_TRUST_PROXY: say how many proxies are in front.",
      );
    }
  },
  read: (values): IpCountrySettings => ({
    header: values.MARTILLO_COUNTRY_HEADER,
    lookup: values.MARTILLO_COUNTRY_LOOKUP,
  }),
});
