import type { SignedChainHead } from "martillo/contract";
import type { HouseKey, SignedHead } from "martillo/domain";
import { ms, timestampOf, type Db } from "../../platform/db/db";
import type { SignerKey } from "../../ports/head-signer";

/** Writes down which key is in use from now on; the others have been. */
export function noteKey(db: Db, { kid, x }: SignerKey): Promise<unknown> {
  return db.query(
    `with former as (
       update signing_keys set used_until = clock_timestamp()
       where key_id <> $1 and used_until is null
     )
     insert into signing_keys (key_id, x) values ($1, $2)
     on conflict (key_id) do update set used_until = null`,
    [kid, x],
  );
}

/** All keys there ever were, the newest first. */
export async function readKeys(db: Db): Promise<HouseKey[]> {
  const rows = await db.query<{ kid: string; x: string; from_ms: number; until_ms: number | null }>(
    `select key_id as kid, x, ${ms("used_from")} as from_ms, ${ms("used_until")} as until_ms
     from signing_keys order by used_from desc, key_id`,
  );
  return rows.map(({ kid, x, from_ms, until_ms }) => ({
    kid,
    kty: "OKP",
    crv: "Ed25519",
    x,
    from: from_ms,
    ...(until_ms !== null && { until: until_ms }),
  }));
}

/** A head without its signature. */
export type BareHead = Omit<SignedHead, "kid" | "signature">;

const NOT_SIGNED = `not exists (
  select 1 from signed_heads h where h.lot_id = s.lot_id and h.round = s.round)`;

const NOT_SIGNED_HERE = `s.lot_id = any($2::bigint[]) and not exists (
  select 1 from signed_heads h
  where h.lot_id = s.lot_id and h.round = s.round and h.position = coalesce(b.position, 0))`;

/**
 * Ends of settled histories that are not signed. Of these lots also those that were signed further up, before a withdrawal;
 * of all lots those that were never signed, which costs much less.
 */
export async function readUnsigned(
  db: Db,
  { lots, limit }: { lots?: readonly number[] | undefined; limit: number },
): Promise<BareHead[]> {
  const rows = await db.query<{
    lot_id: number;
    round: number;
    position: number;
    hash: string;
    now_ms: number;
  }>(
    `select s.lot_id, s.round, coalesce(b.position, 0) as position, coalesce(b.hash, '') as hash,
       ${ms("clock_timestamp()")} as now_ms
     from sales s
     left join lateral (
       select position, hash from bids
       where lot_id = s.lot_id and round <= s.round and position is not null
       order by position desc limit 1
     ) b on true
     where ${lots ? NOT_SIGNED_HERE : NOT_SIGNED}
     order by s.settled_at desc limit $1`,
    lots ? [limit, lots] : [limit],
  );
  return rows.map(({ lot_id, now_ms, ...head }) => ({
    ...head,
    projectId: lot_id,
    signedAtMs: now_ms,
  }));
}

/** Keeps a signature, unless there is one already or its key has been replaced meanwhile. */
export async function writeSigned(db: Db, head: SignedHead): Promise<boolean> {
  const rows = await db.query(
    `insert into signed_heads (lot_id, round, position, hash, key_id, signature, signed_at)
     select $1::bigint, $2::int, $3::int, $4::text, key_id, $6::text, ${timestampOf("$7")}
     from signing_keys where key_id = $5 and used_until is null
     on conflict do nothing returning 1`,
    [
      head.projectId,
      head.round,
      head.position,
      head.hash,
      head.kid,
      head.signature,
      head.signedAtMs,
    ],
  );
  return rows.length > 0;
}

/** The newest signed end of a lot's present listing. */
export async function readSigned(db: Db, lotId: number): Promise<SignedChainHead | null> {
  const [row] = await db.query<SignedChainHead>(
    `select h.round, h.position, h.hash, ${ms("h.signed_at")} as signed_at, h.key_id as kid,
       h.signature
     from signed_heads h join lots l on l.id = h.lot_id and l.round = h.round
     where h.lot_id = $1 order by h.position desc limit 1`,
    [lotId],
  );
  return row ?? null;
}
