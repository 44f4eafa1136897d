import type {
  customPaymentGateway,
  customPaymentQuote,
  customPaymentStatus,
  paymentAuthorize,
  paymentElement,
  paymentResponse,
  paymentWithSaved,
  paypalResponse as paypalResponseCall,
  pendingPayments as pendingPaymentsCall,
  versapayPayment as versapayPaymentCall,
} from "martillo/contract";
import { isWaitingPayment, parseCents, toDecimal } from "martillo/domain";
import type { CallContext, Viewer } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { lookUp } from "../ask-provider";
import { toBalance } from "../ledger/balances";
import { readPurses } from "../ledger/balance-repository";
import { readMethod } from "../methods/method-repository";
import { payableOf, readSubjects, subjectKey } from "../payables";
import {
  findPayment,
  moveUnbegun,
  type PaymentRow,
  readPayment,
  readPending,
} from "../payment-repository";
import { toPayment } from "../payment-view";
import { openTicket } from "../tickets";
import { chargeSaved } from "./charge-saved";
import { openPayment, providerName, type WantedPayment } from "./open-payment";
import { mayPay, payingOf, requireMayPay } from "./who-may-pay";
import { readKeyedPayment } from "../money-key-repository";

/** What a call that opens a payment answers: where its payer goes on. */
export async function openForPayer(ctx: CallContext, userId: number, wanted: WantedPayment) {
  const payment = await openPayment(ctx, userId, wanted);
  return { payment: toPayment(payment), ...(await whereTo(ctx, payment)) };
}

/** Where the payer of a payment that waits goes on: in the frame, or by an address that leads to the page of its gateway. */
export async function whereTo(
  ctx: CallContext,
  payment: PaymentRow,
): Promise<{ frame_url?: string; url?: string }> {
  if (!isWaitingPayment(payment.status) || payment.provider === "wallet") return {};
  const of = { payment: payment.id };
  if (ctx.ports.payments.named(payment.provider)?.can.entry === "redirect") {
    const path = await openTicket(ctx, { userId: payment.user_id, of, isWindow: true });
    return { url: ctx.config.siteUrl + path.replace("/pay/", "/pay/go/") };
  }
  return { frame_url: await openTicket(ctx, { userId: payment.user_id, of }) };
}

/** Whether it is the caller's affair: of a partner's page only what its own grant has opened. */
function isOwn(payment: PaymentRow, { id, pass }: Viewer): boolean {
  return payment.user_id === id && (pass === null || payment.grant_id === pass.grantId);
}

/** A payment of the caller. */
async function ownPayment(ctx: CallContext, id: number): Promise<PaymentRow> {
  const payment = await readPayment(ctx.db, id);
  if (!payment || !isOwn(payment, ctx.requireViewer())) throw new ApiFault("NOT_FOUND");
  return payment;
}

/** The same, to be continued by a card or on the page of a gateway. Throws what `requireMayPay` does. */
async function continuedPayment(ctx: CallContext, id: number): Promise<PaymentRow> {
  const payment = await ownPayment(ctx, id);
  requireMayPay(payingOf(ctx.requireViewer()), payment.purpose, "typed");
  return payment;
}

export const authorize: Handler<typeof paymentAuthorize> = (input, ctx) => {
  const way = input.payment_method === "wallet" ? "wallet" : (input.provider ?? "card");
  if (input.purpose === "plan") throw new ApiFault("NOT_FOUND");
  return openForPayer(ctx, ctx.requireViewer().id, {
    purpose: input.purpose,
    // Money for one's own balance is for nothing else: a reference that is written there would be kept.
    ref: input.purpose === "topup" ? "" : input.ref,
    way,
    amount: input.amount,
    balance: input.balance,
    expectedDue: input.expected_due,
    saves: input.save === 1,
    returnTo: input.return_to,
    key: input.idempotency_key,
  });
};

export const element: Handler<typeof paymentElement> = async (input, ctx) => {
  const payment = await continuedPayment(ctx, input.payment);
  const { frame_url } = await whereTo(ctx, payment);
  if (frame_url === undefined) throw new ApiFault("TICKET_EXPIRED");
  return { frame_url };
};

export const withSaved: Handler<typeof paymentWithSaved> = async (input, ctx) => {
  const payment = await ownPayment(ctx, input.payment);
  requireMayPay(payingOf(ctx.requireViewer()), payment.purpose, "saved");
  const method = await readMethod(ctx.db, payment.user_id, input.source);
  if (!method) throw new ApiFault("CARD_REQUIRED");
  const after = await chargeSaved(ctx, payment, method, "present");
  return { payment: toPayment(after), ...(await whereTo(ctx, after)) };
};

export const response: Handler<typeof paymentResponse> = async (input, ctx) => {
  const payment = await ownPayment(ctx, input.payment);
  const taken = payment.provider === "wallet" ? null : await lookUp(ctx, payment);
  return { payment: toPayment(taken?.payment ?? payment) };
};

export const pendingPayments: Handler<typeof pendingPaymentsCall> = async (input, ctx) => {
  const rows = await readPending(ctx.db, ctx.requireViewer().id);
  const cart = input.cart_id;
  const wanted = rows.filter(
    (row) => cart === undefined || (row.purpose === "cart" && row.ref === String(cart)),
  );
  return { records: wanted.map(toPayment) };
};

export const paymentStatus: Handler<typeof customPaymentStatus> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const id = input.id ?? (await keyedPayment(ctx, viewer.id, input.idempotency_key));
  const payment = id === undefined ? undefined : await readPayment(ctx.db, id);
  if (!payment || !isOwn(payment, viewer)) return { state: "unknown" };
  const about = (await readSubjects(ctx, [payment])).get(subjectKey(payment));
  return { state: "known", payment: toPayment(payment), ...(about && { about }) };
};

async function keyedPayment(ctx: CallContext, userId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  const row = await readKeyedPayment(ctx.db, userId, key);
  return typeof row?.value === "number" ? row.value : undefined;
}

export const quoteOf: Handler<typeof customPaymentQuote> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { id: userId } = viewer;
  const payable = payableOf(ctx, input.purpose);
  const quote = { planName: input.planName, period: input.period };
  const wanted = { userId, ref: input.ref, quote };
  const due = await ctx.db.tx((t) => payable.lock(t, wanted));
  const cents =
    input.amount === undefined ? (due.dueCents ?? due.minimumCents) : parseCents(input.amount);
  const offer = await payable.describe(ctx.db, wanted, cents);
  const card = ctx.ports.payments.card;
  const usesBalance = mayPay(payingOf(viewer), input.purpose, "balance");
  const gateways = payable.keepsMethod ? [] : gatewaysOf(ctx);
  return {
    lines: offer.lines.map(({ label, amountCents }) => ({ label, amount: toDecimal(amountCents) })),
    total: toDecimal(cents),
    minimum: toDecimal(due.minimumCents),
    maximum: toDecimal(due.maximumCents),
    payee: ctx.config.operator.name,
    title: offer.title,
    // The balance of a person is no affair of a page or a person that may not pay with it.
    ...(usesBalance && { balance: toBalance(await readPurses(ctx.db, userId)) }),
    ways: [
      ...(card ? (["card"] as const) : []),
      ...(card?.can.banks ? (["bank"] as const) : []),
      ...(payable.takesBalance && usesBalance ? (["wallet"] as const) : []),
      ...(gateways.length > 0 ? (["redirect"] as const) : []),
    ],
    ...(gateways.length > 0 && { gateways }),
  };
};

/** Gateways with a page of their own that take the house's money, PayPal first. */
function gatewaysOf({ ports: { payments } }: CallContext): string[] {
  const all = [payments.paypal, ...Object.values(payments.redirects)];
  return all
    .filter((provider) => provider?.can.currencies.includes("EUR"))
    .flatMap((provider) => provider?.name ?? []);
}

/**
 * Sends a payment by one gateway: one that has not begun elsewhere changes over to it. Throws PROVIDER_NOT_CONFIGURED and
 * CURRENCY_NOT_SUPPORTED.
 */
export function byGateway(way: string) {
  return async (input: { payment: number }, ctx: CallContext) => {
    const name = providerName(ctx, way);
    const payment = await continuedPayment(ctx, input.payment);
    if (payableOf(ctx, payment.purpose).keepsMethod) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
    const isReady = payment.provider === name || (await moveUnbegun(ctx.db, payment.id, name));
    if (!isReady) throw new ApiFault("PAYMENT_IN_PROGRESS");
    const after = await ownPayment(ctx, payment.id);
    return { payment: toPayment(after), ...(await whereTo(ctx, after)) };
  };
}

/** As `byGateway`, by any of those with a page of their own; cards and the balance are none. */
export const byAnyGateway: Handler<typeof customPaymentGateway> = (input, ctx) => {
  if (!gatewaysOf(ctx).includes(input.gateway)) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return byGateway(input.gateway)(input, ctx);
};

/** As `byGateway`, with another name for the address. */
export const versapayPayment: Handler<typeof versapayPaymentCall> = async (input, ctx) => {
  const { payment, url } = await byGateway("versapay")(input, ctx);
  return { payment, ...(url !== undefined && { link: url }) };
};

/** The payer comes back from PayPal: the payment that they approved there is taken now. */
export const paypalResponse: Handler<typeof paypalResponseCall> = async ({ token }, ctx) => {
  const name = providerName(ctx, "paypal");
  const payment = await findPayment(ctx.db, name, { providerRef: token, paymentId: null });
  if (!payment || !isOwn(payment, ctx.requireViewer())) throw new ApiFault("NOT_FOUND");
  const taken = await lookUp(ctx, payment);
  return { payment: toPayment(taken?.payment ?? payment) };
};
