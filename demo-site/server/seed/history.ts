import { minimumBid, nextAsks } from "martillo/domain";
import {
  type BidJob,
  decideAll,
  type LockedLot,
  type NewBidRow,
  type Seals,
} from "../features/bidding";
import { bidStateOf, rulesOf } from "../features/lots";
import { roundEuros } from "./catalogue/value";
import type { Random } from "./random";

/** A person who bids on a lot, and the most that it would pay there. */
export interface Participant {
  id: number;
  limitCents: number;
}

/** A lot whose bids are made up by running the real rules, bid after bid. */
export class History {
  readonly lot: LockedLot;
  readonly rows: NewBidRow[] = [];
  readonly #numbers = new Map<number, Pick<NewBidRow, "bidder_no" | "bidder_salt">>();
  readonly #seals: Seals;

  constructor(lot: LockedLot, seals: Seals) {
    this.lot = lot;
    this.#seals = seals;
  }

  minimumCents(): number {
    return minimumBid(rulesOf(this.lot), bidStateOf(this.lot));
  }

  /** Whether the bid was accepted; exactly what the server would have answered at that moment. */
  bid(userId: number, maximumCents: number, atMs: number): boolean {
    const { lot } = this;
    lot.now_ms = atMs;
    const job: BidJob = {
      lotId: lot.id,
      userId,
      maximumCents,
      key: "",
      bodyHash: "",
      expectedSeq: null,
    };
    const { decided, rows } = decideAll(
      [job],
      {
        lots: [lot],
        bidders: [
          {
            id: userId,
            status: "active",
            staff: false,
            approved_to_bid: true,
            first_name: "Postor",
            bid_limit_cents: null,
            wants_receipts: false,
          },
        ],
        linked: [],
        closed: [],
        numbers: [...this.#numbers].map(([bidder_id, known]) => ({
          lot_id: lot.id,
          bidder_id,
          ...known,
        })),
        keys: [],
        deposits: [],
        admissions: [],
      },
      this.#seals,
    );
    for (const row of rows) this.#numbers.set(row.bidder_id, row);
    this.rows.push(...rows);
    return decided[0]?.outcome.ok === true;
  }

  /** Lets the participants bid at these moments, as long as anybody would pay more. */
  play(participants: readonly Participant[], times: readonly number[], random: Random): void {
    for (const atMs of times) {
      const minimum = this.minimumCents();
      const willing = participants.filter(({ id, limitCents }) => {
        // A leader raises its own maximum now and then.
        return limitCents >= minimum && (id !== this.lot.leader_id || random.chance(0.06));
      });
      if (willing.length === 0) return;
      const bidder = random.pick(willing);
      this.bid(bidder.id, this.#offer(bidder, minimum, random), atMs);
    }
  }

  #offer({ limitCents }: Participant, minimum: number, random: Random): number {
    if (random.chance(0.55)) {
      const asks = nextAsks(rulesOf(this.lot).increments, minimum, 4);
      return random.pick(asks.filter((ask) => ask <= limitCents));
    }
    const wished = minimum + (limitCents - minimum) * random.between(0.2, 1);
    return Math.max(minimum, Math.min(limitCents, roundEuros(wished / 100) * 100));
  }
}

/** Ascending moments of bids: few at first, more towards the end, two or three in the last minutes when the end is included. */
export function bidTimes(
  random: Random,
  span: { fromMs: number; toMs: number; isToTheEnd: boolean },
  count: number,
): number[] {
  const lengthMs = span.toMs - span.fromMs;
  const spread = Array.from({ length: count }, () =>
    Math.floor(span.fromMs + lengthMs * random.next() ** 0.6),
  );
  const rush = span.isToTheEnd
    ? Array.from({ length: random.int(0, 3) }, () => span.toMs - random.int(4_000, 150_000))
    : [];
  return [...spread, ...rush]
    .filter((atMs) => atMs > span.fromMs && atMs < span.toMs)
    .toSorted((a, b) => a - b);
}
