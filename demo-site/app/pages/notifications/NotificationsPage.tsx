import {
  chooseLanguage,
  chooseTimeZone,
  type EventProps,
  Notifications,
  TIME_ZONE,
  useMessages,
  useRuntime,
} from "martillo";
import { LanguageSet } from "martillo/contract";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { chooseTheme } from "../../theme/theme-choice";

type Choices = Required<EventProps<"martillo-preferences-updated">>;

/** /account/notifications: what one wants to hear of, and how pages should look. */
export function NotificationsPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const runtime = useRuntime();

  const applyChoice: Choices["onPreferencesUpdated"] = ({ language, timeZone, theme }) => {
    chooseTheme(theme);
    chooseTimeZone(timeZone === "Atlantic/Canary" ? timeZone : TIME_ZONE);
    const chosen = LanguageSet.safeParse(language);
    if (chosen.success) void chooseLanguage(chosen.data, runtime);
  };

  return (
    <Page className="site-account-page">
      <h1>{routeText("notifications")}</h1>
      <Notifications hideTitle onLoginRequest={onLoginRequest} onPreferencesUpdated={applyChoice} />
    </Page>
  );
}
