import { formatEuro } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { errorText } from "../../platform/call/log";
import { BadSignature, type ProviderEvent } from "../../ports/payment-provider";
import { lookUp, providerOf } from "./ask-provider";
import { takeMethodNews } from "./methods/take-method-news";
import type { MoneyContext } from "./payables";
import { purposeText, tellStaff } from "./money-letters";
import { disputeTold } from "./money.mail";
import { findPayment, type PaymentRow } from "./payment-repository";
import { itemRef, noteItem, settleFound } from "./reconciliation-repository";
import { noteUnexpected } from "./unexpected";
import {
  type EventRow,
  insertEvent,
  lookLaterAt,
  markDone,
  takeEvents,
} from "./webhook-repository";

/** What became of a webhook: `stored` is answered 200, everything else says why. */
export type WebhookFate = "stored" | "unknown provider" | "bad signature";

/**
 * Takes a webhook over: checked over its raw bytes, stored once, answered at once. It only says that there is something to look at; the
 * work is done by the sweeper.
 */
export async function takeWebhook(
  ctx: Pick<MoneyContext, "db" | "ports" | "log">,
  providerName: string,
  raw: Uint8Array,
  headers: Headers,
): Promise<WebhookFate> {
  const provider = ctx.ports.payments.named(providerName);
  if (!provider) return "unknown provider";
  let events: ProviderEvent[];
  try {
    events = await provider.readWebhook(raw, headers);
  } catch (error) {
    if (!(error instanceof BadSignature))
      ctx.log.warn(errorText(error), "a webhook could not be read");
    return "bad signature";
  }
  for (const event of events) {
    await insertEvent(ctx.db, {
      name: provider.name,
      eventId: event.id,
      ref: event.ref ?? "",
      kind: event.kind,
      event,
    });
  }
  return "stored";
}

/** Pauses before an event about a payment that the house does not know yet is looked at again, in minutes. */
const PAUSES = [1, 5, 30, 120, 360, 1_440];

/** Looks at what webhooks told of; the order of their coming does not matter. Returns how many there were. */
export async function workOffEvents(ctx: MoneyContext): Promise<number> {
  const events = await takeEvents(ctx.db);
  for (const event of events) {
    try {
      await workOff(ctx, event);
    } catch (error) {
      ctx.log.warn(
        { ...errorText(error), event: event.event_id },
        "an event of a provider is looked at later",
      );
    }
  }
  return events.length;
}

async function workOff(ctx: MoneyContext, event: EventRow): Promise<void> {
  const { provider, event_id: id, body } = event;
  if (body.kind === "method" && body.ref !== null) {
    await takeMethodNews(ctx, provider, body.ref);
    return markDone(ctx.db, provider, id);
  }
  const concernsPayment =
    body.kind === "payment" || body.kind === "refund" || body.kind === "dispute";
  if (!concernsPayment) return markDone(ctx.db, provider, id);
  const payment = await findPayment(ctx.db, provider, {
    providerRef: body.ref,
    paymentId: body.paymentId,
  });
  if (!payment) {
    await noteIfMoney(ctx, provider, body);
    // A dispute of a payment that is unknown is for staff at once, not a day later.
    return lookLater(ctx.db, event, { isLast: body.kind === "dispute" });
  }
  // The object that the event names, which need not be the one that the payment goes on with.
  if (!(await lookUp(ctx, payment, body.ref ?? undefined))) return lookLater(ctx.db, event);
  const isHidden = ctx.ports.payments.named(provider)?.can.hidesDisputes === true;
  if (body.kind === "dispute" && isHidden) await tellHidden(ctx, payment);
  if (body.ref !== null) {
    await settleFound(ctx.db, { provider, providerRef: body.ref, paymentId: payment.id });
  }
  return markDone(ctx.db, provider, id);
}

/** What the provider has of an object that no payment of ours stands for, where that is money, is told to staff at once. */
async function noteIfMoney(
  ctx: MoneyContext,
  provider: string,
  { ref, paymentId }: ProviderEvent,
): Promise<void> {
  if (ref === null) return;
  const observed = await providerOf(ctx, provider).observe({
    providerRef: ref,
    paymentId: paymentId ?? "",
  });
  const cents = observed ? observed.capturedCents - observed.refundedCents : 0;
  if (observed && cents > 0) {
    const currency = observed.currency.toUpperCase();
    await noteUnexpected(ctx, { provider, providerRef: ref, cents, currency });
  }
}

/** Looks at an event again after a pause; the last time it becomes an item for staff. */
async function lookLater(
  db: Db,
  { provider, event_id: id, body, tries }: EventRow,
  { isLast = false } = {},
): Promise<void> {
  const pause = isLast ? undefined : PAUSES[tries - 1];
  if (pause === undefined) {
    await noteItem(db, {
      provider,
      providerRef: body.ref ?? id,
      kind: "unknown_event",
      hereCents: null,
      thereCents: null,
    });
    return markDone(db, provider, id);
  }
  await lookLaterAt(db, provider, id, pause);
}

/** What cannot be booked, because its provider only says that it is there, is an item for staff. */
async function tellHidden(ctx: MoneyContext, payment: PaymentRow): Promise<void> {
  await ctx.db.tx(async (t) => {
    await noteItem(t, {
      provider: payment.provider,
      providerRef: itemRef(payment),
      kind: "unknown_outcome",
      hereCents: payment.captured_cents - payment.refunded_cents,
      thereCents: null,
    });
    await tellStaff({ ...ctx, db: t }, disputeTold, {
      amount: formatEuro(payment.captured_cents, { whole: false }),
      what: purposeText(payment),
      number: String(payment.id),
      provider: payment.provider,
    });
  });
}
