import type {
  TransactionInformation,
  TransactionSearchController,
} from "@paypal/paypal-server-sdk";
import { parseCents } from "martillo/domain";
import type { StatementLine } from "..";
import { asked } from "./orders";

const PAGE = 500;

/** The order of a capture. */
type OrderOf = (captureId: string) => Promise<string | null>;

/** First letters of PayPal's codes of movements, and what they are here. */
const KINDS: readonly (readonly [RegExp, StatementLine["kind"]])[] = [
  [/^T00/, "payment"],
  [/^T1107/, "refund"],
  [/^T11(?:01|06|08|10|11)/, "dispute"],
  [/^T01/, "fee"],
  [/^T04/, "payout"],
];

/** PayPal's own list of movements. It is up to three hours behind. */
export async function* statementLines(
  search: TransactionSearchController,
  fromMs: number,
  toMs: number,
  orderOf: OrderOf,
): AsyncGenerator<StatementLine> {
  for (let page = 1; ; page += 1) {
    const { result } = await asked(() =>
      search.searchTransactions({
        startDate: new Date(fromMs).toISOString(),
        endDate: new Date(toMs).toISOString(),
        fields: "transaction_info",
        transactionStatus: "S",
        balanceAffectingRecordsOnly: "Y",
        pageSize: PAGE,
        page,
      }),
    );
    for (const { transactionInfo } of result.transactionDetails ?? []) {
      const line = transactionInfo && (await lineOf(transactionInfo, orderOf));
      if (line && line.atMs >= fromMs && line.atMs < toMs) yield line;
    }
    if (page >= (result.totalPages ?? 1)) return;
  }
}

async function lineOf(info: TransactionInformation, orderOf: OrderOf): Promise<StatementLine> {
  const { transactionId = "", transactionEventCode: code = "", transactionAmount: amount } = info;
  const kind = KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? "other";
  const capture =
    kind === "payment" ? transactionId : kind === "refund" ? info.paypalReferenceId : undefined;
  const isFee = kind === "fee";
  const cents = signedCents(amount?.value ?? "0");
  return {
    lineRef: transactionId,
    kind,
    providerRef: capture === undefined ? null : await orderOf(capture),
    paymentId: kind === "payment" ? (info.customField ?? null) : null,
    refundId: kind === "refund" ? (info.customField ?? null) : null,
    cents: isFee ? 0 : cents,
    // Told as what it takes from the account: below 0.
    feeCents: (isFee ? -cents : 0) - signedCents(info.feeAmount?.value ?? "0"),
    currency: amount?.currencyCode ?? "EUR",
    atMs: Date.parse(info.transactionInitiationDate ?? ""),
  };
}

function signedCents(value: string): number {
  return value.startsWith("-") ? -parseCents(value.slice(1)) : parseCents(value);
}
