import type { SqlParameters } from "../../../platform/lists/sql-parameters";
import { DOCUMENT_NUMBER } from "../../documents";
import {
  LOT_COLUMNS,
  ms,
  nameOf,
  type ReportScope,
  reportSource,
  sumOverTime,
  said,
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
  title: said("Facturas", "Invoices"),
  file: said("facturas", "invoices"),
  hasDays: true,
  columns: [
    { id: "at", label: said("Vendido", "Sold"), kind: "datetime" },
    { id: "number", label: said("Documento", "Document"), kind: "text" },
    ...LOT_COLUMNS,
    { id: "buyer", label: said("Comprador", "Buyer"), kind: "text", isPersonal: true },
    {
      id: "status",
      label: said("Estado", "State"),
      kind: "text",
      words: {
        draft: said("Borrador", "Draft"),
        unpaid: said("Pendiente", "Unpaid"),
        partial: said("Pagada en parte", "Partly paid"),
        paid: said("Pagada", "Paid"),
        cancel: said("Anulada", "Cancelled"),
      },
    },
    { id: "total", label: said("Total", "Total amount"), kind: "price", isSum: true },
    { id: "received", label: said("Cobrado", "Received"), kind: "price", isSum: true },
    { id: "unpaid", label: said("Pendiente de pago", "Unpaid"), kind: "price", isSum: true },
    { id: "due", label: said("Plazo", "Due on"), kind: "datetime", isOptional: true },
    { id: "paid", label: said("Pagado el", "Paid on"), kind: "datetime", isOptional: true },
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
    label: said("Total", "Total amount"),
    kind: "price",
    column: "total",
    overTime: sumOverTime("total"),
  },
});
