/** Private files are given out by links that are good for a few minutes and for one person. */
import type { fileLink } from "martillo/contract";
import { Hono } from "hono";
import { ApiFault } from "../../../platform/call/fault";
import type { CallContext, Services } from "../../../platform/call/context";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { asAttachment } from "../../../platform/http/send-file";
import { authenticate } from "../../../platform/security/authenticate";
import { hashToken, newToken } from "../../../platform/security/token";
import { requirePermission } from "../../../platform/security/permissions";
import { drawPaymentDocument, readPaymentDocument } from "../../documents";
import { mayManageLot, readLotFile, requireLotFile } from "../../lots";
import { readPayer, readTold } from "../../money";
import { isOpen, readAppointment } from "../pickup/appointment-repository";
import { drawIssued } from "../invoice-document";
import { readInvoice } from "../invoice-repository";
import { type Issued, readIssued, readSaleDocument } from "../issued-repository";
import { readParty } from "../pickup/party";
import { entryOf } from "../pickup/pickup-letters";
import { readReturnFile } from "../returns/return-repository";
import { readReceipt } from "../transfer-receipt-repository";
import { readTransferTo } from "../transfer-accounts";
import { readFile, readPaper } from "./paper-repository";
import { insertLink, type LinkRow, readLinkRow } from "./file-link-repository";
const FILE_PATH = "/api/custom/file";

interface GivenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

type Tools = Pick<Services, "db" | "config" | "ports">;

export const link: Handler<typeof fileLink> = async ({ kind, id }, ctx) => {
  await requireFile(ctx, kind, id);
  const key = newToken();
  const row = await insertLink(ctx.db, {
    hash: hashToken(key),
    userId: ctx.requireViewer().id,
    kind,
    ref: id,
  });
  return { url: `${FILE_PATH}?key=${key}`, expires_at: Math.round(row?.expires ?? 0) };
};

/** Throws NOT_FOUND for what is not there, or not the viewer's. */
async function requireFile(ctx: CallContext, kind: LinkRow["kind"], id: number): Promise<void> {
  if (kind === "paper") {
    const paper = await readPaper(ctx.db, { id });
    if (!paper || paper.file_id === null) throw new ApiFault("NOT_FOUND");
    await readParty(ctx, paper.invoice_id);
    return;
  }
  if (kind === "lot") return requireLotFile(ctx.db, id, ctx.requireViewer());
  if (kind === "return") {
    const file = await readReturnFile(ctx.db, id);
    if (!file) throw new ApiFault("NOT_FOUND");
    await readParty(ctx, file.invoice_id);
    return;
  }
  if (kind === "receipt") {
    const told = (await readReceipt(ctx.db, id)) && (await readTold(ctx.db, id));
    if (!told) throw new ApiFault("NOT_FOUND");
    await readParty(ctx, told.invoice);
    return;
  }
  if (kind === "document") return requireDocument(ctx, id);
  await readParty(ctx, id);
  if (kind === "invoice") {
    if (!ctx.ports.documents) throw new ApiFault("NOT_CONFIGURED");
    if (!(await readIssued(ctx.db, id))) throw new ApiFault("DOCUMENT_NOT_READY");
    return;
  }
  const appointment = await readAppointment(ctx.db, id);
  if (!appointment || !isOpen(appointment)) throw new ApiFault("NOT_FOUND");
}

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

/** Where the links lead: the file as an attachment that no browser takes for anything else. */
export function fileRoutes(tools: Tools): Hono {
  const { db } = tools;
  const app = new Hono();
  app.get(FILE_PATH, async (c) => {
    const found = await readLink(db, c.req.query("key") ?? "");
    const caller = await callerOf(db, c.req.header("authorization"), c.req.header("origin"));
    // A link is one person's: whoever else is signed in finds nothing.
    if (!found || (caller !== null && caller !== found.user_id)) throw new ApiFault("NOT_FOUND");
    const file = await fileOf(tools, found);
    if (!file) throw new ApiFault("NOT_FOUND");
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      "content-type": file.type,
      "content-disposition": asAttachment(file.name),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}

async function readLink(db: Db, key: string): Promise<LinkRow | undefined> {
  const row = await readLinkRow(db, hashToken(key));
  return row;
}

async function callerOf(
  db: Db,
  authorization: string | undefined,
  origin: string | undefined,
): Promise<number | null> {
  if (authorization === undefined) return null;
  const viewer = await authenticate(db, authorization, origin ?? null);
  return viewer?.id ?? null;
}

async function fileOf(
  { db, config, ports }: Tools,
  { kind, ref, user_id }: LinkRow,
): Promise<GivenFile | null> {
  if (kind === "paper") {
    const paper = await readPaper(db, { id: ref });
    const bytes = paper?.file_id ? await readFile(db, paper.file_id) : undefined;
    if (!paper || !bytes) return null;
    return {
      name: paper.file_name ?? "documento",
      type: paper.file_type ?? "application/octet-stream",
      bytes,
    };
  }
  if (kind === "lot") return (await readLotFile(db, ref)) ?? null;
  if (kind === "return") {
    const file = await readReturnFile(db, ref);
    const bytes = file && (await readFile(db, file.file_id));
    return file && bytes ? { name: file.name, type: file.type, bytes } : null;
  }
  if (kind === "receipt") {
    const receipt = await readReceipt(db, ref);
    const bytes = receipt && (await readFile(db, receipt.file_id));
    return receipt && bytes ? { name: receipt.name, type: receipt.type, bytes } : null;
  }
  if (kind === "invoice") {
    return drawSaleDocument({ db, ports }, ref, await readIssued(db, ref), user_id);
  }
  if (kind === "document") {
    const { ofSale, ofPayment } = await readDocument(db, ref);
    if (ofSale) return drawSaleDocument({ db, ports }, ofSale.invoice_id, ofSale, user_id);
    if (!ofPayment || !ports.documents) return null;
    return drawPaymentDocument(ports.documents, ofPayment, ofPayment.payer_id !== user_id);
  }
  const appointment = await readAppointment(db, ref);
  if (!appointment || !isOpen(appointment)) return null;
  const reader = await readPayer(db, user_id);
  const text = entryOf(config, appointment, reader?.english ?? false);
  return {
    name: reader?.english ? "collection.ics" : "recogida.ics",
    type: "text/calendar; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  };
}

/** A document by its id: over a sale, or over a payment of a plan. */
async function readDocument(db: Db, id: number) {
  const ofSale = await readSaleDocument(db, id);
  return { ofSale, ofPayment: ofSale ? undefined : await readPaymentDocument(db, id) };
}

/** A document of a sale for one of its sides: the buyer has the original, with the account to pay on while something is owed. */
async function drawSaleDocument(
  { db, ports }: Pick<Tools, "db" | "ports">,
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
