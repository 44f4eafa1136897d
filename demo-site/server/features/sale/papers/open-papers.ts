/** Which papers a sale has, who owes them, and until when. */
import type { SalePaper } from "martillo/contract";
import type { Db } from "../../../platform/db/db";
import type { InvoiceRow } from "../invoice-repository";
import { isTraderSale } from "../trader";

type Kind = SalePaper["kind"];

/** The seller has ten days, as for the notice of the sale (RGV 32.1); the buyer thirty for the new permit (RGV 32.3). */
const SELLER_DAYS = 10;
const BUYER_DAYS = 30;

const OF_SELLER: readonly Kind[] = ["permiso_circulacion", "ficha_tecnica", "contrato"];

/** A trader gives an invoice; of a private seller the sale is announced, and the buyer pays the tax of transfers. */
function papersOf(isTrader: boolean): { kind: Kind; owed_by: "buyer" | "seller" }[] {
  const seller = [...OF_SELLER, isTrader ? "factura" : "notificacion_venta"] as const;
  const buyer = [
    "justificante_transferencia",
    ...(isTrader ? [] : ["modelo_620" as const]),
  ] as const;
  return [
    ...seller.map((kind) => ({ kind, owed_by: "seller" as const })),
    ...buyer.map((kind) => ({ kind, owed_by: "buyer" as const })),
  ];
}

/** Opens the papers of a sale that is paid; those that are there stay. */
export async function openPapers(
  t: Db,
  row: Pick<InvoiceRow, "id" | "seller_id" | "lot_id">,
): Promise<void> {
  await t.query(
    `insert into sale_papers (invoice_id, kind, owed_by, due_at)
     select $1, kind, owed_by, clock_timestamp()
       + make_interval(days => case when owed_by = 'seller' then ${SELLER_DAYS} else ${BUYER_DAYS} end)
     from json_to_recordset($2::json) as p (kind text, owed_by text)
     on conflict (invoice_id, kind) do nothing`,
    [row.id, JSON.stringify(papersOf(await isTraderSale(t, row)))],
  );
}

/** What the law counts from the day of handing over begins now. */
export async function startPaperClocks(t: Db, invoiceId: number): Promise<void> {
  await t.query(
    `update sale_papers set due_at = clock_timestamp()
       + make_interval(days => case when owed_by = 'seller' then ${SELLER_DAYS} else ${BUYER_DAYS} end)
     where invoice_id = $1 and kind in ('notificacion_venta', 'justificante_transferencia', 'modelo_620')`,
    [invoiceId],
  );
}
