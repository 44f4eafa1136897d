import { ApiFault } from "../../platform/call/fault";
import type { SendContext } from "../../platform/mail/send";
import { hadLot, momentText, readSaleSettings } from "../sale";
import { expireOffers } from "./close-offers";
import { offerSecondChance as letter } from "./offer.mail";
import { totalText, writeToSide } from "./offer-letters";
import { insertOffer, readOffer, readOpenOffer } from "./offer-repository";

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
  const had = await hadLot(t, lotId, round, buyerId);
  if (had) throw new ApiFault("BIDDER_EXCLUDED");
  await expireOffers(ctx, { lotId, buyerId });
  const open = await readOpenOffer(t, lotId, buyerId);
  const openOffer = open && (await readOffer(t, open.id));
  if (openOffer) {
    throw new ApiFault("OFFER_OPEN", { values: { time: momentText(openOffer.expires_ms) } });
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
