/** Documents for any person who has the link of a letter. */
import type { InvoiceDetail, userPublicInvoice } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { sendMail } from "../../platform/mail/send";
import { hashToken, newToken } from "../../platform/security/token";
import { type MoneyContext, sumText } from "../money";
import { drawIssued } from "./invoice-document";
import { dueOf, isIssueUntold, isMeant, markIssueTold, readInvoice } from "./invoice-repository";
import { readDetail, withParts } from "./invoice-view";
import { invoiceIssued } from "./invoices.mail";
import { readIssued } from "./issued-repository";
import { readReaders } from "./letter-to";
import { lastDayText } from "./sale-letters";
import { readTransferTo } from "./transfer-accounts";
import { insertLink, isLinked, LINK_DAYS } from "./invoice-link-repository";
const DAY_S = 86_400;
/** Larger files are left at the link. */
const MOST_ATTACHED_BYTES = 200_000;

/** A document by its letter's key. A document that does not fit is not there, and nothing says which part is wrong. */
export const publicInvoice: Handler<typeof userPublicInvoice> = async (
  { invoice_id: id, key, filters },
  ctx,
) => {
  const isMeantForIt = await isLinked(ctx.db, hashToken(key), id);
  const row = isMeantForIt ? await readInvoice(ctx.db, id) : undefined;
  if (!row || !isMeant(row, filters)) throw new ApiFault("NOT_FOUND");
  const detail = await readDetail(ctx, row, "buyer");
  return withParts(withoutPeople(detail), "");
};

/** The part that a stranger may read: without the contact data and the tax numbers of people. */
function withoutPeople(whole: InvoiceDetail): InvoiceDetail {
  const { handover: _, ...detail } = whole;
  const hidden = { phone: "", email: "", nif: "" };
  return {
    ...detail,
    users_email: "",
    buyer: { ...detail.buyer, ...hidden },
    seller: { ...detail.seller, ...hidden },
    invoiceItems: detail.invoiceItems.map((item) => ({ ...item, details: "" })),
    allTransactions: detail.allTransactions.map((each) => ({
      ...each,
      reference: "",
      receipt: null,
    })),
    disputed: 0,
    appointmentDetail: null,
    transfer: null,
    orderControlLogs: [],
    actions: [],
  };
}

async function newLink(t: Db, invoiceId: number): Promise<string> {
  const key = newToken();
  await insertLink(t, hashToken(key), invoiceId);
  return key;
}

/** A document as the file of its letter. */
interface LetterFile {
  huella: string;
  file: Awaited<ReturnType<typeof drawIssued>> | undefined;
}

/** Draws what was issued last; nothing where no document stands. */
export async function drawLetterFile(
  { db, ports }: MoneyContext,
  id: number,
): Promise<LetterFile | undefined> {
  const issued = await readIssued(db, id);
  if (!issued) return undefined;
  const row = await readInvoice(db, id);
  const transfer = row ? await readTransferTo(db, row) : null;
  const file = ports.documents
    ? await drawIssued(ports.documents, issued, { transfer, isCopy: false })
    : undefined;
  return { huella: issued.huella, file };
}

/** Tells the buyer of issued documents, once. One that was issued since `drawn` is told by the next sweep. */
export async function tellIssued(
  ctx: MoneyContext,
  id: number,
  drawn: LetterFile | undefined,
): Promise<void> {
  const { db } = ctx;
  const untold = await isIssueUntold(db, id);
  const row = untold ? await readInvoice(db, id) : undefined;
  const issued = row && (await readIssued(db, id));
  if (!row || !issued || issued.huella !== drawn?.huella) return;
  await markIssueTold(db, id);
  if (row.status === "cancel") return;
  const { buyer } = await readReaders(db, row);
  const euro = (cents: number) => sumText(cents, buyer);
  const dueCents = dueOf(row);
  const { number } = issued.snapshot;
  const { file } = drawn;
  await sendMail(
    ctx,
    invoiceIssued,
    buyer.email,
    {
      name: buyer.name,
      language: buyer.language,
      title: row.title,
      number,
      total: euro(row.total_cents),
      due: dueCents > 0 ? { amount: euro(dueCents), until: lastDayText(row.due_ms, buyer) } : null,
      invoice: row.id,
      key: await newLink(db, row.id),
      seconds: LINK_DAYS * DAY_S,
      transfer: await readTransferTo(db, row),
    },
    file && file.bytes.length <= MOST_ATTACHED_BYTES ? [file] : [],
  );
}
