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
  { to: "/auctions/all", texts: ["bids", "bidsText"] },
  { to: "/watchlist/watchlist", texts: ["watchlist", "watchlistText"] },
];

const SELLING: readonly AccountTile[] = [
  { to: "/seller/auctions/open", texts: ["auctions", "auctionsText"] },
  { to: "/cuenta/mi-web", texts: ["ownWeb", "ownWebText"] },
  { to: "/invoiceseller/all", texts: ["invoices", "invoicesText"] },
];

const NOTICES: AccountTile = {
  to: "/account/notifications",
  texts: ["notifications", "notificationsText"],
};

const PASSWORD: AccountTile = { to: "/account/change", texts: ["password", "passwordText"] };

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
