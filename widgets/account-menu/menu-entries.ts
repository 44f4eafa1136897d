import type { User, ValidatedUser } from "../../src/contract";
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
  Pick<ValidatedUser, "acted_by" | "accounts">;

/** One link of the menu. */
export interface MenuEntry {
  page: PathName;
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

const SALES: MenuSection = {
  title: "sales",
  isOpen: true,
  groups: [
    { entries: [{ page: "newLot", label: "newLot" }] },
    {
      title: "auctions",
      entries: [
        { page: "openAuctions", label: "openSales" },
        { page: "soldAuctions", label: "soldSales" },
        { page: "unsoldAuctions", label: "unsoldSales", badge: "unsold" },
        { page: "draftAuctions", label: "draftSales" },
      ],
    },
    {
      title: "buyNow",
      entries: [
        // How many offers wait for an answer.
        { page: "openSales", label: "openSales", badge: "offers" },
        { page: "soldSales", label: "soldSales" },
        { page: "unsoldSales", label: "unsoldSales" },
        { page: "draftSales", label: "draftSales" },
        { page: "offers", label: "receivedOffers" },
      ],
    },
    {
      entries: [
        { page: "lotTemplates", label: "lotTemplates" },
        { page: "sellerAccount", label: "sellerAccount" },
        { page: "reports", label: "reports" },
        { page: "organization", label: "organization" },
        { page: "ownWeb", label: "ownWeb" },
      ],
    },
  ],
};

const PLANS: MenuSection = {
  title: "plans",
  isOpen: false,
  groups: [
    {
      entries: [
        { page: "viewPlans", label: "viewPlans" },
        { page: "subscription", label: "subscription" },
        { page: "sellerCards", label: "savedCards" },
        { page: "sellerBanks", label: "bankDetails" },
        { page: "subscriptionHistory", label: "subscriptionHistory" },
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
        { page: "sellerInvoices", label: "allInvoices" },
        { page: "paidSellerInvoices", label: "paidInvoices" },
        { page: "unpaidSellerInvoices", label: "unpaidInvoices" },
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
        { page: "savedSearches", label: "alerts" },
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
    { page: "profile", label: "profile" },
    { page: "changePassword", label: "changePassword" },
  ];
  if (user.admin !== 1) entries.push({ page: "notifications", label: "notifications" });
  // Whoever runs sales finds them beside the plans.
  if (!runsSales(user)) {
    entries.push(
      { page: "savedCards", label: "savedCards" },
      { page: "bankDetails", label: "bankDetails" },
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
  return [
    accountSection(user),
    ...selling,
    purchases(runsSales(user) ? "ownOffers" : "offers"),
    MONEY,
    ...(user.staff === 1 ? [HOUSE] : []),
  ];
}

/** Whether an entry leads to the page that is shown; the site reads addresses in any case. */
export function isCurrentEntry(page: PathName, current: string | undefined): boolean {
  const shown = current?.toLowerCase().replace(/([^/])\/+$/, "$1");
  return shown === PATHS[page] || (page === "profile" && shown === PATHS.accountProfile);
}
