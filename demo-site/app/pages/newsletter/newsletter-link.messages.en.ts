import type { MessageKeyOf } from "../../locales/message-key-of";
import type { newsletterLinkMessages } from "./newsletter-link.messages";

export const newsletterLinkEnglish = {
  "siteNewsletterLink.waiting": "One moment…",
  "siteNewsletterLink.waitingText": "We are checking the link.",
  "siteNewsletterLink.failed": "This link does not work",
  "siteNewsletterLink.ended": "You will not get the newsletter any more",
  "siteNewsletterLink.endedText":
    "We have taken your address off the list. If you change your mind, you can subscribe again at the foot of any page.",
  "siteNewsletterLink.confirmed": "Subscription confirmed",
  "siteNewsletterLink.confirmedText":
    "From now on you will get our news. Every letter has a link to leave with one click.",
} satisfies Record<MessageKeyOf<typeof newsletterLinkMessages>, string>;
