import type { MessageKeyOf } from "../../src/i18n";
import type { notificationsMessages } from "./notifications.messages";

export const notificationsEnglish = {
  "notifications.title": "Notifications",
  "notifications.why": "Choose what you want to hear of, and how.",
  "notifications.what": "Notification",
  "notifications.mail": "E-mail",
  "notifications.sms": "SMS",
  "notifications.cell": "{kind}: {medium}",
  "notifications.outbid": "I have been outbid",
  "notifications.outbidWhy":
    "As soon as another bid exceeds yours, unless the page is showing it to you.",
  "notifications.ending_soon": "Ending soon",
  "notifications.ending_soonWhy": "An hour before, for lots that you follow or have bid on.",
  "notifications.won": "I have won",
  "notifications.wonWhy":
    "With the total due. Also when your bid is the highest and the seller decides.",
  "notifications.lost": "I have not won",
  "notifications.lostWhy": "When a lot that you have bid on ends or is called off.",
  "notifications.bid_accepted": "Bid accepted",
  "notifications.bid_acceptedWhy": "A receipt for each bid, with its amount.",
  "notifications.saved_search": "My alerts",
  "notifications.saved_searchWhy": "New lots that fit your saved searches.",
  "notifications.followed": "Sellers that I follow",
  "notifications.followedWhy":
    "New lots of the sellers that you follow, when you choose: soon or once a day.",
  "notifications.message": "Unread messages",
  "notifications.messageWhy":
    "If a message waits ten minutes, one e-mail for each conversation until you read it.",
  "notifications.question": "Questions on lots",
  "notifications.questionWhy":
    "When a question is asked on a lot of yours, or the seller answers your question.",
  "notifications.quiet":
    "From 23:00 to 8:00 we send no text messages, and only e-mails that cannot wait.",
  "notifications.notSent": "Not sent",
  "notifications.smsNeedsPhone": "To receive SMS, verify your phone in your profile first.",
  "notifications.toProfile": "Go to my profile",
  "notifications.looks": "Language and appearance",
  "notifications.language": "Language",
  "notifications.byCountry": "By my country",
  "notifications.timeZone": "Time zone",
  "notifications.peninsula": "Peninsula and Balearic Islands",
  "notifications.canary": "Canary Islands",
  "notifications.theme": "Appearance",
  "notifications.auto": "As on my device",
  "notifications.light": "Light",
  "notifications.dark": "Dark",
  "notifications.save": "Save",
  "notifications.saved": "Your preferences have been saved.",
  "notifications.notForSellers": "Selling accounts choose no notifications",
  "notifications.notForSellersWhy":
    "If you bid with this account we write to you by e-mail, and every e-mail has a link to stop it.",
} satisfies Record<MessageKeyOf<typeof notificationsMessages>, string>;
