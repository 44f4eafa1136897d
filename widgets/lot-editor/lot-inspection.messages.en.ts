import type { MessageKeyOf } from "../../src/i18n";
import type { lotInspectionMessages } from "./lot-inspection.messages";

export const lotInspectionEnglish = {
  "lotInspection.inspectedAt": "Day of the inspection",
  "lotInspection.inspector": "Done by",
  "lotInspection.inspectorHint":
    "A person or a workshop. Without telephones, mail addresses or links.",
  "lotInspection.kilometers": "Kilometres when it was checked",
  "lotInspection.areaChecked": "{checked} of {count}",
  "lotInspection.findings": "{count, plural, one {1 is not good} other {# are not good}}",
  "lotInspection.lacking":
    "{count, plural, one {1 severity is missing} other {# severities are missing}}",
  "lotInspection.allOk": "All good in this area",
  "lotInspection.restOk": "The rest of this area is good",
  "lotInspection.severity": "Severity",
  "lotInspection.chooseSeverity": "Choose…",
  "lotInspection.note": "Detail",
  "lotInspection.photo": "Photo {number}: {point}",
  "lotInspection.addPhoto": "Add a photo",
  "lotInspection.removePhoto": "Remove photo {number}: {point}",
  "lotInspection.sendingPhoto": "Sending the photo…",
  "lotInspection.summary": "Conclusion",
  "lotInspection.summaryHint": "What is good to know, in a few words.",
  "lotInspection.remove": "Remove the report",
  "lotInspection.removeWhy":
    "Everything that the report says will be deleted, with its notes and photos.",
  "lotInspection.noContact": "Leave out telephones, mail addresses and links.",
  "lotInspection.noDay": "Say on which day it was inspected.",
  "lotInspection.laterDay": "The day of the inspection cannot be after today.",
  "lotInspection.noInspector": "Say who did the inspection.",
  "lotInspection.nothingChecked":
    "Say of one point at least that it was checked, or remove the report.",
  "lotInspection.noSeverity": "Say how serious it is.",
} as const satisfies Record<MessageKeyOf<typeof lotInspectionMessages>, string>;
