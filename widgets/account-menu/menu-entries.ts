import type { User, ValidatedUser } from "../../src/contract";
import type { accountMenuMessages } from "./account-menu.messages";

/** Key of a text of the menu. */
export type MenuText = keyof (typeof accountMenuMessages)["texts"];

/** Numbers beside entries; undefined while nothing is known of them. */
export interface MenuCounts {
  outbid?: number | undefined;
  winning?: number | undefined;
  unsold?: number | undefined;
  offers?: number | undefined;
}

/** What the menu depends on. */
export type MenuUser = Pick<User, "admin" | "as_employees_id"> &
  Pick<ValidatedUser, "acted_by" | "accounts">;

/** One link of the menu. */
export interface MenuEntry {
  path: string;
  label: MenuText;
  badge?: keyof MenuCounts;
}

/** Links under one heading. */
export interface MenuSection {
  title: MenuText;
  /** Shown from the start; others open when they hold the current page. */
  isOpen: boolean;
  groups: readonly { title?: MenuText; entries: readonly MenuEntry[] }[];
}

const SALE_LISTS = [
  ["open", "openSales"],
  ["sold", "soldSales"],
  ["unsold", "unsoldSales"],
  ["draft", "draftSales"],
] as const;

function saleLists(
  place: "auctions" | "buynow",
  badges: Partial<Record<(typeof SALE_LISTS)[number][0], keyof MenuCounts>>,
): readonly MenuEntry[] {
  return SALE_LISTS.map(([list, label]) => {
    const badge = badges[list];
    return { path: `/seller/${place}/${list}`, label, ...(badge && { badge }) };
  });
}

const SALES: MenuSection = {
  title: "sales",
  isOpen: true,
  groups: [
    { title: "auctions", entries: saleLists("auctions", { unsold: "unsold" }) },
    // The total of the offers, where the house has offers.
    { title: "buyNow", entries: saleLists("buynow", { open: "offers" }) },
    { entries: [{ path: "/cuenta/mi-web", label: "ownWeb" }] },
  ],
};

const PLANS: MenuSection = {
  title: "plans",
  isOpen: false,
  groups: [
    {
      entries: [
        { path: "/payments/viewplans", label: "viewPlans" },
        { path: "/payments/subscription", label: "subscription" },
        { path: "/seller/payments/saved_cards", label: "savedCards" },
        { path: "/seller/payments/mysubcriptionlist", label: "subscriptionHistory" },
      ],
    },
  ],
};

const INVOICES: MenuSection = {
  title: "invoices",
  isOpen: false,
  groups: [
    {
      entries: [
        { path: "/invoiceseller/all", label: "allInvoices" },
        { path: "/invoiceseller/paid", label: "paidInvoices" },
        { path: "/invoiceseller/unpaid", label: "unpaidInvoices" },
      ],
    },
  ],
};

const PURCHASES: MenuSection = {
  title: "purchases",
  isOpen: true,
  groups: [
    {
      entries: [
        { path: "/auctions/outbid", label: "outbid", badge: "outbid" },
        { path: "/auctions/winning", label: "winning", badge: "winning" },
        { path: "/auctions/won", label: "won" },
        { path: "/auctions/lost", label: "lost" },
        { path: "/alloffers", label: "offers" },
        { path: "/documents/all", label: "documents" },
        { path: "/watchlist/watchlist", label: "watchlist" },
        { path: "/saved_search", label: "alerts" },
      ],
    },
  ],
};

/** Whether somebody may act for another account, or does; sessions that are not told of it know of none. */
function canSwitch({ acted_by, accounts }: MenuUser): boolean {
  return Boolean(acted_by) || (accounts?.length ?? 0) > 0;
}

function accountSection(user: MenuUser): MenuSection {
  const entries: MenuEntry[] = [
    { path: "/cuenta/perfil", label: "profile" },
    { path: "/account/change", label: "changePassword" },
  ];
  if (user.admin !== 1) entries.push({ path: "/account/notifications", label: "notifications" });
  if (canSwitch(user)) entries.push({ path: "/switch", label: "switchAccount" });
  return { title: "account", isOpen: true, groups: [{ entries }] };
}

/** Whether somebody runs sales: a selling account, or who works for one. */
export function runsSales(user: Pick<User, "admin" | "as_employees_id">): boolean {
  return user.admin === 1 || user.as_employees_id !== null;
}

/** What a person may go to, in order. */
export function menuSections(user: MenuUser): MenuSection[] {
  const selling = runsSales(user) ? [SALES, PLANS, INVOICES] : [];
  return [accountSection(user), ...selling, PURCHASES];
}

const PROFILE_PATHS = ["/cuenta/perfil", "/account/profile"];

/** Whether an entry leads to the page that is shown; the site reads addresses in any case. */
export function isCurrentEntry(path: string, current: string | undefined): boolean {
  const shown = current?.toLowerCase().replace(/(.)\/+$/, "$1");
  if (shown === undefined) return false;
  if (PROFILE_PATHS.includes(path)) return PROFILE_PATHS.includes(shown);
  return shown === path;
}
