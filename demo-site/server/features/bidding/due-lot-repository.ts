import { LOT_STATE_COLUMNS, type LotStateRow } from "../lots";
import type { PremiumTier } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import { LOT_PREMIUM } from "../house";

export interface DueLot extends LotStateRow {
  round: number;
  /** The leader's newest public bid. */
  bid_id: number | null;
  premium: PremiumTier[];
  iva_percent: number | null;
  /** Accounts with a standing bid that may not bid. */
  blocked: number[];
}

/**
 * `now()` is the start of the transaction: a lot that is over by it is over. A lot that another transaction holds now is left for the next
 * time.
 */
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

export function takeDueLots(
  t: Db,
  limit: number,
  except: readonly number[],
): Promise<{ id: number }[]> {
  return t.query<{ id: number }>(TAKE_DUE, [limit, except]);
}

export function takeDueLot(t: Db, id: number): Promise<{ id: number }[]> {
  return t.query<{ id: number }>(TAKE_ONE, [id]);
}

export function readDueLots(t: Db, ids: readonly number[]): Promise<DueLot[]> {
  return t.query<DueLot>(READ_DUE, [ids]);
}

export function readDueIds(
  db: Db,
  except: number[],
  lotsAtOnce: number,
): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select id from lots where status = 'open' and auction = 1 and closes_at <= now()
         and id <> all($1::bigint[])
       order by closes_at, id limit $2`,
    [except, lotsAtOnce],
  );
}

export async function readWaitForNext(
  db: Db,
  except: readonly number[],
): Promise<{ wait: number | null } | undefined> {
  const [row] = await db.query<{ wait: number | null }>(
    `select least(
       (select ${ms("min(closes_at)")} from lots
         where status = 'open' and auction = 1 and id <> all($1::bigint[])),
       (select ${ms("min(opens_at)")} from lots where status = 'scheduled')
     ) - ${ms("clock_timestamp()")} as wait`,
    [except],
  );
  return row;
}
