import { useState } from "react";
import { Button } from "../Button";
import { DataTable } from "./DataTable";
import type { DataTableAnswer } from "./table-types";
import { readLayout } from "./table-layout";
import type { CellRefusal, TableColumn, TableFilter } from "./table-types";
import { useDataTable } from "./use-data-table";

/** A row of the samples. */
export interface SampleRow {
  id: number;
  title: string;
  brand: string;
  price: string;
  end: number;
  note: string;
}

/** So many rows, always the same. */
export function sampleRows(count: number): SampleRow[] {
  const brands = ["Seat", "BMW", "Ford"];
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `Lote ${at + 1}`,
    brand: brands[at % 3] ?? "Seat",
    price: `${1_000 + at}.00`,
    end: Date.UTC(2026, 10, 20) + at * 3_600_000,
    note: "",
  }));
}

const FILTERS: readonly TableFilter[] = [
  {
    id: "brand",
    label: "Marca",
    kind: "choice",
    options: ["Seat", "BMW", "Ford"].map((value) => ({ value, label: value })),
  },
  { id: "price", label: "Precio", kind: "number" },
];

interface SampleTableProps {
  rows: readonly SampleRow[];
  isWhole?: boolean;
  hasAddress?: boolean;
  table?: string;
  answer?: Partial<DataTableAnswer<SampleRow>>;
  onSave?: (row: SampleRow, value: string) => Promise<CellRefusal | undefined>;
  onAction?: (row: SampleRow, action: string) => void;
}

/** A table over rows that are all here, as stories and tests need it. */
export function SampleTable({
  rows,
  isWhole = false,
  hasAddress = false,
  table = "sample",
  answer,
  onSave = async () => undefined,
  onAction,
}: SampleTableProps) {
  const [columns] = useState<readonly TableColumn<SampleRow>[]>(() => [
    {
      id: "title",
      label: "Lote",
      isMain: true,
      isSortable: true,
      value: (row) => row.title,
      href: (row) => `#lote-${row.id}`,
      onOpen: () => false,
    },
    { id: "brand", label: "Marca", kind: "capitalize", value: (row) => row.brand },
    { id: "price", label: "Precio", kind: "price", isSortable: true, value: (row) => row.price },
    { id: "end", label: "Cierre", kind: "datetime", value: (row) => row.end, isOptional: true },
    { id: "note", label: "Nota", kind: "input", value: (row) => row.note, onSave },
    { id: "paid", label: "Pago", kind: "payment_method", value: () => null },
  ]);
  const model = useDataTable({ table, columns, filters: FILTERS, hasAddress });
  const { query } = model;
  const brands = query.filters["brand"] as readonly string[] | undefined;
  const matching = rows.filter(
    (row) =>
      (!brands || brands.includes(row.brand)) &&
      row.title.toLowerCase().includes(query.search.toLowerCase()),
  );
  if (query.sort) {
    const by =
      query.sort.id === "price"
        ? (row: SampleRow) => Number(row.price)
        : (row: SampleRow) => row.id;
    matching.sort((a, b) => (by(a) - by(b)) * (query.sort?.desc ? -1 : 1));
  }
  const from = (query.page - 1) * query.pageSize;
  return (
    <DataTable
      label="Lotes"
      model={model}
      answer={{
        rows: isWhole ? matching : matching.slice(from, from + query.pageSize),
        total: matching.length,
        ...answer,
      }}
      rowId={(row) => row.id}
      rowName={(row) => row.title}
      rowActions={() => [
        { id: "edit", label: "Editar" },
        { id: "delete", label: "Borrar", isDanger: true },
      ]}
      onRowAction={(row, action) => onAction?.(row, action)}
      bulk={<Button size="s">Publicar</Button>}
      isWhole={isWhole}
    />
  );
}

/** What this device keeps of the samples. */
export const sampleLayout = () => readLayout("sample");
