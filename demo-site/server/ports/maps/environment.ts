import { MARKET } from "martillo/domain";
import { text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import type { MapsSettings } from "./maps-of";

export const environment = defineEnvironment({
  topic: "places",
  variables: () => ({
    MARTILLO_GOOGLE_MAPS_KEY: text("a key").optional().meta({
      description:
        "Key of Google's Places and Geocoding. Without a service the register of Spain's municipalities is searched.",
    }),
    MARTILLO_NOMINATIM_URL: webAddress("https://nominatim.example/").optional().meta({
      description: "A service that answers as Nominatim does, in place of Google.",
    }),
    MARTILLO_MAPS_COUNTRY: text("a country's two letters")
      .prefault(MARKET.country)
      .meta({ description: "Country in which places are looked for." }),
  }),
  read: (values): MapsSettings => ({
    googleKey: values.MARTILLO_GOOGLE_MAPS_KEY,
    nominatimUrl: values.MARTILLO_NOMINATIM_URL,
    country: values.MARTILLO_MAPS_COUNTRY,
  }),
});
