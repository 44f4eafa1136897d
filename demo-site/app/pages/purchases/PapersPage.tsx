import { PaperList, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /documents/all: papers of what the visitor has bought and sold. */
export function PapersPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("documents")}</h1>
      <PaperList onLoginRequest={onLoginRequest} />
    </Page>
  );
}
