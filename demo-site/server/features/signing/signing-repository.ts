import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { ContractContent } from "./contract-text";

export type SigningSide = "buyer" | "seller";

export interface SigningParty {
  side: SigningSide;
  code_hash: string | null;
  has_code: boolean;
  tries: number;
  name: string | null;
  /** By which a service from outside knows the signer. */
  address: string | null;
  signed_ms: number | null;
}

export interface SigningRow {
  id: number;
  invoice_id: number;
  /** `house`: it is signed here. */
  provider: "house" | "pandadoc";
  /** Its number at the service; null until it is there. */
  provider_ref: string | null;
  status: "sent" | "signed" | "declined" | "expired";
  content: ContractContent;
  content_hash: string;
  created_ms: number;
  expires_ms: number;
  is_over: boolean;
  is_filed: boolean;
  parties: SigningParty[];
}

/** A document to sign, or the last one of a sale. */
export async function readSigning(
  db: Db,
  of: { id: number } | { invoiceId: number },
): Promise<SigningRow | undefined> {
  const [where, value] = "id" in of ? ["id = $1", of.id] : ["invoice_id = $1", of.invoiceId];
  const [row] = await db.query<Omit<SigningRow, "parties">>(
    `select id, invoice_id, provider, provider_ref, status, content, content_hash, ${ms("created_at")} as created_ms,
       ${ms("expires_at")} as expires_ms, expires_at <= clock_timestamp() as is_over, is_filed
     from signings where ${where} order by id desc limit 1`,
    [value],
  );
  if (!row) return undefined;
  const parties = await db.query<SigningParty>(
    `select side, code_hash, coalesce(code_until > clock_timestamp(), false) as has_code, tries, name, address,
       ${ms("signed_at")} as signed_ms
     from signing_parties where signing_id = $1 order by side`,
    [row.id],
  );
  return { ...row, parties };
}

/** Opens one for both sides. Returns its number. */
export async function insertSigning(
  t: Db,
  of: {
    invoiceId: number;
    content: ContractContent;
    hash: string;
    provider: SigningRow["provider"];
  },
): Promise<number> {
  await t.query(
    "update signings set status = 'expired' where invoice_id = $1 and status = 'sent'",
    [of.invoiceId],
  );
  const [row] = await t.query<{ id: number }>(
    `insert into signings (invoice_id, kind, content, content_hash, provider)
     values ($1, 'contrato', $2::jsonb, $3, $4)
     returning id`,
    [of.invoiceId, JSON.stringify(of.content), of.hash, of.provider],
  );
  if (!row) throw new Error("martillo: a document to sign was not written");
  await t.query(
    "insert into signing_parties (signing_id, side) values ($1, 'buyer'), ($1, 'seller')",
    [row.id],
  );
  return row.id;
}

export async function markFiled(t: Db, id: number): Promise<boolean> {
  const [found] = await t.query(
    "update signings set is_filed = true where id = $1 and not is_filed returning 1",
    [id],
  );
  return found !== undefined;
}

export function readUnfiled(db: Db): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    "select id from signings where status = 'signed' and not is_filed order by id limit 20",
  );
}

const AT_ONCE = 20;

/** A process that began to take a contract there and has not done it by then has died. */
const TAKING_MINUTES = 2;

export async function markLooked(db: Db, id: number): Promise<void> {
  await db.query("update signings set looked_at = clock_timestamp() where id = $1", [id]);
}

export function readSent(db: Db, name: string): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select id from signings where status = 'sent' and provider = $1
       and (looked_at is null or looked_at < now() - interval '30 seconds')
     order by looked_at nulls first limit ${AT_ONCE}`,
    [name],
  );
}

export async function takeSigning(db: Db, signingId: number): Promise<boolean> {
  const [found] = await db.query(
    `update signings set taken_at = clock_timestamp() where id = $1 and provider_ref is null
       and (taken_at is null or taken_at < clock_timestamp() - make_interval(mins => ${TAKING_MINUTES}))
     returning 1`,
    [signingId],
  );
  return found !== undefined;
}

export async function setProviderRef(db: Db, signingId: number, ref: string): Promise<void> {
  await db.query("update signings set provider_ref = $2 where id = $1", [signingId, ref]);
}

export async function markExpired(db: Db, signingId: number): Promise<void> {
  await db.query("update signings set status = 'expired' where id = $1 and status = 'sent'", [
    signingId,
  ]);
}

export async function markSignedThere(
  t: Db,
  values: { id: number; side: SigningSide; userId: number; atMs: number },
): Promise<void> {
  await t.query(
    `update signing_parties set signed_by = $3, signed_at = ${timestampOf("$4")} where signing_id = $1 and side = $2`,
    [values.id, values.side, values.userId, values.atMs],
  );
}

export async function setSigningStatus(
  t: Db,
  id: number,
  status: "sent" | "signed" | "declined" | "expired",
): Promise<void> {
  await t.query("update signings set status = $2 where id = $1", [id, status]);
}

export async function writeSigner(
  db: Db,
  values: { id: number; side: "buyer" | "seller"; name: string; email: string },
): Promise<void> {
  await db.query(
    "update signing_parties set name = $3, address = $4 where signing_id = $1 and side = $2",
    [values.id, values.side, values.name, values.email],
  );
}

export const CODE_SECONDS = 900;

export async function writeCode(
  t: Db,
  signingId: number,
  side: "buyer" | "seller",
  hash: string,
): Promise<{ until: number } | undefined> {
  const [row] = await t.query<{ until: number }>(
    `update signing_parties set code_hash = $3, tries = 0,
           code_until = clock_timestamp() + make_interval(secs => ${CODE_SECONDS})
         where signing_id = $1 and side = $2 returning ${ms("code_until")} as until`,
    [signingId, side, hash],
  );
  return row;
}

export async function countTry(t: Db, signingId: number, side: "buyer" | "seller"): Promise<void> {
  await t.query(
    "update signing_parties set tries = tries + 1 where signing_id = $1 and side = $2",
    [signingId, side],
  );
}

export async function markSigned(
  t: Db,
  values: { signingId: number; side: "buyer" | "seller"; name: string; actorId: number | null },
): Promise<void> {
  await t.query(
    `update signing_parties set name = $3, signed_by = $4, signed_at = clock_timestamp(), code_hash = null
         where signing_id = $1 and side = $2`,
    [values.signingId, values.side, values.name, values.actorId],
  );
}

export async function closeWhenSigned(t: Db, signingId: number): Promise<void> {
  await t.query(
    `update signings set status = 'signed' where id = $1
           and not exists (select 1 from signing_parties where signing_id = $1 and signed_at is null)`,
    [signingId],
  );
}
