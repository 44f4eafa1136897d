import { useState } from "react";
import {
  customSellingHome,
  type HomeRow,
  type OutputOf,
  sellerBidManualAward,
} from "../../src/contract";
import { timeZone } from "../../src/i18n";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { lotPage, type SitePage, UNSOLD_LOTS, withQuery } from "../../src/paths";
import {
  APPOINTMENT_PAGE,
  DRAFT_LOTS_PAGE,
  EDIT_EVENT_PAGE,
  EDIT_LOT_PAGE,
  NEW_LOT_PAGE,
  OFFERS_PAGE,
  OPEN_AUCTIONS_PAGE,
  PAID_SELLER_INVOICES_PAGE,
  SELLER_INVOICES_PAGE,
  SOLD_INVOICE_PAGE,
  UNPAID_SELLER_INVOICES_PAGE,
  UNSOLD_AUCTIONS_PAGE,
} from "../../src/paths/pages";
import { useQuery, useRuntime } from "../../src/state";

/** What waits, of one kind. */
export type HomeList = OutputOf<typeof customSellingHome>["lists"][number];
/** Its kind. */
export type HomeListId = HomeList["id"];

/** Other people may have bid, paid or asked meanwhile. */
const REFRESH_MS = 60_000;

/** Lists whose rows are lost when the seller does nothing about them. */
const DECISIONS: ReadonlySet<HomeListId> = new Set([
  "provisional",
  "offers",
  "access",
  "returns",
  "unpaid",
]);

/** Where all of a list stand. */
const LIST_PAGES = {
  provisional: UNSOLD_AUCTIONS_PAGE,
  offers: OFFERS_PAGE,
  access: OPEN_AUCTIONS_PAGE,
  returns: SELLER_INVOICES_PAGE,
  unpaid: UNPAID_SELLER_INVOICES_PAGE,
  deliveries: PAID_SELLER_INVOICES_PAGE,
  tonight: OPEN_AUCTIONS_PAGE,
  drafts: DRAFT_LOTS_PAGE,
  unsold: UNSOLD_AUCTIONS_PAGE,
} as const satisfies Record<HomeListId, SitePage>;

/** What narrows the page of a list to what is in it. */
const NARROWED: Partial<Record<HomeListId, string>> = {
  provisional: "f.state=provisional",
  unsold: UNSOLD_LOTS,
  access: "view=events",
};

/** A press that is asked about once more. */
export interface HomeAct {
  kind: "award" | "relist";
  row: HomeRow;
}

/** What waits for a seller, and what can be done about it at once. */
export function useSellingHome() {
  const runtime = useRuntime();
  const { urlTo, lotUrl } = runtime;
  const { data, error, retry } = useQuery(
    customSellingHome,
    { tz: timeZone() },
    { keepPrevious: true, refreshMs: REFRESH_MS },
  );
  const [act, setAct] = useState<HomeAct>();
  const [done, setDone] = useState<HomeAct>();
  const award = useRefusedAction(sellerBidManualAward);
  const lists = (data?.lists ?? []).filter(({ total }) => total > 0);
  const decisions = lists.filter(({ id }) => DECISIONS.has(id));

  async function confirm() {
    if (!act || award.isRunning) return;
    const { lot, bid, amount } = act.row;
    if (lot === null || bid === null) return;
    const price = amount === null ? {} : { price: amount };
    const answer = await award.run({ action: "award", id: bid, pid: lot, ...price });
    if (answer.ok) finish();
  }

  function finish() {
    if (typeof act?.row.lot === "number") runtime.lots.refresh(act.row.lot);
    setDone(act);
    setAct(undefined);
    retry();
  }

  return {
    isLoaded: data !== undefined,
    error,
    retry,
    lists,
    /** How much is lost when nothing is done, and until when the first of it can be done. */
    waiting: {
      count: decisions.reduce((sum, { total }) => sum + total, 0),
      firstAt: firstOf(decisions),
    },
    newLotHref: urlTo(NEW_LOT_PAGE),
    listHref: (id: HomeListId) => {
      const narrowed = NARROWED[id];
      const href = urlTo(LIST_PAGES[id]);
      return narrowed === undefined ? href : withQuery(href, narrowed);
    },
    /** The page where the seller does something about it. */
    rowHref(list: HomeListId, { id, lot, auction }: HomeRow): string {
      if (list === "access" || lot === null) {
        return withQuery(urlTo(EDIT_EVENT_PAGE, { action: id }), "step=access");
      }
      switch (list) {
        case "drafts":
          return withQuery(urlTo(EDIT_LOT_PAGE, { action: lot }), "step=review");
        case "returns":
        case "unpaid":
          return urlTo(SOLD_INVOICE_PAGE, { id });
        case "deliveries":
          return urlTo(APPOINTMENT_PAGE, { id });
        case "offers":
          return urlTo(OFFERS_PAGE);
        default:
          return lotUrl(lot, lotPage(auction));
      }
    },
    imageUrl: runtime.assetUrl,
    act,
    ask: (kind: HomeAct["kind"], row: HomeRow) => setAct({ kind, row }),
    cancel: () => setAct(undefined),
    confirm: () => void confirm(),
    finish,
    isBusy: award.isRunning,
    refusal: award.error,
    done,
  };
}

/** The first deadline that is not over; what is late has none. */
function firstOf(lists: readonly HomeList[]): number | undefined {
  const ends = lists
    .filter(({ id }) => id !== "unpaid" && id !== "access")
    .flatMap(({ records }) => records.flatMap(({ at }) => at ?? []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Everything that the view shows. */
export type SellingHomeModel = ReturnType<typeof useSellingHome>;
