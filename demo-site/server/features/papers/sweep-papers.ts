/** What the clock writes about papers. */
import type { Services } from "../../platform/call/context";
import { type SendContext, sendMail } from "../../platform/mail/send";
import {
  type Counter,
  countLetter,
  dayText,
  type InvoiceRow,
  lockInvoice,
  markPapersTold,
  readReaders,
  runSteps,
  type Step,
} from "../sale";
import { openPapers } from "./open-papers";
import { type PaperRow, readPapers } from "./paper-repository";
import { namesFor } from "./paper-names";
import { papersDue, transferReminder } from "./papers.mail";

/** More than one sale ever has. */
const MOST_PAPERS = 100;
/** Days after handing over on which the seller and the buyer are reminded. */
const SELLER_DAYS = [3, 8] as const;
const BUYER_DAYS = [7, 20, 28] as const;

/** Writes to who owes papers, once for each reason. Returns how many sales it touched. */
export function sweepPapers(ctx: SendContext & Pick<Services, "bus">): Promise<number> {
  return runSteps(ctx, [
    ["status = 'paid' and not papers_told", [], ofPaid(open)],
    ...SELLER_DAYS.map((days, index) => reminder("seller_paper_letters", days, index)),
    ...BUYER_DAYS.map((days, index) => reminder("transfer_letters", days, index)),
  ]);
}

type Work = (ctx: SendContext, row: InvoiceRow) => Promise<void>;

/** Under the lock of the sale, which may have gone another way meanwhile. */
function ofPaid(run: Work): Step<SendContext>[2] {
  return async (inside, id) => {
    const row = await lockInvoice(inside.db, id);
    if (row?.status === "paid") await run(inside, row);
  };
}

function reminder(counter: Counter, days: number, index: number): Step<SendContext> {
  return [
    handedOver(counter, index),
    [days],
    ofPaid((inside, row) => remind(inside, row, counter, index)),
  ];
}

function handedOver(counter: Counter, index: number): string {
  return `status = 'paid' and delivered = 3 and returned_at is null and ${counter} = ${index}
    and not exists (select 1 from returns r where r.invoice_id = invoices.id and r.status in ('accepted', 'received'))
    and handed_over_at <= now() - make_interval(days => $3::int)`;
}

async function open(ctx: SendContext, row: InvoiceRow): Promise<void> {
  const noted = await markPapersTold(ctx.db, row.id);
  if (!noted) return;
  await openPapers(ctx.db, row);
  await tellMissing(ctx, row, "seller");
}

async function remind(ctx: SendContext, row: InvoiceRow, counter: Counter, index: number) {
  const noted = await countLetter(ctx.db, counter, row.id, index);
  if (!noted) return;
  if (counter === "seller_paper_letters") {
    await tellMissing(ctx, row, "seller");
    return;
  }
  const [transfer] = (await missingOf(ctx, row, "buyer")).filter(
    ({ kind }) => kind === "justificante_transferencia",
  );
  if (!transfer) return;
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, transferReminder, buyer.email, {
    name: buyer.name,
    language: buyer.language,
    title: row.title,
    papers: [namesFor(ctx, buyer)[transfer.kind]],
    day: dayText(transfer.due_ms, buyer),
  });
}

async function missingOf(ctx: SendContext, row: InvoiceRow, side: "buyer" | "seller") {
  const { rows } = await readPapers(ctx.db, {
    buyerId: row.buyer_id,
    ownerId: row.seller_id,
    invoiceId: row.id,
    isStaff: false,
    page: 1,
    limit: MOST_PAPERS,
  });
  return rows.filter(({ status, owed_by }) => status === "missing" && owed_by === side);
}

async function tellMissing(ctx: SendContext, row: InvoiceRow, side: "buyer" | "seller") {
  const missing: PaperRow[] = await missingOf(ctx, row, side);
  if (missing.length === 0) return;
  const reader = (await readReaders(ctx.db, row))[side];
  await sendMail(ctx, papersDue, reader.email, {
    name: reader.name,
    language: reader.language,
    title: row.title,
    papers: missing.map(({ kind }) => namesFor(ctx, reader)[kind]),
    day: dayText(Math.min(...missing.map(({ due_ms }) => due_ms)), reader),
  });
}
