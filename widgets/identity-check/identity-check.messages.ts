import { defineMessages } from "../../src/i18n";

export const identityCheckMessages = defineMessages("identityCheck", {
  none: "Sin comprobar",
  incomplete: "Falta comprobarla",
  review: "En revisión",
  approved: "Identidad comprobada",
  rejected: "No se ha podido comprobar",
  known: "{document} terminado en {end}",
  why: "La ley nos pide saber con quién tratamos. Guardamos el número y no lo volvemos a mostrar entero.",
  document: "Documento",
  dni: "DNI",
  nie: "NIE",
  passport: "Pasaporte",
  cif: "NIF de empresa",
  number: "Número",
  numberAgain: "Escríbalo de nuevo completo.",
  born: "Fecha de nacimiento",
  founded: "Fecha de constitución",
  numberRule: "El número no es correcto: compruebe sus cifras y su letra.",
  check: "Comprobar mi identidad",
  change: "Cambiar el documento",
} as const);
