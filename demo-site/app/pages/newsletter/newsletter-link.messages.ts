import { defineMessages } from "martillo";

export const newsletterLinkMessages = defineMessages("siteNewsletterLink", {
  waiting: "Un momento…",
  waitingText: "Estamos comprobando el enlace.",
  failed: "Este enlace no sirve",
  ended: "Ya no recibirá el boletín",
  endedText:
    "Hemos dado de baja su dirección. Si cambia de idea, puede suscribirse de nuevo en el pie de cualquier página.",
  confirmed: "Suscripción confirmada",
  confirmedText:
    "A partir de ahora recibirá nuestras novedades. Cada correo lleva un enlace para darse de baja con un clic.",
} as const);
