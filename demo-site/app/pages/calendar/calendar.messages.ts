import { defineMessages } from "martillo";

export const calendarMessages = defineMessages("siteCalendar", {
  description:
    "Calendario de subastas de vehículos: las que están abiertas, cuándo cierran, y las que vienen.",
  lead: "Cada evento reúne lotes de un mismo vendedor con un cierre común.",
  none: "Ahora mismo no hay eventos abiertos ni programados.",
  open: "Abiertas",
  scheduled: "Programadas",
  closeOn: "Cierre: {day}",
  openOn: "Apertura: {day}",
} as const);
