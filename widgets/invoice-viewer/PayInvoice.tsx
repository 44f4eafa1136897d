import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { paymentChunk } from "../../src/patterns/payment";
import { Button, LatePart } from "../../src/ui";
import { formsChunk } from "./forms-chunk";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import type { InvoiceViewerModel } from "./use-invoice-viewer";

/** The amount to pay now: all that is due, unless the buyer wants to pay a part of it. */
type Wish = "all" | "asking" | { amount: string };

/** The ways to pay what is due; they come when they are asked for. */
export function PayInvoice({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const [wish, setWish] = useState<Wish>("all");
  const [isPaid, setPaid] = useState(false);
  const missing = model.record?.billing_missing;
  if (missing) {
    return (
      <LatePart chunk={formsChunk} loading={t("loading")} failed={t("noForm")}>
        {({ BillingNeeded }) => <BillingNeeded model={model} missing={missing} />}
      </LatePart>
    );
  }
  if (wish === "asking") {
    return (
      <LatePart chunk={formsChunk} loading={t("loading")} failed={t("noForm")}>
        {({ PartForm }) => <PartForm model={model} onChosen={(amount) => setWish({ amount })} />}
      </LatePart>
    );
  }
  const amount = wish === "all" ? undefined : wish.amount;
  return (
    <>
      <LatePart chunk={paymentChunk} loading={t("loading")} failed={t("noForm")}>
        {({ PaymentSteps }) => (
          <PaymentSteps
            purpose="invoice"
            reference={String(model.invoice)}
            amount={amount}
            emit={model.emit}
            onAccepted={() => {
              setPaid(true);
              model.paid(amount);
            }}
            afterwards={
              <Button full onClick={model.close}>
                {t("close")}
              </Button>
            }
          />
        )}
      </LatePart>
      {wish === "all" && !isPaid && (
        <Button variant="ghost" full onClick={() => setWish("asking")}>
          {t("part")}
        </Button>
      )}
    </>
  );
}
