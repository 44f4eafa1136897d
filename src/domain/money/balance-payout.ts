import { accountNumberProblem, isIban, plainIban } from "./bank-rules";

/** Where a balance stands that is paid out to a bank account. Its money is on `returning:payout.{id}` while it is requested. */
export const BALANCE_PAYOUT_STATUSES = ["requested", "paid", "returned", "cancelled"] as const;
/** Where a balance stands that is paid out to a bank account. `returned`: the bank sent it back; the money is in the balance again. */
export type BalancePayoutStatus = (typeof BALANCE_PAYOUT_STATUSES)[number];

/** What staff do with a payout: they made the transfer, they will not make it, or the bank has sent it back. */
export type BalancePayoutEvent = "pay" | "cancel" | "return";

const DAY_MS = 86_400_000;

/** After so long a payout is late: staff are told again, and then each time that so long has passed. */
export const PAYOUT_LATE_MS = 3 * DAY_MS;
/** So long after the transfer a bank may send it back; so long the number of the account is kept. */
export const ACCOUNT_NUMBER_KEPT_MS = 90 * DAY_MS;

const TRANSITIONS: Record<
  BalancePayoutStatus,
  Partial<Record<BalancePayoutEvent, BalancePayoutStatus>>
> = {
  requested: { pay: "paid", cancel: "cancelled" },
  paid: { return: "returned" },
  returned: {},
  cancelled: {},
};

/** The status after an event, or null where the payout does not allow it: a bank sends nothing back once the account's number is gone. */
export function nextBalancePayout(
  { status, decidedAtMs }: { status: BalancePayoutStatus; decidedAtMs: number | null },
  event: BalancePayoutEvent,
  nowMs: number,
): BalancePayoutStatus | null {
  const next = TRANSITIONS[status][event] ?? null;
  if (next !== "returned") return next;
  return nowMs - (decidedAtMs ?? nowMs) < ACCOUNT_NUMBER_KEPT_MS ? next : null;
}

/** What tells whether a payout is late. */
export interface AskedPayout {
  status: BalancePayoutStatus;
  /** In epoch milliseconds. */
  askedAtMs: number;
}

/** Whether staff should have made the transfer by now. */
export function isPayoutLate({ status, askedAtMs }: AskedPayout, nowMs: number): boolean {
  return status === "requested" && nowMs - askedAtMs >= PAYOUT_LATE_MS;
}

/**
 * The fault of the whole number of a saved account: it is none (`number`), or it is another account's (`ending`); null where it fits. An
 * account without a routing number has an IBAN.
 */
export function payoutNumberProblem(
  text: string,
  { last4, routing }: { last4: string; routing: string },
): "number" | "ending" | null {
  const number = plainIban(text);
  const isNumber = routing === "" ? isIban(number) : accountNumberProblem(number) === null;
  if (!isNumber) return "number";
  return last4 !== "" && number.endsWith(last4) ? null : "ending";
}
