import { LotImport, useMessages } from "martillo";
import { useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /post_project/create_lot/import: lots from a sheet. */
export function ImportLotsPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const title = routeText("importLots");
  // For staff, who import lots for a seller.
  const seller = Number(/^[1-9]\d{0,8}$/.exec(useSearchParams()[0].get("seller") ?? "")?.[0] ?? 0);
  return (
    <Page className="site-account-page" title={title}>
      <h1>{title}</h1>
      <LotImport {...(seller && { seller })} onLoginRequest={onLoginRequest} />
    </Page>
  );
}
