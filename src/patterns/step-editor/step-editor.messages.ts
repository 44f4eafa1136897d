import { defineMessages } from "../../i18n";

export const stepEditorMessages = defineMessages("stepEditor", {
  steps: "Pasos",
  faults: "{count, plural, one {falta 1 dato} other {faltan # datos}}",
  back: "Anterior",
  next: "Siguiente",
  saving: "Guardando…",
  lost: "Sin conexión: lo guardamos al volver",
  waiting: "Sin guardar todavía",
  stopped: "No guardado: {reason}",
  conflict: "{by} ha cambiado este dato",
  mine: "El suyo",
  theirs: "El de {by}",
  keepMine: "Conservar el mío",
  useTheirs: "Usar el de {by}",
  somebody: "Otra persona",
} as const);
