import type { MessageKeyOf } from "../../i18n";
import type { payFrameMessages } from "./pay-frame.messages";

export const payFrameEnglish = {
  "payFrame.title": "Secure payment form",
  "payFrame.noFrame":
    "This page cannot show the payment form. Nothing was charged: open it in a window, and come back when you have paid.",
  "payFrame.openWindow": "Open in a window",
} satisfies Record<MessageKeyOf<typeof payFrameMessages>, string>;
