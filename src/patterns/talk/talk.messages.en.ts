import type { MessageKeyOf } from "../../i18n";
import type { talkMessages } from "./talk.messages";

export const talkEnglish = {
  "talk.write": "Write a message",
  "talk.send": "Send",
  "talk.addFiles": "Add files",
  "talk.filesHint": "Up to {count} photos or PDFs, 10 MB each. Only the two of you see them.",
  "talk.removeFile": "Remove {name}",
  "talk.tooManyFiles": "A message takes {count} files. Remove some, or send another message.",
  "talk.wrongFile":
    "{name} is no JPEG or PNG photo and no PDF of up to 10 MB. Choose another file.",
  "talk.nothing": "Write something, or add a file.",
  "talk.left": "{count, plural, one {1 character left} other {# characters left}}",
  "talk.hidesContacts":
    "The phones, e-mails and addresses in this text stay hidden until there is a sale between the two of you.",
  "talk.unknown": "The answer has not come. Press again: the message is sent once.",
  "talk.hiddenPart": "contact hidden until the sale",
} satisfies Record<MessageKeyOf<typeof talkMessages>, string>;
