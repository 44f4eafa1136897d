import { defineMessages } from "../../src/i18n";

/** Texts of the panels around the practice auction. */
export const practiceAuctionMessages = defineMessages("practice", {
  // Choices before the auction starts
  yours: "Su subasta",
  pace: "Ritmo de los rivales",
  paceCalm: "Tranquilo (4 min)",
  paceNormal: "Normal (2 min)",
  paceFast: "Rápido (1 min)",
  withReserve: "Con precio de reserva, en el próximo lote",
  start: "Empezar la subasta",
  startAgain: "Empezar de nuevo",
  idle: "Al empezar se cargan el servidor y su base de datos, unos 15 MB la primera vez. Nada sale de esta página.",
  opening: "Abriendo la casa de subastas en su navegador…",
  running: "En curso. Puje cuando quiera: está identificado como «Usted».",
  over: "La subasta ha terminado.",
  failed: "La casa no se ha podido abrir. Compruebe su conexión y vuelva a intentarlo.",

  // Events that the visitor can provoke
  provoke: "Provoque lo difícil",
  rivalNow: "Que puje un rival ahora",
  lastMinute: "Saltar al último minuto",
  cutLine: "Cortar mi conexión",
  restoreLine: "Recuperar la conexión",
  loseAnswer: "Perder la respuesta de mi puja",
  bidNow: "Puje ahora…",
  loseAnswerHint:
    "Con lo último, su puja llega y la respuesta no: durante {seconds} segundos nadie sabe si cuenta. Mire qué hace el cuadro de puja, y cómo no puja dos veces.",

  // Rivals
  rivals: "Sus rivales",
  rivalQuiet: "aún no ha pujado",
  rivalNumber: "Postor {number} en el historial",
  rivalLeads: "va en cabeza",
  habitIncremental: "Paso a paso: cada vez que la superan, puja el mínimo.",
  habitMaximum: "Puja máxima: dice una vez hasta dónde llega, y el sistema responde por él.",
  habitSniper: "Último segundo: espera al final. La prórroga está hecha para ella.",

  // What happens
  journal: "Qué está pasando",
  journalEmpty: "Todavía no hay pujas. Los rivales lo están pensando.",
  bidYours: "Usted puja: el precio es {amount}.",
  bidRival: "{name} (Postor {number}) puja: el precio es {amount}.",
  maximumYours: "Su puja máxima responde sola y llega a {amount}.",
  maximumRival: "La puja máxima de {name} (Postor {number}) responde sola y llega a {amount}.",
  extension: "Prórroga n.º {number}: la puja entró cerca del final, y el cierre pasa a las {time}.",
  soldYours: "Adjudicado a usted por {amount}.",
  soldRival: "Adjudicado a {name} por {amount}.",
  provisional: "Cerrado en {amount} sin llegar a la reserva: decide el vendedor.",
  unsold: "Cerrado sin vender.",
  lineDown:
    "Su conexión se ha cortado. Los rivales siguen pujando y el reloj de la casa no se detiene.",
  lineUp: "Su conexión ha vuelto. Si quedó una puja en duda, ahora se pregunta por ella.",
  lineTrap:
    "Su próxima puja llegará a la casa, pero la respuesta se perderá durante {seconds} segundos.",

  // How it ended
  outcomeYours: "Adjudicado a usted por {amount}",
  outcomeRival: "Adjudicado al postor {number} por {amount}",
  outcomeProvisional: "{amount}: no llega a la reserva",
  outcomeUnsold: "Terminado sin vender",
  sameHistory:
    "El historial de la API dice lo mismo: {bids, plural, one {# apunte} other {# apuntes}}.",
  otherHistory: "El historial de la API dice otra cosa.",
  chainHolds: "Las huellas del historial encajan una con otra: nadie ha cambiado ni quitado nada.",
  chainBroken: "Las huellas del historial no encajan.",
  award: "Como vendedor: adjudicar a la puja más alta",

  // Events
  events: "Eventos, para quien integra",
  eventsHint:
    "Son los CustomEvent del DOM que suben hasta document: los mismos que oirá su página. Dinero en euros como texto decimal, horas en milisegundos.",
  copy: "Copiar como JSON",
  copied: "Copiado",
  empty: "Vaciar",
} as const);

/** What happens on a lot, as one of the texts. */
export type PracticeText = keyof typeof practiceAuctionMessages.texts;
