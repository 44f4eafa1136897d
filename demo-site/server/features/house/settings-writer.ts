import type { Db } from "../../platform/db/db";
import { lockSettings } from "./settings-repository";

/** Changes of settings go one after the other, so that none is made of what another one has replaced. */
export function changeSettings<T>(db: Db, run: (t: Db) => Promise<T>): Promise<T> {
  return db.tx(async (t) => {
    await lockSettings(t);
    return run(t);
  });
}
