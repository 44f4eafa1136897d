import type { CallError } from "../client";
import { OWN_ERRORS } from "../contract";

function failure(code: keyof typeof OWN_ERRORS): CallError {
  return { code, message: OWN_ERRORS[code].text, next: OWN_ERRORS[code].next };
}

export const NOT_FOUND = failure("NOT_FOUND");
export const NOT_SIGNED_IN = failure("NOT_SIGNED_IN");
export const SESSION_EXPIRED = failure("SESSION_EXPIRED");
export const DEACTIVATED = failure("DEACTIVATED");

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

/** A change that may have been made: the answer is lost. */
export const UNANSWERED: CallError = {
  code: "NETWORK",
  message: "El servidor no ha respondido: no se sabe si el cambio se ha hecho.",
  next: "Compruebe cómo ha quedado antes de repetirlo.",
};
