import { useEffect, useRef, useState } from "react";
import {
  buynowRefreshCart,
  buynowUpdateAdminFee,
  buynowUpdateOwnershipCertificate,
  type Cart,
  cartCheckout,
  type CartExtra,
  cartSaveAddress,
  cartSearch,
  type CartType,
  cartUpdateCheckout,
  customSaleStatus,
  type InputOf,
  type OutputOf,
} from "../../src/contract";
import { PATHS } from "../../src/domain";
import type { SavedBilling } from "../../src/patterns/billing";
import { useCartClock } from "../../src/patterns/cart";
import { useMoneyQueries } from "../../src/patterns/money-news";
import type { Collector } from "../../src/patterns/pickup-time";
import {
  type CallError,
  type Emit,
  isUnanswered,
  useCall,
  useQuery,
  useRuntime,
} from "../../src/state";

export interface CheckoutOptions {
  cart: number;
  type: CartType;
  invoiceUrl: string | undefined;
  cartUrl: string | undefined;
  emit: Emit;
}

/** The time that was chosen is gone. */
const PICKUP_FAULTS: readonly CallError["code"][] = ["APPOINTMENT_FULL", "APPOINTMENT_DATE"];

export type CheckoutStep = 1 | 2 | 3;
/** When a vehicle is picked up, and by whom; without a start it is agreed later. */
export interface PickupChoice {
  start: number | null;
  /** Undefined: the buyer. */
  person: Collector | undefined;
}
type Placed = OutputOf<typeof cartCheckout>["invoices"];

/** Everything that the view shows. */
export interface CheckoutModel {
  cart: Cart | undefined;
  failure: CallError | undefined;
  retry: () => void;
  step: CheckoutStep;
  goTo: (step: CheckoutStep) => void;
  isBusy: boolean;
  /** A vehicle is being kept again; what is typed may be on its way all the while. */
  isReserving: boolean;
  error: CallError | undefined;
  /** Nobody knows whether the order arrived: the same press is sent again. */
  isUnknown: boolean;
  said: string;
  /** Keeps what is typed. Resolves to what is missing then; undefined where it could not be kept. */
  save: (billing: SavedBilling) => Promise<readonly string[] | undefined>;
  /** Keeps when a vehicle is picked up; resolves to false where that time cannot be had. */
  choosePickup: (lot: number, choice: PickupChoice) => Promise<boolean>;
  choose: (lot: number, extra: CartExtra, isChosen: boolean) => void;
  prolong: (lot: number) => void;
  again: (lot: number) => void;
  accepts: boolean;
  accept: (accepts: boolean) => void;
  isTermsMissing: boolean;
  place: () => void;
  /** What was bought, with the names of the vehicles. */
  placed: readonly (Placed[number] & { title: string })[] | undefined;
  invoiceHref: (id: number) => string;
  openInvoice: (id: number) => boolean;
  cartHref: string;
  openCart: () => boolean;
  purchasesHref: string;
}

/** From a cart to accounts with their documents. */
export function useCheckout(options: CheckoutOptions): CheckoutModel {
  const { cart: id, type, invoiceUrl, cartUrl, emit } = options;
  const { apiBase, lots } = useRuntime();
  const query = useQuery(cartSearch, { type, cart_id: id });
  useMoneyQueries(cartSearch);
  const { data: cart, put, retry } = query;
  const enter = useCall(cartUpdateCheckout);
  const saving = useCall(cartSaveAddress);
  const refresh = useCall(buynowRefreshCart);
  const choosing = useCall(cartUpdateCheckout);
  const fee = useCall(buynowUpdateAdminFee);
  const certificate = useCall(buynowUpdateOwnershipCertificate);
  const placing = useCall(cartCheckout);
  const status = useCall(customSaleStatus);
  const [step, setStep] = useState<CheckoutStep>(1);
  const [error, setError] = useState<CallError>();
  const [accepts, setAccepts] = useState(false);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [placed, setPlaced] = useState<CheckoutModel["placed"]>();
  // One press, one purchase: a press whose answer was lost is sent again under its key.
  const sent = useRef<InputOf<typeof cartCheckout>>(undefined);
  const said = useCartClock(placed ? undefined : cart, emit, retry);

  function take(result: Awaited<ReturnType<typeof saving.run>>) {
    setError(result.ok ? undefined : result.error);
    if (result.ok) put(result.data);
    else retry();
    return result.ok ? result.data : undefined;
  }

  // Who comes to pay has more time for it, once.
  const canProlong = cart?.cartItems.some(({ can_prolong }) => can_prolong === 1) ?? false;
  const hasEntered = useRef(false);
  const { run: runEnter } = enter;
  useEffect(() => {
    if (!canProlong || hasEntered.current) return;
    hasEntered.current = true;
    async function prolong() {
      const result = await runEnter({ cart_id: id, enter: 1 });
      if (result.ok) put(result.data);
    }
    void prolong();
  }, [canProlong, id, put, runEnter]);

  async function place() {
    if (!cart) return;
    if (!accepts) return setTermsMissing(true);
    if (!isUnknown) {
      const lotIds = cart.cartItems.map(({ project_id }) => project_id);
      const total = cart.cartValues.total_amount;
      if (!emit("martillo-checkout-request", { cart: id, lots: lotIds, total })) return;
      sent.current = {
        cart_id: id,
        place: 1,
        project_ids: lotIds,
        expected_total: total,
        accept_terms: 1,
        buyer_kind: cart.billing.buyer_kind,
        idempotency_key: crypto.randomUUID(),
      };
    }
    const press = sent.current;
    if (!press?.idempotency_key) return;
    setError(undefined);
    const result = await placing.run(press);
    if (result.ok) return finish(result.data.invoices);
    if (isUnanswered(result.error)) {
      // Perhaps it did arrive: what is kept under its key says so.
      const found = await status.run({ idempotency_key: press.idempotency_key });
      if (found.ok && found.data.state === "done") return finish(found.data.invoices);
      setUnknown(true);
      return setError(result.error);
    }
    setUnknown(false);
    setError(result.error);
    emit("martillo-checkout-refused", { cart: id, code: result.error.code });
    if (result.error.code === "BILLING_INCOMPLETE") setStep(1);
    if (PICKUP_FAULTS.includes(result.error.code)) setStep(2);
    retry();
  }

  function finish(invoices: Placed) {
    setUnknown(false);
    setError(undefined);
    const titles = new Map(
      cart?.cartItems.map(({ project_id, projects_title }) => [project_id, projects_title]),
    );
    setPlaced(
      invoices.map((invoice) => ({ ...invoice, title: titles.get(invoice.project_id) ?? "" })),
    );
    for (const { project_id } of invoices) lots.refresh(project_id);
    emit("martillo-checkout-completed", {
      cart: id,
      invoices: invoices.map(({ invoice_id }) => invoice_id),
      total: sent.current?.expected_total?.toString() ?? "0.00",
    });
  }

  const invoiceHref = (invoice: number) =>
    (invoiceUrl ?? apiBase + PATHS.invoice).replace("{id}", String(invoice));
  const cartHref = cartUrl ?? apiBase + (type === "auction" ? PATHS.cart : PATHS.buyNowCart);

  return {
    cart,
    failure: query.error && !cart ? query.error : undefined,
    retry,
    step,
    goTo: setStep,
    isReserving: refresh.isRunning,
    isBusy: [saving, refresh, choosing, fee, certificate, placing, status].some(
      ({ isRunning }) => isRunning,
    ),
    error,
    isUnknown,
    said,
    async save(billing) {
      const kept = take(await saving.run({ cart_id: id, ...billing }));
      return kept?.billing_missing;
    },
    async choosePickup(lot, { start, person }) {
      const kept = take(
        await choosing.run({
          cart_id: id,
          project_id: lot,
          appointmentTime: start,
          ...(person && { person }),
        }),
      );
      return kept !== undefined;
    },
    choose(lot, extra, isChosen) {
      const line = { cart_id: id, project_id: lot };
      const flag = isChosen ? 1 : 0;
      const change =
        extra === "admin_fee"
          ? fee.run({ ...line, admin_fee: flag })
          : certificate.run({ ...line, ownership_certificate: flag });
      void change.then(take);
    },
    prolong: (lot) => void enter.run({ cart_id: id, project_id: lot, enter: 1 }).then(take),
    again: (lot) => void refresh.run({ cart_id: id, project_id: lot }).then(take),
    accepts,
    accept(next) {
      setAccepts(next);
      setTermsMissing(false);
    },
    isTermsMissing,
    place: () => void place(),
    placed,
    invoiceHref,
    openInvoice: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: invoiceHref(invoice) }),
    cartHref,
    openCart: () => emit("martillo-checkout-open-request", { type, url: cartHref }),
    purchasesHref: apiBase + PATHS.allInvoices,
  };
}
