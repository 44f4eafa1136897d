import { defineMessages } from "../../src/i18n";

/** Texts of a picture that only its dialog needs. */
export const captureMessages = defineMessages("picture", {
  title: "Su foto",
  live: "Imagen de la cámara",
  chooseFile: "Elegir un archivo",
  starting: "Abriendo la cámara…",
  ready: "Colóquese en el centro y haga la foto, o elija un archivo.",
  taken: "Así se verá su foto.",
  preview: "Vista previa de su foto",
  use: "Usar esta foto",

  insecure: "La cámara solo funciona en páginas seguras (https).",
  forbidden: "Esta página no permite usar la cámara.",
  fileInstead: "Elija un archivo.",
  denied: "No ha dado permiso para usar la cámara.",
  deniedNext: "Permítala en su navegador e inténtelo de nuevo, o elija un archivo.",
  none: "No hemos encontrado ninguna cámara.",
  noneNext: "Conecte una e inténtelo de nuevo, o elija un archivo.",
  busy: "Otro programa está usando la cámara.",
  busyNext: "Ciérrelo e inténtelo de nuevo, o elija un archivo.",
  failed: "No hemos podido abrir la cámara.",
  failedNext: "Inténtelo de nuevo, o elija un archivo.",
} as const);
