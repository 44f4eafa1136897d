import { defineMessages } from "../i18n";

export const uiMessages = defineMessages("ui", {
  close: "Cerrar",
  retry: "Reintentar",
  notLoaded: "No se ha podido cargar. Compruebe su conexión.",
  imageNotFound: "Imagen no disponible",
  required: "obligatorio",
} as const);
