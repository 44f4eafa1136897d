import { PATHS } from "martillo/contract";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { useSession } from "martillo";
import { NotFoundPage } from "../pages/not-found/NotFoundPage";
import { PageSkeleton } from "../shell/PageSkeleton";
import { maintenancePath, signInPath } from "./return-path";
import type { SiteRoute } from "./site-route";
import { useMaintenance } from "./use-maintenance";
import { SiteRouteContext } from "./use-site-route";

const PROFILE = PATHS.profile;
const GuestPage = lazy(() =>
  import("../account/GuestPage").then((module) => ({ default: module.GuestPage })),
);

/** Lets a page open only for those whom the route table admits. */
export function RouteGate({
  route,
  content: Content,
}: {
  route: SiteRoute;
  content: ComponentType;
}) {
  const { status, user, endedBy } = useSession();
  const [wasAdmitted, setWasAdmitted] = useState(false);
  const location = useLocation();
  const params = useParams();
  const { isSentFrom } = useMaintenance();

  const isAdmitted = route.guard === "staff" ? user?.staff === 1 : status === "authenticated";
  if (isAdmitted && !wasAdmitted) setWasAdmitted(true);
  // A visitor who signs out wants to be out, and is not asked to sign in.
  const isLeaving = wasAdmitted && endedBy === undefined;

  if (isSentFrom(location.pathname)) return <Navigate to={maintenancePath(location)} replace />;
  if (route.guard !== "none") {
    if (status === "unknown") return <PageSkeleton />;
    const isLeft = status === "guest" && isLeaving;
    if (route.guard === "staff" && !isAdmitted && !isLeft) return notFound();
    if (status === "guest") return <Navigate to={isLeaving ? "/" : signInPath(location)} replace />;
    if (route.guard === "token-not-admin" && user?.admin === 1) {
      return <Navigate to={PROFILE} replace />;
    }
  }
  const isKnown = Object.entries(route.params ?? {}).every(([name, values]) =>
    values.includes(params[name]?.toLowerCase() ?? ""),
  );
  return (
    <SiteRouteContext value={route}>
      <Suspense fallback={<PageSkeleton />}>{page()}</Suspense>
    </SiteRouteContext>
  );

  /** As of an address that does not exist: nothing tells that there is a page. */
  function notFound() {
    return (
      <SiteRouteContext value={route}>
        <NotFoundPage />
      </SiteRouteContext>
    );
  }

  function page() {
    if (!isKnown) return <NotFoundPage />;
    // Each widget would ask for itself.
    const asksToSignIn = route.layout === "account" && !route.isForGuests && status === "guest";
    return asksToSignIn ? <GuestPage /> : <Content />;
  }
}
