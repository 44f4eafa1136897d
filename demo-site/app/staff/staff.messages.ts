import { defineMessages } from "martillo";

export const staffMessages = defineMessages("siteStaff", {
  area: "Gestión de la casa",
  menu: "Páginas de gestión",
  menuAt: "Menú: {page}",
  crumbs: "Ruta",
  cancel: "Cancelar",
} as const);
