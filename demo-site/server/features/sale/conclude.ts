/** A lot is sold: its account is opened in the same transaction. */
import { paymentDueAt, type SaleLine } from "martillo/domain";
import { readBuyerKinds } from "./buyer-kind";
import { insertInvoices, type InvoiceRow, markAllTold } from "./invoice-repository";
import { BY_CLOCK, noteSold } from "./sale-events";
import type { SaleActor } from "./sale-event-repository";
import type { OpenedSale, SaleContext } from "./sale-listener";
import { readSaleSettings } from "./sale-settings";
import { type ConcludedRow, readNewSales, takeForgottenSales } from "./conclude-repository";

export interface HowSold {
  channel: InvoiceRow["channel"];
  /** Whether the buyer pressed a button that binds. */
  bound: boolean;
  /** As what the buyer says to buy. */
  buyerKind?: InvoiceRow["buyer_kind"] | undefined;
  actor?: SaleActor;
}

/** Opens the accounts of lots that were sold in this transaction. Hold their locks. Returns an account for each lot. */
export async function concludeSales(
  { db: t, saleListeners }: SaleContext,
  lotIds: readonly number[],
  how: HowSold,
): Promise<Map<number, number>> {
  const rows = await readNewSales(t, lotIds);
  return open({ db: t, saleListeners }, rows, () => how);
}

/** Opens the account of one lot that was sold in this transaction. */
export async function concludeSale(ctx: SaleContext, lotId: number, how: HowSold): Promise<number> {
  const invoiceId = (await concludeSales(ctx, [lotId], how)).get(lotId);
  if (invoiceId === undefined) throw new Error("martillo: a sale opened no account");
  return invoiceId;
}

/** Opens the accounts of sales that have none: those of before there were accounts. Returns how many. */
export async function concludeForgotten(
  { db, saleListeners }: SaleContext,
  limit: number,
): Promise<number> {
  return db.tx(async (t) => {
    const rows = await takeForgottenSales(t, limit);
    const opened = await open({ db: t, saleListeners }, rows, ({ auction }) => ({
      channel: auction === 1 ? "auction" : "buynow",
      bound: true,
    }));
    // No person gets letters about a sale of long ago.
    await markAllTold(t, [...opened.values()]);
    return opened.size;
  });
}

async function open(
  { db: t, saleListeners }: SaleContext,
  rows: readonly ConcludedRow[],
  howOf: (row: ConcludedRow) => HowSold,
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const settings = await readSaleSettings(t);
  const kinds = await readBuyerKinds(
    t,
    rows.map((row) => ({ userId: row.winner_id, said: howOf(row).buyerKind })),
  );
  const invoices = rows.map((row, index) => {
    const { channel, bound } = howOf(row);
    return {
      lotId: row.lot_id,
      round: row.round,
      buyerId: row.winner_id,
      sellerId: row.seller_id,
      channel,
      bound,
      buyerKind: kinds[index] ?? "consumer",
      soldAtMs: row.settled_ms,
      dueAtMs: paymentDueAt({
        soldAtMs: row.settled_ms,
        days: settings.payment_days,
        holidays: settings.holidays,
      }),
      sellerCommission: row.seller_commission,
      lines: linesOf(row),
    };
  });
  const opened = await insertInvoices(t, invoices);
  const sales = rows.flatMap((row): OpenedSale[] => {
    const invoiceId = opened.get(row.lot_id);
    const type = row.auction === 1 ? "auction" : "buynow";
    const { lot_id: lotId, round, winner_id: buyerId } = row;
    return invoiceId === undefined ? [] : [{ lotId, round, buyerId, invoiceId, type }];
  });
  for (const { sold } of saleListeners) await sold?.(t, sales);
  await noteSold(
    t,
    rows.flatMap((row) => {
      const invoiceId = opened.get(row.lot_id);
      return invoiceId === undefined ? [] : [{ invoiceId, actor: howOf(row).actor ?? BY_CLOCK }];
    }),
  );
  return opened;
}

/** Premium goes with the price: the same scheme. */
function linesOf(row: ConcludedRow): (SaleLine & { ivaPercent: number | null })[] {
  const tax = {
    ivaPercent: row.iva_percent,
    scheme: row.iva_percent === null ? ("REBU" as const) : ("IVA" as const),
  };
  return [
    { kind: "vehicle", amountCents: row.price_cents, ...tax },
    ...(row.premium_cents > 0
      ? [{ kind: "premium" as const, amountCents: row.premium_cents, ...tax }]
      : []),
  ];
}
