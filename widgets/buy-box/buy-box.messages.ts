import { defineMessages } from "../../src/i18n";

/** Texts of the box itself; those of the purchase are in `purchase.messages.ts`. */
export const buyBoxMessages = defineMessages("buyBox", {
  label: "Compra a precio fijo",
  open: "Comprar por {price}",
  reserve: "Reservar 15 min",
  mine: "Lo tiene reservado:",
  toCheckout: "Ir al pago",
  reserved: "Reservado por otro comprador hasta las {time}.",
  tellMe: "Avísenme",
  told: "Le avisaremos",
  sold: "Vendido",
  notOpened: "No se ha podido abrir la compra.",
} as const);
