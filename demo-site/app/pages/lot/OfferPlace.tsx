import { OfferBox } from "martillo";
import { PATHS } from "martillo/domain";
import { useNavigate } from "react-router";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** The offers of the visitor for a lot; its code comes after the page. */
export function OfferPlace({ lot }: { lot: number }) {
  const navigate = useNavigate();
  const { onLoginRequest } = useSiteHandlers();
  return (
    <OfferBox
      lot={lot}
      invoiceUrl={PATHS.invoice}
      onLoginRequest={onLoginRequest}
      onInvoiceOpenRequest={({ url }) => {
        void navigate(url);
        return false;
      }}
    />
  );
}
