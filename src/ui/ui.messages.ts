import { defineMessages } from "../i18n";

export const uiMessages = defineMessages("ui", {
  close: "Cerrar",
  retry: "Reintentar",
  notLoaded: "No se ha podido cargar. Compruebe su conexión.",
  imageNotFound: "Imagen no disponible",
  pages: "Páginas",
  page: "Página {page}",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  required: "obligatorio",
} as const);
