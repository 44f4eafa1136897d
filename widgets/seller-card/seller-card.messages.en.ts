import type { MessageKeyOf } from "../../src/i18n";
import type { sellerCardMessages } from "./seller-card.messages";

export const sellerCardEnglish = {
  "sellerCard.loading": "Loading the seller…",
  "sellerCard.missing": "This seller is not available",
  "sellerCard.missingText": "They may not sell here any more, or the address may be wrong.",
  "sellerCard.trader": "Company or trader",
  "sellerCard.private": "Private seller",
  "sellerCard.memberSince": "Here since {month}",
  "sellerCard.auctions": "{count, plural, one {# auction} other {# auctions}}",
  "sellerCard.directSales": "{count, plural, one {# direct sale} other {# direct sales}}",
  "sellerCard.nothing": "Has nothing for sale at the moment.",
  "sellerCard.seeLots": "See their lots",
  "sellerCard.promises": "How they keep to what they sell",
  "sellerCard.fewSales": "There are not enough sales yet.",
  "sellerCard.inTime":
    "{count} of {total, plural, one {# vehicle handed over in time} other {# vehicles handed over in time}}",
  "sellerCard.calledOff":
    "{count, plural, =0 {No sale called off or not delivered} one {# sale called off or not delivered} other {# sales called off or not delivered}}",
  "sellerCard.returned":
    "{count, plural, =0 {No returns} one {# return} other {# returns}} of {total, plural, one {# vehicle handed over} other {# vehicles handed over}}",
  "sellerCard.since":
    "Sales since {month}, by what the house has on record. In time means on the agreed day or, without an appointment, within the 30 days after payment.",
  "sellerCard.identity": "Who sells",
  "sellerCard.privateText":
    "A private seller: the rights that the law gives consumers against companies, such as the right to withdraw, do not apply to these sales.",
  "sellerCard.company": "Name or company",
  "sellerCard.taxId": "Tax number",
  "sellerCard.address": "Address",
  "sellerCard.email": "E-mail",
  "sellerCard.phone": "Telephone",
} satisfies Record<MessageKeyOf<typeof sellerCardMessages>, string>;
