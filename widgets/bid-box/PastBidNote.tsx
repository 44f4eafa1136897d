import { useMessages } from "../../src/i18n";
import { bidStepsMessages } from "./bid-steps.messages";
import type { PastBid } from "./bid-box-model";
import { ReceiptLines } from "./ReceiptLines";

/** What the server answered to the bidder's last bid, below the result of the lot. */
export function PastBidNote({ past }: { past: PastBid }) {
  const t = useMessages(bidStepsMessages);
  if (past.kind === "refused") {
    const text = past.title === "network" ? "pastNetwork" : "pastRefused";
    return (
      <p className="martillo-bid-box__why" part="past">
        {t(text, { reason: past.text })}
      </p>
    );
  }
  return (
    <details className="martillo-bid-box__code" part="past">
      <summary>
        {t("pastReceipt")}: {t("receiptNumber", { id: past.receipt.bidid })}
      </summary>
      <ReceiptLines receipt={past.receipt} isExact={past.isExact} />
    </details>
  );
}
