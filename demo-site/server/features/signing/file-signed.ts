import { sha256 } from "hash-wasm";
import type { Services } from "../../platform/call/context";
import { errorText } from "../../platform/call/log";
import { type SendContext, sendMail } from "../../platform/mail/send";
import type { PrintedDocument } from "../../ports/documents";
import type { SigningPort } from "../../ports/signing";
import { lockInvoice, momentText, readReaders } from "../sale";
import { openPapers, putFile, readPaper, verifyPaper } from "../papers";
import { documentSigned } from "./signing.mail";
import { markFiled, readSigning, readUnfiled, type SigningRow } from "./signing-repository";

const SIDES = { seller: "El vendedor", buyer: "El comprador" } as const;

type Tools = SendContext & Pick<Services, "ports">;

/** Puts what both have signed among the papers of its sale, as a PDF, once, and tells both. Where nothing draws, it waits. */
export async function fileSigned(ctx: Tools, id: number): Promise<void> {
  const signing = await readSigning(ctx.db, { id });
  if (signing?.status !== "signed" || signing.is_filed) return;
  // Before the lock: a page takes longer than a bid may wait.
  const bytes = await fileOf(ctx, signing);
  if (!bytes) return;
  const file = { name: "contrato-firmado.pdf", type: "application/pdf", bytes };
  const hash = await sha256(bytes);
  await ctx.db.tx(async (t) => {
    const row = await lockInvoice(t, signing.invoice_id);
    const noted = await markFiled(t, id);
    if (!row || !noted) return;
    await openPapers(t, row);
    const paper = await readPaper(t, { invoiceId: row.id, kind: "contrato" });
    if (!paper) throw new Error("martillo: a sale that was signed has no contract");
    await putFile(t, paper, { ...file, sha256: hash });
    await verifyPaper(t, paper.id);
    const readers = await readReaders(t, row);
    for (const { email, name, language } of [readers.buyer, readers.seller]) {
      const values = { name, language, title: row.title, hash: signing.content_hash };
      await sendMail({ ...ctx, db: t }, documentSigned, email, values);
    }
  });
}

/** The file of the service that had it signed, or the house's own; null where nothing can make it now. */
async function fileOf({ ports }: Tools, signing: SigningRow): Promise<Uint8Array | null> {
  if (signing.provider === "house") return (await ports.documents?.pdf(printedOf(signing))) ?? null;
  const { provider_ref: ref, provider } = signing;
  return ref !== null && ports.signing?.name === provider ? ports.signing.file(ref) : null;
}

/** Files what was signed while nothing could make the file. */
export async function fileForgotten(ctx: Tools): Promise<void> {
  const rows = await readUnfiled(ctx.db);
  for (const { id } of rows) {
    await fileSigned(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ signing: id, ...errorText(error) }, "a signed contract was not filed"),
    );
  }
}

/** What both have signed, with who signed it when. */
export function printedOf(row: SigningRow): PrintedDocument {
  const signed = row.parties.map(
    ({ side, name, signed_ms }) =>
      `${SIDES[side]}, ${name ?? ""}, firmó el ${momentText(signed_ms ?? 0, { seconds: true })} con su nombre y un código enviado a su correo.`,
  );
  return printed(row, [
    ...signed,
    `Firma electrónica simple. Huella del texto firmado: ${row.content_hash}`,
  ]);
}

/** The same with places for the signatures of a service. */
export function printedToSign(
  row: SigningRow,
  { signatureTag }: Pick<SigningPort, "signatureTag">,
): PrintedDocument {
  return printed(row, [
    `Huella del texto: ${row.content_hash}`,
    ...row.parties.flatMap(({ side, name }) => [
      `${SIDES[side]}, ${name ?? ""}:`,
      signatureTag(side),
    ]),
  ]);
}

function printed(row: SigningRow, ends: readonly string[]): PrintedDocument {
  const { title, seller, buyer, vehicle, price, clauses } = row.content;
  return {
    language: "es",
    title,
    subtitle: `Venta ${row.invoice_id}`,
    createdMs: row.created_ms,
    issuer: [],
    parties: [
      { title: "Vendedor", lines: [seller] },
      { title: "Comprador", lines: [buyer] },
    ],
    table: {
      caption: "Lo que se vende",
      columns: [{ heading: "Vehículo" }, { heading: "Precio", isAmount: true }],
      rows: [[vehicle, price]],
    },
    totals: [],
    notes: [...clauses.map((clause, at) => `${at + 1}. ${clause}`), ...ends],
    foot: "Página {page} de {pages}",
  };
}
