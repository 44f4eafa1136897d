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

/** For whom a document is drawn. */
export interface DrawnFor {
  /** Where to pay it, for who owes it. */
  transfer: TransferTo | null;
  /** True for anybody but its recipient: there is one original [RD 1619/2012, 14.4]. */
  isCopy: boolean;
}

/** What was issued, as a file. */
export async function drawIssued(
  documents: DocumentsPort,
  { snapshot, huella }: Issued,
  of: DrawnFor,
) {
  const name = snapshot.number.replace("/", "-");
  return {
    name: of.isCopy ? `${name}-duplicado.pdf` : `${name}.pdf`,
    type: "application/pdf",
    bytes: await documents.pdf(printedOf(snapshot, huella, of)),
  };
}

/** The document that a snapshot describes: but for the account to pay on, all of it comes from there, so that it never changes. */
export function printedOf(
  snapshot: DocumentSnapshot,
  huella: string,
  { transfer, isCopy }: DrawnFor = { transfer: null, isCopy: false },
): PrintedDocument {
  const { number, kind, issuedAtMs, house, invoicing } = snapshot;
  const sign = kind === "correction" ? -1 : 1;
  return {
    language: "es",
    title: titleOf(snapshot),
    subtitle: `${number} · ${DAY.format(issuedAtMs)}${isCopy ? " · DUPLICADO" : ""}`,
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

const TRANSFER_TAX =
  "El vendedor es un particular: la compra está sujeta al impuesto sobre transmisiones patrimoniales (modelo 620). Lo paga el comprador y no está incluido.";

function notesOf(snapshot: DocumentSnapshot, huella: string): string[] {
  const { kind, soldAtMs, totals, lines, pickupPlace, isPrivateSale } = snapshot;
  const isOfVehicle = kind === "invoice" && lines.some((line) => line.kind === "vehicle");
  return [
    ...correctedText(snapshot),
    `Fecha de la operación: ${DAY.format(soldAtMs)}.`,
    ...(totals.rebuCents === 0 ? [] : ["Régimen especial de los bienes usados."]),
    ...(pickupPlace && isOfVehicle ? [`Lugar de recogida: ${pickupPlace}.`] : []),
    ...(isPrivateSale === true && isOfVehicle ? [TRANSFER_TAX] : []),
    `Huella del registro: ${huella}`,
  ];
}

function correctedText({ corrects, correctsAtMs, alsoCorrects = [] }: DocumentSnapshot): string[] {
  if (corrects === null) return [];
  const first =
    correctsAtMs === undefined ? corrects : `${corrects}, de ${DAY.format(correctsAtMs)}`;
  if (alsoCorrects.length === 0) return [`Rectifica el documento ${first}.`];
  const further = alsoCorrects.map(({ number, atMs }) => `${number}, de ${DAY.format(atMs)}`);
  return [`Rectifica los documentos ${[first, ...further].join("; ")}.`];
}

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
