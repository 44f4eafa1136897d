import type { MessageKeyOf } from "../../i18n";
import type { incrementsMessages } from "./increments.messages";

export const incrementsEnglish = {
  "increments.from": "From",
  "increments.step": "Increment",
  "increments.add": "Add a step",
  "increments.remove": "Remove step {number}",
  "increments.notMoney": "Type an amount, for example 8,990.00.",
} satisfies Record<MessageKeyOf<typeof incrementsMessages>, string>;
