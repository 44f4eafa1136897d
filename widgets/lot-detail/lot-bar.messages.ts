import { defineMessages } from "../../src/i18n";

export const lotBarMessages = defineMessages("lotDetail", {
  bar: "Puja en curso",
  barPrice: "Puja actual",
  barStart: "Precio de salida",
  barLeading: "Va ganando",
  barOutbid: "Superado",
  barBid: "Pujar",
  barBidAgain: "Volver a pujar",
  barMaximum: "Mi puja",
} as const);
