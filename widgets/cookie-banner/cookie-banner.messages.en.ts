import type { MessageKeyOf } from "../../src/i18n";
import type { cookieBannerMessages } from "./cookie-banner.messages";

export const cookieBannerEnglish = {
  "cookieBanner.announcement": "About cookies: accept or reject what is not needed.",
  "cookieBanner.title": "You decide what we keep",
  "cookieBanner.text":
    "We keep what the site needs to work. With your permission also what remembers preferences, counts visits and measures advertising. None of that is loaded before you choose.",
  "cookieBanner.policy": "What exactly we keep",
  "cookieBanner.close": "Close without changes",
  "cookieBanner.accept": "Accept",
  "cookieBanner.reject": "Reject",
  "cookieBanner.configure": "Choose by purpose",
  "cookieBanner.purposes": "Purposes",
  "cookieBanner.necessary": "Necessary",
  "cookieBanner.necessaryText":
    "Being signed in, bids under way and this choice. They cannot be switched off.",
  "cookieBanner.preferences": "Preferences",
  "cookieBanner.preferencesText": "Remember the language and other choices between visits.",
  "cookieBanner.statistics": "Statistics",
  "cookieBanner.statisticsText": "Count what is used, without names or personal amounts.",
  "cookieBanner.marketing": "Advertising",
  "cookieBanner.marketingText": "Measure campaigns and show advertisements on other sites.",
  "cookieBanner.save": "Save this selection",
} satisfies Record<MessageKeyOf<typeof cookieBannerMessages>, string>;
