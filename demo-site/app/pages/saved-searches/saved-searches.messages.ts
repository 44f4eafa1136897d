import { defineMessages } from "martillo";

export const alertMessages = defineMessages("siteAlerts", {
  description: "Díganos qué vehículo busca y le avisaremos por correo en cuanto salga a la venta.",
  seeMine: "Ver mis alertas",
  confirm: "Activar la alerta",
  confirmText: "Pulse el botón y le avisaremos por correo de los vehículos nuevos que encajen.",
  confirmDone: "La alerta «{search}» está activada.",
  stop: "Dejar de recibir avisos",
  stopText: "Pulse el botón y no volveremos a escribirle sobre esta búsqueda.",
  stopDone: "No recibirá más avisos de «{search}».",
  seeAuctions: "Ver las subastas",
} as const);
