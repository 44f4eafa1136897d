import { chooseLanguage, Notifications, useRuntime } from "martillo";
import { LanguageSet } from "martillo/contract";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { chooseTheme, type Theme } from "../../theme/theme-choice";

/** /account/notifications: what one wants to hear of, and how pages should look. */
export function NotificationsPage() {
  const { onLoginRequest } = useSiteHandlers();
  const runtime = useRuntime();

  function applyChoice({ language, theme }: { language: string | null; theme: Theme }) {
    chooseTheme(theme);
    const chosen = LanguageSet.safeParse(language);
    if (chosen.success) void chooseLanguage(chosen.data, runtime);
  }

  return (
    <Page className="site-account-page">
      <h1>Avisos</h1>
      <Notifications hideTitle onLoginRequest={onLoginRequest} onPreferencesUpdated={applyChoice} />
    </Page>
  );
}
