import "./progress.css";
import { useEffect, useRef } from "react";
import { Alerts, useMessages } from "martillo";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { pageCode } from "../routing/page-code";
import { LIKELY_PAGES } from "../routing/public-routes";
import { Cookies } from "./Cookies";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { SignIn } from "./SignIn";
import { awaitPageFocus } from "./page-focus";
import { shellMessages } from "./shell.messages";
import { useInternalLinks } from "./use-internal-links";
import { useLostContact } from "./use-lost-contact";
import { useOwnAccounts } from "./use-own-accounts";
import { useSessionEnd } from "./use-session-end";
import { whenIdle } from "./when-idle";

/** What surrounds every page: header, footer, sign-in dialog, alerts. */
export function Shell() {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const shownPath = useRef(pathname);
  if (shownPath.current !== pathname) {
    shownPath.current = pathname;
    awaitPageFocus();
  }
  useInternalLinks();
  useSessionEnd();
  useLostContact();
  useOwnAccounts();
  useEffect(warmUpLikelyPages, []);

  return (
    <>
      <a className="site-skip" href="#contenido">
        {t("skip")}
      </a>
      <Header />
      <div className="site-progress" data-state={navigation.state} />
      <Outlet />
      <Footer />
      <SignIn />
      <Cookies />
      <Alerts />
      <ScrollRestoration />
    </>
  );
}

/** Fetches the code of the two pages that most visits go to next, once the first one is settled. */
function warmUpLikelyPages() {
  whenIdle(() => {
    if (navigator.onLine) for (const page of LIKELY_PAGES) void pageCode(page).load();
  });
}
