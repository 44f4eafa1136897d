import { PATHS } from "martillo/domain";
import type { User } from "martillo/contract";
import { sells } from "../../shell/navigation";
import type { profileMessages } from "./profile.messages";

type Text = keyof (typeof profileMessages)["texts"];

export interface AccountTile {
  to: string;
  /** What it is, and in one line what for. */
  texts: readonly [Text, Text];
}

const BUYING: readonly AccountTile[] = [
  { to: PATHS.allBids, texts: ["bids", "bidsText"] },
  { to: PATHS.watchlist, texts: ["watchlist", "watchlistText"] },
];

const SELLING: readonly AccountTile[] = [
  { to: PATHS.openAuctions, texts: ["auctions", "auctionsText"] },
  { to: PATHS.ownWeb, texts: ["ownWeb", "ownWebText"] },
  { to: PATHS.sellerInvoices, texts: ["invoices", "invoicesText"] },
];

const NOTICES: AccountTile = {
  to: PATHS.notifications,
  texts: ["notifications", "notificationsText"],
};

const PASSWORD: AccountTile = { to: PATHS.changePassword, texts: ["password", "passwordText"] };

/** Where most people go from their account. */
export function accountTiles(
  user: Pick<User, "admin" | "as_employees_id"> | null,
): readonly AccountTile[] {
  return [
    ...(sells(user) ? SELLING : []),
    ...BUYING,
    ...(user?.admin === 1 ? [] : [NOTICES]),
    PASSWORD,
  ];
}
