import { type Db, ms, timestampOf } from "../../../platform/db/db";
import type { GiftCard } from "martillo/contract";

export interface GiftRow {
  id: number;
  last4: string;
  amount_cents: number;
  status: GiftCard["status"];
  is_sold: boolean;
  issued_ms: number;
  expires_ms: number | null;
  redeemed_ms: number | null;
  redeemed_by: string | null;
  sent_to: string | null;
  now_ms: number;
}

const COLUMNS = `g.id, g.last4, g.amount_cents, g.status, g.is_sold, ${ms("g.issued_at")} as issued_ms,
  ${ms("g.expires_at")} as expires_ms, ${ms("g.redeemed_at")} as redeemed_ms, u.email as redeemed_by, g.sent_to,
  ${ms("clock_timestamp()")} as now_ms`;

const TABLES = "gift_cards g left join users u on u.id = g.redeemed_by";

export async function lockCardByHash(t: Db, hash: string): Promise<void> {
  await t.query("select 1 from gift_cards where code_hash = $1 for no key update", [hash]);
}

export async function readCardByHash(t: Db, hash: string): Promise<GiftRow | undefined> {
  const [row] = await t.query<GiftRow>(`select ${COLUMNS} from ${TABLES} where g.code_hash = $1`, [
    hash,
  ]);
  return row;
}

export async function markRedeemed(t: Db, cardId: number, userId: number): Promise<void> {
  await t.query(
    "update gift_cards set status = 'redeemed', redeemed_by = $2, redeemed_at = clock_timestamp() where id = $1",
    [cardId, userId],
  );
}

export async function insertCard(
  db: Db,
  values: {
    codeHash: string;
    last4: string;
    cents: number;
    isSold: boolean;
    expiresAt: number | null;
    viewerId: number;
    email: string | null;
  },
): Promise<{ id: number } | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into gift_cards (code_hash, last4, amount_cents, is_sold, expires_at, issued_by, sent_to)
       values ($1, $2, $3, $4, ${timestampOf("$5")}, $6, $7) returning id`,
    [
      values.codeHash,
      values.last4,
      values.cents,
      values.isSold,
      values.expiresAt,
      values.viewerId,
      values.email,
    ],
  );
  return row;
}

export async function lockCard(db: Db, id: number): Promise<void> {
  await db.query("select 1 from gift_cards where id = $1 for no key update", [id]);
}

export async function markVoid(db: Db, id: number): Promise<void> {
  await db.query("update gift_cards set status = 'void' where id = $1", [id]);
}

export async function readCard(db: Db, id: number): Promise<GiftRow | undefined> {
  const [row] = await db.query<GiftRow>(`select ${COLUMNS} from ${TABLES} where g.id = $1`, [id]);
  return row;
}

export function readCards(db: Db, limit: number, offset: number): Promise<GiftRow[]> {
  return db.query<GiftRow>(
    `select ${COLUMNS} from ${TABLES} order by g.id desc limit $1 offset $2`,
    [limit, offset],
  );
}

export async function countCards(db: Db): Promise<number> {
  const [row] = await db.query<{ total: number }>("select count(*) as total from gift_cards");
  return row?.total ?? 0;
}
