import type { MessageKeyOf } from "../../i18n";
import type { priceChangeMessages } from "./price-change.messages";

export const priceChangeEnglish = {
  "priceChange.ago": "{change} · {age} ago",
} satisfies Record<MessageKeyOf<typeof priceChangeMessages>, string>;
