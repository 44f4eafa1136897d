import { address, pattern } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import type { SmtpOptions } from "./smtp-mail";

const SENDER = /^[^<>@\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;

export const environment = defineEnvironment({
  topic: "production",
  variables: () => ({
    MARTILLO_SMTP_URL: address(["smtps", "smtp"], "smtps://user:password@host:465")
      .optional()
      .meta({
        unset: "none: a demo keeps mails at `/dev/outbox`",
        description: "Mail server.",
      }),
    MARTILLO_MAIL_FROM: pattern(
      SENDER,
      "is not an address",
      "`Martillo <no-reply@subastas.example>`, say",
    )
      .optional()
      .meta({ description: "Sender of mails." }),
  }),
  check({ mode, isSet, fault, together }) {
    together("MARTILLO_SMTP_URL", "MARTILLO_MAIL_FROM");
    if (mode === "production" && isSet("MARTILLO_SMTP_URL") && !isSet("MARTILLO_PUBLIC_URL")) {
      fault("MARTILLO_SMTP_URL needs MARTILLO_PUBLIC_URL: links in letters begin with it.");
    }
  },
  read: ({ MARTILLO_SMTP_URL: url, MARTILLO_MAIL_FROM: from }): SmtpOptions | null =>
    url === undefined || from === undefined ? null : { url, from },
});
