import { PATHS } from "martillo/contract";
import "./account.css";
import { ArrowLeft } from "lucide-react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { AccountMenu, useMessages, useSession } from "martillo";
import { shellMessages } from "../shell/shell.messages";
import { useSignOut } from "../shell/use-sign-out";
import { useMedia } from "./use-media";

/** From here the menu stands beside the page, as `account.css` also says. */
const BESIDE = "(min-width: 900px)";

/** What surrounds every page of an account: title, way back and menu. Where pages are open to guests, the page alone asks them to sign in. */
export function AccountShell() {
  const t = useMessages(shellMessages);
  const { status } = useSession();
  return (
    <div className="site-wrap site-account-shell">
      <aside className="site-account-shell__side" aria-label={t("account")}>
        <div className="site-account-shell__bar">
          <BackButton />
          <p className="site-account-shell__title">{t("myAccount")}</p>
        </div>
        {status !== "guest" && <Menu />}
      </aside>
      <div className="site-account-shell__page">
        <Outlet />
      </div>
    </div>
  );
}

function Menu() {
  const isBeside = useMedia(BESIDE);
  const { pathname } = useLocation();
  const signOut = useSignOut();
  return (
    <div className="site-account-shell__menu">
      <AccountMenu
        current={pathname}
        collapsible={!isBeside}
        onLogoutRequest={() => {
          signOut();
          return false;
        }}
      />
    </div>
  );
}

/** Goes back to the visitor's former page of the site; without one, to the home page. */
function BackButton() {
  const t = useMessages(shellMessages);
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <button
      type="button"
      className="site-icon-button"
      aria-label={t("back")}
      onClick={() => void (key === "default" ? navigate(PATHS.home) : navigate(-1))}
    >
      <ArrowLeft size={22} aria-hidden="true" />
    </button>
  );
}
