// Written by `npm run generate` from the folders of the widgets.
import { bankManagerEnglish } from "../bank-manager/bank-manager.messages.en";
import { cardManagerEnglish } from "../card-manager/card-manager.messages.en";
import { planTableEnglish } from "../plan-table/plan-table.messages.en";
import { walletEnglish } from "../wallet/wallet.messages.en";

/** English texts by their keys, from the `x.messages.en.ts` of the widgets. */
export const english = {
  ...bankManagerEnglish,
  ...cardManagerEnglish,
  ...planTableEnglish,
  ...walletEnglish,
};
