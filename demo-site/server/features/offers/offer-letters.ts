import type { OfferSide } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { type SendContext, sendMail } from "../../platform/mail/send";
import type { MailTemplate } from "../../platform/mail/template";
import { readPayer, sumText } from "../money";
import { lastDayText, momentText, readInvoice, readRights } from "../sale";
import { type AboutOffer, offerAccepted } from "./offer.mail";
import type { OfferRow } from "./offer-repository";
import { totalOf } from "./offer-view";

type Facts = Pick<OfferRow, "buyer_id" | "seller_id" | "title" | "amount_cents" | "expires_ms">;

/** Writes to one side of an offer, in the transaction that is its reason. */
export async function writeToSide<More extends object>(
  ctx: SendContext,
  template: MailTemplate<AboutOffer & More>,
  row: Facts,
  to: OfferSide,
  more: More,
): Promise<void> {
  const reader = await readPayer(ctx.db, to === "buyer" ? row.buyer_id : row.seller_id);
  if (!reader) return;
  const { name, language } = reader;
  await sendMail(ctx, template, reader.email, {
    name,
    language,
    title: row.title,
    amount: sumText(row.amount_cents, reader),
    until: momentText(row.expires_ms, reader),
    to,
    ...more,
  });
}

/** What a bidder would pay in all, as the letter to that bidder writes it. */
export async function totalText(db: Db, row: OfferRow): Promise<string> {
  const reader = await readPayer(db, row.buyer_id);
  return sumText(totalOf(row, row.amount_cents), { language: reader?.language });
}

/** The confirmation of what was bought by an offer, for its buyer to keep. */
export async function writeAccepted(
  ctx: SendContext,
  row: OfferRow,
  invoiceId: number,
  priceCents: number,
): Promise<void> {
  const [reader, invoice] = [
    await readPayer(ctx.db, row.buyer_id),
    await readInvoice(ctx.db, invoiceId),
  ];
  if (!reader || !invoice) return;
  const { name, language } = reader;
  await sendMail(ctx, offerAccepted, reader.email, {
    name,
    language,
    title: row.title,
    amount: sumText(priceCents, reader),
    total: sumText(invoice.total_cents, reader),
    due: lastDayText(invoice.due_ms, reader),
    seller: row.seller_name,
    invoice: invoiceId,
    mayWithdraw: (await readRights(ctx.db, invoice)).applies,
  });
}
