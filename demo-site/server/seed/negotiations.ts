/** What people of the demo talk about: an offer that waits for its seller, one that waits for its buyer, and a second chance. */
import { toDecimal } from "martillo/domain";
import type { MoneyContext } from "../features/money";
import { calls as ofBids } from "../features/bidding";
import { DECISION_ENDS } from "../features/lots";
import { calls as ofOffers } from "../features/offers";
import { as } from "./as";

const calls = { ...ofBids, ...ofOffers };

/** Of the price, in hundredths: the offer, and the answer of the seller. */
const OFFERED = 82;
const COUNTERED = 93;

interface OpenSale {
  id: number;
  seller_id: number;
  price_cents: number;
}

/**
 * Lays them out by the calls that people make. Does nothing where there are offers already, or nothing to offer for. Returns how many wait for
 * an answer.
 */
export async function seedNegotiations(ctx: MoneyContext): Promise<number> {
  const [known] = await ctx.db.query("select 1 from offers limit 1");
  if (known) return 0;
  const buyers = await ctx.db.query<{ id: number }>(
    "select id from users where email like 'comprador%' order by id limit 2",
  );
  const [first, second] = await ctx.db.query<OpenSale>(
    `select id, seller_id, price_cents from lots where auction = 0 and status = 'open'
     order by (select email like 'vendedor%' from users where users.id = seller_id) desc, id limit 2`,
  );
  const [asking, answering] = buyers;
  if (!asking || !answering || !first || !second) return 0;
  await offer(ctx, first, asking.id);
  await counter(ctx, second, await offer(ctx, second, answering.id));
  return 2 + (await giveSecondChance(ctx));
}

const partOf = (cents: number, hundredths: number) =>
  toDecimal(Math.floor((cents * hundredths) / 10_000) * 100);

async function offer(ctx: MoneyContext, lot: OpenSale, buyerId: number): Promise<number> {
  const { record } = await calls["makeoffer/addToMakeoffer"](
    {
      project_id: lot.id,
      amount: partOf(lot.price_cents, OFFERED),
      note: "Lo recogería esta semana.",
      accept_terms: 1,
      buyer_kind: "consumer",
      idempotency_key: crypto.randomUUID(),
    },
    as(ctx, buyerId),
  );
  return record.offer_id;
}

async function counter(ctx: MoneyContext, lot: OpenSale, offerId: number): Promise<void> {
  await calls["seller/offer/changeOfferStatus"](
    {
      offer_id: offerId,
      action: "counter",
      amount: partOf(lot.price_cents, COUNTERED),
      expected_amount: partOf(lot.price_cents, OFFERED),
      note: "Con la revisión hecha.",
      buyer_kind: "consumer",
      idempotency_key: crypto.randomUUID(),
    },
    as(ctx, lot.seller_id),
  );
}

/** A lot below its reserve whose time to decide is not over is offered to its highest bidder for a little more, one of the demo's own people where there is one. */
async function giveSecondChance(ctx: MoneyContext): Promise<number> {
  const [bid] = await ctx.db.query<{
    id: number;
    lot_id: number;
    seller_id: number;
    price_cents: number;
  }>(
    `select b.id, l.id as lot_id, l.seller_id, l.price_cents from lots l
     join sales s on s.lot_id = l.id and s.round = l.round and ${DECISION_ENDS} > clock_timestamp()
     join bids b on b.lot_id = l.id and b.round = l.round and b.position is not null and not b.declined
     join users u on u.id = b.bidder_id and u.status = 'active' and not u.staff
     where l.status = 'provisional' and b.bidder_id = l.leader_id
     order by u.email like 'comprador%' desc, l.id, b.position desc limit 1`,
  );
  if (!bid) return 0;
  const price = toDecimal(bid.price_cents + 10_000);
  const award = { action: "award" as const, id: bid.id, pid: bid.lot_id, price };
  await calls["seller/bid/manualAward"](award, as(ctx, bid.seller_id));
  return 1;
}
