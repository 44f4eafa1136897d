import { type Defaults, fieldsWith, type TableEntry } from "martillo/contract";
import type { IncrementStep, PremiumTier } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import type { ServerConfig } from "../../platform/call/config";

/** The maintenance as it is stored: with the addresses of everybody. */
export type MaintenanceSetting = Omit<Defaults["maintenance"], "address_matches">;

/** Settings that every visitor may read; the table holds others. */
export interface PublicSettings {
  bid_increments: IncrementStep[];
  buyer_premium: PremiumTier[];
  variables: Record<string, unknown>;
  features: Record<string, boolean>;
  tables: Record<string, TableEntry[]>;
  maintenance: MaintenanceSetting;
}

/** What staff may write, with what is not for visitors. */
export interface HouseSettings extends PublicSettings {
  listing: { min_photos: number };
  sale: unknown;
}

export const NO_MAINTENANCE: MaintenanceSetting = {
  active: 0,
  message: "",
  exclude_route: "",
  exclude_ip: "",
};

const PUBLIC_KEYS: readonly (keyof PublicSettings)[] = [
  "bid_increments",
  "buyer_premium",
  "variables",
  "features",
  "tables",
  "maintenance",
];

export function readPublicSettings(db: Db): Promise<Partial<PublicSettings>> {
  return readSettings(db, PUBLIC_KEYS);
}

export function readHouseSettings(db: Db): Promise<Partial<HouseSettings>> {
  return readSettings(db, [...PUBLIC_KEYS, "listing", "sale"]);
}

async function readSettings(db: Db, keys: readonly string[]): Promise<Partial<HouseSettings>> {
  const rows = await db.query<{ key: string; value: unknown }>(
    "select key, value from settings where key = any($1::text[])",
    [keys],
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** A change of a configuration, as the log of deeds has it. */
export interface ConfigurationChange {
  id: number;
  at_ms: number;
  by_name: string;
  /** Null: the setting had no value before. */
  from: unknown;
  to: unknown;
}

export async function readConfigurationHistory(
  db: Db,
  key: string,
  page: number,
  limit: number,
): Promise<{ rows: ConfigurationChange[]; total: number }> {
  const where = "a.action = 'configurationAction' and a.details ->> 'key' = $1";
  const rows = await db.query<ConfigurationChange>(
    `select a.id, ${ms("a.created_at")} as at_ms, trim(u.first_name || ' ' || u.last_name) as by_name,
       a.details -> 'from' as "from", a.details -> 'to' as "to"
     from user_audit a join users u on u.id = a.actor_id
     where ${where} order by a.id desc limit $2 offset $3`,
    [key, limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from user_audit a where ${where}`,
    [key],
  );
  return { rows, total: count?.total ?? 0 };
}

export interface KindRow {
  variable: string;
  value: string;
  parent: string | null;
  active_lots: number;
}

/** Models are those of a brand. */
const KINDS = fieldsWith({ filter: "choice" })
  .map((name) => `('${name}', l.${name}::text, ${name === "model" ? "l.brand" : "null"})`)
  .join(", ");

/** The kinds of vehicle that the house knows: every value in use, with how many lots on sale have it. */
export function readKinds(db: Db): Promise<KindRow[]> {
  return db.query<KindRow>(
    `select variable, value, parent, count(*) filter (where is_live) as active_lots
     from (select *, l.status in ('scheduled', 'open', 'closing')
             and (l.auction = 0 or l.closes_at > now()) as is_live
           from lots l where l.status not in ('draft', 'withdrawn', 'cancelled')) l
     cross join lateral (values ${KINDS}) as kinds (variable, value, parent)
     where value <> '' group by variable, value, parent order by variable, value, parent`,
  );
}

export async function writeSettingOnce(db: Db, key: string, value: string): Promise<void> {
  await db.query(
    "insert into settings (key, value) values ($1, $2::jsonb) on conflict (key) do nothing",
    [key, JSON.stringify(value)],
  );
}

export async function readSetting(db: Db, key: string): Promise<{ value: string } | undefined> {
  const [row] = await db.query<{ value: string }>("select value from settings where key = $1", [
    key,
  ]);
  return row;
}

/** Any number does, as long as every process uses the same: a writer of settings waits for the one that writes now. */
const SETTINGS_LOCK = 7_046_308;

export async function lockSettings(t: Db): Promise<void> {
  await t.query("select pg_advisory_xact_lock($1)", [SETTINGS_LOCK]);
}

export async function writeSetting(t: Db, key: string, value: unknown): Promise<void> {
  await t.query(
    `insert into settings (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, JSON.stringify(value)],
  );
}

export async function readSaleSetting(db: Db): Promise<{ value: unknown } | undefined> {
  const [row] = await db.query<{ value: unknown }>("select value from settings where key = 'sale'");
  return row;
}

export type HouseMode = Exclude<ServerConfig["mode"], "test">;

/** Whether the steps of the schema were made here. */
export async function hasTables(db: Db): Promise<boolean> {
  const [row] = await db.query<{ are_there: boolean }>(
    "select to_regclass('settings') is not null and to_regclass('users') is not null as are_there",
  );
  return row?.are_there === true;
}

export async function readMode(
  db: Db,
  modeSetting: string,
  demoSetting: string,
): Promise<{ mode: HouseMode | null } | undefined> {
  const [row] = await db.query<{ mode: HouseMode | null }>(
    `select coalesce(
       (select value #>> '{}' from settings where key = $1),
       case when exists (select 1 from settings where key = $2) then 'demo'
         when exists (select 1 from users) then 'production' end) as mode`,
    [modeSetting, demoSetting],
  );
  return row;
}
