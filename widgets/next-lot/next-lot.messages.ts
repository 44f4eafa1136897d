import { defineMessages } from "../../src/i18n";

export const nextLotMessages = defineMessages("nextLot", {
  none: "Ahora no hay ningún lote en subasta.",
  misused: "Este lote no se puede mostrar ahora.",
} as const);
