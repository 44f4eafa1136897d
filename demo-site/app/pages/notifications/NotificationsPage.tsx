import { Notifications } from "martillo";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { chooseTheme } from "../../theme/theme-choice";

/** /account/notifications: what one wants to hear of, and how pages should look. */
export function NotificationsPage() {
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>Avisos</h1>
      <Notifications
        hideTitle
        onLoginRequest={onLoginRequest}
        onPreferencesUpdated={({ theme }) => chooseTheme(theme)}
      />
    </Page>
  );
}
