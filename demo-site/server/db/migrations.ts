import type { Db } from "./db";
import { initial } from "./migrations/0001-initial";
import { bidding } from "./migrations/0002-bidding";
import { partners } from "./migrations/0003-partners";
import { verification } from "./migrations/0004-verification";
import { sessions } from "./migrations/0005-sessions";
import { dynamicFields } from "./migrations/0006-dynamic-fields";
import { profiles } from "./migrations/0007-profiles";
import { phrases } from "./migrations/0008-phrases";
import { pages } from "./migrations/0009-pages";
import { savedSearches } from "./migrations/0010-saved-searches";
import { companies } from "./migrations/0011-companies";
import { uploads } from "./migrations/0012-uploads";
import { admitted } from "./migrations/0013-admitted";
import { smsCounts } from "./migrations/0014-sms-counts";
import { trust } from "./migrations/0015-trust";
import { chain } from "./migrations/0016-chain";
import { counters } from "./migrations/0017-counters";
import { frozenPremium } from "./migrations/0018-frozen-premium";
import { renewals } from "./migrations/0019-renewals";
import { searchWords } from "./migrations/0020-search-words";
import { lotAudit } from "./migrations/0021-lot-audit";
import { askers } from "./migrations/0023-askers";
import { fieldRows } from "./migrations/0024-field-rows";
import { signingKeys } from "./migrations/0025-signing-keys";
import { notices } from "./migrations/0026-notices";
import { exactBids } from "./migrations/0027-exact-bids";
import { searchFacts } from "./migrations/0029-search-facts";

export interface Migration {
  /** Applied in this order, each exactly once. */
  id: number;
  name: string;
  sql: string;
}

/** Never edit a migration that has been released: add the next one. */
export const migrations: readonly Migration[] = [
  initial,
  bidding,
  partners,
  verification,
  sessions,
  dynamicFields,
  profiles,
  phrases,
  pages,
  savedSearches,
  companies,
  uploads,
  admitted,
  smsCounts,
  trust,
  chain,
  counters,
  frozenPremium,
  renewals,
  searchWords,
  lotAudit,
  askers,
  fieldRows,
  signingKeys,
  notices,
  exactBids,
  searchFacts,
];

// Any number does, as long as every process uses the same.
const MIGRATION_LOCK = 7_046_291;

/** Brings the schema up to date; several processes may start at once. Returns the names it applied. */
export async function migrate(db: Db, list = migrations): Promise<string[]> {
  return db.tx(async (t) => {
    await t.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await t.exec(
      `create table if not exists schema_migrations (
         id int primary key, name text not null, applied_at timestamptz not null default now())`,
    );
    const done = await t.query<{ id: number }>("select id from schema_migrations");
    const applied = new Set(done.map((row) => row.id));
    const pending = list.filter((migration) => !applied.has(migration.id));
    for (const migration of pending) {
      await t.exec(migration.sql);
      await t.query("insert into schema_migrations (id, name) values ($1, $2)", [
        migration.id,
        migration.name,
      ]);
    }
    return pending.map((migration) => migration.name);
  });
}
