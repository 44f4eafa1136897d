import { pathTo } from "martillo/contract";
import { euroText } from "../../platform/languages/written-sums";
import { bidderReadmitted, bidWithdrawn } from "./bids.mail";
import { maximumToConfirm } from "./bids.sms";
import { mayText } from "../accounts";
import { isSmsCountry } from "../../platform/call/config";
import type { Db } from "../../platform/db/db";
import { type SendContext, sendMails, sendSms } from "../../platform/mail/send";
import type { Withdrawal, Withdrawn } from "./withdraw";
import { readBiddersToTell } from "./withdrawal-letter-repository";

/** The tools that the caller gives for letters, without the database. */
export type LetterTools = Omit<SendContext, "db">;

/**
 * Tells every bidder of a lot that bids were taken back, in the transaction in which that was done. A bid that no other bidder could see is
 * told to its own bidder alone.
 */
export async function writeWithdrawalLetters(
  t: Db,
  tools: LetterTools,
  lotId: number,
  withdrawn: Withdrawal &
    Pick<Withdrawn, "isPublic" | "held" | "graceHours"> & { bidderIds: readonly number[] },
): Promise<void> {
  const { side, reason, bidderIds, isPublic, held, graceHours } = withdrawn;
  const bidders = await readBiddersToTell(t, lotId, bidderIds, isPublic);
  const link = pathTo("auctionLot", { id: lotId });
  const letters = bidders.map(({ id, email, first_name: name, title, language, ...bidder }) => ({
    to: email,
    values: {
      name,
      language,
      title,
      side,
      reason,
      isOwn: bidderIds.includes(id),
      leads: bidder.leads,
      price: bidder.has_bids ? euroText(bidder.price_cents, { language }) : null,
      graceHours,
      held: held?.bidderId === id ? euroText(held.formerCents, { language }) : null,
      link,
    },
  }));
  const ctx = { ...tools, db: t };
  await sendMails(ctx, bidWithdrawn, letters);
  const owner = bidders.find(({ id }) => id === held?.bidderId);
  if (!owner?.phone || !held) return;
  const { phone, title, language } = owner;
  if (!isSmsCountry(phone, tools.config.sms) || !(await mayText(ctx, phone))) return;
  const amount = euroText(held.formerCents, { language });
  const message = { title, language, amount, link: tools.config.siteUrl + link };
  await sendSms(ctx, maximumToConfirm, phone, message);
}

/** Tells a bidder that the house lets it bid on the lot again. */
export async function writeReadmission(
  t: Db,
  tools: LetterTools,
  lotId: number,
  bidderId: number,
): Promise<void> {
  const bidders = await readBiddersToTell(t, lotId, [bidderId], false);
  const link = pathTo("auctionLot", { id: lotId });
  const letters = bidders.map(({ email, first_name: name, title, language }) => ({
    to: email,
    values: { name, title, language, link },
  }));
  await sendMails({ ...tools, db: t }, bidderReadmitted, letters);
}
