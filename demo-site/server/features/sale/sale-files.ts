/** What a sale gives out as files: its document as issued, any of its documents, and the receipt of a transfer. */
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { requirePermission } from "../../platform/security/permissions";
import { drawPaymentDocument, readPaymentDocument } from "../documents";
import { type FileSources, type GivenFile, readFile } from "../files";
import { mayManageLot } from "../lots";
import { readTold } from "../money";
import { drawIssued } from "./invoice-document";
import { readInvoice } from "./invoice-repository";
import { type Issued, readIssued, readSaleDocument } from "./issued-repository";
import { readParty } from "./party";
import { readTransferTo } from "./transfer-accounts";
import { readReceipt } from "./transfer-receipt-repository";

type Tools = Pick<CallContext, "db" | "ports">;

/** By kind: `invoice` is asked for by the account, `document` by its own id, `receipt` by the payment. */
export const fileSources = {
  invoice: {
    async check(ctx, id) {
      await readParty(ctx, id);
      if (!ctx.ports.documents) throw new ApiFault("NOT_CONFIGURED");
      if (!(await readIssued(ctx.db, id))) throw new ApiFault("DOCUMENT_NOT_READY");
    },
    read: async (tools, id, readerId) =>
      drawSaleDocument(tools, id, await readIssued(tools.db, id), readerId),
  },
  document: {
    check: requireDocument,
    async read(tools, id, readerId) {
      const { ofSale, ofPayment } = await readDocument(tools.db, id);
      if (ofSale) return drawSaleDocument(tools, ofSale.invoice_id, ofSale, readerId);
      const { documents } = tools.ports;
      if (!ofPayment || !documents) return null;
      return drawPaymentDocument(documents, ofPayment, ofPayment.payer_id !== readerId);
    },
  },
  receipt: {
    async check(ctx, id) {
      const told = (await readReceipt(ctx.db, id)) && (await readTold(ctx.db, id));
      if (!told) throw new ApiFault("NOT_FOUND");
      await readParty(ctx, told.invoice);
    },
    async read({ db }, id) {
      const receipt = await readReceipt(db, id);
      const bytes = receipt && (await readFile(db, receipt.file_id));
      return receipt && bytes ? { name: receipt.name, type: receipt.type, bytes } : null;
    },
  },
} satisfies Partial<FileSources>;

/** The document of a sale is its sides'; that of a payment is its payer's, and of the payer's people and of staff who may see money. */
async function requireDocument(ctx: CallContext, id: number): Promise<void> {
  const viewer = ctx.requireViewer();
  const { ofSale, ofPayment } = await readDocument(ctx.db, id);
  if (ofSale) await readParty(ctx, ofSale.invoice_id);
  else if (!ofPayment) throw new ApiFault("NOT_FOUND");
  else if (ofPayment.payer_id !== viewer.id) {
    if (!mayManageLot(viewer, ofPayment.payer_id)) throw new ApiFault("NOT_FOUND");
    requirePermission(viewer, "money");
  }
  if (!ctx.ports.documents) throw new ApiFault("NOT_CONFIGURED");
}

/** A document by its id: over a sale, or over a payment of a plan. */
async function readDocument(db: Db, id: number) {
  const ofSale = await readSaleDocument(db, id);
  return { ofSale, ofPayment: ofSale ? undefined : await readPaymentDocument(db, id) };
}

/** A document of a sale for one of its sides: the buyer has the original, with the account to pay on while something is owed. */
async function drawSaleDocument(
  { db, ports }: Tools,
  invoiceId: number,
  issued: Issued | undefined,
  userId: number,
): Promise<GivenFile | null> {
  const row = await readInvoice(db, invoiceId);
  if (!issued || !row || !ports.documents) return null;
  const isBuyer = row.buyer_id === userId;
  const transfer = isBuyer ? await readTransferTo(db, row) : null;
  return drawIssued(ports.documents, issued, { transfer, isCopy: !isBuyer });
}
