import { CardManager, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { savedCardsMessages } from "./saved-cards.messages";
import { VaultCards } from "./VaultCards";

/** /payments/saved_cards and /seller/payments/saved_cards: the visitor's cards. */
export function SavedCardsPage() {
  const routeText = useMessages(routeMessages);
  const t = useMessages(savedCardsMessages);
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{routeText("savedCards")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <CardManager onLoginRequest={onLoginRequest} />
      <VaultCards />
    </Page>
  );
}
