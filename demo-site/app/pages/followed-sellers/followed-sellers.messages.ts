import { defineMessages } from "martillo";

export const followedSellersMessages = defineMessages("siteFollowedSellers", {
  none: "Todavía no sigue a ningún vendedor. En la página de cada vendedor hay un botón para seguirlo.",
  lots: "{count, plural, =0 {Ahora no tiene lotes a la venta} one {1 lote a la venta} other {# lotes a la venta}}",
  more: "Ver más",
});
