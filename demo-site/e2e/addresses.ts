import type { SiteRoute } from "../app/routing/site-route";

/** Values for parameters whose values the route table leaves open. */
const SAMPLES: Record<string, string> = {
  token: "abc123",
  type: "auctions",
  product: "coches",
  action: "all",
};

/** Where a route is, with values for its parameters; `lotId` is the id of a lot on offer. */
export function addressOf(route: SiteRoute, lotId: string): string {
  if (route.path === "*") return "/no/existe";
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = route.params?.[name];
    const isLot = route.page === "lot" && name === "id";
    return values?.[0] ?? (isLot ? lotId : (SAMPLES[name] ?? "1"));
  });
}
