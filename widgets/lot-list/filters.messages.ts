import { defineMessages } from "../../src/i18n";
import { lotListMessages } from "./lot-list.messages";

export const filtersMessages = defineMessages("lotList", {
  ...lotListMessages.texts,
  showResults: "{count, plural, =0 {Sin resultados} one {Ver # lote} other {Ver # lotes}}",
  showMore: "Ver {count} más",
  showLess: "Ver menos",
  from: "Desde",
  to: "Hasta",
  fromOf: "{name}, desde",
  toOf: "{name}, hasta",
} as const);
