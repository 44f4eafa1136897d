import { mayDo, type SellerPermission, type ValidatedUser, PATHS } from "martillo/contract";
import { sells } from "../../shell/navigation";
import type { profileMessages } from "./profile.messages";

type Text = keyof (typeof profileMessages)["texts"];

export interface AccountTile {
  to: string;
  /** What it is, and in one line what for. */
  texts: readonly [Text, Text];
  /** What people who work for a seller must have been allowed. */
  needs?: SellerPermission;
}

const BUYING: readonly AccountTile[] = [
  { to: PATHS.allBids, texts: ["bids", "bidsText"] },
  { to: PATHS.watchlist, texts: ["watchlist", "watchlistText"] },
];

const SELLING: readonly AccountTile[] = [
  { to: PATHS.openAuctions, texts: ["auctions", "auctionsText"], needs: "post" },
  { to: PATHS.ownWeb, texts: ["ownWeb", "ownWebText"] },
  { to: PATHS.sellerInvoices, texts: ["invoices", "invoicesText"], needs: "money" },
];

const NOTICES: AccountTile = {
  to: PATHS.notifications,
  texts: ["notifications", "notificationsText"],
};

const PASSWORD: AccountTile = { to: PATHS.changePassword, texts: ["password", "passwordText"] };

/** Where most people go from their account. */
export function accountTiles(
  user: Pick<ValidatedUser, "admin" | "as_employees_id" | "permissions"> | null,
): readonly AccountTile[] {
  return [
    ...(sells(user) ? SELLING : []).filter(
      ({ needs }) => needs === undefined || mayDo(user, needs),
    ),
    ...BUYING,
    ...(user?.admin === 1 ? [] : [NOTICES]),
    PASSWORD,
  ];
}
