import { parseCents } from "../../../src/domain";
import { formatCents, useMessages } from "../../../src/i18n";
import { bidStepsMessages } from "./bid-steps.messages";
import type { PastBid } from "../bid-box-model";
import { ReceiptLines } from "./ReceiptLines";

export interface PastBidNoteProps {
  past: PastBid;
  /** It led, until another bidder bid more. @default false */
  isOvertaken?: boolean;
}

/** What the server answered to the bidder's last bid: one line below what matters now, the receipt on demand. */
export function PastBidNote({ past, isOvertaken = false }: PastBidNoteProps) {
  const t = useMessages(bidStepsMessages);
  if (past.kind === "refused") {
    const text = past.title === "network" ? "pastNetwork" : "pastRefused";
    return (
      <p className="martillo-bid-box__why" part="past">
        {t(text, { reason: past.text })}
      </p>
    );
  }
  const { bidid: id, my_maximum: amount } = past.receipt;
  const title = isOvertaken
    ? t("overtaken", { amount: formatCents(parseCents(amount)) })
    : t("pastReceipt");
  return (
    <details className="martillo-bid-box__code" part="past">
      <summary>
        {title}: {t("receiptNumber", { id })}
      </summary>
      <ReceiptLines receipt={past.receipt} isExact={past.isExact} />
    </details>
  );
}
