import type { MessageKeyOf } from "../../locales/message-key-of";
import type { bankDetailsMessages } from "./bank-details.messages";

export const bankDetailsEnglish = {
  "siteBankDetails.lead":
    "You pay from them, and get your balance back to them. Before that we check by two small deposits that they are yours.",
  "siteBankDetails.transfer": "Account on which you are paid by bank transfer",
  "siteBankDetails.transferText":
    "Whoever owes you a purchase sees it, with the reference to give. Leave it empty if you want no transfers.",
  "siteBankDetails.holder": "Account holder",
  "siteBankDetails.iban": "IBAN",
  "siteBankDetails.transferSave": "Save the account",
  "siteBankDetails.transferSaved": "Saved. Your buyers see it from now on.",
  "siteBankDetails.transferRemoved": "No account is shown any more.",
} satisfies Record<MessageKeyOf<typeof bankDetailsMessages>, string>;
