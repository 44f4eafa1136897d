import type { InvoiceRow } from "../../src/contract";
import type { BulkAction } from "./use-seller-tools";

const ALL: readonly BulkAction[] = ["paid", "unpaid", "cancel"];

/** A paid sale can be noted as unpaid; an owed one as paid or called off. A partly paid one is noted as unpaid before it is called off. */
const OF_STATUS: Readonly<Record<InvoiceRow["status"], readonly BulkAction[]>> = {
  draft: ["paid", "cancel"],
  unpaid: ["paid", "cancel"],
  partial: ["paid", "unpaid"],
  paid: ["unpaid"],
  cancel: [],
};

/** What can be done to sales that are marked, one of them at least. A sale of another page may be in any state. */
export function offeredFor(
  marked: ReadonlySet<number>,
  rows: readonly Pick<InvoiceRow, "invoice_id" | "status">[],
): BulkAction[] {
  const statuses = new Map(rows.map(({ invoice_id, status }) => [invoice_id, status]));
  const possible = new Set(
    [...marked].flatMap((id) => {
      const status = statuses.get(id);
      return status === undefined ? ALL : OF_STATUS[status];
    }),
  );
  return ALL.filter((action) => possible.has(action));
}
