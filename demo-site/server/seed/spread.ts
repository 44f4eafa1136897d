/** Keeps a picture from standing next to itself in the lists that visitors see first. */
import { ms, type Db } from "../platform/db/db";

/** A lot as far as lists order it. */
export interface ListedLot {
  id: number;
  auction: 0 | 1;
  category: string;
  /** Title of the event that it belongs to. */
  event: string | null;
  closesMs: number;
  /** Null until it is drawn. */
  picture: string | null;
}

/** What a lot that is being made has to know of those beside it. */
export interface PicturesNear {
  /** How often a picture stands near it in any list. */
  repetitions(picture: string): number;
  /** It shows this one. */
  take(picture: string): void;
}

/** How many lots on either side are looked at: nothing is then the same within any three that follow each other. */
const REACH = 2;

/** The pictures of lots that are being made, and of those that stand beside them. */
export class PictureSpread {
  readonly #lots: ReadonlyMap<number, ListedLot>;
  /** The lists that each lot is in, and its place there. */
  readonly #places = new Map<number, { list: readonly ListedLot[]; at: number }[]>();

  constructor(lots: readonly ListedLot[]) {
    this.#lots = new Map(lots.map((lot) => [lot.id, lot]));
    for (const list of listsOf(lots)) {
      for (const [at, { id }] of list.entries()) {
        const places = this.#places.get(id) ?? [];
        places.push({ list, at });
        this.#places.set(id, places);
      }
    }
  }

  of(id: number): PicturesNear {
    const near = (this.#places.get(id) ?? [])
      .flatMap(({ list, at }) => list.slice(Math.max(0, at - REACH), at + REACH + 1))
      .filter((lot) => lot.id !== id);
    return {
      repetitions: (picture) => near.filter((lot) => lot.picture === picture).length,
      take: (picture) => {
        const lot = this.#lots.get(id);
        if (lot) lot.picture = picture;
      },
    };
  }
}

/** The lists in their usual order: auctions by their end, sales and arrivals by their number. */
function listsOf(lots: readonly ListedLot[]): ListedLot[][] {
  const byId = lots.toSorted((a, b) => a.id - b.id);
  const byEnd = lots.toSorted((a, b) => a.closesMs - b.closesMs || a.id - b.id);
  const auctions = byEnd.filter((lot) => lot.auction === 1);
  const sales = byId.filter((lot) => lot.auction === 0);
  const events = byEnd.filter((lot) => lot.event !== null);
  return [
    byId,
    auctions,
    sales,
    ...groups(auctions, (lot) => lot.category),
    ...groups(sales, (lot) => lot.category),
    ...groups(events, (lot) => lot.event),
  ];
}

function groups(
  lots: readonly ListedLot[],
  keyOf: (lot: ListedLot) => string | null,
): Iterable<ListedLot[]> {
  const found = new Map<string | null, ListedLot[]>();
  for (const lot of lots) {
    const group = found.get(keyOf(lot)) ?? [];
    group.push(lot);
    found.set(keyOf(lot), group);
  }
  return found.values();
}

/** The lots that stand in the lists already. */
export async function readListedLots(t: Db): Promise<ListedLot[]> {
  return t.query<ListedLot>(
    `select l.id, l.auction, l.category, null as event, ${ms("l.closes_at")} as "closesMs",
       substring(l.images->0->>'src' from '([a-z]+-[a-z]+)-[a-z]+-1280') as picture
     from lots l where l.status in ('open', 'scheduled')`,
  );
}
