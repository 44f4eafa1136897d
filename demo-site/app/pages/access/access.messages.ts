import { defineMessages } from "martillo";

export const accessMessages = defineMessages("siteAccess", {
  forgotDescription: "Le enviamos un enlace para elegir una contraseña nueva.",
} as const);
