import type { CallError } from "../../client";

/** A bid that was not sent because the connection is known to be dead. */
export const NOT_SENT: CallError = {
  code: "NETWORK",
  message: "La puja no se ha enviado: no hay conexión con el servidor.",
  next: "Espere a que vuelva la conexión y confirme de nuevo.",
};

/** A bid whose fate was asked for: the server never saw it. */
export const NOT_RECEIVED: CallError = {
  code: "NETWORK",
  message: "La puja no llegó al servidor y no cuenta.",
  next: "Revise el precio actual y confirme de nuevo.",
};
