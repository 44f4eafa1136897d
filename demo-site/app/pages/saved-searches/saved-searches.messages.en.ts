import type { MessageKeyOf } from "../../locales/message-key-of";
import type { alertMessages } from "./saved-searches.messages";

export const alertEnglish = {
  "siteAlerts.description":
    "Tell us which vehicle you are looking for and we will write to you as soon as it is for sale.",
  "siteAlerts.seeMine": "See my alerts",
  "siteAlerts.confirm": "Start the alert",
  "siteAlerts.confirmText":
    "Press the button and we will write to you about new vehicles that fit.",
  "siteAlerts.confirmDone": "The alert “{search}” is on.",
  "siteAlerts.stop": "Stop the letters",
  "siteAlerts.stopText": "Press the button and we will not write to you about this search again.",
  "siteAlerts.stopDone": "You will get no more letters about “{search}”.",
  "siteAlerts.seeAuctions": "See the auctions",
} satisfies Record<MessageKeyOf<typeof alertMessages>, string>;
