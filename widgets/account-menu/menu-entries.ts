import { mayDo, type SellerPermission, type User, type ValidatedUser } from "../../src/contract";
import { type PathName, PATHS } from "../../src/domain";
import type { accountMenuMessages } from "./account-menu.messages";

/** Key of a text of the menu. */
export type MenuText = keyof (typeof accountMenuMessages)["texts"];

/** Numbers beside entries; undefined while nothing is known of them. */
export interface MenuCounts {
  outbid?: number | undefined;
  winning?: number | undefined;
  unsold?: number | undefined;
  offers?: number | undefined;
  deposits?: number | undefined;
  /** Direct sales that are reserved, or bought and not paid. */
  buyNow?: number | undefined;
  /** What was won and is not paid. */
  won?: number | undefined;
}

/** What the menu depends on. */
export type MenuUser = Pick<User, "admin" | "as_employees_id"> &
  Partial<Pick<User, "staff">> &
  Pick<ValidatedUser, "acted_by" | "accounts" | "permissions">;

/** One link of the menu. */
export interface MenuEntry {
  page: PathName;
  label: MenuText;
  badge?: keyof MenuCounts;
  /** What people who work for a seller must have been allowed. */
  needs?: SellerPermission;
  /** For the account's own person, not for one who acts for it; `seller`: nor for an employee, who has an account of their own. */
  own?: "person" | "seller";
}

/** Links under one heading. */
export interface MenuSection {
  title: MenuText;
  /** Shown from the start; others open when they hold the current page. */
  isOpen: boolean;
  groups: readonly { title?: MenuText; entries: readonly MenuEntry[] }[];
}

const SALES: MenuSection = {
  title: "sales",
  isOpen: true,
  groups: [
    { entries: [{ page: "newLot", label: "newLot", needs: "post" }] },
    {
      title: "auctions",
      entries: [
        { page: "openAuctions", label: "openSales", needs: "post" },
        { page: "soldAuctions", label: "soldSales", needs: "post" },
        { page: "unsoldAuctions", label: "unsoldSales", badge: "unsold", needs: "post" },
        { page: "draftAuctions", label: "draftSales", needs: "post" },
      ],
    },
    {
      title: "buyNow",
      entries: [
        // How many offers wait for an answer.
        { page: "openSales", label: "openSales", badge: "offers", needs: "post" },
        { page: "soldSales", label: "soldSales", needs: "post" },
        { page: "unsoldSales", label: "unsoldSales", needs: "post" },
        { page: "draftSales", label: "draftSales", needs: "post" },
        { page: "offers", label: "receivedOffers", needs: "award" },
      ],
    },
    {
      entries: [
        { page: "lotTemplates", label: "lotTemplates", needs: "post" },
        { page: "sellerAccount", label: "sellerAccount", needs: "money" },
        { page: "reports", label: "reports", needs: "report" },
        { page: "organization", label: "organization", own: "seller" },
        { page: "ownWeb", label: "ownWeb" },
      ],
    },
  ],
};

/** The lots of all sellers, for the house's own people: they work at them, and post none. */
const ALL_SALES: MenuSection = {
  title: "sales",
  isOpen: false,
  groups: SALES.groups.flatMap((group) =>
    group.title === undefined
      ? []
      : [{ ...group, entries: group.entries.filter(({ needs }) => needs === "post") }],
  ),
};

const PLANS: MenuSection = {
  title: "plans",
  isOpen: false,
  groups: [
    {
      entries: [
        { page: "viewPlans", label: "viewPlans", own: "seller" },
        { page: "subscription", label: "subscription", own: "seller" },
        { page: "sellerCards", label: "savedCards", own: "seller" },
        { page: "sellerBanks", label: "bankDetails", own: "seller" },
        { page: "subscriptionHistory", label: "subscriptionHistory", own: "seller" },
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
        { page: "sellerInvoices", label: "allInvoices", needs: "money" },
        { page: "paidSellerInvoices", label: "paidInvoices", needs: "money" },
        { page: "unpaidSellerInvoices", label: "unpaidInvoices", needs: "money" },
      ],
    },
  ],
};

/** Whoever sells finds under `offers` what was received, so that what was made has a page of its own. */
const purchases = (offers: PathName): MenuSection => ({
  title: "purchases",
  isOpen: true,
  groups: [
    {
      entries: [
        { page: "outbid", label: "outbid", badge: "outbid" },
        { page: "winning", label: "winning", badge: "winning" },
        { page: "won", label: "won" },
        { page: "lost", label: "lost" },
        { page: "allPurchases", label: "allPurchases" },
        { page: "buyNowCart", label: "buyNowCart", badge: "buyNow" },
        { page: "cart", label: "cart", badge: "won" },
        { page: "allInvoices", label: "boughtInvoices" },
        { page: offers, label: "offers" },
        { page: "documents", label: "documents" },
        { page: "watchlist", label: "watchlist" },
        { page: "savedSearches", label: "alerts", own: "person" },
      ],
    },
  ],
});

const MONEY: MenuSection = {
  title: "money",
  isOpen: true,
  groups: [
    {
      entries: [
        { page: "wallet", label: "wallet" },
        { page: "transactions", label: "transactions" },
        { page: "allDeposits", label: "deposits", badge: "deposits" },
      ],
    },
  ],
};

/** For the house's own people. */
const HOUSE: MenuSection = {
  title: "house",
  isOpen: true,
  groups: [
    {
      entries: [
        { page: "houseMoney", label: "houseMoney" },
        { page: "taxRecords", label: "taxRecords" },
        { page: "saleSettings", label: "saleSettings" },
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
    { page: "profile", label: "profile", own: "person" },
    { page: "changePassword", label: "changePassword", own: "person" },
  ];
  if (user.admin !== 1) {
    entries.push({ page: "notifications", label: "notifications", own: "person" });
  }
  // A selling account finds them beside the plans.
  if (!runsSales(user) || user.as_employees_id !== null) {
    entries.push(
      { page: "savedCards", label: "savedCards", own: "person" },
      { page: "bankDetails", label: "bankDetails", own: "person" },
    );
  }
  if (canSwitch(user)) entries.push({ page: "switchAccount", label: "switchAccount" });
  return { title: "account", isOpen: true, groups: [{ entries }] };
}

/** Whether somebody runs sales: a selling account, or who works for one. */
export function runsSales(user: Pick<User, "admin" | "as_employees_id">): boolean {
  return user.admin === 1 || user.as_employees_id !== null;
}

/** What a person may go to, in order. */
export function menuSections(user: MenuUser): MenuSection[] {
  const selling = runsSales(user) ? [SALES, PLANS, INVOICES] : [];
  const all =
    user.staff === 1
      ? [HOUSE, ALL_SALES, INVOICES, accountSection(user)]
      : [
          accountSection(user),
          ...selling,
          purchases(runsSales(user) ? "ownOffers" : "offers"),
          MONEY,
        ];
  return all.flatMap((section) => {
    const groups = section.groups.flatMap((group) => {
      const entries = group.entries.filter((entry) => isOpenTo(entry, user));
      return entries.length === 0 ? [] : [{ ...group, entries }];
    });
    return groups.length === 0 ? [] : [{ ...section, groups }];
  });
}

/** An entry whose page would refuse the person is none. */
function isOpenTo({ needs, own }: MenuEntry, user: MenuUser): boolean {
  if (own !== undefined && user.acted_by) return false;
  if (own === "seller" && user.as_employees_id !== null) return false;
  return needs === undefined || mayDo(user, needs);
}

/** Whether an entry leads to the page that is shown; the site reads addresses in any case. */
export function isCurrentEntry(page: PathName, current: string | undefined): boolean {
  const shown = current?.toLowerCase().replace(/([^/])\/+$/, "$1");
  return shown === PATHS[page] || (page === "profile" && shown === PATHS.accountProfile);
}
