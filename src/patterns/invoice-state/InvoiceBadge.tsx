import type { InvoiceRow } from "../../contract";
import { useMessages } from "../../i18n";
import { Badge, type BadgeProps } from "../../ui";
import { invoiceStateMessages } from "./invoice-state.messages";

const LOOKS = {
  draft: { icon: "clock", tone: "warning" },
  unpaid: { icon: "clock", tone: "warning" },
  partial: { icon: "clock", tone: "warning" },
  paid: { icon: "check", tone: "positive" },
  cancel: { icon: "minus", tone: "neutral" },
} as const satisfies Record<InvoiceRow["status"], Pick<BadgeProps, "icon" | "tone">>;

/** Where the account of a sale stands. */
export function InvoiceBadge({
  status,
  overdue,
  isReturned,
  isDisputed,
}: {
  status: InvoiceRow["status"];
  overdue: boolean;
  /** The vehicle went back, and the money with it: the account is paid and worth nothing. */
  isReturned: boolean;
  /** The bank of its buyer claims a payment back. */
  isDisputed: boolean;
}) {
  const t = useMessages(invoiceStateMessages);
  if (isDisputed) {
    return (
      <Badge icon="warning" tone="danger">
        {t("disputed")}
      </Badge>
    );
  }
  if (isReturned) return <Badge icon="minus">{t("returned")}</Badge>;
  const look = overdue ? ({ icon: "warning", tone: "danger" } as const) : LOOKS[status];
  return <Badge {...look}>{t(overdue ? "overdue" : status)}</Badge>;
}
