import { address, text } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

export const environment = defineEnvironment({
  topic: "accounts",
  variables: () => ({
    MARTILLO_KYC_URL: address(["https"], "https://service.example/checks").optional().meta({
      description:
        "A service that checks identities. Without it the server checks numbers of documents and ages, and passports wait for staff.",
    }),
    MARTILLO_KYC_TOKEN: text("a token")
      .optional()
      .meta({ description: "Bearer token for that service." }),
  }),
  check: ({ together }) => together("MARTILLO_KYC_URL", "MARTILLO_KYC_TOKEN"),
  /** Null checks what numbers and dates can say. */
  read: ({ MARTILLO_KYC_URL: url, MARTILLO_KYC_TOKEN: token }) =>
    url === undefined || token === undefined ? null : { url, token },
});
