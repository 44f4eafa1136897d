import type { MessageKeyOf } from "../../i18n";
import type { pickupCalendarMessages } from "./pickup-calendar.messages";

export const pickupCalendarEnglish = {
  "pickupCalendar.dates": "Pickup days",
  "pickupCalendar.hint_dates":
    "Separated by commas: 2026-12-01, 2026-12-02. Empty: every working day.",
  "pickupCalendar.start": "From",
  "pickupCalendar.end": "Until",
  "pickupCalendar.timeframe": "An appointment takes",
  "pickupCalendar.minutes": "{minutes} minutes",
  "pickupCalendar.places": "Appointments at a time",
} satisfies Record<MessageKeyOf<typeof pickupCalendarMessages>, string>;
