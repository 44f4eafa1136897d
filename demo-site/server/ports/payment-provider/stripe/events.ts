import { Stripe } from "stripe";
import { BadSignature, type ProviderEvent } from "..";
import type { StripeHouse } from "./asked";
import { idOf, META, ours } from "./facts";

const TOLERANCE_SECONDS = 300;

type About = Pick<ProviderEvent, "kind" | "ref" | "paymentId" | "customerId">;

/** The subject of a webhook; its claims are not believed. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  return { id: event.id, type: event.type, atMs: event.created * 1_000, ...aboutOf(event) };
}

function aboutOf(event: Stripe.Event): About {
  // The union of all kinds of events is told apart by what each carries.
  const thing = event.data.object as { object: string };
  const none: About = { kind: "other", ref: null, paymentId: null, customerId: null };
  switch (thing.object) {
    case "payment_intent": {
      const { id: ref, metadata, customer } = thing as Stripe.PaymentIntent;
      const paymentId = ours(metadata, META.payment);
      return { kind: "payment", ref, paymentId, customerId: idOf(customer) };
    }
    case "charge": {
      const { payment_intent: intent, metadata, customer } = thing as Stripe.Charge;
      const paymentId = ours(metadata, META.payment);
      return { kind: "payment", ref: idOf(intent), paymentId, customerId: idOf(customer) };
    }
    case "refund":
      return { ...none, kind: "refund", ref: idOf((thing as Stripe.Refund).payment_intent) };
    case "dispute":
      return { ...none, kind: "dispute", ref: idOf((thing as Stripe.Dispute).payment_intent) };
    case "setup_intent": {
      const { id: ref, customer } = thing as Stripe.SetupIntent;
      return { ...none, kind: "setup", ref, customerId: idOf(customer) };
    }
    case "payment_method": {
      const { id: ref, customer } = thing as Stripe.PaymentMethod;
      return { ...none, kind: "method", ref, customerId: idOf(customer) };
    }
    case "payout":
      return { ...none, kind: "payout" };
    default:
      return none;
  }
}

/** Reads what Stripe tells, once one of the secrets has proven that it is Stripe. */
export async function readWebhook(
  { stripe, webhookSecrets }: StripeHouse,
  raw: Uint8Array,
  headers: Headers,
): Promise<ProviderEvent[]> {
  const signature = headers.get("stripe-signature") ?? "";
  for (const secret of webhookSecrets) {
    try {
      const event = await stripe.webhooks.constructEventAsync(
        raw,
        signature,
        secret,
        TOLERANCE_SECONDS,
      );
      return [eventOf(event)];
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
        throw new BadSignature("the body is none of Stripe's");
    }
  }
  throw new BadSignature();
}
