import { defineMessages } from "martillo";

export const attentionMessages = defineMessages("siteAttention", {
  title: "Lo urgente",
  outbid: "Le han superado",
  leading: "Va ganando",
  ending: "Cierran pronto",
  closesIn: "cierra en",
  bidNow: "Pujar {amount}",
  see: "Ver lote",
  none: "Nada urgente: ninguna puja superada y ningún cierre cerca.",
  bellCount:
    "{count, plural, one {Lo urgente: # puja superada} other {Lo urgente: # pujas superadas}}",
  allBids: "Ver todas mis pujas",
} as const);
