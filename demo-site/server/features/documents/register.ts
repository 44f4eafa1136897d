/** The register of documents: one chain for the issuer, with numbers that have no gap. */
import { sha256 } from "hash-wasm";
import {
  documentNumber,
  type DocumentTotals,
  huella,
  isTaxId,
  localTime,
  plainId,
  recordDate,
  recordMoment,
  recordText,
  seriesOf,
  taxQrAddress,
  toDecimal,
} from "martillo/domain";
import type { OperatorDetails } from "../../platform/call/operator";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import {
  ensureIssuer,
  insertDocument,
  lockIssuer,
  openTaxRecord,
  takeNumber,
} from "./register-repository";

/** The house issues everything in its own name. */
const ISSUER = "house";
/** Issuer of a record where the operator has said no tax number. */
const NO_TAX_ID = "";

/** SQL for the number of a document `d`, as `documentNumber` writes it. */
export const DOCUMENT_NUMBER = "d.series || '/' || lpad(d.number::text, 6, '0')";

/** A document that another one corrects. */
export interface CorrectedDocument {
  number: string;
  atMs: number;
}

/** What every document says, as it was issued. */
export interface DocumentHead {
  number: string;
  kind: "invoice" | "correction";
  corrects: string | null;
  /** When that was issued; not kept of corrections from before it was asked for. */
  correctsAtMs?: number;
  /** Further documents over the same account that it corrects, as one of storage. */
  alsoCorrects?: readonly CorrectedDocument[];
  issuedAtMs: number;
  invoicing: "informativo" | "factura";
  house: Pick<OperatorDetails, "name" | "taxId" | "address">;
  totals: DocumentTotals;
  /** Where the tax office looks it up; not of what is no invoice. */
  taxQr?: { address: string; isSent: boolean };
}

/** A document that is to be issued. */
export interface NewDocument<Said> {
  about: { invoiceId: number } | { paymentId: number } | { commissionId: number };
  kind: "invoice" | "correction";
  /** `F1`, `R1` …, as the record of the tax office names it. */
  type: string;
  operator: OperatorDetails;
  invoicing: "informativo" | "factura";
  verifactu: "off" | "kept" | "sent";
  totals: DocumentTotals;
  /** What it corrects, in the order in which that was issued. */
  corrected: readonly (CorrectedDocument & { id: number })[];
  /** What else the document says. */
  said: Said;
}

/**
 * Issues a document in the transaction of `t`: number, snapshot, hash, and the record that waits for the tax office. Call it last: what it
 * locks holds up every other document. Returns its id and what it says.
 */
export async function registerDocument<Said extends object>(
  t: Db,
  of: NewDocument<Said>,
): Promise<{ id: number; snapshot: DocumentHead & Said }> {
  const { kind, operator, invoicing, totals, corrected, said } = of;
  const [first, ...further] = corrected;
  const { series, number, atMs, previous } = await drawNumber(t, kind);
  const text = documentNumber({ kind, year: localTime(atMs).year, number });
  const taxId = isTaxId(operator.taxId) ? plainId(operator.taxId) : operator.taxId;
  const record = {
    kind: "alta" as const,
    emisor: taxId || NO_TAX_ID,
    numero: text,
    fecha: recordDate(atMs),
    tipo: of.type,
    cuota: toDecimal(totals.ivaTaxCents),
    importe: toDecimal(totals.totalCents),
    anterior: previous,
    momento: recordMoment(atMs),
  };
  // An issuer without a number is known to no tax office.
  const isRegistered = invoicing === "factura" && of.verifactu !== "off" && isTaxId(record.emisor);
  const isSent = of.verifactu === "sent";
  const snapshot: DocumentHead & Said = {
    number: text,
    kind,
    corrects: first?.number ?? null,
    ...(first && { correctsAtMs: first.atMs }),
    ...(further.length > 0 && {
      alsoCorrects: further.map(({ number, atMs }) => ({ number, atMs })),
    }),
    issuedAtMs: atMs,
    invoicing,
    house: { name: operator.name, taxId, address: operator.address },
    ...said,
    totals,
    ...(isRegistered && { taxQr: { address: taxQrAddress(record, { isSent }), isSent } }),
  };
  const written = await insertDocument(t, {
    invoiceId: "invoiceId" in of.about ? of.about.invoiceId : null,
    paymentId: "paymentId" in of.about ? of.about.paymentId : null,
    commissionId: "commissionId" in of.about ? of.about.commissionId : null,
    issuer: ISSUER,
    series,
    number,
    kind,
    firstId: first?.id ?? null,
    atMs,
    record: snapshot,
    recordText: recordText(record),
    huella: await huella(record, sha256),
    previous,
  });
  if (!written) throw new Error("martillo: a document was not written");
  if (isRegistered && isSent) {
    await openTaxRecord(t, written.id);
  }
  return { id: written.id, snapshot };
}

/**
 * The next number of this year's series: the last lock of the transaction, so that no transaction waits for a provider or a lot while it
 * holds it. A rollback gives it back; the date never goes back within a series.
 */
async function drawNumber(t: Db, kind: "invoice" | "correction") {
  // One chain of hashes for the issuer, so one queue: corrections wait for invoices, too.
  await ensureIssuer(t, ISSUER);
  await lockIssuer(t, ISSUER);
  const atMs = Math.floor(await databaseNow(t));
  const series = seriesOf({ kind, year: localTime(atMs).year });
  const drawn = await takeNumber(t, ISSUER, series);
  if (!drawn) throw new Error("martillo: no number was drawn");
  return { series, number: drawn.number, atMs, previous: drawn.previous ?? "" };
}
