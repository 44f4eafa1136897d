import { defineMessages } from "../../src/i18n";

export const auctionAccessMessages = defineMessages("auctionAccess", {
  loading: "Cargando…",
  notLoaded: "El acceso y las condiciones no se han podido cargar.",
});
