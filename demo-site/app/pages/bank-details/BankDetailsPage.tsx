import { BankManager, useMessages, useSession } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { bankDetailsMessages } from "./bank-details.messages";
import { TransferAccount } from "./TransferAccount";

/** /payments/bank_details and /seller/payments/bank_details: the visitor’s accounts. */
export function BankDetailsPage() {
  const routeText = useMessages(routeMessages);
  const t = useMessages(bankDetailsMessages);
  const { user } = useSession();
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("bankDetails")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <BankManager onLoginRequest={onLoginRequest} />
      {user?.admin === 1 && <TransferAccount />}
    </Page>
  );
}
