import { address, text } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

export const environment = defineEnvironment({
  topic: "production",
  variables: () => ({
    MARTILLO_VERIFACTU_URL: address(["https"], "https://service.example/records").optional().meta({
      unset: "none: records of invoices are kept in the database",
      description:
        "A service that sends records of invoices to the tax office with the operator's certificate. Setting `verifactu` of `sale` says whether it is used.",
    }),
    MARTILLO_VERIFACTU_TOKEN: text("a token")
      .optional()
      .meta({ description: "Bearer token for that service." }),
  }),
  check: ({ together }) => together("MARTILLO_VERIFACTU_URL", "MARTILLO_VERIFACTU_TOKEN"),
  /** Null keeps the records here. */
  read: ({ MARTILLO_VERIFACTU_URL: url, MARTILLO_VERIFACTU_TOKEN: token }) =>
    url === undefined || token === undefined ? null : { url, token },
});
