/** Which papers a sale has, who owes them, and until when. */
import type { SalePaper } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { type InvoiceRow, isTraderSale } from "../sale";
import { insertPapers } from "./paper-repository";

type Kind = SalePaper["kind"];

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
  await insertPapers(t, row.id, papersOf(await isTraderSale(t, row)));
}
