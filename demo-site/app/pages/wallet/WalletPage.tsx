import { useMessages, Wallet } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /wallet: the visitor's balance. */
export function WalletPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("wallet")}</h1>
      <Wallet onLoginRequest={onLoginRequest} />
    </Page>
  );
}
