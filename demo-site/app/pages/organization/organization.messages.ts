import { defineMessages } from "martillo";

export const organizationPageMessages = defineMessages("siteOrganization", {
  people: "Personas",
  permissions: "Permisos",
  company: "Datos de la empresa",
} as const);
