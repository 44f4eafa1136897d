import { defineMessages } from "../../i18n";

export const talkMessages = defineMessages("talk", {
  write: "Escribir un mensaje",
  send: "Enviar",
  addFiles: "Añadir archivos",
  filesHint: "Hasta {count} fotos o PDF, de 10 MB cada uno. Solo los ven ustedes dos.",
  removeFile: "Quitar {name}",
  tooManyFiles: "Caben {count} archivos en un mensaje. Quite alguno o envíe otro mensaje.",
  wrongFile: "{name} no es una foto JPEG o PNG ni un PDF de hasta 10 MB. Elija otro archivo.",
  nothing: "Escriba algo o añada un archivo.",
  left: "{count, plural, one {Queda 1 carácter} other {Quedan # caracteres}}",
  hidesContacts:
    "Los teléfonos, correos y direcciones de este texto no se verán hasta que haya una venta entre ustedes.",
  unknown: "No ha llegado la respuesta. Pulse de nuevo: el mensaje se envía una sola vez.",
  hiddenPart: "contacto oculto hasta la venta",
});
