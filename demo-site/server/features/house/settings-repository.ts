import type { Defaults, TableEntry } from "martillo/contract";
import type { IncrementStep, PremiumTier } from "martillo/domain";
import type { Db } from "../../platform/db/db";

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

export const NO_MAINTENANCE: MaintenanceSetting = {
  active: 0,
  message: "",
  exclude_route: "",
  exclude_ip: "",
};

const KEYS: readonly (keyof PublicSettings)[] = [
  "bid_increments",
  "buyer_premium",
  "variables",
  "features",
  "tables",
  "maintenance",
];

export async function readPublicSettings(db: Db): Promise<Partial<PublicSettings>> {
  const rows = await db.query<{ key: string; value: unknown }>(
    "select key, value from settings where key = any($1::text[])",
    [KEYS],
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

export interface KindRow {
  variable: string;
  value: string;
  parent: string | null;
  active_lots: number;
}

/** The kinds of vehicle that the house knows: every value in use, with how many lots on sale have it. */
export function readKinds(db: Db): Promise<KindRow[]> {
  return db.query<KindRow>(
    `select variable, value, parent, count(*) filter (where is_live) as active_lots
     from (select *, l.status in ('scheduled', 'open', 'closing')
             and (l.auction = 0 or l.closes_at > now()) as is_live
           from lots l where l.status not in ('draft', 'withdrawn', 'cancelled')) l
     cross join lateral (values ('category', l.category, null), ('brand', l.brand, null),
       ('model', l.model, l.brand), ('fuel', l.fuel, null), ('transmission', l.transmission, null),
       ('body_type', l.body_type, null), ('doors', l.doors::text, null),
       ('condition', l.condition, null), ('location', l.location, null))
       as kinds (variable, value, parent)
     where value <> '' group by variable, value, parent order by variable, value, parent`,
  );
}
