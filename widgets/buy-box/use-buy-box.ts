import { useState } from "react";
import type { InputOf, Lot, buynowAddToBuynow } from "../../src/contract";
import { isTakingBids } from "../../src/domain";
import { BUY_NOW_CART_PAGE } from "../../src/paths/pages";
import { type Emit, useLot, useRuntime, useSession } from "../../src/state";

export interface BuyBoxOptions {
  lot: number;
  invoiceUrl: string | undefined;
  cartUrl: string | undefined;
  emit: Emit;
}

export type BuyerKind = NonNullable<InputOf<typeof buynowAddToBuynow>["buyer_kind"]>;

/** What the visitor has pressed; the late part does it. */
export type BuyWish = "buy" | "reserve" | "tell" | "tellNot";

/** Everything that the view shows. */
export interface BuyBoxModel {
  options: BuyBoxOptions;
  title: string;
  /** Price at which it can be had at once now; undefined where it cannot. Decimal euro. */
  price: string | undefined;
  isDirect: boolean;
  /** It can be kept for a while. */
  canReserve: boolean;
  /** End of its reservation, and whether the visitor has reserved it. */
  reserved: { untilMs: number; isMine: boolean } | undefined;
  /** Another visitor has reserved it, and this visitor is told when it is free again. */
  isTold: boolean;
  isSold: boolean;
  /** The visitor may be the buyer: signed in, and it is sold. */
  mayBeMine: boolean;
  wish: BuyWish | undefined;
  want: (wish: BuyWish) => void;
  /** The late part is done with the wish, or says why it was refused. */
  end: (refusal?: string) => void;
  /** Why the last wish was refused. */
  refusal: string | undefined;
  cartHref: string;
  openCart: () => boolean;
  /** Asks to open what was bought, or its next step; false when the host takes it over. */
  openInvoice: (invoice: number, url: string) => boolean;
}

/** What a lot costs at once now, or undefined where it cannot be had so. */
export function priceAtOnce(lot: Lot | undefined): string | undefined {
  if (!lot) return undefined;
  if (lot.auction === 0) {
    const isOwn = lot.market_status === "reserved" && lot.reserved_by_me === true;
    return lot.market_status === "open" || isOwn ? lot.wprice : undefined;
  }
  return isTakingBids(lot.market_status) ? (lot.buy_now_price ?? undefined) : undefined;
}

/** One lot at its fixed price: what can be pressed. */
export function useBuyBox(options: BuyBoxOptions): BuyBoxModel {
  const { lot: id, cartUrl, emit } = options;
  const { lot } = useLot(id);
  const { urlTo } = useRuntime();
  const { status } = useSession();
  const [wish, setWish] = useState<BuyWish>();
  const [refusal, setRefusal] = useState<string>();
  const isDirect = lot?.auction === 0;
  const until = lot?.market_status === "reserved" ? lot.reserved_until : undefined;
  const cartHref = cartUrl ?? urlTo(BUY_NOW_CART_PAGE);
  return {
    options,
    title: lot?.title ?? "",
    price: priceAtOnce(lot),
    isDirect,
    canReserve: isDirect && lot.market_status === "open",
    reserved: until ? { untilMs: until, isMine: lot?.reserved_by_me === true } : undefined,
    isTold: lot?.tell_when_free === true,
    isSold: isDirect && lot.market_status === "sold",
    mayBeMine: isDirect && lot.market_status === "sold" && status === "authenticated",
    wish,
    want(next) {
      setRefusal(undefined);
      if (status === "guest") emit("martillo-login-request", { reason: "buy" });
      else setWish(next);
    },
    end(why) {
      setWish(undefined);
      setRefusal(why);
    },
    refusal,
    cartHref,
    openInvoice: (invoice, url) => emit("martillo-invoice-open-request", { invoice, url }),
    openCart: () => emit("martillo-checkout-open-request", { type: "buynow", url: cartHref }),
  };
}
