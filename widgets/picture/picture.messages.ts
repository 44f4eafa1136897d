import { defineMessages } from "../../src/i18n";

export const pictureMessages = defineMessages("picture", {
  label: "Foto",
  labelOptional: "Foto (opcional)",
  hint: "Con la cámara, o de un archivo.",
  add: "Añadir una foto",
  change: "Cambiar la foto",
  remove: "Quitar la foto",
  yours: "Su foto",
  notLoaded: "No se ha podido abrir la cámara ni la elección de un archivo.",
} as const);
