import type { LotDetail } from "../../src/contract";
import { parseCents, toDecimal } from "../../src/domain";
import type { Bidder, House } from "./house";
import { decide, type Offer } from "./temperaments";

export interface Rival {
  /** Bids the minimum at once, even above its limit. False when it leads or the lot takes no bids. */
  bidNow(): Promise<boolean>;
  stop(): void;
}

interface RivalOptions {
  house: House;
  lot: number;
  bidder: Bidder;
  limitCents: number;
  /** How long it thinks between two looks, in milliseconds. */
  thinkMs(): number;
  random: () => number;
}

/** Lets a rival bid by the API alone, with the token of an account like any other. */
export function startRival({
  house: { api },
  lot,
  bidder,
  limitCents,
  thinkMs,
  random,
}: RivalOptions): Rival {
  let isStopped = false;
  let hasBid = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<{ detail: LotDetail; now: number }> {
    const { responseData, server_time } = await api.call(
      "product/singleProduct",
      { id: lot },
      bidder,
    );
    return { detail: responseData.record, now: server_time ?? responseData.record.date_closed };
  }

  async function place({ cents, type }: Offer): Promise<boolean> {
    if (isStopped) return false;
    const { code } = await api.call(
      "bid/confirm",
      {
        project_id: lot,
        proposed_amount: toDecimal(cents),
        bid_type: type,
        idempotency_key: crypto.randomUUID(),
      },
      bidder,
    );
    // Refused means that another bidder was faster: the next look shows the new minimum.
    hasBid ||= code === null;
    return code === null;
  }

  async function think() {
    const { detail, now } = await look();
    if (detail.minimum === null) return detail.market_status === "scheduled";
    const offer = decide(bidder.temperament, limitCents, {
      isLeading: detail.my_state === "leading",
      hasBid,
      minimumCents: parseCents(detail.minimum),
      remainingMs: detail.date_closed - now,
      windowMs: (detail.extension?.window_s ?? 0) * 1000,
    });
    if (offer) await place(offer);
    return true;
  }

  function again() {
    const pauseMs = thinkMs() * (0.6 + random() * 0.8);
    timer = setTimeout(() => void run(), pauseMs);
  }

  async function run() {
    const isOpen = await think();
    if (isOpen && !isStopped) again();
  }

  again();
  return {
    async bidNow() {
      const { detail } = await look();
      if (detail.minimum === null || detail.my_state === "leading") return false;
      return place({ cents: parseCents(detail.minimum), type: "exact" });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
