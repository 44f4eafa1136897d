import type { Thread } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { inboxMessages } from "./inbox.messages";

/** Says the name of the other side of a conversation; the house has none on the wire. */
export function useOtherName(): (thread: Thread) => string {
  const t = useMessages(inboxMessages);
  return ({ side, other_name }) => (side === "account" ? t("house") : other_name);
}
