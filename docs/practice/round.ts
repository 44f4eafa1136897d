/** One lot of the practice: its rivals, its view on the page, and its end. */
import type { LotDetail } from "../../src/contract";
import type { Bidder, House } from "./house";
import { bidEntry, endEntry, extensionEntry, type JournalEntry } from "./journal";
import { limitsOf, PACES, type Pace, practiceLot } from "./lot";
import { type Outcome, readHistory, readOutcome } from "./outcome";
import { type Rival, startRival } from "./rival";

/** A rival as the page shows it. */
export interface RivalView extends Pick<Bidder, "name" | "temperament"> {
  /** Its number in the history, once it has bid. */
  bidderNo: number | null;
  isLeading: boolean;
}

export interface RoundView {
  lot: number;
  detail: LotDetail;
  rivals: readonly RivalView[];
  outcome: Outcome | null;
}

export interface Round {
  lot: number;
  rivalBidsNow(): Promise<boolean>;
  jumpToLastMinute(): Promise<void>;
  /** The seller awards a provisional lot to its highest bid. */
  award(): Promise<void>;
  stop(): void;
}

export interface RoundOptions {
  house: House;
  pace: () => Pace;
  withReserve: boolean;
  pictures: string;
  lastsMs?: number | undefined;
  random?: () => number;
  onView(view: RoundView): void;
  onEntry(entry: JournalEntry): void;
}

const LOOK_MS = 400;
const LAST_MINUTE_MS = 60_000;
const RUNNING: readonly string[] = ["scheduled", "open", "closing", "closed"];

export async function startRound(options: RoundOptions): Promise<Round> {
  const { house, pace, random = Math.random, onView, onEntry } = options;
  const { api, seller, visitor, bidders } = house;
  const lot = await api.seedLot({
    ...practiceLot(pace(), options.withReserve, options.pictures),
    ...(options.lastsMs !== undefined && { closesInMs: options.lastsMs }),
    sellerId: seller.id,
  });
  const limits = limitsOf(random);
  const rivals = bidders.map((bidder) =>
    startRival({
      house,
      lot,
      bidder,
      limitCents: limits[bidder.temperament],
      thinkMs: () => PACES[pace()].thinkMs,
      random,
    }),
  );

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let seenSeq = -1;
  let seenRows = 0;
  let seenExtensions = 0;
  let numbers = new Map<number, number>();
  let leaderId: number | null = null;

  async function lookAtHistory() {
    const { rows } = await readHistory(house, lot, seller);
    numbers = new Map(rows.map((row) => [row.user_id ?? 0, row.bidder_no]));
    leaderId = rows[0]?.user_id ?? null;
    for (const row of rows.slice(0, rows.length - seenRows).toReversed())
      onEntry(bidEntry(row, visitor.id));
    seenRows = rows.length;
  }

  async function look(): Promise<boolean> {
    const { responseData, server_time } = await api.call(
      "product/singleProduct",
      { id: lot },
      seller,
    );
    const detail = responseData.record;
    const now = server_time ?? detail.date_closed;
    if (detail.seq === seenSeq) return true;
    seenSeq = detail.seq;
    await lookAtHistory();
    if (isStopped) return false;
    if (detail.extension_no > seenExtensions) onEntry(extensionEntry(detail, now));
    seenExtensions = detail.extension_no;
    const isOver = !RUNNING.includes(detail.market_status);
    const end = endEntry(detail, now, leaderId === visitor.id);
    if (end) onEntry(end);
    const outcome = isOver ? await readOutcome(house, lot) : null;
    onView({ lot, detail, rivals: bidders.map(viewOf), outcome });
    return !isOver;
  }

  function viewOf({ id, name, temperament }: Bidder): RivalView {
    return { name, temperament, bidderNo: numbers.get(id) ?? null, isLeading: leaderId === id };
  }

  async function keepLooking() {
    const isRunning = await look();
    if (isRunning && !isStopped) timer = setTimeout(() => void keepLooking(), LOOK_MS);
  }

  function stopRivals() {
    for (const rival of rivals) rival.stop();
  }

  await keepLooking();
  return {
    lot,
    rivalBidsNow: () => firstThatBids(rivals),
    jumpToLastMinute: () => api.moveEnd(lot, LAST_MINUTE_MS),
    async award() {
      const { rows } = await readHistory(house, lot, seller);
      const highest = rows[0];
      if (!highest) return;
      const choice = { action: "award" as const, id: highest.bidid, pid: lot };
      await api.call("seller/bid/manualAward", choice, seller);
      await look();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopRivals();
    },
  };
}

async function firstThatBids(rivals: readonly Rival[]): Promise<boolean> {
  for (const rival of rivals) if (await rival.bidNow()) return true;
  return false;
}
