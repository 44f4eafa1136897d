import { LotImport, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /post_project/create_lot/import: lots from a sheet. */
export function ImportLotsPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const title = routeText("importLots");
  return (
    <Page className="site-account-page" title={title}>
      <h1>{title}</h1>
      <LotImport onLoginRequest={onLoginRequest} />
    </Page>
  );
}
