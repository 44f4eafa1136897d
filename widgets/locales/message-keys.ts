import type { ErrorCode } from "../../src/contract";
import type { WidgetMessageKey } from "../_made/message-keys";

/**
 * Key of every text of every widget, `bidBox.currentPrice`, and of every refusal, `error.CLOSED` and what to do then. A language is
 * complete when it has all of them.
 */
export type MessageKey = WidgetMessageKey | `error.${ErrorCode}` | `error.${ErrorCode}.next`;
