import { ApiError } from "@paypal/paypal-server-sdk";
import { ProviderRefused, ProviderUnknown, ProviderUnreached, type RefusalReason } from "..";

/** What Node says of a connection that was never made. */
const NEVER_MADE = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS_)/;

const TOKEN_PATH = "/v1/oauth2/token";

/** What PayPal refuses as a matter of the request itself, by its word for the issue. */
const REASONS: Readonly<Record<string, RefusalReason>> = {
  INVALID_RESOURCE_ID: "not_found",
  RESOURCE_NOT_FOUND: "not_found",
  ORDER_NOT_APPROVED: "state",
  ORDER_ALREADY_CAPTURED: "state",
  ORDER_EXPIRED: "state",
  ORDER_CANNOT_BE_CAPTURED: "state",
  CAPTURE_NOT_COMPLETED: "state",
  CAPTURE_FULLY_REFUNDED: "amount",
  REFUND_AMOUNT_EXCEEDED: "amount",
  REFUND_CAPTURE_CURRENCY_MISMATCH: "currency",
  CURRENCY_NOT_SUPPORTED: "currency",
  CANNOT_BE_ZERO_OR_NEGATIVE: "amount",
  INVALID_CURRENCY_CODE: "currency",
  DUPLICATE_REQUEST_ID: "key_reused",
  PAYPAL_REQUEST_ID_ALREADY_USED: "key_reused",
};

/** PayPal's words for what is wrong, the most exact first. */
export function issuesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const { name, details } = bodyOf(error);
  return [...(details ?? []).map(({ issue }) => issue), name].filter(
    (word): word is string => typeof word === "string",
  );
}

interface ErrorBody {
  name?: unknown;
  details?: { issue?: unknown }[];
}

function bodyOf({ body }: ApiError): ErrorBody {
  try {
    return typeof body === "string" ? (JSON.parse(body) as ErrorBody) : {};
  } catch {
    return {};
  }
}

/** Any failure of a call, as one of the three kinds. */
export function toFailure(error: unknown): Error {
  if (
    error instanceof ProviderRefused ||
    error instanceof ProviderUnknown ||
    error instanceof ProviderUnreached
  )
    return error;
  if (error instanceof ApiError) return ofAnswer(error);
  const { code, config } = error as { code?: unknown; config?: { url?: string } };
  // Without a token nothing was asked yet.
  const wasAsked = !(config?.url ?? "").includes(TOKEN_PATH);
  return NEVER_MADE.test(String(code)) || !wasAsked
    ? new ProviderUnreached("PayPal could not be reached", { cause: error })
    : new ProviderUnknown("PayPal did not answer", { cause: error });
}

function ofAnswer(error: ApiError): Error {
  const { statusCode, request } = error;
  const isToken = request.url.includes(TOKEN_PATH);
  const issues = issuesOf(error);
  const text = `PayPal: ${issues[0] ?? statusCode}`;
  if (statusCode === 401 || statusCode === 403) return new ProviderRefused("unauthorized", text);
  // Turned away before anything was done.
  if (isToken || statusCode === 429) return new ProviderUnreached(text, { cause: error });
  if (statusCode === 404) return new ProviderRefused("not_found", text);
  if (statusCode === 400 || statusCode === 422) {
    const known = issues.map((issue) => REASONS[issue]).find((reason) => reason !== undefined);
    return new ProviderRefused(known ?? "invalid", text);
  }
  return new ProviderUnknown(text, { cause: error });
}
