import type { MessageKeyOf } from "../../src/i18n";
import type { lotImportMessages } from "./lot-import.messages";

export const lotImportEnglish = {
  "lotImport.intro":
    "Send an .xlsx, .csv, .tsv or .txt sheet with one lot in each row. We look through it first; nothing is published.",
  "lotImport.sampleXlsx": "Download the template (.xlsx)",
  "lotImport.sampleCsv": "Download the template (.csv)",
  "lotImport.mode": "Rows with a reference that you have already",
  "lotImport.mode_upsert": "Change that draft",
  "lotImport.mode_create": "Are not imported",
  "lotImport.choose": "Choose the sheet",
  "lotImport.drop": "Or drop it here",
  "lotImport.checking": "Looking through the sheet…",
  "lotImport.tooLarge": "The sheet has more than 10 MB.",
  "lotImport.tooLargeNext": "Split it.",
  "lotImport.headNext":
    "Correct the names of the columns, as in the sample, and choose the sheet again.",
  "lotImport.file": "Sheet {name}, {count, plural, one {1 row} other {# rows}}",
  "lotImport.new": "{count, plural, one {1 new} other {# new}}",
  "lotImport.changed": "{count, plural, one {1 changes a draft} other {# change a draft}}",
  "lotImport.unchanged": "{count, plural, one {1 unchanged} other {# unchanged}}",
  "lotImport.wrong": "{count, plural, one {1 with errors} other {# with errors}}",
  "lotImport.empty": "{count, plural, one {1 empty} other {# empty}}",
  "lotImport.unknown": "Columns that are not read: {columns}",
  "lotImport.run": "{count, plural, one {Import the right one} other {Import the # right ones}}",
  "lotImport.nothing": "No row can be imported. Correct the sheet and send it again.",
  "lotImport.another": "Send another sheet",
  "lotImport.errors": "Download the rows with errors",
  "lotImport.faults": "What has to be corrected",
  "lotImport.row": "Row",
  "lotImport.column": "Column",
  "lotImport.value": "Value",
  "lotImport.fault": "Error",
  "lotImport.running": "Importing",
  "lotImport.progress": "{done} of {total}",
  "lotImport.cancel": "Stop",
  "lotImport.done": "{count, plural, one {1 row imported} other {# rows imported}}",
  "lotImport.failed":
    "{count, plural, one {1 could not be imported} other {# could not be imported}}",
  "lotImport.state_cancelled": "It was stopped before its end.",
  "lotImport.state_undone": "Undone: new drafts that nobody had touched are deleted.",
  "lotImport.undo": "Undo",
  "lotImport.undoUntil":
    "It can be undone until {moment}: that deletes the new drafts that nobody has touched.",
  "lotImport.seeDrafts":
    "{count, plural, one {See and publish the draft} other {See and publish the # drafts}}",
  "lotImport.notOpened": "The import could not be opened.",
  "lotImport.photosHint":
    "Photos (optional): the column “Fotos” says their names, with semicolons between; or call them REFERENCE-1.jpg, REFERENCE-2.jpg.",
  "lotImport.addPhotos": "Add photos for the sheet",
  "lotImport.photosSending": "Sending photos: {done} of {total}",
  "lotImport.photosKept": "{count, plural, one {1 photo ready} other {# photos ready}}",
} satisfies Record<MessageKeyOf<typeof lotImportMessages>, string>;
