import type { MessageKeyOf } from "../../locales/message-key-of";
import type { sellingMessages } from "./selling.messages";

export const sellingEnglish = {
  "siteSelling.open": "On sale",
  "siteSelling.sold": "Sold",
  "siteSelling.unsold": "Unsold",
  "siteSelling.draft": "Drafts",
  "siteSelling.newLot": "Post a lot",
  "siteSelling.importLots": "Import a sheet",
  "siteSelling.views": "See by",
  "siteSelling.byLot": "By lots",
  "siteSelling.byAuction": "By auctions",
  "siteSelling.running": "Scheduled and running",
  "siteSelling.finished": "Finished",
  "siteSelling.newAuction": "Prepare an auction",
} satisfies Record<MessageKeyOf<typeof sellingMessages>, string>;
