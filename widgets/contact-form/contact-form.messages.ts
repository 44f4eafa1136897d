import { defineMessages } from "../../src/i18n";

export const contactFormMessages = defineMessages("contactForm", {
  name: "Nombre",
  email: "Correo electrónico",
  phone: "Teléfono (opcional)",
  subject: "Asunto",
  message: "Mensaje",
  submit: "Enviar",
  use: "Usaremos estos datos solo para responderle.",
  privacy: "Política de privacidad",
  sent: "Mensaje enviado",
  sentText: "Le hemos mandado una copia por correo. Responderemos lo antes posible.",
  again: "Escribir otro mensaje",
} as const);
