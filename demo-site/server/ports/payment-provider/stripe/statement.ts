import type { Stripe } from "stripe";
import type { StatementLine } from "..";
import { asked } from "./asked";
import { idOf, META, ours } from "./facts";

const PAGE = 100;

const KINDS: Readonly<Record<string, StatementLine["kind"]>> = {
  charge: "payment",
  payment: "payment",
  refund: "refund",
  payment_refund: "refund",
  // A direct debit that its bank took back.
  payment_failure_refund: "refund",
  refund_failure: "refund_failed",
  stripe_fee: "fee",
  stripe_fx_fee: "fee",
  tax_fee: "fee",
  payout: "payout",
  payout_failure: "payout_failed",
  payout_cancel: "payout_failed",
};

/** Lines of a month are tens of thousands at most: they are read whole, because Stripe tells the newest first. */
export async function* statementLines(
  stripe: Stripe,
  fromMs: number,
  toMs: number,
): AsyncGenerator<StatementLine> {
  const lines: StatementLine[] = [];
  const created = { gte: Math.ceil(fromMs / 1_000), lt: Math.ceil(toMs / 1_000) };
  await asked(() =>
    stripe.balanceTransactions
      .list({ created, limit: PAGE, expand: ["data.source"] })
      .autoPagingEach((line) => void lines.push(lineOf(line))),
  );
  yield* lines.toReversed();
}

function lineOf(line: Stripe.BalanceTransaction): StatementLine {
  const kind = kindOf(line);
  const isFee = kind === "fee";
  return {
    lineRef: line.id,
    kind,
    ...belongs(line.source),
    cents: isFee ? 0 : line.amount,
    feeCents: isFee ? line.fee - line.amount : line.fee,
    currency: line.currency.toUpperCase(),
    atMs: line.created * 1_000,
  };
}

function kindOf({ type, amount, reporting_category: category }: Stripe.BalanceTransaction) {
  if (type === "adjustment" && category === "dispute") return "dispute";
  if (type === "adjustment" && category === "dispute_reversal") return "dispute_won";
  if (type === "refund" && amount > 0) return "refund_failed";
  return KINDS[type] ?? "other";
}

function belongs(
  source: Stripe.BalanceTransaction["source"],
): Pick<StatementLine, "providerRef" | "paymentId" | "refundId"> {
  const none = { providerRef: null, paymentId: null, refundId: null };
  if (source === null || typeof source === "string") return none;
  // The union of all sources is told apart by what each is.
  const thing = source as { object: string };
  switch (thing.object) {
    case "charge": {
      const { payment_intent: intent, metadata } = thing as Stripe.Charge;
      return { ...none, providerRef: idOf(intent), paymentId: ours(metadata, META.payment) };
    }
    case "refund": {
      const { payment_intent: intent, metadata } = thing as Stripe.Refund;
      return { ...none, providerRef: idOf(intent), refundId: ours(metadata, META.refund) };
    }
    case "dispute":
      return { ...none, providerRef: idOf((thing as Stripe.Dispute).payment_intent) };
    default:
      return none;
  }
}
