import { text } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

export const environment = defineEnvironment({
  topic: "accounts",
  variables: () => ({
    MARTILLO_GOOGLE_CLIENT_ID: text("an id").optional().meta({
      unset: "none: no Google",
      description: "Public id of the house at Google. People may then sign in with Google.",
    }),
  }),
  /** Null switches that way in off. */
  read: ({ MARTILLO_GOOGLE_CLIENT_ID: clientId }) => (clientId === undefined ? null : { clientId }),
});
