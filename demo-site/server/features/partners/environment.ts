import { DEFAULT_CONFIG, type ServerConfig } from "../../platform/call/config";
import { wholeNumber } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

const { partnerTokens } = DEFAULT_CONFIG;

export const environment = defineEnvironment({
  topic: "accounts",
  variables: () => ({
    MARTILLO_PARTNER_TOKEN_SECONDS: wholeNumber(30, partnerTokens.seconds)
      .prefault(String(partnerTokens.seconds))
      .meta({ description: "How long a token for a partner's page lives." }),
  }),
  read: (values) =>
    ({
      partnerTokens: { ...partnerTokens, seconds: values.MARTILLO_PARTNER_TOKEN_SECONDS },
    }) satisfies Partial<ServerConfig>,
});
