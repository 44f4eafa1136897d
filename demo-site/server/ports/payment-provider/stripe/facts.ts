import type { Stripe } from "stripe";
import type {
  BankFacts,
  CardFacts,
  MethodFacts,
  NextStep,
  Observed,
  ObservedDispute,
  ObservedRefund,
  ObservedSetup,
  ObservedStatus,
} from "..";
import { declineOf } from "./failures";

/** What we write beside a thing at Stripe. */
export const META = {
  payment: "martillo_payment",
  attempt: "martillo_attempt",
  refund: "martillo_refund",
  user: "martillo_user",
} as const;

/** Fields of a payment that come whole where they are asked for. */
export const EXPAND = ["latest_charge", "payment_method"] as const;

const STATUSES: Readonly<Record<string, ObservedStatus>> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "requires_action",
  processing: "processing",
  requires_capture: "authorized",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** The id of what comes whole or as its id. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === "string" ? thing : (thing?.id ?? null);
}

/** The object, where it comes whole. */
export function whole<T extends { id: string }>(thing: string | T | null | undefined): T | null {
  return typeof thing === "object" ? (thing ?? null) : null;
}

export function ours(metadata: Stripe.Metadata | null | undefined, name: string): string | null {
  return metadata?.[name] ?? null;
}

function frameStep(clientSecret: string | null, publishableKey: string): NextStep | undefined {
  if (clientSecret === null) return undefined;
  return {
    kind: "frame",
    data: { client_secret: clientSecret, publishable_key: publishableKey },
  };
}

export function observedOf(intent: Stripe.PaymentIntent, publishableKey: string): Observed {
  const failure = intent.last_payment_error;
  const asked = STATUSES[intent.status] ?? "processing";
  // An intent goes back to its beginning when a try has failed.
  const status = asked === "open" && failure ? "failed" : asked;
  const charge = whole(intent.latest_charge);
  const method = methodOf(intent, charge);
  const next =
    status === "open" || status === "requires_action"
      ? frameStep(intent.client_secret, publishableKey)
      : undefined;
  return {
    providerRef: intent.id,
    status,
    amountCents: intent.amount,
    capturedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency.toUpperCase(),
    ...(method && { method }),
    ...(status === "failed" && { failure: declineOf(failure ?? {}) }),
    ...(next && { next }),
  };
}

function methodOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): MethodFacts | undefined {
  const method = whole(intent.payment_method);
  const known = method && factsOf(method);
  if (known) return known;
  const card = charge?.payment_method_details?.card;
  if (!card) return undefined;
  return {
    kind: "card",
    methodId: null,
    brand: card.brand ?? "unknown",
    last4: card.last4 ?? "",
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    holderName: charge.billing_details.name,
  };
}

/** A card or an account; null for any other kind. Its id is told where a customer has it. */
export function factsOf(method: Stripe.PaymentMethod): MethodFacts | null {
  const methodId = method.customer === null ? null : method.id;
  const holderName = method.billing_details.name;
  const { card, sepa_debit: account } = method;
  if (card) {
    const facts: CardFacts = {
      kind: "card",
      methodId,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      holderName,
    };
    return facts;
  }
  if (!account) return null;
  const facts: BankFacts = {
    kind: "bank",
    methodId,
    bankName: account.bank_code,
    last4: account.last4 ?? "",
    routingNumber: null,
    fingerprint: account.fingerprint,
    holderName,
    holderType: "individual",
    country: account.country ?? "ES",
    currency: "EUR",
    // A mandate does: nothing is to be verified.
    status: "verified",
    triesLeft: null,
  };
  return facts;
}

export function setupOf(intent: Stripe.SetupIntent, publishableKey: string): ObservedSetup {
  const failure = intent.last_setup_error;
  const asked = STATUSES[intent.status] ?? "processing";
  const status = asked === "authorized" ? "processing" : asked;
  const isFailed = status === "open" && failure !== null;
  const method = whole(intent.payment_method);
  const facts = method && intent.status === "succeeded" ? factsOf(method) : null;
  const next =
    (status === "open" && !isFailed) || status === "requires_action"
      ? frameStep(intent.client_secret, publishableKey)
      : undefined;
  return {
    setupRef: intent.id,
    status: isFailed ? "failed" : status,
    // It belongs to the customer by now, also where that has not arrived in the answer.
    ...(facts && { method: { ...facts, methodId: method?.id ?? null } }),
    ...(isFailed && { failure: declineOf(failure) }),
    ...(next && { next }),
  };
}

export function refundOf(refund: Stripe.Refund): ObservedRefund {
  const { status } = refund;
  return {
    refundRef: refund.id,
    refundId: ours(refund.metadata, META.refund),
    providerRef: idOf(refund.payment_intent) ?? "",
    status:
      status === "succeeded"
        ? "succeeded"
        : status === "failed" || status === "canceled"
          ? "failed"
          : "pending",
    cents: refund.amount,
    currency: refund.currency.toUpperCase(),
  };
}

/** Null for a mere question of a bank, which takes no money. */
export function disputeOf(dispute: Stripe.Dispute): ObservedDispute | null {
  if (dispute.status.startsWith("warning_") || dispute.status === "prevented") return null;
  const ends = (["won", "lost"] as const).find((end) => end === dispute.status);
  return {
    disputeRef: dispute.id,
    providerRef: idOf(dispute.payment_intent) ?? "",
    status: ends ?? "open",
    cents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
  };
}
