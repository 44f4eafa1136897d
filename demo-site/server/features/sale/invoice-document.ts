/** What was issued, as it is printed. */
import { formatEuro, HOUSE_ZONE } from "martillo/domain";
import type { DocumentsPort, PrintedDocument } from "../../ports/documents";
import type { DocumentSnapshot, Issued } from "./issue";
import { LINE_TEXTS } from "./line-texts";
import type { Party } from "./parties";

const DAY = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: HOUSE_ZONE });

const SCHEMES = { IVA: "IVA incluido", REBU: "REBU", SUPLIDO: "Suplido" } as const;

/** What was issued, as a file. */
export async function drawIssued(documents: DocumentsPort, { snapshot, huella }: Issued) {
  return {
    name: `${snapshot.number.replace("/", "-")}.pdf`,
    type: "application/pdf",
    bytes: await documents.pdf(printedOf(snapshot, huella)),
  };
}

/** The document that a snapshot describes: all of it comes from there, so that it never changes. */
export function printedOf(snapshot: DocumentSnapshot, huella: string): PrintedDocument {
  const { number, kind, issuedAtMs, house, invoicing } = snapshot;
  const sign = kind === "correction" ? -1 : 1;
  return {
    language: "es",
    title: titleOf(snapshot),
    subtitle: `${number} · ${DAY.format(issuedAtMs)}`,
    createdMs: issuedAtMs,
    issuer: [house.name, nifText(house.taxId), house.address],
    parties: [
      { title: "Vendedor", lines: linesOf(snapshot.seller) },
      { title: "Comprador", lines: linesOf(snapshot.buyer) },
    ],
    table: {
      caption: "Conceptos de la venta",
      columns: [
        { heading: "Concepto" },
        { heading: "Impuestos" },
        { heading: "Importe", isAmount: true },
      ],
      rows: snapshot.lines.map((line) => [
        line.kind === "vehicle" ? snapshot.title : LINE_TEXTS[line.kind],
        SCHEMES[line.tax_scheme],
        euro(sign * line.amount_cents * line.qty),
      ]),
    },
    totals: totalsOf(snapshot),
    notes: notesOf(snapshot, huella),
    foot:
      invoicing === "informativo"
        ? "Documento informativo. No es una factura. · Página {page} de {pages}"
        : "Página {page} de {pages}",
  };
}

function titleOf({ kind, invoicing, auction }: DocumentSnapshot): string {
  const isInvoice = invoicing === "factura";
  if (kind === "correction") {
    return isInvoice ? "Factura rectificativa" : "Rectificación del detalle informativo";
  }
  const how = auction === undefined ? "" : auction === 1 ? " por subasta" : " directa";
  return `${isInvoice ? "Factura" : "Detalle informativo"} de venta${how}`;
}

function linesOf({ company, name, nif, address, phone, email }: Party): string[] {
  return [company || name, company ? name : "", nifText(nif), address, phone, email];
}

function nifText(nif: string): string {
  return nif && `NIF ${nif}`;
}

function totalsOf({ totals }: DocumentSnapshot): PrintedDocument["totals"] {
  const lines: { label: string; cents: number; isFinal?: boolean }[] = [];
  if (totals.ivaTotalCents !== 0) {
    lines.push(
      { label: "Subtotal sin IVA", cents: totals.ivaBaseCents },
      { label: "IVA 21 %", cents: totals.ivaTaxCents },
    );
  }
  if (totals.rebuCents !== 0)
    lines.push({ label: "Bienes usados (REBU)", cents: totals.rebuCents });
  if (totals.suplidoCents !== 0) lines.push({ label: "Suplidos", cents: totals.suplidoCents });
  lines.push({ label: "Total", cents: totals.totalCents, isFinal: true });
  return lines.map(({ cents, ...line }) => ({ ...line, amount: euro(cents) }));
}

function notesOf({ corrects, soldAtMs, totals }: DocumentSnapshot, huella: string): string[] {
  return [
    ...(corrects ? [`Rectifica el documento ${corrects}.`] : []),
    `Fecha de la operación: ${DAY.format(soldAtMs)}.`,
    ...(totals.rebuCents === 0 ? [] : ["Régimen especial de los bienes usados."]),
    `Huella del registro: ${huella}`,
  ];
}

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
