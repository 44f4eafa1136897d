import { useState } from "react";
import type { Lot } from "../../src/contract";
import { formatMoney, useMessages } from "../../src/i18n";
import {
  type Emit,
  type LotState,
  useLot,
  useLotEvents,
  useRuntime,
  useSession,
  useWatch,
} from "../../src/state";
import { type LotCardModel, priceOf, type ReadyCard, timeOf } from "./lot-card-model";
import { lotCardMessages } from "./lot-card.messages";
import { standingsOf } from "./standing";
import { useLotPhase } from "./use-lot-phase";
import { useSignInFirst } from "./use-sign-in-first";

/** Everything a lot card shows and does, for a view of one's own. `quickBid` of the model comes from `useQuickBid`. */
export function useLotCard(id: number, emit: Emit): LotCardModel {
  const state = useLot(id);
  const { lot } = state;
  const runtime = useRuntime();
  const phase = useLotPhase(lot);
  const session = useSession();
  const watch = useWatch({ id, watched: lot?.watched ?? false }, emit);
  const signIn = useSignInFirst(emit, id);
  const announcement = useStandingAnnouncement(lot);
  useLotEvents(lot, emit);

  if (!lot || !phase) return withoutLot(state);
  const shown: Lot = { ...lot, market_status: phase };
  const href = runtime.lotUrl(id);
  return {
    phase: "ready",
    lot: shown,
    href,
    photo: photoOf(lot, runtime.assetUrl),
    standings: standingsOf(shown),
    price: priceOf(shown),
    time: timeOf(shown),
    isWatched: watch.watched,
    onToggleWatch() {
      if (session.status === "guest") signIn.ask("watch", watch.toggle);
      else watch.toggle();
    },
    onOpen: () => emit("martillo-lot-open-request", { lot: id, url: href }),
    announcement,
    signIn,
  };
}

function withoutLot({ error, retry }: LotState): LotCardModel {
  if (!error) return { phase: "loading" };
  if (error.code === "NOT_FOUND") return { phase: "missing" };
  return { phase: "error", message: error.message, next: error.next, onRetry: retry };
}

function photoOf(lot: Lot, assetUrl: (path: string) => string): ReadyCard["photo"] {
  const first = lot.images[0];
  const src = first?.src ?? lot.avatar;
  return {
    src: src ? assetUrl(src) : undefined,
    thumb: first?.thumb ? assetUrl(first.thumb) : undefined,
    alt: first?.alt || lot.title,
  };
}

/** Says when another bidder takes the lead from the visitor, and when the visitor has it again. */
function useStandingAnnouncement(lot: Lot | undefined): string {
  const t = useMessages(lotCardMessages);
  const current = lot?.my_state;
  const [{ last, said }, set] = useState({ last: current, said: "" });
  if (lot && current !== last) set({ last: current, said: sentence(lot) });
  return said;

  function sentence({ title, minimum, wprice }: Lot): string {
    // The state of the card when it appeared is not news.
    if (last === undefined) return "";
    if (current === "leading") return t("announceLeading", { title });
    if (last !== "leading" || current !== "outbid") return "";
    return t("announceOutbid", { title, amount: formatMoney(minimum ?? wprice) });
  }
}
