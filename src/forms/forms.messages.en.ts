import type { MessageKeyOf } from "../i18n";
import type { formsMessages } from "./forms.messages";
import type { rowsMessages } from "./rows.messages";

export const formsEnglish = {
  "forms.retry": "Try again",
  "forms.optional": "{label} (optional)",
  "forms.choose": "Choose an option",
  "forms.add": "Add",
  "forms.edit": "Edit",
  "forms.editRow": "Edit {row}",
  "forms.removeRow": "Remove {row}",
  "forms.save": "Save",
  "forms.cancel": "Cancel",
  "forms.entry": "Details of the entry",
  "forms.added": "Added.",
  "forms.changed": "Saved.",
  "forms.removed": "Removed.",
  "forms.notLoaded": "This field could not be loaded.",
  "forms.notReadable": "This value cannot be read.",
} satisfies Record<MessageKeyOf<typeof formsMessages | typeof rowsMessages>, string>;
