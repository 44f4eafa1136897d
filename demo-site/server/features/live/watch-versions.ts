import type { Db } from "../../platform/db/db";
import { followFromNow, markedIn, readNewsAfter } from "../lots";
import type { LotBroadcast } from "./lot-broadcast";
import { readVersions } from "./standing-repository";

export interface VersionWatch {
  /** Looks at every lot that is watched, also at those without news. */
  checkAll(): Promise<void>;
  stop(): void;
}

const CHECK_MS = 1_500;

/**
 * Finds lots whose change this process has not heard of: another process may commit a bid and die before it says so, and
 * notifications are not stored. It reads what has happened, not what is watched, so it costs as much as there are changes. A database
 * of a single process needs no such watch.
 */
export function watchVersions({
  db,
  lots,
  onChange,
  onError,
}: {
  db: Db;
  lots: LotBroadcast;
  onChange(lotIds: number[]): void;
  onError(error: unknown): void;
}): VersionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = db.kind === "pglite";
  let at: Awaited<ReturnType<typeof followFromNow>> | undefined;

  async function compare(lotIds: readonly number[]) {
    if (lotIds.length === 0) return;
    const rows = await readVersions(db, lotIds);
    onChange(rows.filter(({ id, seq }) => seq > (lots.sentSeq(id) ?? seq)).map((row) => row.id));
  }

  async function checkNews() {
    const watched = new Set(lots.watchedLots());
    if (watched.size === 0) {
      // A client that comes later is sent what is newest.
      at = undefined;
      return;
    }
    if (at === undefined) {
      at = await followFromNow(db);
      await compare([...watched]);
      return;
    }
    const news = await readNewsAfter(db, at);
    if (!news) return;
    at = markedIn(news);
    await compare(
      [...new Set([...news.bidLots, ...news.changedLots])].filter((id) => watched.has(id)),
    );
  }

  function schedule() {
    if (isStopped) return;
    timer = setTimeout(() => void checkNews().catch(onError).finally(schedule), CHECK_MS);
  }

  schedule();
  return {
    checkAll: () => compare(lots.watchedLots()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
