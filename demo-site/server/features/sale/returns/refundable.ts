/** What can go back of a sale, and what its correction says. */
import type { ReturnDesk } from "martillo/contract";
import { RETURN_SERVICES } from "martillo/contract";
import {
  type InvoiceParts,
  invoiceParts,
  mostLossCents,
  refundAmount,
  toDecimal,
} from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import { type InvoiceFund, readInvoiceFunds } from "../../money";
import { type InvoiceRow, type LineRow, readLines, toSaleLines } from "../invoice-repository";
import { settingsOf } from "../sale-settings";
import type { ReturnRow, ReturnService } from "./return-repository";

type Refundable = ReturnDesk["refundable"];

/** What can go back of a sale: of a return, or of a withdrawal that is asked for now. */
export async function readRefundable(
  db: Db,
  row: InvoiceRow,
  of: Pick<ReturnRow, "reason" | "received_ms"> | undefined,
): Promise<Refundable> {
  const lines = await readLines(db, row.id);
  const lossCents = await readMostLoss(
    db,
    { row, lines },
    of ?? { reason: "desistimiento", received_ms: row.handed_over_ms },
  );
  const funds = await readInvoiceFunds(db, fundsOf(row));
  const services = RETURN_SERVICES.map((kind) => ({ kind, cents: sumOf(lines, [kind]) })).filter(
    ({ cents }) => cents > 0,
  );
  const keptCents = services.reduce((sum, { cents }) => sum + cents, 0);
  return {
    paid: toDecimal(row.paid_cents + row.deposit_cents),
    minimum: toDecimal(
      refundAmount({
        paidCents: row.paid_cents,
        depositCents: row.deposit_cents,
        servicesCents: keptCents,
        lossCents,
      }),
    ),
    most_loss: toDecimal(lossCents),
    services: services.map(({ kind, cents }) => ({ kind, amount: toDecimal(cents) })),
    ways: waysOf(funds),
  };
}

/** The most that may be deducted for lost value, in cents. */
export async function readMostLoss(
  db: Db,
  { row, lines }: { row: InvoiceRow; lines: readonly LineRow[] },
  { reason, received_ms }: Pick<ReturnRow, "reason" | "received_ms">,
): Promise<number> {
  const { loss_maximum_percent: percent } = await settingsOf(db, row);
  return mostLossCents({
    vehicleCents: sumOf(lines, ["vehicle"]),
    percent,
    isBack: received_ms !== null,
    isWithdrawal: reason === "desistimiento",
    isInformed: row.withdrawal_told,
  });
}

/** Which account's money, for the calls of money. */
export function fundsOf(row: Pick<InvoiceRow, "id" | "deposit_id" | "deposit_cents">) {
  return { invoice: row.id, depositId: row.deposit_id, depositCents: row.deposit_cents };
}

function waysOf(funds: readonly InvoiceFund[]): Refundable["ways"] {
  return [...new Set(funds.map(({ way }) => way))];
}

/** What of the lines goes back, and what is kept of them. */
export interface Correction {
  /** What the correcting document shows. */
  changed: LineRow[];
  /** What the account comes to from then on. */
  kept: ReturnType<typeof toSaleLines>;
  /** The difference, for the ledger; positive. */
  parts: InvoiceParts;
}

/** A correction of all lines but the services that stay, less what the vehicle has lost in value. */
export function correctionOf(
  lines: readonly LineRow[],
  of: { services: readonly ReturnService[]; lossCents: number },
): Correction {
  const isKept = ({ kind }: LineRow) => of.services.some((service) => service === kind);
  const vehicle = lines.find(({ kind }) => kind === "vehicle");
  const loss: LineRow[] =
    vehicle && of.lossCents > 0
      ? [{ ...vehicle, kind: "adjustment", qty: 1, amount_cents: of.lossCents }]
      : [];
  const kept = toSaleLines([...lines.filter(isKept), ...loss]);
  const before = invoiceParts(toSaleLines(lines));
  const after = invoiceParts(kept);
  return {
    changed: [
      ...lines.filter((line) => !isKept(line)),
      ...loss.map((line) => ({ ...line, amount_cents: -line.amount_cents })),
    ],
    kept,
    parts: {
      sellerCents: before.sellerCents - after.sellerCents,
      houseCents: before.houseCents - after.houseCents,
      vatCents: before.vatCents - after.vatCents,
      disbursedCents: before.disbursedCents - after.disbursedCents,
    },
  };
}

/** What lines of some kinds come to, in cents. */
export function sumOf(lines: readonly LineRow[], kinds: readonly LineRow["kind"][]): number {
  return lines
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount_cents, qty }) => sum + amount_cents * qty, 0);
}
