import type { BidReceipt } from "../../../src/contract";
import { parseCents } from "../../../src/domain";
import { formatCents, formatTime, useMessages } from "../../../src/i18n";
import { bidBoxMessages } from "../bid-box.messages";
import { bidStepsMessages } from "./bid-steps.messages";

/** What proves a bid: its number, when it came, what it did, and the code to check it with. */
export function ReceiptLines({ receipt, isExact }: { receipt: BidReceipt; isExact: boolean }) {
  const t = useMessages(bidStepsMessages);
  const tBox = useMessages(bidBoxMessages);
  return (
    <>
      <dl className="martillo-bid-box__receipt martillo-figures" part="receipt">
        <div>
          <dt>{t("receipt")}</dt>
          <dd>{t("receiptNumber", { id: receipt.bidid })}</dd>
        </div>
        <div>
          <dt>{t("receiptTime")}</dt>
          <dd>{formatTime(receipt.server_time, { seconds: true, exact: true })}</dd>
        </div>
        <div>
          <dt>{tBox("currentPrice")}</dt>
          <dd>{formatCents(parseCents(receipt.price))}</dd>
        </div>
        <div>
          <dt>{t(isExact ? "receiptExact" : "receiptMaximum")}</dt>
          <dd>{formatCents(parseCents(receipt.my_maximum))}</dd>
        </div>
      </dl>
      <details className="martillo-bid-box__code">
        <summary>{t("receiptCode")}</summary>
        <code>{receipt.receipt}</code>
      </details>
    </>
  );
}
