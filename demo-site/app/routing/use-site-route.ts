import { createContext, use } from "react";
import type { SiteRoute } from "./site-route";

export const SiteRouteContext = createContext<SiteRoute | undefined>(undefined);

/** The row of the route table that is being shown. */
export function useSiteRoute(): SiteRoute {
  const route = use(SiteRouteContext);
  if (!route) throw new Error("martillo site: useSiteRoute() outside of a route");
  return route;
}
