import { mayDo, type User, type ValidatedUser, PATHS } from "martillo/contract";
import type { linkMessages } from "./navigation.messages";

export type LinkText = keyof (typeof linkMessages)["texts"];

export interface NavLink {
  to: string;
  label: LinkText;
}

export const MAIN_LINKS: readonly NavLink[] = [
  { to: PATHS.searchAuctions, label: "auctions" },
  { to: PATHS.searchSales, label: "sales" },
];

const SELL_LINK: NavLink = { to: PATHS.sellVehicle, label: "sell" };

/** What a seller sees in place of "Vender". */
const SELLER_LINKS: readonly NavLink[] = [
  { to: PATHS.sellerLots, label: "myLots" },
  { to: PATHS.newLot, label: "publish" },
];

export const FAVORITES_LINK: NavLink = { to: PATHS.watchlist, label: "favorites" };

const PUBLISH_LINK: NavLink = { to: PATHS.newLot, label: "publishLot" };
const PROFILE_LINK: NavLink = { to: PATHS.profile, label: "profile" };
/** Where the house's own people begin. */
const STAFF_LINK: NavLink = { to: PATHS.staffHome, label: "runHouse" };
const SWITCH_LINK: NavLink = { to: PATHS.switchAccount, label: "switchAccount" };

/** What the links of an account depend on. */
type MenuUser = Pick<User, "admin" | "as_employees_id"> &
  Partial<Pick<User, "staff">> &
  Pick<ValidatedUser, "acted_by" | "accounts" | "permissions">;

/** Whether the user sells: with a selling account, or as an employee of one. */
export function sells(user: Pick<User, "admin" | "as_employees_id"> | null): boolean {
  return user !== null && (user.admin === 1 || user.as_employees_id !== null);
}

/** "Vender", or what a person who sells or works for the house finds in its place: no link to what they may not do. */
export function sellingLinks(user: MenuUser | null): readonly NavLink[] {
  if (user?.staff === 1) return [STAFF_LINK];
  if (!sells(user)) return [SELL_LINK];
  return mayDo(user, "post") ? SELLER_LINKS : [];
}

/** Entries of the user menu before "Cerrar sesión". */
export function accountLinks(user: MenuUser): readonly NavLink[] {
  const canSwitch = Boolean(user.acted_by) || (user.accounts?.length ?? 0) > 0;
  return [
    firstLink(user),
    // A user who acts for an account does not change the profile of its person.
    ...(user.acted_by ? [] : [PROFILE_LINK]),
    ...(canSwitch ? [SWITCH_LINK] : []),
  ];
}

function firstLink(user: MenuUser): NavLink {
  if (user.staff === 1) return STAFF_LINK;
  return sells(user) && mayDo(user, "post") ? PUBLISH_LINK : { to: PATHS.allBids, label: "myBids" };
}

export const FOOTER_COLUMNS: readonly { title: LinkText; links: readonly NavLink[] }[] = [
  {
    title: "buy",
    links: [
      { to: PATHS.searchAuctions, label: "searchAuctions" },
      { to: PATHS.searchSales, label: "activeSales" },
      { to: PATHS.activateAlert, label: "alert" },
      { to: PATHS.practice, label: "practice" },
      { to: PATHS.faq, label: "faq" },
    ],
  },
  {
    title: "sell",
    links: [
      { to: PATHS.sellVehicle, label: "sellVehicle" },
      { to: PATHS.auctionVehicle, label: "auctionVehicle" },
      { to: PATHS.subscriptions, label: "plans" },
      { to: PATHS.gallery, label: "gallery" },
      { to: PATHS.services, label: "services" },
    ],
  },
  {
    title: "house",
    links: [
      { to: PATHS.about, label: "about" },
      { to: PATHS.contact, label: "contact" },
      { to: PATHS.help, label: "help" },
      { to: PATHS.guidelines, label: "guidelines" },
    ],
  },
  {
    title: "legal",
    links: [
      { to: PATHS.legalNotice, label: "legalNotice" },
      { to: PATHS.terms, label: "terms" },
      {
        to: PATHS.contractTerms,
        label: "contractTerms",
      },
      { to: PATHS.privacy, label: "privacy" },
      { to: PATHS.dataProtection, label: "dataProtection" },
      { to: PATHS.cookies, label: "cookies" },
      { to: PATHS.legalMentions, label: "legalMentions" },
    ],
  },
];
