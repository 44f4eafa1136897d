import { defineMessages } from "../../i18n";

export const pickupCalendarMessages = defineMessages("pickupCalendar", {
  dates: "Días de recogida",
  hint_dates: "Separados por comas: 2026-12-01, 2026-12-02. Vacío: todos los laborables.",
  start: "Desde",
  end: "Hasta",
  timeframe: "Cada cita dura",
  minutes: "{minutes} minutos",
  places: "Citas a la vez",
});
