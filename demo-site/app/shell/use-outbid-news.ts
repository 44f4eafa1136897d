import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import {
  formatMoney,
  type LotState,
  useMessages,
  usePrimeLots,
  useQuery,
  useRuntime,
  useSession,
  showAlert,
} from "martillo";
import { productDashboard, lotPath } from "martillo/contract";
import { isTakingBids } from "martillo/domain";
import { shellMessages } from "./shell.messages";
import { showTitleNotice } from "./title-notice";

type KnownLot = NonNullable<LotState["lot"]>;

/**
 * An outbid visitor hears of it on every page: an alert with the way back, and a word in the tab until they look at it. It follows the
 * lots that the visitor leads, from wherever the page knows of them. The page of the lot says so itself.
 */
export function useOutbidNews(): void {
  const t = useMessages(shellMessages);
  const { lots } = useRuntime();
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data } = useQuery(productDashboard, user && { action: "winning", page: 1 });
  usePrimeLots(data?.records);

  const latest = useRef({ t, pathname });
  useEffect(() => {
    latest.current = { t, pathname };
  });

  useEffect(() => {
    const followed = new Map<number, () => void>();

    function tell(lot: KnownLot) {
      if (lot.my_state !== "outbid") return;
      const { t: words, pathname: path } = latest.current;
      if (lotPath(lot) === path) return;
      const amount = formatMoney(lot.wprice);
      showAlert(words("outbid", { title: lot.title, amount }), "error", {
        label: words("bidAgain"),
        href: lotPath(lot),
      });
      untilSeen(showTitleNotice(words("outbidTitle")));
    }

    function look(id: number, lot: KnownLot) {
      const leads = lot.my_state === "leading" && isTakingBids(lot.market_status);
      const stop = followed.get(id);
      if (leads && !stop) followed.set(id, lots.watch(id));
      if (leads || !stop) return;
      followed.delete(id);
      if (isTakingBids(lot.market_status)) tell(lot);
      stop();
    }

    function lookAt(state: ReturnType<typeof lots.store.getState>, before?: typeof state) {
      for (const [id, entry] of Object.entries(state)) {
        if (entry === before?.[Number(id)] || !entry.record) continue;
        look(Number(id), entry.record.lot);
      }
    }

    lookAt(lots.store.getState());
    const unsubscribe = lots.store.subscribe(lookAt);
    return () => {
      unsubscribe();
      for (const stop of followed.values()) stop();
    };
  }, [lots]);
}

/** A visitor who looks at the page has the alert: the word in the tab has done its work. */
function untilSeen(end: () => void) {
  if (!document.hidden) return end();
  document.addEventListener("visibilitychange", () => end(), { once: true });
}
