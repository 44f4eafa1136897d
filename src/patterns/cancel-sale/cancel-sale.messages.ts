import { defineMessages } from "../../i18n";

export const cancelSaleMessages = defineMessages("cancelSale", {
  why: "Motivo",
  why_acuerdo: "De acuerdo con el comprador",
  why_impago: "El comprador no ha pagado",
  why_error: "Fue un error",
  why_otro: "Otro",
  notes: "Explicación",
  notesHint: "Quien lo compró la recibe por correo.",
  notesMissing: "Explique por qué se anula.",
} as const);
