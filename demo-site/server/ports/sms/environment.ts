import { text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import type { SmsGateway } from "./http-sms";

export const environment = defineEnvironment({
  topic: "messages",
  variables: () => ({
    MARTILLO_SMS_URL: webAddress("https://gateway.example/messages").optional().meta({
      unset: "none: a demo keeps them at `/dev/outbox`",
      description: "Gateway for text messages.",
    }),
    MARTILLO_SMS_TOKEN: text("a token")
      .optional()
      .meta({ description: "Bearer token for the gateway." }),
    MARTILLO_SMS_SENDER: text("a number, or up to eleven letters")
      .prefault("Martillo")
      .meta({ description: "Name that the receiver sees." }),
  }),
  check: ({ together }) => together("MARTILLO_SMS_URL", "MARTILLO_SMS_TOKEN"),
  read: ({ MARTILLO_SMS_URL: url, ...values }): SmsGateway | null => {
    const { MARTILLO_SMS_TOKEN: token, MARTILLO_SMS_SENDER: sender } = values;
    return url === undefined || token === undefined ? null : { url, token, sender };
  },
});
