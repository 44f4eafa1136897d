import type { MessageKeyOf } from "../../src/i18n";
import type { nextLotMessages } from "./next-lot.messages";

export const nextLotEnglish = {
  "nextLot.none": "No lot is being auctioned right now.",
  "nextLot.misused": "This lot cannot be shown at the moment.",
} satisfies Record<MessageKeyOf<typeof nextLotMessages>, string>;
