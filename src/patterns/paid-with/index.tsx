// What something was or will be paid with.
import { useMessages } from "../../i18n";
import { paidWithMessages } from "./paid-with.messages";

export interface PaidWithProps {
  /** `wallet`, `offline`, `card`, `bank`, else the gateway by its name, e.g. `paypal`. */
  method: string;
  card?: { brand: string; last4: string } | undefined;
}

/** The source of a payment: the card or account and the end of its number, else the way. */
export function PaidWith({ method, card }: PaidWithProps) {
  const t = useMessages(paidWithMessages);
  if (card && card.last4 !== "") {
    const brand = card.brand === "" && method === "bank" ? t("bank") : brandName(card.brand);
    return t("numbered", { brand, last4: card.last4 });
  }
  switch (method) {
    case "wallet":
    case "offline":
    case "card":
    case "bank":
      return t(method);
    default:
      return brandName(method);
  }
}

/** A gateway or a brand of cards as people write it: "PayPal", "Visa". */
export function brandName(name: string): string {
  return name === "paypal" ? "PayPal" : name.charAt(0).toUpperCase() + name.slice(1);
}
