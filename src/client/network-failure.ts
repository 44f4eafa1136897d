import type { CallError } from "./result";

/** The connection failed before an answer arrived. */
export const NETWORK_FAILURE: CallError = {
  code: "NETWORK",
  message: "No hay conexión con el servidor.",
  next: "Compruebe su conexión e inténtelo de nuevo.",
};
