import type { InvoiceRow } from "../../src/contract";
import type { BulkAction } from "./use-seller-tools";

const ALL: readonly BulkAction[] = ["paid", "unpaid", "cancel"];

/** Noting a payment is undone of what is paid; what is owed is noted as paid or called off. What was paid of a part is undone before. */
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
