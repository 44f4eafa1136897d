/** The document of a payment, as a file. */
import type { DocumentsPort, PrintedDocument } from "../../ports/documents";
import type { IssuedPayment, PaymentSnapshot } from "./issued-document-repository";
import { correctedText, drawFile, euro, nifText, printedHead } from "./printed";

/** Draws it. `isCopy`: it is for another reader than its recipient. */
export function drawPaymentDocument(
  documents: DocumentsPort,
  { snapshot, huella }: IssuedPayment,
  isCopy: boolean,
) {
  return drawFile(documents, snapshot, { isCopy, printed: printedOf(snapshot, huella, isCopy) });
}

function printedOf(snapshot: PaymentSnapshot, huella: string, isCopy: boolean): PrintedDocument {
  const { buyer, isSimplified, lines } = snapshot;
  return {
    ...printedHead(snapshot, isCopy),
    title: titleOf(snapshot),
    parties: isSimplified
      ? []
      : [{ title: "Cliente", lines: [buyer.name, nifText(buyer.nif), buyer.address] }],
    table: {
      caption: "Conceptos",
      columns: [{ heading: "Concepto" }, { heading: "Importe sin IVA", isAmount: true }],
      rows: lines.map(({ label, netCents }) => [label, euro(netCents)]),
    },
    notes: [...correctedText(snapshot), `Huella del registro: ${huella}`],
  };
}

function titleOf({ kind, invoicing, isSimplified }: PaymentSnapshot): string {
  if (invoicing === "informativo") {
    return kind === "correction" ? "Rectificación del detalle informativo" : "Detalle informativo";
  }
  if (kind === "correction") return "Factura rectificativa";
  return isSimplified ? "Factura simplificada" : "Factura";
}
