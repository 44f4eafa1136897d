import { customSeller, type Seller } from "../../src/contract";
import { useLocale } from "../../src/i18n";
import { fillPath } from "../../src/paths";
import { SELLER_PAGE } from "../../src/paths/pages";
import { useQuery, useRuntime } from "../../src/state";
import { monthText } from "./month-text";

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

/** An account that sells, ready to be shown. */
export function useSellerCard(id: number, lotsUrl: string | undefined): SellerCardModel {
  const { urlTo } = useRuntime();
  const { locale } = useLocale();
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, retry } = useQuery(customSeller, isId ? { seller: id } : null);
  if (!isId || error?.code === "NOT_FOUND") return { status: "missing" };
  if (!data) {
    return error
      ? { status: "failed", message: error.message, next: error.next, retry }
      : { status: "loading" };
  }
  const seller = data.record;
  return {
    status: "ready",
    seller,
    place: [...new Set([seller.city, seller.state])].filter(Boolean).join(", "),
    memberSince: monthText(seller.member_since, locale),
    salesSince: seller.promises ? monthText(seller.promises.since, locale) : "",
    lotsHref: lotsUrl === undefined ? urlTo(SELLER_PAGE, { id }) : fillPath(lotsUrl, { id }),
  };
}
