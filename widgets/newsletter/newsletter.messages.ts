import { defineMessages } from "../../src/i18n";

export const newsletterMessages = defineMessages("newsletter", {
  name: "Nombre",
  email: "Correo electrónico",
  submit: "Suscribirme",
  consent:
    "Al suscribirse acepta recibir por correo novedades y subastas destacadas. Le pediremos que confirme su dirección y podrá darse de baja con un clic.",
  privacy: "Política de privacidad",
  confirm: "Le hemos escrito: siga el enlace del correo para confirmar su dirección.",
} as const);
