import { MoneyDesk, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /gestion/dinero: what the house's own people do with money. */
export function HouseMoneyPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("houseMoney")}</h1>
      <MoneyDesk onLoginRequest={onLoginRequest} />
    </Page>
  );
}
