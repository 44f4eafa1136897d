import type { Db } from "../../../platform/db/db";
import { ApiFault } from "../../../platform/call/fault";
import type { SendContext } from "../../../platform/mail/send";
import { readSaleSettings } from "../sale-settings";
import { expireOffers } from "./close-offers";
import { offerSecondChance as letter } from "./offer.mail";
import { momentText } from "../letter-to";
import { totalText, writeToSide } from "./offer-letters";
import { insertOffer, readOffer } from "./offer-repository";

/** Whether somebody to whom this round of a lot was sold made way again. */
export async function wasDefaulted(db: Db, lotId: number, round: number): Promise<boolean> {
  const rows = await db.query(
    "select 1 from invoices where lot_id = $1 and round = $2 and status = 'cancel' limit 1",
    [lotId, round],
  );
  return rows.length > 0;
}

/**
 * Offers a locked lot to a bidder of its round, who is free to accept: silence is no consent. Returns the number of the offer. Throws
 * OFFER_OPEN, and BIDDER_EXCLUDED for who had the lot already.
 */
export async function offerSecondChance(
  ctx: SendContext,
  of: { lotId: number; round: number; sellerId: number; bidderId: number; amountCents: number },
): Promise<number> {
  const { db: t } = ctx;
  const { lotId, round, sellerId, bidderId: buyerId, amountCents } = of;
  const had = await t.query(
    "select 1 from invoices where lot_id = $1 and round = $2 and buyer_id = $3 limit 1",
    [lotId, round, buyerId],
  );
  if (had.length > 0) throw new ApiFault("BIDDER_EXCLUDED");
  await expireOffers(ctx, { lotId, buyerId });
  const [open] = await t.query<{ id: number }>(
    "select id from offers where lot_id = $1 and buyer_id = $2 and status = 'open'",
    [lotId, buyerId],
  );
  const standing = open && (await readOffer(t, open.id));
  if (standing) {
    throw new ApiFault("OFFER_OPEN", { values: { time: momentText(standing.expires_ms) } });
  }
  const { offer_hours: hours } = await readSaleSettings(t);
  const offerId = await insertOffer(t, {
    lotId,
    round,
    buyerId,
    sellerId,
    side: "seller",
    kind: "second_chance",
    amountCents,
    note: "",
    buyerKind: "consumer",
    answersId: null,
    hours,
  });
  const row = await readOffer(t, offerId);
  if (row) {
    await writeToSide(ctx, letter, row, "buyer", { total: await totalText(t, row) });
  }
  return offerId;
}
