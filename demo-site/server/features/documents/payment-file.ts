/** The document of a payment, as a file. */
import type { DocumentsPort, PrintedDocument } from "../../ports/documents";
import type { Db } from "../../platform/db/db";
import type { PaymentSnapshot } from "./payment-documents";
import { correctedText, drawFile, euro, nifText, printedHead } from "./printed";

/** What was issued over a payment. */
interface IssuedPayment {
  payer_id: number;
  snapshot: PaymentSnapshot;
  huella: string;
}

/** The document of a payment by its id; undefined for what is none. */
export async function readPaymentDocument(db: Db, id: number): Promise<IssuedPayment | undefined> {
  const [row] = await db.query<IssuedPayment>(
    `select p.user_id as payer_id, d.snapshot, d.huella from invoice_documents d
     join payments p on p.id = d.payment_id where d.id = $1`,
    [id],
  );
  return row;
}

/** Draws it. `isCopy`: it is for somebody else than its recipient. */
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
