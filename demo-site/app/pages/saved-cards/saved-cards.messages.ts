import { defineMessages } from "martillo";

export const savedCardsMessages = defineMessages("siteSavedCards", {
  lead: "Con ellas paga depósitos, saldo y planes. El número se escribe en el formulario seguro y aquí solo se guardan sus cuatro últimas cifras.",
  vault: "Tarjetas en la caja fuerte de la casa",
  vaultLead: "Se guardan aparte de las de arriba. Los planes no se renuevan con ellas.",
} as const);
