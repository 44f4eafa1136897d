import type { MessageKeyOf } from "../../src/i18n";
import type { newsletterMessages } from "./newsletter.messages";

export const newsletterEnglish = {
  "newsletter.name": "Name",
  "newsletter.email": "E-mail",
  "newsletter.submit": "Subscribe",
  "newsletter.consent":
    "By subscribing you agree to receive news and selected auctions by e-mail. We will ask you to confirm your address, and one click ends it.",
  "newsletter.privacy": "Privacy policy",
  "newsletter.confirm": "We have written to you: follow the link in the e-mail to confirm it.",
} satisfies Record<MessageKeyOf<typeof newsletterMessages>, string>;
