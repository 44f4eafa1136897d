import { defineMessages } from "martillo";

export const attentionMessages = defineMessages("siteAttention", {
  title: "Lo urgente",
  purchases: "Sus compras",
  outbid: "Le han superado",
  leading: "Va ganando",
  ending: "Cierran pronto",
  closesIn: "cierra en",
  bidNow: "Pujar {amount}",
  see: "Ver lote",
  none: "Nada urgente: ninguna compra pendiente, ninguna puja superada y ningún cierre cerca.",
  bellCount: "{count, plural, one {Lo urgente: # aviso} other {Lo urgente: # avisos}}",
  allBids: "Ver todas mis pujas",
} as const);
