import type { Scope } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { hashToken, newToken } from "../../platform/security/token";
import { originPatterns } from "./origins";

export interface PartnerRow {
  id: number;
  key: string;
  name: string;
  scopes: Scope[];
}

export interface NewPartner {
  key: string;
  name: string;
  /** `https://dealer.example`, or `http://localhost:*` for every port of this machine. */
  origins: readonly string[];
  scopes: readonly Scope[];
}

/** Writes a partner and returns its secret, which is told this once: only its hash is kept. */
export async function createPartner(db: Db, partner: NewPartner): Promise<string> {
  const secret = newToken();
  await db.tx(async (t) => {
    const [row] = await t.query<{ id: number }>(
      "insert into partners (key, name, secret_hash, scopes) values ($1, $2, $3, $4::text[]) returning id",
      [partner.key, partner.name, hashToken(secret), [...partner.scopes]],
    );
    for (const origin of partner.origins) {
      await t.query("insert into partner_origins (origin, partner_id) values ($1, $2)", [
        origin,
        row?.id,
      ]);
    }
  });
  return secret;
}

/** The partner to whom the pages of an origin belong. */
export async function partnerOfOrigin(db: Db, origin: string): Promise<PartnerRow | undefined> {
  const [row] = await db.query<PartnerRow>(
    `select p.id, p.key, p.name, p.scopes from partners p
     join partner_origins o on o.partner_id = p.id
     where o.origin = any($1::text[]) and p.deactivated_at is null
     order by length(o.origin) desc limit 1`,
    [originPatterns(origin)],
  );
  return row;
}

export async function partnerOfSecret(
  db: Db,
  key: string,
  secret: string,
): Promise<PartnerRow | undefined> {
  const [row] = await db.query<PartnerRow>(
    `select id, key, name, scopes from partners
     where key = $1 and secret_hash = $2 and deactivated_at is null`,
    [key, hashToken(secret)],
  );
  return row;
}

/** Ends what a partner may do. Its tokens are worth nothing from then on, for every holder. */
export async function deactivatePartner(db: Db, key: string): Promise<void> {
  await db.query("update partners set deactivated_at = now() where key = $1", [key]);
}

export async function lockPartners(t: Db): Promise<void> {
  await t.query("lock table partners in share row exclusive mode");
}

export async function setScopes(
  t: Db,
  key: string,
  scopes: readonly ("read" | "bid" | "buy" | "pay")[],
): Promise<void> {
  await t.query("update partners set scopes = $2::text[] where key = $1", [key, [...scopes]]);
}

export async function hasPartners(t: Db): Promise<boolean> {
  const [found] = await t.query("select 1 from partners limit 1");
  return found !== undefined;
}
