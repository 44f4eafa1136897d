import { PATHS } from "martillo/contract";
import type { RouteText, SiteRoute } from "../routing/site-route";

/** One link of the staff's menu. */
export interface StaffLink {
  to: string;
  label: RouteText;
}

const HOME: StaffLink = { to: PATHS.staffHome, label: "staffHome" };

/** The pages of the staff's area, in the order of the menu. */
export const STAFF_LINKS: readonly StaffLink[] = [
  HOME,
  { to: PATHS.staffUsers, label: "staffUsers" },
  { to: PATHS.houseMoney, label: "houseMoney" },
  { to: PATHS.taxRecords, label: "taxRecords" },
  { to: PATHS.saleSettings, label: "saleSettings" },
];

type Shown = Pick<SiteRoute, "path" | "title">;

/** The entry of the menu to which a page belongs. */
export function entryOf({ path }: Pick<Shown, "path">): StaffLink | undefined {
  return STAFF_LINKS.find(
    (link) => link.to === path || (link !== HOME && path.startsWith(`${link.to}/`)),
  );
}

/** The way from the summary to a page; the last one is the page itself. */
export function crumbsOf(route: Shown): readonly StaffLink[] {
  const entry = entryOf(route);
  return [
    HOME,
    ...(entry && entry !== HOME ? [entry] : []),
    ...(entry?.to === route.path ? [] : [{ to: route.path, label: route.title }]),
  ];
}
