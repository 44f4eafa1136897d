import { defineMessages } from "../../src/i18n";

export const bidBoxMessages = defineMessages("bidBox", {
  region: "Puja",
  loading: "Cargando la subasta…",
  notFound: "Este lote ya no está disponible.",
  failed: "No hemos podido cargar la subasta.",

  // Price
  currentPrice: "Puja actual",
  startPrice: "Precio de salida",
  fixedPrice: "Precio de venta",
  finalPrice: "Precio de adjudicación",
  highestBid: "Puja más alta",
  noBids: "Sin pujas",
  bids: "{count, plural, one {# puja} other {# pujas}}",
  seeHistory: "Ver historial",
  reserveMet: "Reserva alcanzada",
  reserveNotMet: "Reserva no alcanzada",
  noReserve: "Sin reserva",
  increment: "Incremento de {amount}",

  // Time
  closesIn: "Cierra en",
  opensIn: "Abre en",
  closesAt: "{date}",
  opensAt: "{date}",
  closedAt: "Cierre: {date}",
  clockError: "± {seconds} s",
  clockErrorWhy: "Su conexión es lenta: la hora puede desviarse {seconds} s.",
  extended: "Prórroga nº {number}: nuevo cierre {time}",

  // My standing
  leading: "Ganando",
  outbid: "Superado",
  won: "Ha ganado esta subasta",
  lost: "No ha ganado esta subasta",
  myMaximum: "Su máximo: {amount}",
  onlyYou: "(solo lo ve usted)",
  myMaximumWas: "Su máximo era {amount}",
  myBid: "Su puja: {amount}",
  outbidAdvice: "Puje más para volver a la cabeza.",

  // Amount
  amountMaximum: "Su puja máxima",
  amountExact: "Su puja",
  amountNewMaximum: "Su nuevo máximo",
  amountHint: "Desde {amount}",
  amountHintLeading: "Entre {price} y su máximo lo baja; por encima, lo sube.",
  choices: "Próximas pujas",
  modeLegend: "Cómo pujar",
  modeMaximum: "Hasta un máximo",
  modeExact: "Importe exacto",
  modeMaximumWhy:
    "Pujamos por usted solo lo necesario para ir en cabeza, sin pasar de su máximo. Nadie más lo ve.",
  modeExactWhy:
    "El precio pasa a ser este importe, a la vista de todos. Si le superan, no pujamos más por usted.",
  review: "Revisar puja",
  reviewMaximum: "Revisar máximo",
  changeMaximum: "Cambiar mi máximo",
  signInToBid: "Iniciar sesión y pujar",
  back: "Volver",

  // On the way to the next step
  preparing: "Cargando el resultado de su puja…",
  notLoaded: "No se ha podido cargar el siguiente paso. Todavía no se ha enviado ninguna puja.",
  partNotLoaded: "No se ha podido cargar. Compruebe su conexión.",
  retry: "Reintentar",

  // Why there is no bidding
  offline: "Sin conexión",
  reconnecting: "Reconectando…",
  reconnectingWhy: "No puede pujar hasta recuperar la conexión. Los datos son de hace {age}.",
  isClosing: "Últimos minutos",

  // What the winner pays
  totalDue: "Total",
  totalIfWonAt: "Total si gana por {amount}",
  atMost: "{total}, como máximo",
} as const);
