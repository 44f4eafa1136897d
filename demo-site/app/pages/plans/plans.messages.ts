import { defineMessages } from "martillo";

export const plansMessages = defineMessages("sitePlans", {
  lead: "Publique subastas y ventas directas con el plan que necesite. Puede cambiarlo o cancelarlo cuando quiera, sin permanencia.",
} as const);
