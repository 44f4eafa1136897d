// What something was or will be paid with.
import { useMessages } from "../../i18n";
import { paidWithMessages } from "./paid-with.messages";

export interface PaidWithProps {
  /** `wallet`, `offline` or `card`. */
  method: string;
  card?: { brand: string; last4: string } | undefined;
}

/** From where somebody paid: the card and the end of its number, else the way. */
export function PaidWith({ method, card }: PaidWithProps) {
  const t = useMessages(paidWithMessages);
  if (card && card.last4 !== "") {
    const { brand, last4 } = card;
    return t("numbered", { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 });
  }
  return t(method === "wallet" || method === "offline" ? method : "card");
}
