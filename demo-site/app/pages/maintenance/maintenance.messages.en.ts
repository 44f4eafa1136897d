import type { MessageKeyOf } from "../../locales/message-key-of";
import type { maintenanceMessages } from "./maintenance.messages";

export const maintenanceEnglish = {
  "siteMaintenance.badge": "Maintenance",
  "siteMaintenance.title": "We will be right back",
  "siteMaintenance.text": "We are improving this part of the site.",
  "siteMaintenance.waits":
    "You need not reload: this page checks every few seconds and takes you where you were going as soon as it is available.",
  "siteMaintenance.some": "Some pages may be unavailable meanwhile.",
  "siteMaintenance.auctionsGoOn":
    "Auctions go on at the server: your maximum bids stand and are carried out as always.",
  "siteMaintenance.normal": "The site is working normally",
  "siteMaintenance.normalText": "There is no maintenance at the moment.",
  "siteMaintenance.staff": "Staff sign-in",
} satisfies Record<MessageKeyOf<typeof maintenanceMessages>, string>;
