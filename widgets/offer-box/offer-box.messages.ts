import { defineMessages } from "../../src/i18n";

export const offerBoxMessages = defineMessages("offerBox", {
  label: "Ofertas por este lote",
  open: "Hacer una oferta",
  another: "Hacer otra oferta",
  title: "Su negociación con el vendedor",
  noneLeft: "Ya ha hecho todas las ofertas que admite este lote.",
  toPurchase: "Ver y pagar la compra",
  notLoaded: "No se han podido cargar sus ofertas.",
} as const);
