import {
  type AddressOf,
  fillPath,
  housePath,
  lotPage,
  type PageName,
  type PageValues,
  pages,
  type SitePage,
  withQuery,
} from "../paths";

/** Name of a page of the house's site. */
export type PathName = PageName;

type PageOf<Name extends PathName> = Extract<SitePage, `${Name}:${string}`>;

type Paths = { readonly [Page in SitePage as PageName<Page>]: AddressOf<Page> };

/** Addresses of the pages of the house's site, by name: letters, refusals and the site itself lead there; widgets unless the host has pages of its own. */
export const PATHS = Object.fromEntries(
  Object.values<SitePage>(pages).map((page) => page.split(":")),
) as unknown as Paths;

/** Addresses of a site of your own, by name; the house's page where a name is left out. `{id}` and the like stand where they stand in `PATHS`. */
export type OwnPaths = Partial<Record<PathName, string>>;

/** The address of a page: `pathTo("auctionLot", { id: 12 })` is `/subasta/12`. Values are encoded. */
export function pathTo<Name extends PathName>(
  name: Name,
  ...values: PageValues<PageOf<Name>>
): string {
  return fillPath(PATHS[name], values[0]);
}

/** A lot's own address: `/subasta/12` for an auction, `/venta/12` for a direct sale. */
export function lotPath({ id, auction }: { id: number; auction: 0 | 1 }): string {
  return fillPath(housePath(lotPage(auction)), { id });
}

/** The page of an account's plan, which begins with `plan`; `action` as in `PlanAction`. @default paying for it */
export function planPath(wanted: { plan: string; period: string; action?: string }): string {
  return withQuery(PATHS.subscription, new URLSearchParams(wanted));
}
