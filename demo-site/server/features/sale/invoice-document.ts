/** What was issued, as it is printed. */
import { IVA_PERCENT } from "martillo/contract";
import { formatEuro, HOUSE_ZONE } from "martillo/domain";
import type { DocumentsPort, PrintedDocument } from "../../ports/documents";
import type { DocumentSnapshot, Issued } from "./issue";
import { LINE_TEXTS, vehicleFacts } from "./line-texts";
import type { Party } from "./parties";
import { taxQrOf } from "./tax-qr";
import type { TransferTo } from "./transfer-accounts";

const DAY = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: HOUSE_ZONE });

const SCHEMES = { IVA: "IVA incluido", REBU: "REBU", SUPLIDO: "Suplido" } as const;

/** What was issued, as a file; for who owes it, with where to pay it by transfer. */
export async function drawIssued(
  documents: DocumentsPort,
  { snapshot, huella }: Issued,
  transfer: TransferTo | null,
) {
  return {
    name: `${snapshot.number.replace("/", "-")}.pdf`,
    type: "application/pdf",
    bytes: await documents.pdf(printedOf(snapshot, huella, transfer)),
  };
}

/** The document that a snapshot describes: but for the account to pay on, all of it comes from there, so that it never changes. */
export function printedOf(
  snapshot: DocumentSnapshot,
  huella: string,
  transfer: TransferTo | null = null,
): PrintedDocument {
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
        line.kind === "vehicle" ? vehicleText(snapshot) : LINE_TEXTS[line.kind],
        SCHEMES[line.tax_scheme],
        euro(sign * line.amount_cents * line.qty),
      ]),
    },
    ...codeOf(snapshot),
    totals: totalsOf(snapshot),
    notes: [...(transfer ? [transferText(transfer)] : []), ...notesOf(snapshot, huella)],
    foot:
      invoicing === "informativo"
        ? "Documento informativo. No es una factura. · Página {page} de {pages}"
        : "Página {page} de {pages}",
  };
}

function codeOf(snapshot: DocumentSnapshot): Pick<PrintedDocument, "code"> {
  const qr = taxQrOf(snapshot);
  if (!qr) return {};
  const { isSent, address, size, path } = qr;
  return {
    code: {
      above: "QR tributario:",
      below: isSent ? "VERI*FACTU" : "Registro conservado por el emisor; no enviado.",
      alt: `Código QR para comprobar la factura: ${address}`,
      size,
      path,
    },
  };
}

/** Which vehicle it is, on two lines. */
function vehicleText({ title, vehicle }: DocumentSnapshot): string {
  const facts = vehicle ? vehicleFacts(vehicle) : "";
  return facts ? `${title}\n${facts}` : title;
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
      { label: `IVA ${IVA_PERCENT} %`, cents: totals.ivaTaxCents },
    );
  }
  if (totals.rebuCents !== 0)
    lines.push({ label: "Bienes usados (REBU)", cents: totals.rebuCents });
  if (totals.suplidoCents !== 0) lines.push({ label: "Suplidos", cents: totals.suplidoCents });
  lines.push({ label: "Total", cents: totals.totalCents, isFinal: true });
  return lines.map(({ cents, ...line }) => ({ ...line, amount: euro(cents) }));
}

function transferText({ holder, iban, reference }: TransferTo): string {
  return `Para pagarlo por transferencia: ${holder}, IBAN ${iban}, concepto «${reference}».`;
}

function notesOf(
  { corrects, correctsAtMs, soldAtMs, totals }: DocumentSnapshot,
  huella: string,
): string[] {
  const day = correctsAtMs === undefined ? "" : `, de ${DAY.format(correctsAtMs)}`;
  return [
    ...(corrects ? [`Rectifica el documento ${corrects}${day}.`] : []),
    `Fecha de la operación: ${DAY.format(soldAtMs)}.`,
    ...(totals.rebuCents === 0 ? [] : ["Régimen especial de los bienes usados."]),
    `Huella del registro: ${huella}`,
  ];
}

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
