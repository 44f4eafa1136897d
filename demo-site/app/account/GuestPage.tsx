import { AccountMenu, useMessages } from "martillo";
import { routeMessages } from "../routing/route.messages";
import { useSiteRoute } from "../routing/use-site-route";
import { Page } from "../shell/Page";
import { useSiteHandlers } from "../shell/use-site-handlers";

/** A page of an account that opens for everybody, for a guest: what it is, and one way in, whatever number of widgets it has. */
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
