/** What all documents have in common on paper. */
import { IVA_PERCENT } from "martillo/contract";
import { formatEuro } from "martillo/domain";
import type { DocumentsPort, PrintedDocument } from "../../ports/documents";
import type { DocumentHead } from "./register";
import { taxQrOf } from "./tax-qr";
import { dayText } from "../../platform/dates/written-dates";

/** An amount as documents write it. */
export function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}

/** A tax number as documents write it; empty where there is none. */
export function nifText(nif: string): string {
  return nif && `NIF ${nif}`;
}

/** A document as a file. `isCopy`: it is for another reader than its recipient. */
export async function drawFile(
  documents: DocumentsPort,
  { number }: Pick<DocumentHead, "number">,
  { isCopy, printed }: { isCopy: boolean; printed: PrintedDocument },
) {
  const name = number.replace("/", "-");
  return {
    name: isCopy ? `${name}-duplicado.pdf` : `${name}.pdf`,
    type: "application/pdf",
    bytes: await documents.pdf(printed),
  };
}

/** Number, date, issuer, code and totals of a document. */
export function printedHead(
  head: DocumentHead,
  isCopy: boolean,
): Pick<
  PrintedDocument,
  "language" | "subtitle" | "createdMs" | "issuer" | "code" | "totals" | "foot"
> {
  const { number, issuedAtMs, house, invoicing } = head;
  return {
    language: "es",
    subtitle: `${number} · ${dayText(issuedAtMs)}${isCopy ? " · DUPLICADO" : ""}`,
    createdMs: issuedAtMs,
    issuer: [house.name, nifText(house.taxId), house.address],
    ...codeOf(head),
    totals: totalsOf(head),
    foot:
      invoicing === "informativo"
        ? "Documento informativo. No es una factura. · Página {page} de {pages}"
        : "Página {page} de {pages}",
  };
}

function codeOf(head: DocumentHead): Pick<PrintedDocument, "code"> {
  const qr = taxQrOf(head);
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

function totalsOf({ totals }: DocumentHead): PrintedDocument["totals"] {
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

/** Which documents a correction corrects; nothing of what is none. */
export function correctedText({
  corrects,
  correctsAtMs,
  alsoCorrects = [],
}: DocumentHead): string[] {
  if (corrects === null) return [];
  const first = correctsAtMs === undefined ? corrects : `${corrects}, de ${dayText(correctsAtMs)}`;
  if (alsoCorrects.length === 0) return [`Rectifica el documento ${first}.`];
  const further = alsoCorrects.map(({ number, atMs }) => `${number}, de ${dayText(atMs)}`);
  return [`Rectifica los documentos ${[first, ...further].join("; ")}.`];
}
