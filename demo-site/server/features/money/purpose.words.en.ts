import type * as spanish from "./purpose.words";

export const purposeWords: typeof spanish.purposeWords = {
  isTitled: false,
  topup: "balance added",
  deposit: "bid deposit",
  invoice: "purchase",
  cart: "purchase",
  plan: "plan",
  debt: "debt",
};
