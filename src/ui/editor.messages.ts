import { defineMessages } from "../i18n";

export const editorMessages = defineMessages("ui", {
  tools: "Formato del texto",
  bold: "Negrita",
  italic: "Cursiva",
  underline: "Subrayado",
  heading: "Título",
  bulletList: "Lista",
  orderedList: "Lista numerada",
  blockquote: "Cita",
  undo: "Deshacer",
  redo: "Rehacer",
  editorFailed: "No se ha podido cargar el editor.",
} as const);
