import { defineMessages } from "martillo";

export const depositsMessages = defineMessages("siteDeposits", {
  titleOf: "Depósitos: {list}",
  all: "Todos",
  active: "Retenidos",
  returned: "Devueltos",
  applied: "Aplicados",
  forfeited: "Perdidos",
  back: "Todos los depósitos",
} as const);
