import type { Deposit } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Badge, type BadgeProps } from "../../src/ui";
import { depositListMessages } from "./deposit-list.messages";

const LOOKS = {
  pending: { icon: "clock", tone: "warning" },
  held: { icon: "shield", tone: "accent" },
  applied: { icon: "check", tone: "positive" },
  returned: { icon: "check", tone: "positive" },
  forfeited: { icon: "warning", tone: "danger" },
  charged_back: { icon: "warning", tone: "danger" },
} as const satisfies Record<Deposit["status"], Pick<BadgeProps, "icon" | "tone">>;

/** The state of a deposit: word, icon and colour. */
export function DepositBadge({ status }: Pick<Deposit, "status">) {
  const t = useMessages(depositListMessages);
  return <Badge {...LOOKS[status]}>{t(status)}</Badge>;
}

/** Where it went, or why; undefined where the state says it all. */
export function useFate({ status, returned_to, reason, keep }: Deposit): string | undefined {
  const t = useMessages(depositListMessages);
  switch (status) {
    case "held":
      return keep === 1 ? t("kept") : undefined;
    case "returned":
      return t(returned_to === "wallet" ? "toWallet" : "toCard");
    case "applied":
      return t("appliedText");
    case "forfeited":
      return reason === undefined || reason === "" ? undefined : t("reason", { reason });
    default:
      return undefined;
  }
}
