import {
  ACCOUNT_BLOCKED_REASON,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from "../../src/contract";
import { defineMessages, type Translate } from "../../src/i18n";

/** Why bids are taken back, as bidders read it. */
export const withdrawalReasonMessages = defineMessages("withdrawalReason", {
  wrong_amount: "Importe equivocado",
  bidder_asked: "A petición del postor",
  bidder_unreachable: "No se localiza al postor",
  fraud_suspected: "Posible fraude",
  other: "Otro motivo, que la casa conoce",
  account_blocked: "Cuenta bloqueada",
} as const);

type Reason = WithdrawalReason | typeof ACCOUNT_BLOCKED_REASON;

const REASONS: readonly string[] = [...WITHDRAWAL_REASONS, ACCOUNT_BLOCKED_REASON];

/** A reason in words. Rows from before reasons were chosen hold a person's own words, which are not repeated. */
export function reasonText(reason: string, t: Translate<Reason>): string {
  return t(isReason(reason) ? reason : "other");
}

function isReason(reason: string): reason is Reason {
  return REASONS.includes(reason);
}
