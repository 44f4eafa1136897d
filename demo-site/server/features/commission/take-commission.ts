/** The house's commission of a seller: taken when a sale is paid in full, given back when it is not paid any more or does not stand. */
import { commissionTerms, invoiceParts, sellerCommission } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readCommission } from "../house";
import { post } from "../money";
import { type InvoiceRow, readLines, toSaleLines } from "../sale";
import { insertCommission, markGivenBack, readStanding } from "./commission-repository";

/** Takes it, once. The account is locked and paid in full. */
export async function takeCommission({ db: t }: { db: Db }, row: InvoiceRow): Promise<void> {
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(t, row.id)));
  const amounts = sellerCommission(
    sellerCents,
    commissionTerms(readCommission(row.seller_commission)),
  );
  if (amounts.netCents === 0) return;
  const taken = await insertCommission(t, {
    invoiceId: row.id,
    sellerId: row.seller_id,
    ...amounts,
  });
  // It stands already: what was paid now is something else, as storage.
  if (!taken) return;
  await post(t, { event: "commission", commission: taken.id, seller: row.seller_id, ...amounts });
}

/** Gives back what stands of a sale, if anything does. The account is locked. */
export async function giveCommissionBack(t: Db, invoiceId: number): Promise<void> {
  const standing = await readStanding(t, invoiceId);
  if (!standing) return;
  await markGivenBack(t, standing.id);
  await post(t, {
    event: "commissionback",
    commission: standing.id,
    seller: standing.seller_id,
    netCents: standing.net_cents,
    vatCents: standing.vat_cents,
  });
}
