import type { MessageKeyOf } from "../../locales/message-key-of";
import type { calendarMessages } from "./calendar.messages";

export const calendarEnglish = {
  "siteCalendar.description":
    "Calendar of vehicle auctions: those that are open, when they close, and those to come.",
  "siteCalendar.lead": "Each event has lots of one seller that close together.",
  "siteCalendar.none": "There are no open or scheduled events at the moment.",
  "siteCalendar.open": "Open",
  "siteCalendar.scheduled": "Scheduled",
  "siteCalendar.closeOn": "Closing: {day}",
  "siteCalendar.openOn": "Opening: {day}",
} satisfies Record<MessageKeyOf<typeof calendarMessages>, string>;
