import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./free-alerts.mail";

export const lotFree: Words<typeof spanish.lotFree> = {
  subject: ({ title }) => `Free again: ${oneLine(title)}`,
  body: ({ name, title, link }) => [
    greeting(name, "en"),
    `“${oneLine(title)}” is no longer reserved: you can reserve it or buy it now.`,
    "Others may have asked for this message, too: whoever comes first has it. We will not write about it again unless you ask us to.",
    { link, label: "See the vehicle" },
  ],
};
