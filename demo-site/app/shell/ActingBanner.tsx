import "./acting-banner.css";
import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { type CallError, useMessages, useRuntime, useSession } from "martillo";
import { userSwitchuser } from "martillo/contract";
import { accountName } from "martillo/domain";
import { shellMessages } from "./shell.messages";

/**
 * Above every page, in a colour that nothing else has: a bid here binds another account than the user's own. It stays in sight with
 * the header.
 */
export function ActingBanner() {
  const t = useMessages(shellMessages);
  const { call } = useRuntime();
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  if (!user?.acted_by) return null;

  async function handleBack() {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const result = await call(userSwitchuser, {}, { inline: true });
    setBusy(false);
    if (!result.ok) return setError(result.error);
    // The button is gone: the keyboard goes on with the page.
    document.getElementById("contenido")?.focus();
  }

  return (
    <div className="site-acting">
      <div className="site-wrap site-acting__line">
        <UserRoundCog size={20} aria-hidden="true" />
        <p role="status">{t("actingFor", { name: accountName(user) })}</p>
        <button type="button" aria-busy={isBusy} onClick={() => void handleBack()}>
          {t("backToMine")}
        </button>
        <p className="site-acting__error" role="alert">
          {error && [error.message, error.next].filter(Boolean).join(" ")}
        </p>
      </div>
    </div>
  );
}
