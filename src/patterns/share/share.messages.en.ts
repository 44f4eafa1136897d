import type { MessageKeyOf } from "../../i18n";
import type { shareMessages } from "./share.messages";

export const shareEnglish = {
  "share.share": "Share",
  "share.shared": "Address copied",
  "share.shareFailed": "Copy the address:",
} satisfies Record<MessageKeyOf<typeof shareMessages>, string>;
