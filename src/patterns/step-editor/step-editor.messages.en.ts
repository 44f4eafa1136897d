import type { MessageKeyOf } from "../../i18n";
import type { stepEditorMessages } from "./step-editor.messages";

export const stepEditorEnglish = {
  "stepEditor.steps": "Steps",
  "stepEditor.faults": "{count, plural, one {1 detail missing} other {# details missing}}",
  "stepEditor.back": "Back",
  "stepEditor.next": "Next",
  "stepEditor.saving": "Saving…",
  "stepEditor.lost": "No connection: we save it when it is back",
  "stepEditor.waiting": "Not saved yet",
  "stepEditor.stopped": "Not saved: {reason}",
  "stepEditor.conflict": "{by} has changed this",
  "stepEditor.mine": "Yours",
  "stepEditor.theirs": "{by}’s",
  "stepEditor.keepMine": "Keep mine",
  "stepEditor.useTheirs": "Use {by}’s",
  "stepEditor.somebody": "Somebody else",
} as const satisfies Record<MessageKeyOf<typeof stepEditorMessages>, string>;
