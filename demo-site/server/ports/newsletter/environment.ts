import { text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

export const environment = defineEnvironment({
  topic: "messages",
  variables: () => ({
    MARTILLO_NEWSLETTER_URL: webAddress("https://service.example/contacts").optional().meta({
      unset: "none: the list is in the database",
      description: "A service that gets the contacts of the newsletter.",
    }),
    MARTILLO_NEWSLETTER_TOKEN: text("a token")
      .optional()
      .meta({ description: "Bearer token for that service, where it wants one." }),
  }),
  check: ({ needs }) => needs("MARTILLO_NEWSLETTER_TOKEN", "MARTILLO_NEWSLETTER_URL"),
  /** Null keeps the list in the database. */
  read: ({ MARTILLO_NEWSLETTER_URL: url, MARTILLO_NEWSLETTER_TOKEN: token }) =>
    url === undefined ? null : { url, token },
});
