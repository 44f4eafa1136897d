/** An issued document, as it is printed. */
import type { DocumentsPort, PrintedDocument } from "../../ports/documents";
import { correctedText, drawFile, euro, nifText, printedHead } from "../documents";
import type { DocumentSnapshot, Issued } from "./issued-repository";
import { LINE_TEXTS, vehicleFacts } from "./line-texts";
import type { Party } from "./party-repository";
import type { TransferTo } from "./transfer-accounts";
import { dayText } from "../../platform/dates/written-dates";

const SCHEMES = { IVA: "IVA incluido", REBU: "REBU", SUPLIDO: "Suplido" } as const;

/** For whom a document is drawn. */
export interface DrawnFor {
  /** Where to pay it, for who owes it. */
  transfer: TransferTo | null;
  /** True for anybody but its recipient: there is one original [RD 1619/2012, 14.4]. */
  isCopy: boolean;
}

/** An issued document, as a file. */
export function drawIssued(documents: DocumentsPort, { snapshot, huella }: Issued, of: DrawnFor) {
  const { isCopy } = of;
  return drawFile(documents, snapshot, { isCopy, printed: printedOf(snapshot, huella, of) });
}

/** The document that a snapshot describes: but for the account to pay on, all of it comes from there, so that it never changes. */
export function printedOf(
  snapshot: DocumentSnapshot,
  huella: string,
  { transfer, isCopy }: DrawnFor = { transfer: null, isCopy: false },
): PrintedDocument {
  const sign = snapshot.kind === "correction" ? -1 : 1;
  return {
    ...printedHead(snapshot, isCopy),
    title: titleOf(snapshot),
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
    notes: [...(transfer ? [transferText(transfer)] : []), ...notesOf(snapshot, huella)],
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
    `Fecha de la operación: ${dayText(soldAtMs)}.`,
    ...(totals.rebuCents === 0 ? [] : ["Régimen especial de los bienes usados."]),
    ...(pickupPlace && isOfVehicle ? [`Lugar de recogida: ${pickupPlace}.`] : []),
    ...(isPrivateSale === true && isOfVehicle ? [TRANSFER_TAX] : []),
    `Huella del registro: ${huella}`,
  ];
}
