import { defineMessages } from "../../src/i18n";

export const lotCardMessages = defineMessages("lotCard", {
  // Standing
  leading: "Ganando",
  outbid: "Superado",
  reserveNotMet: "Reserva no alcanzada",
  noBids: "Sin pujas",
  closing: "Últimos minutos",
  settling: "Cierre en curso",
  sold: "Adjudicado",
  won: "Adjudicado a usted",
  unsold: "Sin vender",
  scheduled: "Próximamente",
  directSale: "Venta directa",
  reserved: "Reservado",
  soldDirect: "Vendido",
  withdrawn: "Retirado",
  cancelled: "Cancelado",
  draft: "Borrador",
  // Figures
  currentBid: "Puja actual",
  startPrice: "Precio de salida",
  price: "Precio",
  hammer: "Adjudicado por",
  lastBid: "Última puja",
  bids: "{count, plural, =0 {Sin pujas} one {# puja} other {# pujas}}",
  vatIncluded: "IVA incluido",
  rebu: "Régimen REBU",
  timeLeft: "Termina en",
  starts: "Empieza",
  closed: "Cerrado",
  kilometers: "{km} km",
  // Watch list
  watch: "Seguir {title}",
  unwatch: "Dejar de seguir {title}",
  // Bid in place; what follows its first press is in `quick-bid.messages.ts`
  bid: "Pujar {amount}",
  reconnecting: "Reconectando…",
  offline: "Sin conexión",
  yourMaximum: "Su máximo: {amount}",
  yourBid: "Su puja: {amount}",
  ownLot: "Este lote es suyo",
  seeLot: "Ver ficha",
  seeResult: "Ver resultado",
  // Announcements
  announceOutbid: "{title}: le han superado. El mínimo es ahora {amount}.",
  announceLeading: "{title}: va ganando.",
  // Other faces
  loading: "Cargando lote…",
  notFound: "Este lote ya no está disponible",
  notFoundNext: "Consulte otros lotes en curso.",
} as const);
