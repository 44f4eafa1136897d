import { reserveMet, transition, type LotEvent, type PremiumTier } from "martillo/domain";
import type { MarketStatus } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { withdrawBlocked } from "./block";
import type { LetterTools } from "./withdrawal-letters";
import { LOT_STATE_COLUMNS, type LotStateRow, bidStateOf, rulesOf, noteResults } from "../lots";
import { LOT_PREMIUM } from "../house";
import { concludeSales, owedFor } from "../sale";

export interface SettledLot {
  id: number;
  /** Still `open` where a withdrawal has put the end off. */
  status: MarketStatus;
  leaderId: number | null;
  sellerId: number;
  /** Others whose standing has changed. */
  concerned: number[];
}

interface DueLot extends LotStateRow {
  round: number;
  /** The leader's newest public bid. */
  bid_id: number | null;
  premium: PremiumTier[];
  iva_percent: number | null;
  /** Accounts with a standing bid that may not bid. */
  blocked: number[];
}

type Told = Pick<LotStateRow, "id" | "status" | "leader_id" | "seller_id">;

/** `now()` is the start of the transaction: what it calls over is over. Whoever holds a lot now leaves it for the next time. */
const TAKE_DUE = `
select id from lots
where status = 'open' and auction = 1 and closes_at <= now() and id <> all($2::bigint[])
order by closes_at, id limit $1
for no key update skip locked`;

const TAKE_ONE = `
select id from lots
where status = 'open' and auction = 1 and closes_at <= now() and id = $1
for no key update skip locked`;

const READ_DUE = `
select ${LOT_STATE_COLUMNS}, l.round, l.iva_percent, ${LOT_PREMIUM} as premium,
  array(select distinct b.bidder_id from bids b join users u on u.id = b.bidder_id
    where b.lot_id = l.id and b.round = l.round and b.kind = 'max' and not b.declined
      and u.status <> 'active') as blocked,
  (select b.id from bids b
    where b.lot_id = l.id and b.round = l.round and b.bidder_id = l.leader_id
      and b.position is not null and not b.declined
    order by b.position desc limit 1) as bid_id
from lots l where l.id = any($1::bigint[])`;

const WRITE_RESULTS = `
with result as (
  select * from json_to_recordset($1::json) as r (id bigint, round int, status text,
    winner_id bigint, bid_id bigint, price_cents bigint, premium jsonb, iva_percent float8,
    premium_cents bigint, total_cents bigint)
), moved as (
  update lots set status = result.status, seq = seq + 1, updated_at = clock_timestamp()
  from result where lots.id = result.id
)
insert into sales (lot_id, round, outcome, winner_id, bid_id, price_cents, premium, iva_percent,
  premium_cents, total_cents, settled_at)
select id, round, status, winner_id, bid_id, price_cents, premium, iva_percent, premium_cents,
  total_cents, clock_timestamp() from result`;

/**
 * Settles up to `limit` due lots, leaving out those in `except`. Each is settled exactly once: its row lock and its status see
 * to that, whoever else tries at the same time.
 */
export function settleDueLots(
  db: Db,
  limit: number,
  except: readonly number[] = [],
  letters?: LetterTools,
) {
  return settle(db, TAKE_DUE, [limit, except], letters);
}

/** Settles one lot, if it is due. */
export function settleLot(db: Db, id: number, letters?: LetterTools) {
  return settle(db, TAKE_ONE, [id], letters);
}

function settle(
  db: Db,
  take: string,
  params: readonly unknown[],
  letters: LetterTools | undefined,
): Promise<SettledLot[]> {
  return db.tx(async (t) => {
    const due = await t.query<{ id: number }>(take, params);
    if (due.length === 0) return [];
    const ids = due.map((lot) => lot.id);
    const found = await t.query<DueLot>(READ_DUE, [ids]);
    const withdrawn = await withdrawFromBlocked(t, found, letters);
    const rows = withdrawn.size > 0 ? await t.query<DueLot>(READ_DUE, [ids]) : found;
    // A withdrawal that is felt puts the end off: everybody has time for it.
    const postponed = rows.filter((lot) => lot.closes_ms > lot.now_ms);
    const results = rows.filter((lot) => !postponed.includes(lot)).map(resultOf);
    await t.query(WRITE_RESULTS, [JSON.stringify(results)]);
    const settled = results.map(told);
    const sold = settled.filter(({ status }) => status === "sold").map(({ id }) => id);
    if (sold.length > 0) await concludeSales(t, sold, { channel: "auction", bound: true });
    await noteResults(t, settled);
    return [...settled, ...postponed.map(told)];

    function told({ id, status, leader_id, seller_id }: Told): SettledLot {
      const concerned = withdrawn.get(id) ?? [];
      return { id, status, leaderId: leader_id, sellerId: seller_id, concerned };
    }
  });
}

/** Nobody wins who could not bid any more: their bids end before the result. Returns whom it concerns, by lot. */
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
  const rows = await db.query<{ id: number }>(
    `with due as (
       select id from lots where status = 'scheduled' and opens_at <= now()
       order by opens_at, id limit $1 for no key update skip locked
     )
     update lots set status = $2, seq = seq + 1, updated_at = clock_timestamp()
     from due where lots.id = due.id returning lots.id`,
    [limit, step("scheduled", "open")],
  );
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
