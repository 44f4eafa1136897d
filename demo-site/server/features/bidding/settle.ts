import { type LotEvent, reserveMet, transition } from "martillo/domain";
import type { MarketStatus } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { withdrawBlocked } from "./block";
import type { LetterTools } from "./withdrawal-letters";
import { bidStateOf, type LotStateRow, noteResults, markOpen, rulesOf, settleLots } from "../lots";
import { concludeSales, insertResults, owedFor, type SaleContext } from "../sale";
import { type DueLot, readDueLots, takeDueLot, takeDueLots } from "./due-lot-repository";

export interface SettledLot {
  id: number;
  /** Still `open` where a withdrawal has put the end off. */
  status: MarketStatus;
  leaderId: number | null;
  sellerId: number;
  /** Others whose standing has changed. */
  concerned: number[];
}

export interface SettleTools extends SaleContext {
  /** The tools for letters to bidders. @default bidders get no letters */
  letters?: LetterTools;
}

type Told = Pick<LotStateRow, "id" | "status" | "leader_id" | "seller_id">;

/**
 * Settles up to `limit` due lots, leaving out those in `except`. Each is settled exactly once: its row lock and its status see to that,
 * whichever process tries at the same time.
 */
export function settleDueLots(
  tools: SettleTools,
  limit: number,
  except: readonly number[] = [],
): Promise<SettledLot[]> {
  return settle(tools, (t) => takeDueLots(t, limit, except));
}

/** Settles one lot, if it is due. */
export function settleLot(tools: SettleTools, id: number): Promise<SettledLot[]> {
  return settle(tools, (t) => takeDueLot(t, id));
}

function settle(
  { db, saleListeners, letters }: SettleTools,
  take: (t: Db) => Promise<{ id: number }[]>,
): Promise<SettledLot[]> {
  return db.tx(async (t) => {
    const due = await take(t);
    if (due.length === 0) return [];
    const ids = due.map((lot) => lot.id);
    const found = await readDueLots(t, ids);
    const withdrawn = await withdrawFromBlocked(t, found, letters);
    const rows = withdrawn.size > 0 ? await readDueLots(t, ids) : found;
    // A withdrawal that is felt puts the end off: everybody has time for it.
    const postponed = rows.filter((lot) => lot.closes_ms > lot.now_ms);
    const results = rows.filter((lot) => !postponed.includes(lot)).map(resultOf);
    await settleLots(t, results);
    await insertResults(t, results);
    const settled = results.map(told);
    const sold = settled.filter(({ status }) => status === "sold").map(({ id }) => id);
    if (sold.length > 0) {
      const inside = { db: t, saleListeners };
      await concludeSales(inside, sold, { channel: "auction", bound: true });
    }
    await noteResults(t, settled);
    return [...settled, ...postponed.map(told)];

    function told({ id, status, leader_id, seller_id }: Told): SettledLot {
      const concerned = withdrawn.get(id) ?? [];
      return { id, status, leaderId: leader_id, sellerId: seller_id, concerned };
    }
  });
}

/** An account that could not bid any more cannot win: its bids end before the result. Returns the accounts concerned, by lot. */
async function withdrawFromBlocked(
  t: Db,
  lots: readonly DueLot[],
  letters: LetterTools | undefined,
): Promise<Map<number, number[]>> {
  const concerned = new Map<number, number[]>();
  for (const lot of lots.filter(({ blocked }) => blocked.length > 0)) {
    const [withdrawn] = await withdrawBlocked(t, letters, [lot], lot.blocked);
    concerned.set(lot.id, withdrawn?.concerned ?? []);
  }
  return concerned;
}

/** Opens lots whose time has come. */
export async function openDueLots(db: Db, limit: number): Promise<number[]> {
  const rows = await markOpen(db, limit, step("scheduled", "open"));
  return rows.map((row) => row.id);
}

/** With no bids nothing is sold; with an unmet reserve the seller decides; else the leader has won. */
function resultOf(lot: DueLot) {
  const event = settlement(lot);
  const status = step(step(lot.status, "close"), event);
  const isSold = event === "settle_sold";
  return {
    id: lot.id,
    round: lot.round,
    status,
    winner_id: isSold ? lot.leader_id : null,
    bid_id: isSold ? lot.bid_id : null,
    price_cents: isSold ? lot.price_cents : null,
    ...(isSold && owedFor(lot, lot.price_cents)),
    leader_id: lot.leader_id,
    seller_id: lot.seller_id,
  };
}

function settlement(lot: DueLot): LotEvent {
  const state = bidStateOf(lot);
  if (state.leaderId === null) return "settle_unsold";
  // Whether what it has hidden is sold, the house decides.
  if (lot.is_hidden) return "settle_provisional";
  return reserveMet(rulesOf(lot), state) === false ? "settle_provisional" : "settle_sold";
}

function step(from: MarketStatus, event: LotEvent): MarketStatus {
  const to = transition(from, event);
  if (to === null) throw new Error(`martillo: a lot that is ${from} cannot ${event}.`);
  return to;
}
