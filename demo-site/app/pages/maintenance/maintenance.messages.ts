import { defineMessages } from "martillo";

export const maintenanceMessages = defineMessages("siteMaintenance", {
  badge: "Mantenimiento",
  title: "Volvemos enseguida",
  text: "Estamos haciendo mejoras en esta parte del sitio.",
  waits:
    "No hace falta que recargue: esta página lo comprueba cada pocos segundos y le llevará a donde iba en cuanto esté disponible.",
  some: "Algunas páginas pueden no estar disponibles mientras tanto.",
  auctionsGoOn:
    "Las subastas siguen su curso en el servidor: sus pujas máximas se mantienen y se ejecutan como siempre.",
  normal: "El sitio funciona con normalidad",
  normalText: "Ahora mismo no hay ninguna parada de mantenimiento.",
  staff: "Acceso del personal",
} as const);
