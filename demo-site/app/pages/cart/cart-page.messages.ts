import { defineMessages } from "martillo";

export const cartPageMessages = defineMessages("siteCart", {
  unpaid: "Compras pendientes de pago",
  otherBuyNow: "Cesta de venta directa",
  otherAuction: "Cesta de subastas",
} as const);
