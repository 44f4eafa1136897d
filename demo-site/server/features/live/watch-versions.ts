import type { Db } from "../../platform/db/db";
import type { LotBroadcast } from "./lot-broadcast";

export interface VersionWatch {
  check(): Promise<void>;
  stop(): void;
}

const CHECK_MS = 1_500;

/**
 * Compares the versions of watched lots with what was sent. Another process may commit a bid and die before it says so, and
 * notifications are not stored: this finds such changes. A database of a single process needs no such watch.
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

  async function check() {
    const watched = lots.watchedLots();
    if (watched.length === 0) return;
    const rows = await db.query<{ id: number; seq: number }>(
      "select id, seq from lots where id = any($1::bigint[])",
      [watched],
    );
    onChange(rows.filter(({ id, seq }) => seq > (lots.sentSeq(id) ?? seq)).map((row) => row.id));
  }

  function schedule() {
    if (isStopped) return;
    timer = setTimeout(() => void check().catch(onError).finally(schedule), CHECK_MS);
  }

  schedule();
  return {
    check,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
