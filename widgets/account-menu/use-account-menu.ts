import { useState } from "react";
import {
  activemsgcount,
  cartPendingCount,
  customEndSessions,
  depositAll,
  mayDo,
  productDashboard,
  sellerOffers,
  type ValidatedUser,
} from "../../src/contract";
import { greetingName, initialsOf } from "../../src/domain";
import { useTalkQueries } from "../../src/patterns/talk-news";
import type { PlainPage } from "../../src/paths";
import { ACCOUNT_PROFILE_PAGE, PROFILE_PAGE } from "../../src/paths/pages";
import {
  type CallError,
  type Emit,
  useCall,
  usePageScopes,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";
import { type MenuCounts, type MenuSection, menuSections, runsSales } from "./menu-entries";

/** Everything that the view shows of a signed-in person's menu. */
export interface AccountMenuModel {
  initials: string;
  name: string;
  email: string;
  sections: readonly MenuSection[];
  counts: MenuCounts;
  href: (page: PlainPage) => string;
  /** Where the page is, as `current` tells it: without the address of the house. */
  pathsOf: (page: PlainPage) => readonly string[];
  isLeaving: boolean;
  /** Why signing out everywhere failed. */
  problem: CallError | undefined;
  logout: () => void;
  /** True when the sessions have ended, or the host takes it over. */
  logoutEverywhere: () => Promise<boolean>;
}

/** Being outbid should not stay unseen for long on a page that is left open. */
const COUNTS_EVERY_MS = 30_000;
const COUNT = { page: 1, limit: 1, order: "desc" } as const;
const FRESH = { refreshMs: COUNTS_EVERY_MS };
const PENDING: { paid: 0; partial: 0; active: { notin: 2 } } = {
  paid: 0,
  partial: 0,
  active: { notin: 2 },
};
const UNSOLD = { market_status: ["unsold", "closed"], auction: 1 } as const;

function useCounts(user: ValidatedUser): MenuCounts {
  // Pages of others may ask for lists of lots alone.
  const isOfHouse = usePageScopes() === undefined;
  const mayAnswer = isOfHouse && runsSales(user);
  const outbid = useQuery(productDashboard, { action: "outbid", ...COUNT }, FRESH);
  const winning = useQuery(productDashboard, { action: "winning", ...COUNT }, FRESH);
  const unsold = useQuery(
    cartPendingCount,
    mayAnswer && mayDo(user, "post")
      ? { table: "projects", filters: { ...UNSOLD, market_status: [...UNSOLD.market_status] } }
      : null,
    FRESH,
  );
  const offers = useQuery(
    sellerOffers,
    mayAnswer && mayDo(user, "award") ? { page: 1, limit: 1, filters: { status: ["open"] } } : null,
    FRESH,
  );
  const own = <Input>(input: Input) => (isOfHouse ? input : null);
  const deposits = useQuery(depositAll, own({ action: "active", page: 1, limit: 1 }), FRESH);
  const buyNow = useQuery(cartPendingCount, own({ table: "buynow", filters: PENDING }), FRESH);
  const won = useQuery(cartPendingCount, own({ table: "cart", filters: PENDING }), FRESH);
  const messages = useQuery(activemsgcount, own({}), FRESH);
  useTalkQueries(activemsgcount);
  return {
    messages: messages.data?.unread,
    buyNow: buyNow.data?.count,
    won: won.data?.count,
    outbid: outbid.data?.totalRecords,
    winning: winning.data?.totalRecords,
    unsold: unsold.data?.count,
    offers: offers.data?.totalRecords,
    deposits: deposits.data?.totalRecords,
  };
}

/** The menu of the signed-in user. */
export function useAccountMenu(user: ValidatedUser, emit: Emit): AccountMenuModel {
  const { apiBase, urlTo } = useRuntime();
  const href = (page: PlainPage) => urlTo(page);
  const { logout } = useSession();
  const endSessions = useCall(customEndSessions);
  const [problem, setProblem] = useState<CallError>();
  const [isLeaving, setLeaving] = useState(false);
  const counts = useCounts(user);

  async function leave() {
    setLeaving(true);
    await logout();
    setLeaving(false);
    emit("martillo-logged-out", {});
  }

  return {
    initials: initialsOf(user),
    name: greetingName(user),
    email: user.email,
    sections: menuSections(user),
    counts,
    href,
    pathsOf(page) {
      const pages: readonly PlainPage[] =
        page === PROFILE_PAGE ? [page, ACCOUNT_PROFILE_PAGE] : [page];
      return pages.map((one) => href(one).replace(apiBase, ""));
    },
    isLeaving: isLeaving || endSessions.isRunning,
    problem,
    logout() {
      if (emit("martillo-logout-request", { everywhere: false })) void leave();
    },
    async logoutEverywhere() {
      setProblem(undefined);
      // This one ends last, so that its end is no surprise.
      const ended = await endSessions.run({ keep_this: true });
      if (!ended.ok) {
        setProblem(ended.error);
        return false;
      }
      if (emit("martillo-logout-request", { everywhere: true })) await leave();
      return true;
    },
  };
}
