import { SellingHome, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /cuenta/hoy: what waits for a seller today. */
export function SellingHomePage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("sellingHome")}</h1>
      <SellingHome onLoginRequest={onLoginRequest} />
    </Page>
  );
}
