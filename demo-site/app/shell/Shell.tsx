import "./progress.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { Alerts } from "martillo";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { pageCode } from "../routing/page-code";
import { routes } from "../_made/routes";
import { useWishedEvent } from "../lots/followed-events";
import { Cookies } from "./Cookies";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { RegisteredLine } from "./RegisteredLine";
import { SignIn } from "./SignIn";
import { SCROLL_POSITIONS } from "./full-load";
import { awaitPageFocus } from "./page-focus";
import { useInternalLinks } from "./use-internal-links";
import { useLostContact } from "./use-lost-contact";
import { useOwnAccounts } from "./use-own-accounts";
import { useOutbidNews } from "./use-outbid-news";
import { useSessionEnd } from "./use-session-end";
import { whenIdle } from "./when-idle";

/** What surrounds every page: header, footer, sign-in dialog, alerts. */
export function Shell() {
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
  useWishedEvent();
  useOutbidNews();
  useEffect(warmUpLikelyPages, []);
  const [registeredAt, setRegisteredAt] = useState<number>();
  const closeRegistered = useCallback(() => setRegisteredAt(undefined), []);

  return (
    <>
      {/* First, so that the keyboard comes to it first. */}
      <Cookies />
      <Header />
      <div className="site-registered" role="status">
        {registeredAt !== undefined && (
          <RegisteredLine since={registeredAt} onClose={closeRegistered} />
        )}
      </div>
      <div className="site-progress" data-state={navigation.state} />
      <Outlet />
      <Footer />
      <SignIn onRegistered={() => setRegisteredAt(performance.now())} />
      {/* Not where the buttons of a bid are. */}
      <Alerts placement="top" />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} />
    </>
  );
}

/** Fetches the code of the two pages that most visits go to next, once the first one is settled. */
function warmUpLikelyPages() {
  whenIdle(() => {
    if (!navigator.onLine) return;
    for (const { load, isLikelyNext } of routes) {
      if (load && isLikelyNext) void pageCode(load).load();
    }
  });
}
