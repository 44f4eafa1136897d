// This folder: the code that tests of the server share.
/** The real API on a database in memory, for tests and stories: no wire, no mock. Runs in Node and in a page. */
import { announceEnds } from "../features/notices/announce-ends";
import { noteShown, sendNotices } from "../features/notices/send-notices";
import {
  type InPageHouse,
  type InPageHouseOptions,
  openInPageHouse,
} from "../in-page/in-page-house";
import { openMemoryDb } from "../memory/memory-db";
import { databaseNow } from "../platform/db/clock";
import type { Db } from "../platform/db/db";
import { readOutbox, type OutboxRow } from "../platform/mail/outbox-repository";
import { askForNoPhotos } from "./ask-for-no-photos";
import { endAuction } from "./end-auction";

export type { Answer } from "../in-page/in-page-house";

export interface InPageApiOptions extends Omit<InPageHouseOptions, "db"> {
  /** @default a fresh one in memory */
  db?: Db;
}

export interface InPageApi extends InPageHouse {
  /** What the house has written to an e-mail or a phone, or to all; newest first. */
  outbox(recipient?: string): Promise<OutboxRow[]>;
  /** An auction ends now, and has its result. */
  endAuction(lot: number): Promise<void>;
  /** Writes the letters about lots that are due, at that moment. Returns how many. @default now */
  sendNotices(nowMs?: number): Promise<number>;
}

export async function createInPageApi(options: InPageApiOptions = {}): Promise<InPageApi> {
  const db = options.db ?? (await openMemoryDb());
  await askForNoPhotos(db);
  const house = openInPageHouse({ ...options, db });
  const { hub, letters } = house;
  return {
    ...house,
    outbox: (recipient) => readOutbox(db, { recipient }),
    endAuction: (lot) => endAuction(db, lot),
    async sendNotices(nowMs) {
      await announceEnds(db, nowMs ?? (await databaseNow(db)));
      await noteShown(db, (...page) => hub.isShown(...page), nowMs);
      return sendNotices({ ...letters, db }, nowMs);
    },
    async close() {
      await house.close();
      if (!options.db) await db.close();
    },
  };
}
