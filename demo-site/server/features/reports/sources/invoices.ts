import type { SqlParameters } from "../../../platform/lists/sql-parameters";
import { DOCUMENT_NUMBER } from "../../documents";
import {
  LOT_COLUMNS,
  ms,
  nameOf,
  type ReportScope,
  reportSource,
  sumOverTime,
  within,
} from "../report-source";

function accounts(scope: ReportScope, parameters: SqlParameters, more = ""): string {
  return `from invoices i ${more}
    where i.seller_id = ${parameters.add(scope.sellerId)} and ${within(scope, parameters, "i.sold_at")}`;
}

/** An account that is over comes to nothing. */
const IS_OWED = "i.status <> 'cancel'";

/** Accounts of sales: what each is over, and what is still owed. What sellers pay for plans is no sale: the history of a subscription has its documents. */
export const invoices = reportSource({
  title: "invoices",
  file: "invoicesFile",
  hasDays: true,
  columns: [
    { id: "at", label: "sold", kind: "datetime" },
    { id: "number", label: "document", kind: "text" },
    ...LOT_COLUMNS,
    { id: "buyer", label: "buyer", kind: "text", isPersonal: true },
    {
      id: "status",
      label: "state",
      kind: "text",
      words: {
        draft: "draft",
        unpaid: "unpaid",
        partial: "partlyPaid",
        paid: "paid",
        cancel: "cancelled",
      },
    },
    { id: "total", label: "totalAmount", kind: "price", isSum: true },
    { id: "received", label: "collected", kind: "price", isSum: true },
    { id: "unpaid", label: "stillUnpaid", kind: "price", isSum: true },
    { id: "due", label: "dueOn", kind: "datetime", isOptional: true },
    { id: "paid", label: "paidOn", kind: "datetime", isOptional: true },
  ],
  rows: (scope, parameters) => `
    select i.id, ${ms("i.sold_at")} as at, i.lot_id as lot, l.ref, l.title, ${nameOf("w")} as buyer, i.status,
      (select ${DOCUMENT_NUMBER} from invoice_documents d
        where d.invoice_id = i.id and d.kind = 'invoice' order by d.id limit 1) as number,
      case when ${IS_OWED} then i.total_cents else 0 end as total,
      case when ${IS_OWED} then i.paid_cents + i.deposit_cents else 0 end as received,
      case when ${IS_OWED} then greatest(0, i.total_cents - i.deposit_cents - i.paid_cents) else 0 end as unpaid,
      ${ms("i.due_at")} as due, ${ms("i.paid_at")} as paid
    ${accounts(scope, parameters, "join lots l on l.id = i.lot_id join users w on w.id = i.buyer_id")}`,
  order: "at desc, id desc",
  series: {
    label: "totalAmount",
    kind: "price",
    column: "total",
    overTime: sumOverTime("total"),
  },
});
