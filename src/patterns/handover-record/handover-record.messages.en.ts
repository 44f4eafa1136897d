import type { MessageKeyOf } from "../../i18n";
import type { handoverRecordMessages } from "./handover-record.messages";

export const handoverRecordEnglish = {
  "handoverRecord.record": "What was written down",
  "handoverRecord.recordKm": "Odometer",
  "handoverRecord.km": "{km} km",
  "handoverRecord.recordKeys": "Keys handed over",
  "handoverRecord.noKeys": "None",
  "handoverRecord.recordNotes": "Notes",
  "handoverRecord.recordPhotos": "Pictures",
  "handoverRecord.photo": "Picture {at}",
  "handoverRecord.byHouse": "The auction house handed it over.",
} satisfies Record<MessageKeyOf<typeof handoverRecordMessages>, string>;
