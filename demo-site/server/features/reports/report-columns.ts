import type { ReportColumn, ReportName } from "martillo/contract";

/** A column of a report, as it is read from the database. */
export interface SourceColumn extends ReportColumn {
  /** Read in cents, of which the wire knows decimals. */
  kind: ReportColumn["kind"];
  /** Its sum stands below the rows. */
  isSum?: boolean;
  /** Who buys: for those who may award. */
  isPersonal?: boolean;
}

const LOT: readonly SourceColumn[] = [
  { id: "lot", label: "Lote", kind: "number" },
  { id: "ref", label: "Referencia", kind: "text" },
  { id: "title", label: "Vehículo", kind: "text" },
  { id: "kind", label: "Tipo de venta", kind: "text" },
];

/** Columns of each report, in their order. */
export const REPORT_COLUMNS: Readonly<Record<ReportName, readonly SourceColumn[]>> = {
  sales: [
    { id: "at", label: "Vendido", kind: "datetime" },
    ...LOT,
    { id: "auction", label: "Subasta", kind: "text" },
    { id: "start", label: "Precio de salida", kind: "price" },
    { id: "reserve", label: "Reserva", kind: "price" },
    { id: "hammer", label: "Adjudicado en", kind: "price", isSum: true },
    { id: "bids", label: "Pujas", kind: "number", isSum: true },
    { id: "bidders", label: "Postores", kind: "number" },
    { id: "premium", label: "Prima", kind: "price", isSum: true },
    { id: "tax", label: "Impuesto", kind: "text" },
    { id: "total", label: "Total", kind: "price", isSum: true },
    { id: "buyer", label: "Comprador", kind: "text", isPersonal: true },
    { id: "paid", label: "Pagado el", kind: "datetime" },
  ],
  sell_through: [
    { id: "period", label: "Desde", kind: "date" },
    { id: "offered", label: "Ofrecidos", kind: "number", isSum: true },
    { id: "sold", label: "Vendidos", kind: "number", isSum: true },
    { id: "provisional", label: "Por decidir", kind: "number", isSum: true },
    { id: "unsold", label: "Sin vender", kind: "number", isSum: true },
    { id: "percent", label: "Vendidos, %", kind: "percent" },
    { id: "hammer", label: "Adjudicado en", kind: "price", isSum: true },
    { id: "over_start", label: "Sobre la salida, %", kind: "percent" },
  ],
  stock: [
    ...LOT,
    { id: "state", label: "Estado", kind: "text" },
    { id: "price", label: "Precio", kind: "price", isSum: true },
    { id: "days", label: "Días a la venta", kind: "number" },
    { id: "round", label: "Vez", kind: "number" },
    { id: "bids", label: "Pujas", kind: "number", isSum: true },
    { id: "watchers", label: "Seguidores", kind: "number" },
    { id: "offers", label: "Ofertas", kind: "number" },
    { id: "end", label: "Cierre", kind: "datetime" },
  ],
};
