import {
  type Begun,
  type MethodRef,
  type Observed,
  type PaymentOrder,
  type PaymentProvider,
  ProviderRefused,
} from "..";
import type { Db } from "../../../platform/db/db";
import { charge, ended, settle, taken } from "./movements";
import { requireMethod } from "./methods";
import {
  goOn,
  insertPayment,
  observedOf,
  PAYABLE,
  type PaymentRow,
  requireCents,
  requireCustomer,
  requirePayment,
  soughtPayment,
  wholeOf,
  type Tools,
  type Turn,
} from "./sandbox-repository";
import { newId, run, runOnce } from "./tools";

export const CURRENCY = "EUR";
export const MINIMUM_CENTS = 50;
const MAXIMUM_CENTS = 99_999_999;

type PaymentCalls = Pick<
  PaymentProvider,
  "begin" | "chargeSaved" | "observe" | "capture" | "cancel"
>;

export function paymentCalls(tools: Tools): PaymentCalls {
  return {
    begin: (order, key) =>
      runOnce(tools, "begin", key, askedOf(order), async (t, atMs, fate): Promise<Begun> => {
        const row = await openPayment({ t, tools, atMs, fate }, order);
        const observed = observedOf(row);
        if (!observed.next || !PAYABLE.has(row.status)) return { kind: "observed", observed };
        return { kind: "next", providerRef: row.id, next: observed.next };
      }),

    chargeSaved: (order, method, at, key) =>
      runOnce(tools, "charge", key, [askedOf(order), method, at], (t, atMs, fate) =>
        chargeSaved({ t, tools, atMs, fate }, order, method, at === "present"),
      ),

    observe: (of) =>
      run(tools, "observe", async (t, atMs, fate) => {
        const row = await soughtPayment(t, of);
        return row ? wholeOf(t, await settle({ t, tools, atMs, fate }, row)) : null;
      }),

    capture: (ref, cents, key) =>
      runOnce(tools, "capture", key, [ref, cents], async (t, atMs, fate) => {
        requireCents(cents);
        const turn = { t, tools, atMs, fate };
        const row = await settle(turn, await requirePayment(t, ref));
        if (row.status !== "authorized")
          throw new ProviderRefused("state", `the payment is ${row.status}`);
        if (cents > row.amount_cents)
          throw new ProviderRefused("amount", "more than was authorized");
        return observedOf(await taken(turn, row, cents));
      }),

    cancel: (ref, key) =>
      runOnce(tools, "cancel", key, [ref], async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const row = await settle(turn, await requirePayment(t, ref));
        const mayEnd = PAYABLE.has(row.status) || row.status === "authorized";
        return wholeOf(t, mayEnd ? await ended(turn, row, "canceled") : row);
      }),
  };
}

/** What makes two orders the same. */
function askedOf(order: PaymentOrder) {
  const { paymentId, attempt, amountCents, currency, customerId, take, save } = order;
  return { paymentId, attempt, amountCents, currency, customerId, take, save };
}

function checkOrder({ amountCents, currency, save, customerId }: PaymentOrder) {
  if (currency !== CURRENCY) throw new ProviderRefused("currency", `${currency} is not taken`);
  requireCents(amountCents);
  if (amountCents < MINIMUM_CENTS || amountCents > MAXIMUM_CENTS)
    throw new ProviderRefused("amount", "the amount is too small or too large");
  if (save && customerId === null)
    throw new ProviderRefused("invalid", "nobody to save the method for");
}

/** The payment of an order: that of the try before, where it can go on, else a new one. */
async function openPayment(turn: Turn, order: PaymentOrder): Promise<PaymentRow> {
  checkOrder(order);
  const { previousRef = null } = order;
  const former =
    previousRef === null ? null : await settle(turn, await requirePayment(turn.t, previousRef));
  if (former && former.payment_id !== order.paymentId)
    throw new ProviderRefused("invalid", "the try before was for another payment");
  if (former && !PAYABLE.has(former.status) && former.status !== "canceled") return former;
  const isSame =
    former?.amount_cents === order.amountCents &&
    former.customer_id === order.customerId &&
    former.take === order.take;
  if (former && PAYABLE.has(former.status)) {
    if (isSame) return goOn(turn.t, former, order);
    // Never two that can be paid for one.
    await ended(turn, former, "canceled");
  }
  return newPayment(turn.t, order, turn.atMs);
}

async function newPayment(t: Db, order: PaymentOrder, atMs: number): Promise<PaymentRow> {
  if (order.customerId !== null) await requireCustomer(t, order.customerId);
  const id = newId("sbp");
  const row = await insertPayment(t, {
    id,
    secret: newId(`${id}_secret`),
    paymentId: order.paymentId,
    customerId: order.customerId,
    amountCents: order.amountCents,
    currency: order.currency,
    take: order.take,
    save: order.save,
    alwaysChallenge: order.challenge === "always",
    atMs,
  });
  if (!row) throw new Error("martillo: the sandbox's payment was not written");
  return row;
}

async function chargeSaved(
  turn: Turn,
  order: PaymentOrder,
  method: MethodRef,
  present: boolean,
): Promise<Observed> {
  if (order.customerId !== method.customerId)
    throw new ProviderRefused("method", "the method is another customer's");
  const saved = await requireMethod(turn.t, method);
  const { facts } = saved.source;
  if (facts.kind === "bank" && facts.status !== "verified")
    throw new ProviderRefused("method", "the account is not verified");
  const row = await openPayment(turn, order);
  if (!PAYABLE.has(row.status)) return wholeOf(turn.t, row);
  const means = { source: saved.source, methodId: method.methodId, save: false };
  return observedOf(await charge(turn, row, means, { present, challenged: false }));
}
