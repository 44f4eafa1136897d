import type { Db } from "../platform/db/db";
import { makeDemoLot, type DemoContext, type DemoLot } from "./demo-lot";
import type { Plan } from "./plan";
import { PictureSpread, readListedLots } from "./spread";
import {
  insertBids,
  insertEvents,
  insertLots,
  insertSales,
  takeIds,
  type EventRecord,
} from "./write-rows";

/** Ids of the accounts that the demo is made of. */
export interface People {
  /** By the part of the address before `@`. */
  byMailbox: Record<string, number>;
  bidderIds: number[];
}

/** Makes what a plan says and writes it: events, lots, their bids and, of past ones, the results. */
export async function writePlan(
  t: Db,
  { lots, events }: Plan,
  people: People,
  context: DemoContext,
): Promise<DemoLot[]> {
  const lotIds = await takeIds(t, "lots", lots.length);
  const eventIds = await takeIds(t, "auctions", events.length);
  const eventIdOf = new Map(events.map((event, index) => [event.title, eventIds[index] ?? 0]));
  const planned = lots.map(({ auction, category, event, closesMs }, index) => ({
    id: lotIds[index] ?? 0,
    auction,
    category,
    event,
    closesMs,
    picture: null,
  }));
  const spread = new PictureSpread([...(await readListedLots(t)), ...planned]);
  const made = lots.map((plan, index) => {
    const id = lotIds[index] ?? 0;
    const cast = {
      sellerId: people.byMailbox[plan.seller.mailbox] ?? 0,
      auctionId: plan.event === null ? null : (eventIdOf.get(plan.event) ?? null),
      bidderIds: people.bidderIds,
      buyerIds: people.byMailbox,
    };
    return makeDemoLot(id, plan, cast, { ...context, pictures: spread.of(id) });
  });
  await insertEvents(
    t,
    events.map((event): EventRecord => {
      const id = eventIdOf.get(event.title) ?? 0;
      const own = made.flatMap(({ lot }) => (lot.auction_id === id ? [lot] : []));
      return {
        id,
        seller_id: people.byMailbox[event.seller.mailbox] ?? 0,
        title: event.title,
        description: event.description,
        avatar: own[0]?.images[0]?.src ?? "",
        opens_ms: event.opensMs,
        closes_ms: Math.max(event.firstEndMs, ...own.map((lot) => lot.closes_ms)),
      };
    }),
  );
  await insertLots(
    t,
    made.map(({ lot }) => lot),
  );
  await insertBids(
    t,
    made.flatMap(({ bids }) => bids),
  );
  const settled = lotIds.filter((_, index) => lots[index]?.phase === "past");
  await insertSales(t, settled);
  return made;
}
