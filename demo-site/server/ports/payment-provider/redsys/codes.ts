import type { Decline } from "martillo/domain";
import type { CardFacts, Failure } from "..";

/** By which the payer left the page. */
export const LEFT = "9915";

const DECLINES: Readonly<Record<string, Decline>> = {
  "101": "expired_card",
  "191": "expired_card",
  "102": "fraud",
  "104": "declined",
  "106": "limit",
  "116": "insufficient_funds",
  "129": "incorrect_cvc",
  "180": "declined",
  "184": "authentication_required",
  "195": "authentication_required",
  "202": "fraud",
  "904": "processing_error",
  "909": "processing_error",
  "912": "processing_error",
  "9912": "processing_error",
  "9064": "declined",
  "9093": "declined",
};

const AGAIN: ReadonlySet<Decline> = new Set([
  "authentication_required",
  "incorrect_cvc",
  "processing_error",
]);

/** The number of a response, without the zeros before it. */
export function plainCode(response: string | undefined): string {
  return /^\d{1,6}$/.test(response ?? "") ? String(Number(response)) : "";
}

/** 0000 to 0099 is a payment; other good codes are about refunds and holds. */
export function isPaid(response: string | undefined): boolean {
  return /^\d{1,4}$/.test(response ?? "") && Number(response) < 100;
}

export function failureOf(response: string | undefined): Failure {
  const reason = DECLINES[plainCode(response)] ?? "declined";
  return { reason, retry: AGAIN.has(reason) };
}

/** What notices tell of a card, where they tell enough. */
export function cardOf(notice: {
  Ds_Card_Brand?: string;
  Ds_Card_Last4?: string;
  Ds_Card_Number?: string;
  Ds_ExpiryDate?: string;
}): CardFacts | undefined {
  const { Ds_Card_Last4: told, Ds_Card_Number: masked, Ds_ExpiryDate: expiry = "" } = notice;
  const last4 = told ?? masked?.slice(-4) ?? "";
  const [, year, month] = /^(\d\d)(\d\d)$/.exec(expiry) ?? [];
  if (!/^\d{4}$/.test(last4) || year === undefined || month === undefined) return undefined;
  return {
    kind: "card",
    methodId: null,
    brand: BRANDS[notice.Ds_Card_Brand ?? ""] ?? "unknown",
    last4,
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    fingerprint: null,
    holderName: null,
  };
}

const BRANDS: Readonly<Record<string, string>> = {
  "1": "visa",
  "2": "mastercard",
  "6": "diners",
  "8": "amex",
  "9": "jcb",
  "22": "unionpay",
};
