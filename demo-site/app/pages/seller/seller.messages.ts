import { defineMessages } from "martillo";

export const sellerMessages = defineMessages("siteSeller", {
  description: "{name}: sus vehículos a la venta y cómo ha cumplido lo que ha vendido.",
  lots: "Sus lotes",
} as const);
