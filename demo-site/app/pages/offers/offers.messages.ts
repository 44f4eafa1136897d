import { defineMessages } from "martillo";

export const offersPageMessages = defineMessages("siteOffers", {
  received: "Ofertas recibidas",
  toMade: "Ver las ofertas hechas",
} as const);
