import {
  ACCOUNT_BLOCKED_REASON,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from "../../src/contract";
import type { Translate } from "../../src/i18n";

type Reason = WithdrawalReason | typeof ACCOUNT_BLOCKED_REASON;

const REASONS: readonly string[] = [...WITHDRAWAL_REASONS, ACCOUNT_BLOCKED_REASON];

/** A reason in words. Rows from before reasons were chosen hold a person's own words, which are not repeated. */
export function reasonText(reason: string, t: Translate<Reason>): string {
  return t(isReason(reason) ? reason : "other");
}

function isReason(reason: string): reason is Reason {
  return REASONS.includes(reason);
}
