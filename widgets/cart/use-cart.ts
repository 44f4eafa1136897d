import { useState } from "react";
import {
  buynowRefreshCart,
  buynowUpdateAdminFee,
  buynowUpdateOwnershipCertificate,
  type Cart,
  cartCancelItem,
  type CartExtra,
  cartSearch,
  type CartType,
  cartUpdateCheckout,
} from "../../src/contract";
import { lotPage, fillPath } from "../../src/paths";
import {
  CHECKOUT_PAGE,
  INVOICE_PAGE,
  SEARCH_AUCTIONS_PAGE,
  SEARCH_SALES_PAGE,
} from "../../src/paths/pages";
import { useCartClock } from "../../src/patterns/cart";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";

export interface CartOptions {
  type: CartType;
  checkoutUrl: string | undefined;
  emit: Emit;
}

/** Everything that the view shows. */
export interface CartModel {
  type: CartType;
  cart: Cart | undefined;
  /** Why there is nothing to show. */
  failure: { message: string; next: string | undefined; retry: () => void } | undefined;
  isBusy: boolean;
  /** Why the last press was refused. */
  error: CallError | undefined;
  /** The current announcement about the clocks. */
  said: string;
  lotHref: (id: number) => string;
  /** False when the host takes it over. */
  openLot: (id: number) => boolean;
  searchHref: string;
  invoiceHref: (id: number) => string;
  openInvoice: (id: number) => boolean;
  checkoutHref: string;
  openCheckout: () => boolean;
  quit: (lot: number) => void;
  again: (lot: number) => void;
  prolong: (lot: number) => void;
  choose: (lot: number, extra: CartExtra, isChosen: boolean) => void;
}

/** A cart of the signed-in person. */
export function useCart({ type, checkoutUrl, emit }: CartOptions): CartModel {
  const { lotUrl, lots, urlTo } = useRuntime();
  const { data: cart, error: failed, retry, put } = useQuery(cartSearch, { type });
  useMoneyQueries(cartSearch);
  const removal = useCall(cartCancelItem);
  const refresh = useCall(buynowRefreshCart);
  const checkout = useCall(cartUpdateCheckout);
  const fee = useCall(buynowUpdateAdminFee);
  const certificate = useCall(buynowUpdateOwnershipCertificate);
  const [error, setError] = useState<CallError>();
  const said = useCartClock(cart, emit, retry);
  const id = cart?.cart_id ?? 0;

  function take(lot: number, result: Awaited<ReturnType<typeof removal.run>>) {
    setError(result.ok ? undefined : result.error);
    lots.refresh(lot);
    // A refused change may have changed the cart all the same.
    if (!result.ok) return retry();
    put(result.data);
    const { cartItems, cartValues } = result.data;
    emit("martillo-cart-changed", {
      type,
      count: cartItems.length,
      total: cartValues.total_amount,
    });
  }
  const lotHref = (lot: number) => lotUrl(lot, lotPage(type === "auction" ? 1 : 0));
  const invoiceHref = (invoice: number) => urlTo(INVOICE_PAGE, { id: invoice });
  const checkoutHref = checkoutUrl
    ? fillPath(checkoutUrl, { type, id })
    : urlTo(CHECKOUT_PAGE, { type, id });

  return {
    type,
    cart,
    failure: failed && !cart ? { message: failed.message, next: failed.next, retry } : undefined,
    isBusy: [removal, refresh, checkout, fee, certificate].some(({ isRunning }) => isRunning),
    error,
    said,
    lotHref,
    openLot: (lot) => emit("martillo-lot-open-request", { lot, url: lotHref(lot) }),
    searchHref: urlTo(type === "auction" ? SEARCH_AUCTIONS_PAGE : SEARCH_SALES_PAGE),
    invoiceHref,
    openInvoice: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: invoiceHref(invoice) }),
    checkoutHref,
    openCheckout: () =>
      emit("martillo-checkout-open-request", { type, cart: id, url: checkoutHref }),
    quit: (lot) =>
      void removal.run({ cart_id: id, project_id: lot }).then((result) => take(lot, result)),
    again: (lot) =>
      void refresh.run({ cart_id: id, project_id: lot }).then((result) => take(lot, result)),
    prolong: (lot) =>
      void checkout
        .run({ cart_id: id, project_id: lot, enter: 1 })
        .then((result) => take(lot, result)),
    choose: (lot, extra, isChosen) => {
      const line = { cart_id: id, project_id: lot };
      const flag = isChosen ? 1 : 0;
      const sent =
        extra === "admin_fee"
          ? fee.run({ ...line, admin_fee: flag })
          : certificate.run({ ...line, ownership_certificate: flag });
      void sent.then((result) => take(lot, result));
    },
  };
}
