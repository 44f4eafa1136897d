import { commissionTerms, invoiceParts, sellerProceeds } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import { type GivenBack, sumText, tellStaff } from "../money";
import {
  dueOf,
  type InvoiceRow,
  isFirst,
  readInvoice,
  readLines,
  toSaleLines,
} from "./invoice-repository";
import { dayText, momentText, type Reader, readReaders } from "./letter-to";
import { readCommission } from "../house";
import { readParties } from "./parties";
import { settingsOf } from "./sale-settings";
import { readRights } from "./return-rights";
import {
  type AboutSale,
  billingNeeded,
  buyNowDone,
  consentEnding,
  paymentDue,
  saleCancelled,
  saleMade,
  salePaid,
  saleUndelivered,
  saleUnpaid,
  secondChance,
} from "./sale.mail";
import { readTransferTo } from "./transfer-accounts";

/** The last day on which it may be paid: the deadline is the midnight after it. */
export function lastDayText(
  dueMs: number,
  reader: Pick<Reader, "language"> = { language: "for_spanish" },
): string {
  return dayText(dueMs - 1, reader);
}

function aboutSale(row: InvoiceRow, reader: Reader, cents = dueOf(row)): AboutSale {
  return {
    name: reader.name,
    language: reader.language,
    title: row.title,
    total: sumText(cents, reader),
    due: lastDayText(row.due_ms, reader),
    invoice: row.id,
  };
}

/** The house as it reads of a sale. */
function asHouse(reader: Reader): Reader {
  return { ...reader, name: "", language: "for_spanish" };
}

/** Tells the seller of a sale, and who bought without a bid. Once: the account remembers it. */
export async function writeSaleLetters(
  ctx: SendContext,
  invoiceId: number,
  { toBuyer }: { toBuyer: boolean },
): Promise<void> {
  const isNew = await isFirst(ctx.db, invoiceId, "told");
  const row = isNew ? await readInvoice(ctx.db, invoiceId) : undefined;
  if (!row) return;
  const readers = await readReaders(ctx.db, row);
  if (toBuyer) {
    await sendMail(ctx, buyNowDone, readers.buyer.email, {
      ...aboutSale(row, readers.buyer),
      transfer: await readTransferTo(ctx.db, row),
      seller: row.seller_name,
      mayWithdraw: (await readRights(ctx.db, row)).applies,
    });
  }
  const { buyer } = await readParties(ctx.db, row);
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(ctx.db, row.id)));
  const terms = commissionTerms(readCommission(row.seller_commission));
  const { commission, receivesCents } = sellerProceeds({
    priceCents: sellerCents,
    ivaPercent: null,
    terms,
  });
  const commissionCents = commission.netCents + commission.vatCents;
  const { payout_days: payoutDays } = await settingsOf(ctx.db, row);
  await sendMail(ctx, saleMade, readers.seller.email, {
    ...aboutSale(row, readers.seller),
    kept:
      commissionCents === 0
        ? null
        : {
            commission: sumText(commissionCents, readers.seller),
            receives: sumText(receivesCents, readers.seller),
          },
    payoutDays,
    // What the buyer pays the house besides is not the seller's.
    price: sumText(sellerCents, readers.seller),
    buyer: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
  });
}

/** Reminds a buyer of the day to pay. */
export async function writeReminder(
  ctx: SendContext,
  row: InvoiceRow,
  when: "soon" | "now" | "late",
): Promise<void> {
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, paymentDue, buyer.email, {
    ...aboutSale(row, buyer),
    transfer: await readTransferTo(ctx.db, row),
    when,
  });
}

/** Tells a seller that some of a sale has been paid. `row`: the account as it is then. */
export async function writePaid(
  ctx: SendContext,
  row: InvoiceRow,
  paidCents: number,
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  await sendMail(ctx, salePaid, seller.email, {
    ...aboutSale(row, seller),
    amount: sumText(paidCents, seller),
    buyer: buyer.name,
    isWhole: dueOf(row) === 0,
  });
}

/** Tells a buyer who is not bound, once, that an offer ends soon. The account is locked. */
export async function writeConsentEnding(
  ctx: SendContext,
  row: InvoiceRow,
  endMs: number,
): Promise<void> {
  if (!(await isFirst(ctx.db, row.id, "consent_told"))) return;
  const { buyer } = await readReaders(ctx.db, row);
  const until = momentText(endMs, buyer);
  await sendMail(ctx, consentEnding, buyer.email, { ...aboutSale(row, buyer), until });
}

/** Asks a buyer, once, for what the document cannot be issued without. The account is locked. */
export async function askBilling(ctx: SendContext, row: InvoiceRow): Promise<void> {
  if (!(await isFirst(ctx.db, row.id, "billing_asked"))) return;
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, billingNeeded, buyer.email, aboutSale(row, buyer));
}

/** Tells seller and house, once, that a sale is long overdue: it ends by what one of them does. The account is locked. */
export async function writeUnpaid(ctx: SendContext, row: InvoiceRow): Promise<void> {
  if (!(await isFirst(ctx.db, row.id, "unpaid_told"))) return;
  const { buyer, seller } = await readReaders(ctx.db, row);
  await sendMail(ctx, saleUnpaid, seller.email, { ...aboutSale(row, seller), buyer: buyer.name });
  await tellStaff(ctx, saleUnpaid, { ...aboutSale(row, asHouse(seller)), buyer: buyer.name });
}

/** Tells both sides and the house, once, that a sale is paid and was not handed over. The account is locked. */
export async function writeUndelivered(ctx: SendContext, row: InvoiceRow): Promise<void> {
  if (!(await isFirst(ctx.db, row.id, "undelivered_told"))) return;
  const { buyer, seller } = await readReaders(ctx.db, row);
  const about = (reader: Reader, isSeller: boolean) => ({ ...aboutSale(row, reader), isSeller });
  await sendMail(ctx, saleUndelivered, buyer.email, about(buyer, false));
  await sendMail(ctx, saleUndelivered, seller.email, about(seller, true));
  await tellStaff(ctx, saleUndelivered, about(asHouse(seller), true));
}

/**
 * Tells a buyer that the sale is called off, and both sides where to what was paid goes back. `strikes`: how many purchases the buyer has
 * not paid, this one among them; 0 where the buyer is not to blame.
 */
export async function writeCancelled(
  ctx: SendContext,
  row: InvoiceRow,
  {
    notes: reason,
    backs = [],
    strikes = 0,
  }: { notes: string; backs?: readonly GivenBack[]; strikes?: number },
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  const write = (reader: Reader, isSeller: boolean) =>
    sendMail(ctx, saleCancelled, reader.email, {
      ...aboutSale(row, reader, row.total_cents),
      reason,
      isSeller,
      strikes: isSeller ? 0 : strikes,
      backs: backs.map(({ to, amountCents }) => ({ to, amount: sumText(amountCents, reader) })),
    });
  await write(buyer, false);
  // Its seller, or the house in the seller's place, pressed: they have to know all the same what comes back by hand.
  if (backs.length > 0) await write(seller, true);
}

/** Tells a bidder who is not bound that a lot may be theirs. */
export async function writeSecondChance(
  ctx: SendContext,
  row: InvoiceRow,
  hours: number,
): Promise<void> {
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, secondChance, buyer.email, { ...aboutSale(row, buyer), hours });
}
