import { defineMessages } from "martillo";

export const calendarMessages = defineMessages("siteCalendar", {
  description:
    "Calendario de subastas de vehículos: las que están abiertas, cuándo cierran, y las que vienen.",
  lead: "Cada evento reúne lotes de un mismo vendedor con un cierre común. Las horas son las de la península.",
  none: "Ahora mismo no hay eventos abiertos ni programados.",
  open: "Abiertas",
  scheduled: "Programadas",
  closeOn: "Cierran el {day}",
  openOn: "Abren el {day}",
} as const);
