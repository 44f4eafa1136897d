/** Documents over what an account pays the house for its own services: a plan, or the commission of a sale. */
import type { OperatorDetails } from "../../platform/call/operator";
import type { Db } from "../../platform/db/db";
import { type CorrectedDocument, type DocumentHead, registerDocument } from "./register";
import {
  type PaymentSnapshot,
  readServiceDocumentToCorrect,
  type Recipient,
  type SaidOfPayment,
  type ServiceOf,
} from "./issued-document-repository";

interface Amounts {
  operator: OperatorDetails;
  settings: Pick<DocumentHead, "invoicing"> & { verifactu: "off" | "kept" | "sent" };
  netCents: number;
  vatCents: number;
}

interface NewSaid extends Pick<SaidOfPayment, "title" | "lines"> {
  /** Null where it is not known: the invoice is a simplified one. */
  recipient: Recipient | null;
}

type OfPayment = Amounts & { paymentId: number };
type OfCommission = Amounts & { commissionId: number };

const NO_RECIPIENT: Recipient = { name: "", nif: "", address: "" };

/** Issues the document of a payment, once. Call it last in its transaction. */
export function issuePayment(t: Db, of: OfPayment & NewSaid): Promise<PaymentSnapshot> {
  return issue(t, { paymentId: of.paymentId }, of);
}

/** Issues the document of a commission, once. Call it last in its transaction. */
export function issueCommission(t: Db, of: OfCommission & NewSaid): Promise<PaymentSnapshot> {
  return issue(t, { commissionId: of.commissionId }, of);
}

/**
 * Corrects the document of a payment by what went back of it. Null where it has none, as it was paid before there were such documents. Call
 * it last in its transaction.
 */
export function correctPayment(t: Db, of: OfPayment): Promise<PaymentSnapshot | null> {
  return correct(t, { paymentId: of.paymentId }, of);
}

/** Corrects the document of a commission that is given back, by all of it. Call it last in its transaction. */
export function correctCommission(t: Db, of: OfCommission): Promise<PaymentSnapshot | null> {
  return correct(t, { commissionId: of.commissionId }, of);
}

async function issue(
  t: Db,
  about: ServiceOf,
  { recipient, title, lines, ...of }: Amounts & NewSaid,
): Promise<PaymentSnapshot> {
  const isSimplified = recipient === null;
  const { snapshot } = await register(t, about, of, {
    kind: "invoice",
    type: isSimplified ? "F2" : "F1",
    invoicing: of.settings.invoicing,
    corrected: [],
    said: { title, isSimplified, buyer: recipient ?? NO_RECIPIENT, lines },
  });
  return snapshot;
}

async function correct(t: Db, about: ServiceOf, of: Amounts): Promise<PaymentSnapshot | null> {
  const first = await readServiceDocumentToCorrect(t, about);
  if (!first) return null;
  const { id, number, atMs } = first;
  const { title, isSimplified, buyer, invoicing } = first.snapshot;
  const { netCents, vatCents } = of;
  const { snapshot } = await register(
    t,
    about,
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
  about: ServiceOf,
  { operator, settings, netCents, vatCents }: Amounts,
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
    about,
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
