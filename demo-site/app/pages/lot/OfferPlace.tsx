import { PATHS } from "martillo/contract";
import { OfferBox } from "martillo";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** The offers of the visitor for a lot; its code comes after the page. */
export function OfferPlace({ lot }: { lot: number }) {
  const { onLoginRequest, onInvoiceOpenRequest } = useSiteHandlers();
  return (
    <OfferBox
      lot={lot}
      invoiceUrl={PATHS.invoice}
      onLoginRequest={onLoginRequest}
      onInvoiceOpenRequest={onInvoiceOpenRequest}
    />
  );
}
