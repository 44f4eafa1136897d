import { invoiceParts, toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readDocuments } from "../documents";
import { type InvoiceRow, readLines, type SaleParts, toSaleLines } from "../sale";
import { readStanding } from "./commission-repository";

/** The commission that stands of a sale, with its documents, as its seller's side sees it. */
export async function readCommissionPart(
  db: Db,
  { id }: Pick<InvoiceRow, "id">,
  side: "buyer" | "seller",
): Promise<Partial<SaleParts>> {
  const standing = side === "seller" ? await readStanding(db, id) : undefined;
  if (!standing) return {};
  const { net_cents: netCents, vat_cents: vatCents } = standing;
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(db, id)));
  const documents = await readDocuments(db, "commission", [standing.id]);
  return {
    commission: {
      amount: toDecimal(netCents),
      tax: toDecimal(vatCents),
      receives: toDecimal(sellerCents - netCents - vatCents),
      documents: documents.get(standing.id) ?? [],
    },
  };
}
