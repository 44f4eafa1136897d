import {
  chooseLanguage,
  chooseTimeZone,
  type EventProps,
  Notifications,
  TIME_ZONE,
  useMessages,
  useRuntime,
} from "martillo";
import { LANGUAGE_SETS } from "martillo/contract";
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
    const chosen = LANGUAGE_SETS.find((set) => set === language);
    if (chosen) void chooseLanguage(chosen, runtime);
  };

  return (
    <Page className="site-account-page">
      <h1>{routeText("notifications")}</h1>
      <Notifications hideTitle onLoginRequest={onLoginRequest} onPreferencesUpdated={applyChoice} />
    </Page>
  );
}
