import { mayDo, type SellerPermission, type User, type ValidatedUser } from "../../src/contract";
import type { PlainPage } from "../../src/paths";
import {
  ALL_DEPOSITS_PAGE,
  ALL_INVOICES_PAGE,
  ALL_PURCHASES_PAGE,
  BANK_DETAILS_PAGE,
  BUY_NOW_CART_PAGE,
  CART_PAGE,
  CHANGE_PASSWORD_PAGE,
  DOCUMENTS_PAGE,
  DRAFT_AUCTIONS_PAGE,
  DRAFT_SALES_PAGE,
  HOUSE_MONEY_PAGE,
  LOST_PAGE,
  LOT_TEMPLATES_PAGE,
  MESSAGES_PAGE,
  NEW_LOT_PAGE,
  NOTIFICATIONS_PAGE,
  OFFERS_PAGE,
  OPEN_AUCTIONS_PAGE,
  OPEN_SALES_PAGE,
  ORGANIZATION_PAGE,
  OUTBID_PAGE,
  OWN_OFFERS_PAGE,
  OWN_WEB_PAGE,
  PAID_SELLER_INVOICES_PAGE,
  PROFILE_PAGE,
  REPORTS_PAGE,
  SALE_SETTINGS_PAGE,
  SAVED_CARDS_PAGE,
  FOLLOWED_SELLERS_PAGE,
  SAVED_SEARCHES_PAGE,
  SELLER_ACCOUNT_PAGE,
  SELLING_HOME_PAGE,
  SELLER_BANKS_PAGE,
  SELLER_CARDS_PAGE,
  SELLER_INVOICES_PAGE,
  SOLD_AUCTIONS_PAGE,
  SOLD_SALES_PAGE,
  SUBSCRIPTION_HISTORY_PAGE,
  SUBSCRIPTION_PAGE,
  STAFF_HOME_PAGE,
  STAFF_USERS_PAGE,
  SWITCH_ACCOUNT_PAGE,
  TAX_RECORDS_PAGE,
  TRANSACTIONS_PAGE,
  UNPAID_SELLER_INVOICES_PAGE,
  UNSOLD_AUCTIONS_PAGE,
  UNSOLD_SALES_PAGE,
  VIEW_PLANS_PAGE,
  WALLET_PAGE,
  WATCHLIST_PAGE,
  WINNING_PAGE,
  WON_PAGE,
} from "../../src/paths/pages";
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
  /** Won lots that are not paid. */
  won?: number | undefined;
  /** Conversations with something to read. */
  messages?: number | undefined;
}

/** What the menu depends on. */
export type MenuUser = Pick<User, "admin" | "as_employees_id"> &
  Partial<Pick<User, "staff">> &
  Pick<ValidatedUser, "acted_by" | "accounts" | "permissions">;

/** One link of the menu. */
export interface MenuEntry {
  page: PlainPage;
  label: MenuText;
  badge?: keyof MenuCounts;
  /** What people who work for a seller must have been allowed. */
  needs?: SellerPermission;
  /** For the account's own person, not for one who acts for it; `seller`: nor for an employee, who has a separate account. */
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
    {
      entries: [
        { page: SELLING_HOME_PAGE, label: "sellingHome" },
        { page: NEW_LOT_PAGE, label: "newLot", needs: "post" },
      ],
    },
    {
      title: "auctions",
      entries: [
        { page: OPEN_AUCTIONS_PAGE, label: "openSales", needs: "post" },
        { page: SOLD_AUCTIONS_PAGE, label: "soldSales", needs: "post" },
        { page: UNSOLD_AUCTIONS_PAGE, label: "unsoldSales", badge: "unsold", needs: "post" },
        { page: DRAFT_AUCTIONS_PAGE, label: "draftSales", needs: "post" },
      ],
    },
    {
      title: "buyNow",
      entries: [
        // How many offers wait for an answer.
        { page: OPEN_SALES_PAGE, label: "openSales", badge: "offers", needs: "post" },
        { page: SOLD_SALES_PAGE, label: "soldSales", needs: "post" },
        { page: UNSOLD_SALES_PAGE, label: "unsoldSales", needs: "post" },
        { page: DRAFT_SALES_PAGE, label: "draftSales", needs: "post" },
        { page: OFFERS_PAGE, label: "receivedOffers", needs: "award" },
      ],
    },
    {
      entries: [
        { page: LOT_TEMPLATES_PAGE, label: "lotTemplates", needs: "post" },
        { page: SELLER_ACCOUNT_PAGE, label: "sellerAccount", needs: "money" },
        { page: REPORTS_PAGE, label: "reports", needs: "report" },
        { page: ORGANIZATION_PAGE, label: "organization", own: "seller" },
        { page: OWN_WEB_PAGE, label: "ownWeb" },
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
        { page: VIEW_PLANS_PAGE, label: "viewPlans", own: "seller" },
        { page: SUBSCRIPTION_PAGE, label: "subscription", own: "seller" },
        { page: SELLER_CARDS_PAGE, label: "savedCards", own: "seller" },
        { page: SELLER_BANKS_PAGE, label: "bankDetails", own: "seller" },
        { page: SUBSCRIPTION_HISTORY_PAGE, label: "subscriptionHistory", own: "seller" },
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
        { page: SELLER_INVOICES_PAGE, label: "allInvoices", needs: "money" },
        { page: PAID_SELLER_INVOICES_PAGE, label: "paidInvoices", needs: "money" },
        { page: UNPAID_SELLER_INVOICES_PAGE, label: "unpaidInvoices", needs: "money" },
      ],
    },
  ],
};

/** `offers`: the page of the offers that the person made. For a seller it is a separate page, as `OFFERS_PAGE` shows received offers. */
const purchases = (offers: PlainPage): MenuSection => ({
  title: "purchases",
  isOpen: true,
  groups: [
    {
      entries: [
        { page: OUTBID_PAGE, label: "outbid", badge: "outbid" },
        { page: WINNING_PAGE, label: "winning", badge: "winning" },
        { page: WON_PAGE, label: "won" },
        { page: LOST_PAGE, label: "lost" },
        { page: ALL_PURCHASES_PAGE, label: "allPurchases" },
        { page: BUY_NOW_CART_PAGE, label: "buyNowCart", badge: "buyNow" },
        { page: CART_PAGE, label: "cart", badge: "won" },
        { page: ALL_INVOICES_PAGE, label: "boughtInvoices" },
        { page: offers, label: "offers" },
        { page: DOCUMENTS_PAGE, label: "documents" },
        { page: WATCHLIST_PAGE, label: "watchlist" },
        { page: FOLLOWED_SELLERS_PAGE, label: "followedSellers" },
        { page: SAVED_SEARCHES_PAGE, label: "alerts", own: "person" },
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
        { page: WALLET_PAGE, label: "wallet" },
        { page: TRANSACTIONS_PAGE, label: "transactions" },
        { page: ALL_DEPOSITS_PAGE, label: "deposits", badge: "deposits" },
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
        { page: STAFF_HOME_PAGE, label: "staffHome" },
        { page: STAFF_USERS_PAGE, label: "staffUsers" },
        { page: HOUSE_MONEY_PAGE, label: "houseMoney" },
        { page: TAX_RECORDS_PAGE, label: "taxRecords" },
        { page: SALE_SETTINGS_PAGE, label: "saleSettings" },
      ],
    },
  ],
};

/** Whether the user may act for another account, or does; false where the session does not know of other accounts. */
function canSwitch({ acted_by, accounts }: MenuUser): boolean {
  return Boolean(acted_by) || (accounts?.length ?? 0) > 0;
}

function accountSection(user: MenuUser): MenuSection {
  const entries: MenuEntry[] = [
    { page: MESSAGES_PAGE, label: "messages", badge: "messages" },
    { page: PROFILE_PAGE, label: "profile", own: "person" },
    { page: CHANGE_PASSWORD_PAGE, label: "changePassword", own: "person" },
  ];
  if (user.admin !== 1) {
    entries.push({ page: NOTIFICATIONS_PAGE, label: "notifications", own: "person" });
  }
  // A selling account finds them beside the plans.
  if (!runsSales(user) || user.as_employees_id !== null) {
    entries.push(
      { page: SAVED_CARDS_PAGE, label: "savedCards", own: "person" },
      { page: BANK_DETAILS_PAGE, label: "bankDetails", own: "person" },
    );
  }
  if (canSwitch(user)) entries.push({ page: SWITCH_ACCOUNT_PAGE, label: "switchAccount" });
  return { title: "account", isOpen: true, groups: [{ entries }] };
}

/** Whether the user runs sales: a selling account, or a person who works for one. */
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
          purchases(runsSales(user) ? OWN_OFFERS_PAGE : OFFERS_PAGE),
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

/** Whether `current` is one of some addresses, in any case, with or without a slash at its end. */
export function isShown(paths: readonly string[], current: string | undefined): boolean {
  return current !== undefined && paths.map(plainPath).includes(plainPath(current));
}

function plainPath(path: string): string {
  return path.toLowerCase().replace(/([^/])\/+$/, "$1");
}
