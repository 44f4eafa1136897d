import type { MessageKeyOf } from "../../locales/message-key-of";
import type { profileMessages } from "./profile.messages";

export const profileEnglish = {
  "siteProfile.ownWeb": "My lots on my website",
  "siteProfile.ownWebText": "Two lines for your page.",
  "siteProfile.lead": "Your details, your bids and your notifications, in one place.",
  "siteProfile.own": "My details",
  "siteProfile.addresses": "My addresses",
  "siteProfile.identity": "My identity",
  "siteProfile.company": "People of my company",
  "siteProfile.bids": "My bids",
  "siteProfile.bidsText": "How they stand and what you have won.",
  "siteProfile.watchlist": "Followed",
  "siteProfile.watchlistText": "Lots and auctions to keep an eye on.",
  "siteProfile.auctions": "My auctions",
  "siteProfile.auctionsText": "What you are selling now.",
  "siteProfile.invoices": "Sales and payments",
  "siteProfile.invoicesText": "Paid and pending.",
  "siteProfile.notifications": "Notifications",
  "siteProfile.notificationsText": "What we tell you about, and how.",
  "siteProfile.password": "Password",
  "siteProfile.passwordText": "Change it whenever you like.",
} satisfies Record<MessageKeyOf<typeof profileMessages>, string>;
