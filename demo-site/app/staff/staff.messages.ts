import { defineMessages } from "martillo";

export const staffMessages = defineMessages("siteStaff", {
  area: "Gestión de la casa",
  menu: "Páginas de gestión",
  menuAt: "Gestión: {page}",
  crumbs: "Ruta",
  cancel: "Cancelar",
} as const);
