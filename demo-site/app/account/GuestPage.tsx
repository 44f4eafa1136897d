import { AccountMenu, useMessages } from "martillo";
import { routeMessages } from "../routing/route.messages";
import { useSiteRoute } from "../routing/use-site-route";
import { Page } from "../shell/Page";
import { useSiteHandlers } from "../shell/use-site-handlers";

/** A guest's view of an account page that opens for everybody: its title, and one way to sign in for all of its widgets. */
export function GuestPage() {
  const t = useMessages(routeMessages);
  const { title } = useSiteRoute();
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{t(title)}</h1>
      <AccountMenu onLoginRequest={onLoginRequest} />
    </Page>
  );
}
