import { type Db, ms } from "../../../platform/db/db";
import type { ContractContent } from "./contract-text";

export type SigningSide = "buyer" | "seller";

export interface SigningParty {
  side: SigningSide;
  code_hash: string | null;
  has_code: boolean;
  tries: number;
  name: string | null;
  /** By which a service from outside knows whoever signs. */
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
