import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { paymentChunk } from "../../src/patterns/payment";
import { Button, ErrorState, Spinner } from "../../src/ui";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import type { InvoiceViewerModel } from "./use-invoice-viewer";

/** The ways to pay what is due; they come when they are asked for. */
export function PayInvoice({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const { module, hasFailed } = useChunk(paymentChunk, true);
  if (hasFailed) return <ErrorState title={t("noForm")} onRetry={() => void paymentChunk.load()} />;
  if (!module) {
    return (
      <p role="status">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  return (
    <module.PaymentSteps
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
  );
}
