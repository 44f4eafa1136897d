import type { ParsedInputOf, reportExport, reportExportXlsx } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { can } from "../../platform/security/permissions";
import { toBase64 } from "../../platform/security/base64";
import {
  type Sheet,
  type SheetColumn,
  type SheetFormat,
  SHEET_TYPES,
} from "../../ports/spreadsheets";
import { queryOf } from "./invoice-calls";
import { owedOf, type InvoiceRow, readInvoices } from "./invoice-repository";

/** Most sales of a file. */
const MOST_ROWS = 5_000;

type Field = NonNullable<ParsedInputOf<typeof reportExport>["fields"]>[number];
type Value = string | number | null;

const COLUMNS: Readonly<
  Record<Field, Omit<SheetColumn, "key"> & { of: (row: InvoiceRow) => Value }>
> = {
  invoice_id: { heading: "Venta", kind: "number", of: (row) => row.id },
  document_number: { heading: "Documento", kind: "text", of: (row) => row.document_number },
  status: { heading: "Estado", kind: "text", of: (row) => STATES[row.status] },
  channel: { heading: "Forma de venta", kind: "text", of: (row) => CHANNELS[row.channel] },
  project_id: { heading: "Lote", kind: "number", of: (row) => row.lot_id },
  projects_title: { heading: "Vehículo", kind: "text", of: (row) => row.title },
  buyer_name: {
    heading: "Comprador",
    kind: "text",
    of: (row) => `${row.buyer_first_name} ${row.buyer_last_name}`.trim(),
  },
  buyer_email: { heading: "Correo del comprador", kind: "text", of: (row) => row.buyer_email },
  seller_name: { heading: "Vendedor", kind: "text", of: (row) => row.seller_name },
  date_added: { heading: "Vendido", kind: "moment", of: (row) => row.sold_ms },
  due_at: { heading: "Plazo", kind: "moment", of: (row) => row.due_ms },
  paid_date: { heading: "Pagado el", kind: "moment", of: (row) => row.paid_ms },
  total_amount: { heading: "Total", kind: "money", of: (row) => row.total_cents },
  total_paid: {
    heading: "Pagado",
    kind: "money",
    of: (row) => row.paid_cents + row.deposit_cents,
  },
  total_due_amount: {
    heading: "Pendiente",
    kind: "money",
    of: (row) => owedOf(row),
  },
};

const ALL_FIELDS = Object.keys(COLUMNS) as Field[];

/** The columns that say who has bought. */
const PERSONAL: ReadonlySet<Field> = new Set(["buyer_name", "buyer_email"] as const);

const STATES: Readonly<Record<InvoiceRow["status"], string>> = {
  draft: "Borrador",
  unpaid: "Pendiente",
  partial: "Pagada en parte",
  paid: "Pagada",
  cancel: "Anulada",
};

const CHANNELS: Readonly<Record<InvoiceRow["channel"], string>> = {
  auction: "Subasta",
  award: "Adjudicación",
  buynow: "Compra inmediata",
  offer: "Oferta",
  second_chance: "Segunda oportunidad",
  winner_change: "Cambio de comprador",
};

function exportAs(
  format: SheetFormat,
): Handler<typeof reportExport> & Handler<typeof reportExportXlsx> {
  return async (input, ctx) => {
    const { spreadsheets } = ctx.ports;
    if (!spreadsheets) throw new ApiFault("NOT_CONFIGURED");
    const { sheet, isCut } = await readSheet(input, ctx);
    return {
      file_name: `ventas.${format}`,
      content_type: SHEET_TYPES[format],
      content: toBase64(await spreadsheets.write(format, [sheet])),
      count: sheet.rows.length,
      is_cut: isCut ? 1 : 0,
    };
  };
}

export const exportCsv = exportAs("csv");
export const exportXlsx = exportAs("xlsx");

async function readSheet(
  { list, filters, fields = ALL_FIELDS }: ParsedInputOf<typeof reportExport>,
  ctx: CallContext,
): Promise<{ sheet: Sheet; isCut: boolean }> {
  const viewer = ctx.requireViewer();
  // A person who may not read who buys neither gets the columns that say so nor finds a buyer by name.
  const seesBuyers = can(viewer, "award");
  if (filters?.search && !seesBuyers) throw new ApiFault("PERMISSION_MISSING");
  const shown = fields.filter((key) => seesBuyers || !PERSONAL.has(key));
  if (shown.length === 0) throw new ApiFault("PERMISSION_MISSING");
  const query = { ...queryOf(viewer, "seller", { list, filters }), page: 1, limit: MOST_ROWS };
  const { rows, counts } = await readInvoices(ctx.db, query);
  return {
    sheet: {
      name: "Ventas",
      columns: shown.map((key) => {
        const { heading, kind } = COLUMNS[key];
        return { key, heading, kind };
      }),
      rows: rows.map((row) => Object.fromEntries(shown.map((key) => [key, COLUMNS[key].of(row)]))),
    },
    isCut: counts[list] > MOST_ROWS,
  };
}
