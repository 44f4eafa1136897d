import type { InvoiceDetail } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { PaidWith } from "../../src/patterns/paid-with";
import { Badge } from "../../src/ui";
import { invoiceViewerMessages } from "./invoice-viewer.messages";

export function euro(amount: string): string {
  return formatMoney(amount, { whole: false });
}

/** Only what has come is green. */
const PAYMENT_LOOKS = {
  success: { icon: "check", tone: "positive" },
  pending: { icon: "clock", tone: "danger" },
  failed: { icon: "warning", tone: "danger" },
  reversed: { icon: "minus", tone: "danger" },
} as const;

/** What came, and what went back. */
export function Payments({ record }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  if (record.allTransactions.length === 0 && record.returnTransactions.length === 0) return null;
  return (
    <section>
      <h3>{t("payments")}</h3>
      <table className="martillo-invoice-viewer__table" part="payments">
        <caption className="martillo-visually-hidden">{t("payments")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("paidOn")}</th>
            <th scope="col" className="martillo-invoice-viewer__amount">
              {t("amount")}
            </th>
            <th scope="col">{t("state")}</th>
          </tr>
        </thead>
        <tbody>
          {record.allTransactions.map((payment) => (
            <tr key={`${payment.kind} ${payment.id}`}>
              <th scope="row">
                {formatMoment(payment.paid_on)}
                <small>
                  <MethodOf of={payment} />
                  {payment.reference && ` · ${payment.reference}`}
                </small>
              </th>
              <td className="martillo-invoice-viewer__amount martillo-figures">
                {euro(payment.amount)}
              </td>
              <td>
                <Badge {...PAYMENT_LOOKS[payment.status]}>{t(`state_${payment.status}`)}</Badge>
              </td>
            </tr>
          ))}
          {record.returnTransactions.map((refund, at) => (
            // They are written once, and two can be of one payment.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={`refund ${at}`}>
              <th scope="row">
                {formatMoment(refund.paid_on)}
                <small>
                  {t("refund")} · <MethodOf of={refund} />
                </small>
              </th>
              <td className="martillo-invoice-viewer__amount martillo-figures">
                {euro(`-${refund.amount}`)}
              </td>
              <td>
                <Badge {...PAYMENT_LOOKS[refund.status]}>
                  {t(refund.status === "success" ? "refunded" : `state_${refund.status}`)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where a buyer can send by bank what is due. */
export function TransferTo({ record: { transfer } }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  if (!transfer) return null;
  return (
    <section part="transfer" className="martillo-invoice-viewer__transfer">
      <h3>{t("transferTo")}</h3>
      <dl>
        {(["holder", "iban", "reference"] as const).map((name) => (
          <div key={name}>
            <dt>{t(`transfer_${name}`)}</dt>
            <dd>{transfer[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function MethodOf({ of: { kind, method } }: { of: InvoiceDetail["allTransactions"][number] }) {
  const t = useMessages(invoiceViewerMessages);
  return kind === "deposit_credit" ? t("by_deposit") : <PaidWith method={method} />;
}
