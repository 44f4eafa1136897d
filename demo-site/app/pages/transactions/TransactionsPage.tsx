import { TransactionList, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /transactions: what the visitor paid and got back. */
export function TransactionsPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest, onInvoiceOpenRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("transactions")}</h1>
      <TransactionList
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
    </Page>
  );
}
