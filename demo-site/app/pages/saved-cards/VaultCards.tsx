import "./vault-cards.css";
import { CardManager, useMessages, useQuery, useSession } from "martillo";
import { commonGetDefault } from "martillo/contract";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { savedCardsMessages } from "./saved-cards.messages";

/** The visitor's cards in the vault, where the house has one. Guests are asked to sign in by the list above it. */
export function VaultCards() {
  const t = useMessages(savedCardsMessages);
  const { user } = useSession();
  const { onLoginRequest } = useSiteHandlers();
  const { data } = useQuery(commonGetDefault, {});
  if (!user || !hasVault(data?.variables["payments"])) return null;
  return (
    <section aria-labelledby="vault-cards" className="vault-cards">
      <h2 id="vault-cards">{t("vault")}</h2>
      <p className="site-account-page__lead">{t("vaultLead")}</p>
      <CardManager kind="vault" onLoginRequest={onLoginRequest} />
    </section>
  );
}

function hasVault(payments: unknown): boolean {
  return (
    typeof payments === "object" &&
    payments !== null &&
    "vault" in payments &&
    payments.vault !== null
  );
}
