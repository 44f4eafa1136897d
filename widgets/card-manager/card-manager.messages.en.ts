import type { MessageKeyOf } from "../../src/i18n";
import type { cardManagerMessages } from "./card-manager.messages";

export const cardManagerEnglish = {
  "cardManager.none": "You have no saved cards",
  "cardManager.noneText":
    "Save one to pay deposits, balance and plans without typing it each time.",
  "cardManager.add": "Add a card",
  "cardManager.isDefault": "Default",
  "cardManager.isExpired": "Expired",
  "cardManager.expires": "Expires {date}",
  "cardManager.expiredOn": "Expired {date}",
  "cardManager.makeDefault": "Make default",
  "cardManager.makeDefaultOf": "Make the card {card} the default",
  "cardManager.update": "Change the expiry",
  "cardManager.updateOf": "Change the expiry of the card {card}",
  "cardManager.remove": "Delete",
  "cardManager.removeOf": "Delete the card {card}",
  "cardManager.stays":
    "You have bid in the last 42 days and have no other card than {card}. Add another one first.",
  "cardManager.month": "Expiry month",
  "cardManager.year": "Expiry year",
  "cardManager.choose": "Choose",
  "cardManager.loading": "Loading…",
  "cardManager.noForm": "The form of the card could not be loaded.",
  "cardManager.formOver": "The form has expired and the card was not saved.",
  "cardManager.added": "Card saved: {card}.",
  "cardManager.updated": "New expiry saved: {card}.",
  "cardManager.deleted": "Card deleted: {card}.",
  "cardManager.madeDefault": "From now on {card} pays unless you choose another.",
} satisfies Record<MessageKeyOf<typeof cardManagerMessages>, string>;
