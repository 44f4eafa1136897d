import type { MessageKeyOf } from "../../src/i18n";
import type { commentFormMessages } from "./comment-form.messages";

export const commentFormEnglish = {
  "commentForm.question": "Your question",
  "commentForm.answer": "Your answer",
  "commentForm.publicQuestion":
    "It is public: all will read it once the seller answers, without your name.",
  "commentForm.openQuestion": "It is public: all read it, without your name.",
  "commentForm.publicAnswer": "All visitors of the lot read it.",
  "commentForm.sendQuestion": "Send the question",
  "commentForm.sendAnswer": "Publish the answer",
  "commentForm.saveChange": "Save the change",
  "commentForm.cancel": "Cancel",
  "commentForm.tooShort": "Write at least {count} characters.",
  "commentForm.left": "{count, plural, one {1 character left} other {# characters left}}",
  "commentForm.hasContact":
    "Take out telephone numbers, e-mails and links: it cannot be sent with them. Messages are there for talking to the other side.",
  "commentForm.unknown": "The answer did not arrive. Press again: the text is sent only once.",
} satisfies Record<MessageKeyOf<typeof commentFormMessages>, string>;
