import type { MessageKeyOf } from "../../src/i18n";
import type { lotReportMessages } from "./lot-report.messages";

export const lotReportEnglish = {
  "lotReport.title": "Inspection",
  "lotReport.by": "Checked on {day} by {inspector}.",
  "lotReport.byWithKilometers": "Checked on {day} by {inspector}, at {kilometers} km.",
  "lotReport.stated": "This is what the seller states. The house has not verified it.",
  "lotReport.finding": "{state} · {severity}",
  "lotReport.findings": "What is not in order",
  "lotReport.photo": "Photo {number}: {point}",
  "lotReport.ok": "{count} good",
  "lotReport.notChecked": "{count} not checked",
  "lotReport.uncheckedAreas": "Areas that were not checked: {areas}.",
  "lotReport.failed": "We could not load the inspection.",
} as const satisfies Record<MessageKeyOf<typeof lotReportMessages>, string>;
