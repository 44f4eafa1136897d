import { useEffect, useRef } from "react";
import type { Seller } from "../../src/contract";
import { useLocale } from "../../src/i18n";
import { fillPath } from "../../src/paths";
import { SELLER_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import { monthText } from "./month-text";
import type { ShownSeller } from "./shown-seller";
import { useSeller } from "./use-seller";

export interface SellerCardOptions {
  /** Address of the seller's lots, with `{id}`. */
  lotsUrl?: string;
  onRead?: (seller: ShownSeller | null) => void;
}

/** Everything that the view shows. */
export type SellerCardModel =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string; next: string | undefined; retry: () => void }
  | {
      status: "ready";
      seller: Seller;
      /** Town and province; empty where neither is said. */
      place: string;
      /** Months by their names: `marzo de 2025`. */
      memberSince: string;
      salesSince: string;
      lotsHref: string;
    };

/** An account that sells, ready to be shown. `onRead` hears what it is, and null where there is none. */
export function useSellerCard(
  given: number,
  { lotsUrl, onRead }: SellerCardOptions,
): SellerCardModel {
  const { urlTo } = useRuntime();
  const { locale } = useLocale();
  const id = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  const { answer, retry } = useSeller(id);
  const isMissing = id === undefined || (answer?.ok === false && answer.error.code === "NOT_FOUND");
  const seller = answer?.ok ? answer.data.record : undefined;
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  });
  useEffect(() => {
    if (seller) {
      const { id: shown, name, auctions, direct_sales: sales } = seller;
      tell.current?.({ id: shown, name, lots: auctions + sales });
    } else if (isMissing) tell.current?.(null);
  }, [seller, isMissing]);

  if (isMissing) return { status: "missing" };
  if (answer?.ok === false) {
    const { message, next } = answer.error;
    return { status: "failed", message, next, retry };
  }
  if (!seller) return { status: "loading" };
  return {
    status: "ready",
    seller,
    place: [...new Set([seller.city, seller.state])].filter(Boolean).join(", "),
    memberSince: monthText(seller.member_since, locale),
    salesSince: seller.promises ? monthText(seller.promises.since, locale) : "",
    lotsHref: lotsUrl === undefined ? urlTo(SELLER_PAGE, { id }) : fillPath(lotsUrl, { id }),
  };
}
