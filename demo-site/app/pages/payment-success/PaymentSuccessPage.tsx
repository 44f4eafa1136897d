import { PATHS } from "martillo/contract";
import { PaymentResult, useMessages } from "martillo";
import { useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /rosoom_success: where gateways bring a payer back. The address names a payment; what became of it the house says. */
export function PaymentSuccessPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest, onInvoiceOpenRequest } = useSiteHandlers();
  const id = Number(useSearchParams()[0].get("payment"));
  return (
    <Page className="site-wrap site-account-page">
      <h1>{routeText("paymentSuccess")}</h1>
      <PaymentResult
        {...(Number.isSafeInteger(id) && id > 0 && { payment: id })}
        transactionsUrl={PATHS.transactions}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
    </Page>
  );
}
