import { defineMessages } from "../../src/i18n";

export const commentFormMessages = defineMessages("commentForm", {
  question: "Su pregunta",
  answer: "Su respuesta",
  publicQuestion: "Es pública: la leerán todos cuando el vendedor responda, sin su nombre.",
  openQuestion: "Es pública: la leen todos, sin su nombre.",
  publicAnswer: "La leen todos los visitantes del lote.",
  sendQuestion: "Enviar la pregunta",
  sendAnswer: "Publicar la respuesta",
  saveChange: "Guardar el cambio",
  cancel: "Cancelar",
  tooShort: "Escriba al menos {count} caracteres.",
  left: "{count, plural, one {Queda 1 carácter} other {Quedan # caracteres}}",
  hasContact:
    "Quite los teléfonos, correos y enlaces: con ellos no se puede enviar. Para hablar con la otra parte están los mensajes.",
  unknown: "No ha llegado la respuesta. Pulse de nuevo: el texto se envía una sola vez.",
});
