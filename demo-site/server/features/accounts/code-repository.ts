import type { Db } from "../../platform/db/db";

/** Where a code goes: an e-mail in lower case, or a phone in E.164. */
export interface Destination {
  kind: "email" | "phone";
  address: string;
}

/** What a code is for. `account` is for the signed-in person's own e-mail or phone. */
export type CodePurpose = "register" | "forgot" | "login" | "account";

export interface CodeKey {
  address: string;
  /** 0 for everybody who is not signed in. */
  userId: number;
  /** The network that a guest asks or guesses from; empty for people who are signed in. */
  asker: string;
}

/** Puts a code in the place of the last one that the same asker got. Returns 0, or the seconds to wait while that one is too young. */
export async function storeCode(
  db: Db,
  { address, userId, asker }: CodeKey,
  purpose: CodePurpose,
  code: { hash: string; seconds: number; resendSeconds: number },
): Promise<number> {
  const stored = await db.query(
    `insert into verification_codes (destination, purpose, user_id, code_hash, issued_at, expires_at, asker)
     values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + make_interval(secs => $5::float8), $7)
     on conflict (destination, purpose, user_id, asker) do update
       set code_hash = excluded.code_hash, tries = 0, tries_elsewhere = 0, issued_at = excluded.issued_at,
         expires_at = excluded.expires_at
       where verification_codes.issued_at <= clock_timestamp() - make_interval(secs => $6::float8)
     returning 1`,
    [address, purpose, userId, code.hash, code.seconds, code.resendSeconds, asker],
  );
  if (stored.length > 0) return 0;
  const [row] = await db.query<{ wait: number }>(
    `select extract(epoch from issued_at - clock_timestamp())::float8 + $4::float8 as wait
     from verification_codes where destination = $1 and purpose = $2 and user_id = $3 and asker = $5`,
    [address, purpose, userId, code.resendSeconds, asker],
  );
  return Math.max(1, Math.ceil(row?.wait ?? 0));
}

/** Whether a code is on its way that is still good. */
export async function hasLiveCode(
  db: Db,
  { address, userId, asker }: CodeKey,
  purposes: readonly CodePurpose[],
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from verification_codes where destination = $1 and user_id = $2 and purpose = any($3::text[])
       and asker = $4 and expires_at > clock_timestamp()`,
    [address, userId, purposes, asker],
  );
  return rows.length > 0;
}

export interface LiveCode {
  purpose: CodePurpose;
  code_hash: string;
}

/**
 * Counts a guess and gives what it is to be compared with; codes that have been guessed at too often are not among it. Guesses from
 * elsewhere have a number of their own: they use a code up for everybody except the caller who asked for it.
 */
export async function countGuess(
  db: Db,
  { address, userId, asker }: CodeKey,
  purposes: readonly CodePurpose[],
  mostTries: number,
): Promise<LiveCode[]> {
  return db.query<LiveCode>(
    `update verification_codes set tries = tries + (asker = $5)::int,
       tries_elsewhere = tries_elsewhere + (asker <> $5)::int
     where destination = $1 and user_id = $2 and purpose = any($3::text[])
       and case when asker = $5 then tries else tries_elsewhere end < $4
       and expires_at > clock_timestamp()
     returning purpose, code_hash`,
    [address, userId, purposes, mostTries, asker],
  );
}

/** False when another caller has used the code meanwhile, or another code has taken its place. Others for the same go with it. */
export async function useCode(
  db: Db,
  { address, userId }: Pick<CodeKey, "address" | "userId">,
  { purpose, code_hash }: LiveCode,
): Promise<boolean> {
  const used = await db.query<{ code_hash: string }>(
    `delete from verification_codes
     where destination = $1 and user_id = $2 and purpose = $3 returning code_hash`,
    [address, userId, purpose],
  );
  return used.some((row) => row.code_hash === code_hash);
}

export async function storeProof(
  db: Db,
  proof: Destination & { hash: string; purpose: CodePurpose; seconds: number },
): Promise<void> {
  await db.query(
    `insert into verification_proofs (proof_hash, kind, destination, purpose, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5::float8))`,
    [proof.hash, proof.kind, proof.address, proof.purpose, proof.seconds],
  );
}

/** The destination that a proof proves, the first time that a caller asks. */
export async function useProof(
  db: Db,
  hash: string,
  purpose: CodePurpose,
  expected: Partial<Destination>,
): Promise<Destination | undefined> {
  const [row] = await db.query<Destination>(
    `update verification_proofs set used_at = clock_timestamp()
     where proof_hash = $1 and purpose = $2 and used_at is null and expires_at > clock_timestamp()
       and ($3::text is null or kind = $3) and ($4::text is null or destination = $4)
     returning kind, destination as address`,
    [hash, purpose, expected.kind ?? null, expected.address ?? null],
  );
  return row;
}

/** Forgets what has expired. */
export async function forgetOldCodes(db: Db): Promise<void> {
  await db.query("delete from verification_codes where expires_at < now() - interval '1 day'");
  await db.query("delete from verification_proofs where expires_at < now() - interval '1 day'");
}
