import { PATHS } from "martillo/contract";
import { SellerAccount, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /cuenta/vendedor: what a seller has sold, and where the money of it is. */
export function SellerAccountPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onInvoiceOpenRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("sellerAccount")}</h1>
      <SellerAccount
        invoiceUrl={PATHS.soldInvoice}
        onLoginRequest={onLoginRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
    </Page>
  );
}
