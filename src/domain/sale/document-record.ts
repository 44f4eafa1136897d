import type { Digest } from "../chain";
import { localTime } from "../local-time";

/** A record of the register of documents, each field as it is printed. `numero` has its series. */
export interface DocumentRecord {
  kind: "alta" | "anulacion";
  /** NIF of the issuer. */
  emisor: string;
  numero: string;
  /** `01-01-2024`. */
  fecha: string;
  /** `F1`, `R1` …; not of an annulment. */
  tipo?: string;
  cuota?: string;
  importe?: string;
  /** Hash of the record before it of the same issuer; empty for the first. */
  anterior: string;
  /** Moment of the record, with its offset: `2024-01-01T19:20:30+01:00`. */
  momento: string;
}

/** The text of a record that is hashed: fields and their order are those of Orden HAC/1177/2024, 13.1.a and b. */
export function recordText(record: DocumentRecord): string {
  const fields: [string, string][] =
    record.kind === "alta"
      ? [
          ["IDEmisorFactura", record.emisor],
          ["NumSerieFactura", record.numero],
          ["FechaExpedicionFactura", record.fecha],
          ["TipoFactura", record.tipo ?? ""],
          ["CuotaTotal", record.cuota ?? ""],
          ["ImporteTotal", record.importe ?? ""],
        ]
      : [
          ["IDEmisorFacturaAnulada", record.emisor],
          ["NumSerieFacturaAnulada", record.numero],
          ["FechaExpedicionFacturaAnulada", record.fecha],
        ];
  fields.push(["Huella", record.anterior], ["FechaHoraHusoGenRegistro", record.momento]);
  return fields.map(([name, value]) => `${name}=${value.trim()}`).join("&");
}

/** The hash of a record: SHA-256, 64 hexadecimal digits in capitals. */
export async function huella(record: DocumentRecord, digest: Digest): Promise<string> {
  return (await digest(recordText(record))).toUpperCase();
}

/** `A2026/000123`. The year is that of the house's calendar. */
export function documentNumber(of: {
  kind: "invoice" | "correction";
  year: number;
  number: number;
}): string {
  return `${seriesOf(of)}/${String(of.number).padStart(6, "0")}`;
}

/** The series in which a document is numbered: one a year, corrections in their own. */
export function seriesOf(of: { kind: "invoice" | "correction"; year: number }): string {
  return `${of.kind === "invoice" ? "A" : "R"}${of.year}`;
}

/** `22-11-2026`, in the house's calendar. */
export function recordDate(atMs: number): string {
  const { year, month, day } = localTime(atMs);
  return [two(day), two(month), year].join("-");
}

/** `2024-01-01T19:20:30+01:00`, by the house's clock. */
export function recordMoment(atMs: number): string {
  const wholeMs = Math.floor(atMs / 1000) * 1000;
  const { year, month, day, hour, minute, second } = localTime(wholeMs);
  const aheadMin = (Date.UTC(year, month - 1, day, hour, minute, second) - wholeMs) / 60_000;
  const offset = `${two(Math.trunc(aheadMin / 60))}:${two(aheadMin % 60)}`;
  const time = [hour, minute, second].map(two).join(":");
  return `${year}-${two(month)}-${two(day)}T${time}+${offset}`;
}

function two(figure: number): string {
  return String(figure).padStart(2, "0");
}
