import { defineMessages } from "../../../src/i18n";

export const bidHistoryMessages = defineMessages("bidHistory", {
  title: "Historial de pujas",
  bidder: "Postor",
  amount: "Puja",
  phone: "Teléfono",
  awardColumn: "Adjudicar",
  otherRows:
    "{count, plural, one {y un apunte más, que no cuenta como puja} other {y # apuntes más, que no cuentan como pujas}}: respuestas automáticas de un máximo, o lo que se ha retirado.",
  automatic: "Respuesta automática",
  automaticWhy: "Respuesta automática de un máximo fijado antes.",
  retracted: "Retirada",
  retractedWhy: "Retirada: {reason}",
  retractedBySeller: "Retirada por el vendedor: {reason}",
  retractedByHouse: "Retirada por la casa: {reason}",
  withdrawnBySeller: "El vendedor ha retirado pujas",
  withdrawnByHouse: "La casa ha retirado pujas",
  withdrawnWhy:
    "{count, plural, one {Un apunte anterior no cuenta} other {# apuntes anteriores no cuentan}}. Motivo: {reason}",
  notBefore: "El lote no termina antes del {when}.",
  asked: "El vendedor pide retirarla: {reason}",
  askedNote: "Lo que dice el vendedor: {note}",
  askedTitle: "Se lo hemos pedido a la casa",
  askedText:
    "Esta puja descubrió el máximo de otro postor, y solo la casa puede retirarla. Se lo hemos pedido: la revisará y le escribiremos.",
  understood: "Entendido",
  keep: "Mantener la puja",
  readmit: "Permitir que {bidder} vuelva a pujar por este lote",
  priceAfter: "Precio: {amount}",
  hiddenAmount: "Importe oculto",
  hiddenWhy:
    "Podría descubrir el máximo de un postor. Se publica cuando el precio lo alcance o al cerrar el lote.",
  you: "Usted",
  bidderNumber: "Postor {number}",
  empty: "Todavía no hay pujas. La primera puede ser la suya.",
  failed: "No hemos podido cargar el historial.",
  pages: "Páginas del historial",
  close: "Cerrar",

  check: "Comprobar el historial",
  checkWhy:
    "Cada puja lleva la huella de la anterior. Su navegador puede comprobar que no se ha cambiado ni borrado ninguna.",
  checking: "Comprobando…",
  checkOk:
    "{count, plural, one {El apunte concuerda} other {Los # apuntes concuerdan}}: nada se ha cambiado ni borrado.",
  checkBroken:
    "El apunte número {number} no concuerda con su huella. Avísenos antes de seguir pujando.",
  checkChanged:
    "El historial ha cambiado desde su puja: el apunte número {number} no es el que se le comunicó entonces. Avísenos antes de seguir pujando.",
  checkFailed: "No hemos podido leer todo el historial. Inténtelo de nuevo.",
  checkImpossible: "Este navegador no permite comprobarlo en una página sin conexión segura.",

  signed: "La casa ha firmado el final de este historial ({when}), y su firma concuerda.",
  signedWrong:
    "La firma de la casa no concuerda con el final de este historial. Avísenos y conserve su justificante.",
  signedFailed: "No hemos podido comprobar la firma de la casa. Vuelva a abrir el historial.",

  award: "Adjudicar a {bidder} por {amount}",
  awardTitle: "Adjudicar el lote",
  awardText: "El lote se adjudicará a {bidder} por {amount}. No se puede deshacer.",
  awardBelowReserve: "La puja no alcanza el precio de reserva.",
  awardConfirm: "Adjudicar",
  cancel: "Cancelar",

  actionsColumn: "Acciones",
  retract: "Retirar la puja de {bidder} por {amount}",
  retractTitle: "Retirar una puja",
  retractText:
    "La puja de {bidder} por {amount} dejará de contar y el precio volverá a calcularse con las demás. Sigue a la vista, tachada y con el motivo. No se puede deshacer.",
  retractConfirm: "Retirar la puja",
  reason: "Motivo, que leerán todos los postores",
  reasonMissing: "Elija el motivo.",
  note: "Explíquelo a la casa",
  noteHint: "Lo lee solo la casa; los postores leerán «Otro motivo».",
  noteMissing: "Explíquelo con tres letras o más.",
} as const);
