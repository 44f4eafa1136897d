import type { MessageKeyOf } from "../../src/i18n";
import type { auctionAccessMessages } from "./auction-access.messages";

export const auctionAccessEnglish = {
  "auctionAccess.loading": "Loading…",
  "auctionAccess.notLoaded": "Access and terms could not be loaded.",
} satisfies Record<MessageKeyOf<typeof auctionAccessMessages>, string>;
