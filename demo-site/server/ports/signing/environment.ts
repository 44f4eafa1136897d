import { address, text } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

export const environment = defineEnvironment({
  topic: "production",
  variables: () => ({
    MARTILLO_PANDADOC_KEY: text("a key of the API").optional().meta({
      unset: "none: contracts are signed here, with name and code",
      description: "A key of PandaDoc's API: contracts of sales are signed there from then on.",
    }),
    MARTILLO_PANDADOC_API: address(["https"], "https://api.pandadoc.com").optional().meta({
      unset: "https://api.pandadoc.com",
      description: "Where PandaDoc's API is, for workspaces of another region.",
    }),
    MARTILLO_PANDADOC_APP: address(["https"], "https://app.pandadoc.com").optional().meta({
      unset: "https://app.pandadoc.com",
      description: "Where people sign, for workspaces of another region.",
    }),
  }),
  check: ({ needs }) => {
    needs("MARTILLO_PANDADOC_API", "MARTILLO_PANDADOC_KEY");
    needs("MARTILLO_PANDADOC_APP", "MARTILLO_PANDADOC_KEY");
  },
  /** Null has contracts signed here. */
  read: ({
    MARTILLO_PANDADOC_KEY: key,
    MARTILLO_PANDADOC_API: api = "https://api.pandadoc.com",
    MARTILLO_PANDADOC_APP: app = "https://app.pandadoc.com",
  }) => (key === undefined ? null : { key, api, app }),
});
