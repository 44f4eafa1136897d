import { defineMessages } from "martillo";

export const priceTagMessages = defineMessages("priceTag", {
  price: "{title} por {amount}",
  loading: "Cargando…",
});
