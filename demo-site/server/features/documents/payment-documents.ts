/** Documents over what an account pays the house for its own services, as a plan. */
import type { OperatorDetails } from "../../platform/call/operator";
import type { Db } from "../../platform/db/db";
import { type CorrectedDocument, type DocumentHead, registerDocument } from "./register";
import {
  type PaymentSnapshot,
  readPaymentDocumentToCorrect,
  type Recipient,
  type SaidOfPayment,
} from "./issued-document-repository";

interface Issuing {
  paymentId: number;
  operator: OperatorDetails;
  settings: Pick<DocumentHead, "invoicing"> & { verifactu: "off" | "kept" | "sent" };
  netCents: number;
  vatCents: number;
}

/** A document that is to be issued over a payment. */
export interface NewPaymentDocument extends Issuing, Pick<SaidOfPayment, "title" | "lines"> {
  /** Null where it is not known: the invoice is a simplified one. */
  recipient: Recipient | null;
}

const NO_RECIPIENT: Recipient = { name: "", nif: "", address: "" };

/** Issues the document of a payment, once. Call it last in its transaction. */
export async function issuePayment(
  t: Db,
  { recipient, title, lines, ...of }: NewPaymentDocument,
): Promise<PaymentSnapshot> {
  const isSimplified = recipient === null;
  const { snapshot } = await register(t, of, {
    kind: "invoice",
    type: isSimplified ? "F2" : "F1",
    invoicing: of.settings.invoicing,
    corrected: [],
    said: { title, isSimplified, buyer: recipient ?? NO_RECIPIENT, lines },
  });
  return snapshot;
}

/**
 * Corrects the document of a payment by what went back of it. Null where it has none, as it was paid before there were such documents. Call
 * it last in its transaction.
 */
export async function correctPayment(t: Db, of: Issuing): Promise<PaymentSnapshot | null> {
  const first = await readPaymentDocumentToCorrect(t, of.paymentId);
  if (!first) return null;
  const { id, number, atMs } = first;
  const { title, isSimplified, buyer, invoicing } = first.snapshot;
  const { netCents, vatCents } = of;
  const { snapshot } = await register(
    t,
    { ...of, netCents: -netCents, vatCents: -vatCents },
    {
      kind: "correction",
      type: isSimplified ? "R5" : "R1",
      invoicing,
      corrected: [{ id, number, atMs }],
      said: {
        title,
        isSimplified,
        buyer,
        lines: [{ label: `Devolución: ${title}`, netCents: -netCents }],
      },
    },
  );
  return snapshot;
}

function register(
  t: Db,
  { paymentId, operator, settings, netCents, vatCents }: Issuing,
  of: {
    kind: "invoice" | "correction";
    type: string;
    invoicing: DocumentHead["invoicing"];
    corrected: readonly (CorrectedDocument & { id: number })[];
    said: SaidOfPayment;
  },
) {
  const totalCents = netCents + vatCents;
  return registerDocument(t, {
    about: { paymentId },
    operator,
    verifactu: settings.verifactu,
    totals: {
      ivaTotalCents: totalCents,
      ivaBaseCents: netCents,
      ivaTaxCents: vatCents,
      rebuCents: 0,
      suplidoCents: 0,
      totalCents,
    },
    ...of,
  });
}
