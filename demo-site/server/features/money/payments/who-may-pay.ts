import type { ErrorCode, PaymentPurpose, SellerPermission } from "martillo/contract";
import type { Viewer } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { can } from "../../../platform/security/permissions";

/**
 * By what something is paid: `typed`, a card that is typed now, or the page of a gateway; `kept`, the same card saved for the next time;
 * `saved`, a card or an account that the house keeps; `balance`, the money in the purses.
 */
export type PaidBy = "typed" | "kept" | "saved" | "balance";

/**
 * The payer: `owner`, the account's own person on the house's pages; `acting`, a person who acts for the account; `money`, the same with
 * the permission `money`; `partner`, a page in the person's name.
 */
type Payer = "owner" | "acting" | "money" | "partner";

/**
 * Something that is bought. A person who acts for an account pays its purchases; only its own person uses what the account keeps at the
 * house.
 */
const PURCHASE: Readonly<Record<PaidBy, readonly Payer[]>> = {
  typed: ["owner", "acting", "partner"],
  kept: ["owner", "partner"],
  saved: ["owner"],
  balance: ["owner", "money"],
};

/** What only the account's own person begins, on the house's own pages. */
const PERSONAL: Readonly<Record<PaidBy, readonly Payer[]>> = {
  typed: ["owner"],
  kept: ["owner"],
  saved: ["owner"],
  balance: ["owner"],
};

/**
 * The payers allowed, by purpose and by means of payment. All calls that open or continue a payment and the pay frame ask this table;
 * `Payable` says what a balance can pay at all.
 */
export const WHO_MAY_PAY: Readonly<
  Record<PaymentPurpose, Readonly<Record<PaidBy, readonly Payer[]>>>
> = {
  topup: PERSONAL,
  plan: PERSONAL,
  deposit: PURCHASE,
  invoice: PURCHASE,
  cart: PURCHASE,
  debt: PURCHASE,
};

/** A person before a call or a frame, as far as the table asks. */
export interface Paying {
  /** On a partner's page. */
  isForeign: boolean;
  /** For an account that is not their own. */
  isActing: boolean;
  permissions: readonly SellerPermission[];
}

export function payingOf({ pass, actedBy, permissions }: Viewer): Paying {
  return { isForeign: pass !== null, isActing: actedBy !== null, permissions };
}

/** The reason why a payer may not pay for a purpose by a means; null where they may. */
function refusalOf(paying: Paying, purpose: PaymentPurpose, by: PaidBy): ErrorCode | null {
  const payers = WHO_MAY_PAY[purpose][by];
  if (paying.isForeign && !payers.includes("partner")) return "SITE_SESSION_REQUIRED";
  if (!paying.isActing || payers.includes("acting")) return null;
  if (!payers.includes("money")) return "OWN_ACCOUNT_REQUIRED";
  return can(paying, "money") ? null : "PERMISSION_MISSING";
}

export function mayPay(paying: Paying, purpose: PaymentPurpose, by: PaidBy): boolean {
  return refusalOf(paying, purpose, by) === null;
}

/** Throws SITE_SESSION_REQUIRED, OWN_ACCOUNT_REQUIRED and PERMISSION_MISSING. */
export function requireMayPay(paying: Paying, purpose: PaymentPurpose, by: PaidBy): void {
  const refusal = refusalOf(paying, purpose, by);
  if (refusal) throw new ApiFault(refusal);
}
