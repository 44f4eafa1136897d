import { parseCents } from "martillo/domain";
import type { PageApi } from "./page-api";
import type { SeededUser, SeedLot } from "../seed/seed-rows";

type Api = Pick<PageApi, "call" | "seedLot" | "seedUser">;

/** A lot of a fixed price, 8.990 €, to be had at once. */
export const FIXED_PRICE = {
  auction: 0,
  extension: null,
  startCents: 899_000,
  reserveCents: null,
  ivaPercent: 21,
} as const satisfies Partial<SeedLot>;

/** A sold lot, and the two sides of the sale. */
export interface Sold {
  seller: SeededUser;
  buyer: SeededUser;
  lot: number;
  invoice: number;
}

export interface SoldDirectly {
  /** @default a new dealer */
  seller?: SeededUser;
  /** @default a new person */
  buyer?: SeededUser;
  /** Price, in euro. @default "8990" */
  price?: string;
  lot?: Partial<SeedLot>;
}

/** A lot of a fixed price that a buyer has bought by the press that people make. Throws where it was refused. */
export async function sellDirectly(api: Api, of: SoldDirectly = {}): Promise<Sold> {
  const { price = "8990" } = of;
  const seller = of.seller ?? (await api.seedUser({ admin: true, companyname: "Autos Ribera" }));
  const buyer = of.buyer ?? (await api.seedUser());
  const lot = await api.seedLot({
    ...FIXED_PRICE,
    title: "Seat León",
    sellerId: seller.id,
    startCents: parseCents(price),
    ...of.lot,
  });
  const bought = await api.call(
    "buynow/addToBuynow",
    {
      project_id: lot,
      expected_price: price,
      accept_terms: 1,
      idempotency_key: crypto.randomUUID(),
    },
    buyer,
  );
  if (bought.status !== "success") throw new Error(`the lot was not sold: ${bought.code}`);
  return { seller, buyer, lot, invoice: bought.responseData.invoice_id };
}

export interface SoldAtAuction {
  seller?: SeededUser;
  /** The bids, in euro, each by a person of its own: the last one wins. @default ["4500", "4980", "5100"] */
  bids?: readonly string[];
  /** The last bidder. @default a new person */
  winner?: SeededUser;
  /** Days for which the buyer should have paid already. @default the day to pay is still to come */
  daysLate?: number;
  lot?: Partial<SeedLot>;
}

/** An auction that is over. `bidders`: in the order of their bids; the last one has bought. */
export async function sellAtAuction(
  api: Api & Pick<PageApi, "db" | "endAuction">,
  of: SoldAtAuction = {},
): Promise<Sold & { bidders: SeededUser[] }> {
  const { bids = ["4500", "4980", "5100"], daysLate = 0 } = of;
  const seller = of.seller ?? (await api.seedUser({ admin: true, companyname: "Autos Ribera" }));
  const lot = await api.seedLot({
    title: "Seat León",
    sellerId: seller.id,
    startCents: 400_000,
    reserveCents: null,
    ivaPercent: 21,
    ...of.lot,
  });
  const bidders: SeededUser[] = [];
  for (const [index, amount] of bids.entries()) {
    const isLast = index === bids.length - 1;
    const bidder = (isLast && of.winner) || (await api.seedUser());
    const input = {
      project_id: lot,
      proposed_amount: amount,
      bid_type: "exact" as const,
      idempotency_key: crypto.randomUUID(),
    };
    const bid = await api.call("bid/confirm", input, bidder);
    if (bid.status !== "success") throw new Error(`a bid was refused: ${bid.code}`);
    bidders.push(bidder);
  }
  await api.endAuction(lot);
  const [row] = await api.db.query<{ id: number }>(
    `update invoices set due_at = due_at - case when $2 > 0 then due_at - now() + make_interval(days => $2::int)
       else interval '0' end
     where lot_id = $1 returning id`,
    [lot, daysLate],
  );
  const buyer = bidders.at(-1);
  if (!row || !buyer) throw new Error("the auction sold nothing");
  return { seller, buyer, lot, invoice: row.id, bidders };
}
