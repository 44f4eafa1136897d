import type { Db } from "../platform/db/db";
import type { ServerConfig } from "../platform/call/config";
import { DEMO_SETTING } from "../seed/seed";

export type HouseMode = Exclude<ServerConfig["mode"], "test">;

/** What a database was begun as. */
const MODE_SETTING = "mode";

const REFUSALS = {
  production:
    "martillo: this is a production start, and the database was laid out by a demo, whose passwords were printed and whose letters " +
    "everybody could read. Nothing was changed. Give production an empty database (DATABASE_URL, or another MARTILLO_DATA).",
  demo:
    "martillo: this is a demo start, and the database holds a production house: a demo shows its codes and links to everybody. " +
    "Nothing was changed. Set MARTILLO_MODE=production, or give the demo a database of its own: another DATABASE_URL, or none and " +
    "another MARTILLO_DATA.",
};

/** A database that is for the other mode. Told to people as it is. */
export class WrongMode extends Error {}

/** Throws WrongMode where a database is for another mode. Changes nothing, and may be asked before there are tables. */
export async function requireMode(db: Db, mode: HouseMode): Promise<void> {
  const found = await modeOf(db);
  if (found !== null && found !== mode) throw new WrongMode(REFUSALS[mode]);
}

/** Notes what a database is for from now on. Throws WrongMode where that is something else already. */
export async function claimMode(db: Db, mode: HouseMode): Promise<void> {
  await requireMode(db, mode);
  // Of two that start at once on an empty database one is first.
  await db.query(
    "insert into settings (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do nothing",
    [MODE_SETTING, mode],
  );
  await requireMode(db, mode);
}

async function modeOf(db: Db): Promise<HouseMode | null> {
  const [tables] = await db.query<{ are_there: boolean }>(
    "select to_regclass('settings') is not null and to_regclass('users') is not null as are_there",
  );
  if (!tables?.are_there) return null;
  // Databases from before that note: a demo has one of its own, and whoever is in any other is real.
  const [row] = await db.query<{ mode: HouseMode | null }>(
    `select coalesce(
       (select value #>> '{}' from settings where key = $1),
       case when exists (select 1 from settings where key = $2) then 'demo'
         when exists (select 1 from users) then 'production' end) as mode`,
    [MODE_SETTING, DEMO_SETTING],
  );
  return row?.mode ?? null;
}
