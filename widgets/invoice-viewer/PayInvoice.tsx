import { useMessages } from "../../src/i18n";
import { paymentChunk } from "../../src/patterns/payment";
import { Button, LatePart } from "../../src/ui";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import type { InvoiceViewerModel } from "./use-invoice-viewer";

/** The ways to pay what is due; they come when they are asked for. */
export function PayInvoice({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  return (
    <LatePart chunk={paymentChunk} loading={t("loading")} failed={t("noForm")}>
      {({ PaymentSteps }) => (
        <PaymentSteps
          purpose="invoice"
          reference={String(model.invoice)}
          amount={undefined}
          emit={model.emit}
          onAccepted={model.paid}
          afterwards={
            <Button full onClick={model.close}>
              {t("close")}
            </Button>
          }
        />
      )}
    </LatePart>
  );
}
