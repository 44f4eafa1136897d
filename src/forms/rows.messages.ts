import { defineMessages } from "../i18n";

export const rowsMessages = defineMessages("forms", {
  add: "Añadir",
  edit: "Editar",
  editRow: "Editar {row}",
  removeRow: "Eliminar {row}",
  save: "Guardar",
  cancel: "Cancelar",
  entry: "Datos de la entrada",
  added: "Añadido.",
  changed: "Guardado.",
  removed: "Eliminado.",
} as const);
