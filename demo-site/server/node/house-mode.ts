import type { Db } from "../platform/db/db";
import { DEMO_SETTING } from "../seed/seed";
import { type HouseMode, hasTables, readMode, writeSettingOnce } from "../features/house";

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
  await writeSettingOnce(db, MODE_SETTING, mode);
  await requireMode(db, mode);
}

async function modeOf(db: Db): Promise<HouseMode | null> {
  if (!(await hasTables(db))) return null;
  // Databases from before that note: a demo has one of its own, and the people in any other are real.
  const row = await readMode(db, MODE_SETTING, DEMO_SETTING);
  return row?.mode ?? null;
}
