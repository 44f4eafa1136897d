import { PATHS } from "martillo/contract";
import "./home.css";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { useMessages, useSession } from "martillo";
import { returnPath } from "../../routing/return-path";
import { routeMessages } from "../../routing/route.messages";
import { useLoginDialog } from "../../shell/login-dialog-state";
import { Page } from "../../shell/Page";
import { Categories } from "./Categories";
import { ClosingSoon } from "./ClosingSoon";
import { Events } from "./Events";
import { Hero } from "./Hero";
import { HowItWorks } from "./HowItWorks";
import { NewArrivals } from "./NewArrivals";
import { Plans } from "./Plans";
import { SellBand } from "./SellBand";
import { Trust } from "./Trust";
import { useNextToClose } from "./use-next-to-close";

/** Home; at /login, or when a guest was sent here from a page of an account, with the sign-in dialog open. */
export function HomePage() {
  const asksToSignIn = useSignInRequest();
  const next = useNextToClose();
  const routeText = useMessages(routeMessages);
  if (asksToSignIn.isSignedIn) return <Navigate to={asksToSignIn.goTo} replace />;
  return (
    <Page title={routeText("home")} canonical="/" className="home" jsonLd={SITE_DATA}>
      <Hero lots={next.lots ?? []} openLots={next.total} />
      <ClosingSoon lots={next.lots} />
      <Categories />
      <Events />
      <NewArrivals />
      <HowItWorks />
      <Trust lotId={next.lots?.[0]?.id} />
      <Plans />
      <SellBand />
    </Page>
  );
}

const SITE_DATA = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: "Martillo",
  inLanguage: "es",
  url: location.origin,
  potentialAction: {
    "@type": "SearchAction",
    target: `${location.origin}${PATHS.searchAuctions}?search={search_term_string}`,
    "query-input": "required name=search_term_string",
  },
};

/** Whether this address asks for a sign-in, and where someone who is signed in already goes instead. */
function useSignInRequest(): { isSignedIn: false } | { isSignedIn: true; goTo: string } {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const { open } = useLoginDialog();
  const from = returnPath(search, location.origin);
  const register = new URLSearchParams(search).get("register");
  const isAsked = from !== undefined || pathname.toLowerCase().startsWith(PATHS.login);

  useEffect(() => {
    if (isAsked && status === "guest") {
      open(register === null ? "login" : "register", register === "seller" ? "sell" : undefined);
    }
  }, [isAsked, register, status, open]);

  if (isAsked && status === "authenticated") return { isSignedIn: true, goTo: from ?? "/" };
  return { isSignedIn: false };
}
