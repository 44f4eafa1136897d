import { defineMessages } from "../../src/i18n";

export const moneyDeskMessages = defineMessages("moneyDesk", {
  loading: "Cargando…",
  notLoaded: "No se ha podido cargar esta parte.",
  staffOnly: "Solo para el equipo de la casa",
  staffOnlyText: "Entre con una cuenta del equipo para ver el dinero de la casa.",
} as const);
