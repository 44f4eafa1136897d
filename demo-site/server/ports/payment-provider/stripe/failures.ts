import type { Decline } from "martillo/domain";
import { Stripe } from "stripe";
import {
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
  type Failure,
  type RefusalReason,
} from "..";

const { errors } = Stripe;

/** What Node says of a connection that was never made. */
const NEVER_MADE: ReadonlySet<string> = new Set([
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPROTO",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

const REASONS: Readonly<Record<string, RefusalReason>> = {
  resource_missing: "not_found",
  amount_too_small: "amount",
  amount_too_large: "amount",
  charge_already_refunded: "amount",
  payment_intent_unexpected_state: "state",
  setup_intent_unexpected_state: "state",
  charge_expired_for_capture: "state",
  charge_disputed: "state",
  intent_invalid_state: "state",
  invalid_charge_amount: "amount",
  payment_method_unactivated: "method",
  payment_method_unexpected_state: "method",
  payment_method_invalid_parameter: "method",
  payment_method_not_available: "method",
};

/** Any failure of a call, as one of the three kinds. */
export function toFailure(error: unknown): Error {
  if (!(error instanceof errors.StripeError))
    return new ProviderUnknown("Stripe's answer could not be read", { cause: error });
  const text = `Stripe: ${error.code ?? error.type}${error.param ? ` (${error.param})` : ""}`;
  if (error instanceof errors.StripeConnectionError)
    return NEVER_MADE.has(codeOf(error.detail))
      ? new ProviderUnreached("Stripe could not be reached", { cause: error })
      : new ProviderUnknown("Stripe did not answer", { cause: error });
  // Turned away before anything was done.
  if (error instanceof errors.StripeRateLimitError) return new ProviderUnreached(text);
  // The same key is being worked on, by another process of ours.
  if (error.statusCode === 409) return new ProviderUnknown(text, { cause: error });
  if (error instanceof errors.StripeIdempotencyError)
    return new ProviderRefused("key_reused", text);
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
    return new ProviderRefused("unauthorized", text);
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError)
    return new ProviderRefused(reasonOf(error), text);
  return new ProviderUnknown(text, { cause: error });
}

function codeOf(detail: unknown): string {
  return typeof detail === "object" && detail !== null && "code" in detail
    ? String(detail.code)
    : "";
}

function reasonOf({ code, param, message }: { code?: string; param?: string; message: string }) {
  const known = REASONS[code ?? ""];
  if (known) return known;
  if (param === "currency") return "currency";
  // Too much of a refund has no code of its own.
  if (param === "amount" || /greater than (?:un)?(?:refunded|charge) amount/i.test(message))
    return "amount";
  return "invalid";
}

const DECLINES: Readonly<Record<string, Decline>> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  incorrect_cvc: "incorrect_cvc",
  invalid_cvc: "incorrect_cvc",
  authentication_required: "authentication_required",
  payment_intent_authentication_failure: "authentication_required",
  setup_intent_authentication_failure: "authentication_required",
  card_velocity_exceeded: "limit",
  withdrawal_count_limit_exceeded: "limit",
  fraudulent: "fraud",
  merchant_blacklist: "fraud",
  lost_card: "fraud",
  stolen_card: "fraud",
  pickup_card: "fraud",
  processing_error: "processing_error",
  issuer_not_available: "processing_error",
  reenter_transaction: "processing_error",
  try_again_later: "processing_error",
};

const AGAIN: ReadonlySet<Decline> = new Set([
  "authentication_required",
  "incorrect_cvc",
  "processing_error",
]);

/** Why a bank said no, of the errors that intents keep. */
export function declineOf({
  code,
  decline_code: declined,
}: {
  code?: string | undefined;
  decline_code?: string | undefined;
}): Failure {
  const reason = DECLINES[declined ?? ""] ?? DECLINES[code ?? ""] ?? "declined";
  return { reason, retry: AGAIN.has(reason) };
}
