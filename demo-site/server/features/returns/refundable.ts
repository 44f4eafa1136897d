/** What can go back of a sale, and what its correction says. */
import type { ReturnDesk } from "martillo/contract";
import { RETURN_SERVICES } from "martillo/contract";
import { mostLossCents, refundAmount, toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { type InvoiceFund, readInvoiceFunds } from "../money";
import { type InvoiceRow, type LineRow, readLines, settingsOf, sumOf } from "../sale";
import type { ReturnRow } from "./return-repository";

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
