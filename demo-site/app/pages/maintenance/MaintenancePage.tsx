import { PATHS } from "martillo/contract";
import { Link, Navigate, useLocation } from "react-router";
import { useMessages, useSession } from "martillo";
import { returnPath } from "../../routing/return-path";
import { useMaintenance } from "../../routing/use-maintenance";
import { useLoginDialog } from "../../shell/login-dialog-state";
import { Page } from "../../shell/Page";
import { shellMessages } from "../../shell/shell.messages";
import { maintenanceMessages } from "./maintenance.messages";

const ASK_AGAIN_MS = 15_000;

/** Tells why a page is shut, asks again by itself, and goes back to it as soon as it is open. */
export function MaintenancePage() {
  const t = useMessages(maintenanceMessages);
  const { rules, isSentFrom } = useMaintenance(ASK_AGAIN_MS);
  const { search } = useLocation();
  const cameFrom = new URLSearchParams(search).has("from");
  const wanted = returnPath(search, location.origin) ?? "/";
  const isShut = cameFrom ? isSentFrom(pathOf(wanted)) : rules && rules.active === 1;

  // An unknown state is no reason to leave: a visitor who was sent here would be sent here again.
  if (isShut === false) return cameFrom ? <Navigate to={wanted} replace /> : <NothingShut />;
  return (
    <Page className="site-wrap site-notice">
      <p className="site-notice__badge">{t("badge")}</p>
      <h1>{t("title")}</h1>
      <p className="site-notice__text" role="status">
        {rules?.message || t("text")}
      </p>
      <p className="site-notice__text">{t(cameFrom ? "waits" : "some")}</p>
      <p className="site-notice__text">{t("auctionsGoOn")}</p>
      <StaffSignIn />
    </Page>
  );
}

function NothingShut() {
  const t = useMessages(maintenanceMessages);
  const shellText = useMessages(shellMessages);
  return (
    <Page className="site-wrap site-notice">
      <h1>{t("normal")}</h1>
      <p className="site-notice__text">{t("normalText")}</p>
      <p className="site-notice__actions">
        <Link className="site-button" to={PATHS.home}>
          {shellText("goHome")}
        </Link>
      </p>
    </Page>
  );
}

/** The house's own people get through, once they have said who they are. */
function StaffSignIn() {
  const t = useMessages(maintenanceMessages);
  const { status } = useSession();
  const { open } = useLoginDialog();
  if (status !== "guest") return null;
  return (
    <p className="site-notice__actions">
      <button type="button" className="site-button" data-kind="quiet" onClick={() => open("login")}>
        {t("staff")}
      </button>
    </p>
  );
}

function pathOf(address: string): string {
  return new URL(address, location.origin).pathname;
}
