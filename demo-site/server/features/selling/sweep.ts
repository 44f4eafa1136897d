/** The automatic changes of lots: unsold ones begin a new round, drafts without changes are deleted. */
import { euroText } from "../../platform/languages/written-sums";
import {
  ARCHIVE_AFTER_MS,
  AUTO_RELIST_AFTER_MS,
  DRAFT_AGE_MS,
  DRAFT_WARNING_MS,
  relistPrice,
  transition,
} from "martillo/domain";
import { ERRORS, pathTo } from "martillo/contract";
import { fillIn } from "../../platform/call/answer";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { sendMail, type SendContext } from "../../platform/mail/send";
import { dayText, momentText } from "../../platform/dates/written-dates";
import type { Bus } from "../../platform/realtime/bus";
import {
  addSearchTerms,
  lockLot,
  phaseOf,
  readLots,
  type LotRow,
  markArchived,
  markDeleted,
  startRound,
  setAutoRelist,
  logEdit,
} from "../lots";
import { readPayer } from "../money";
import { planLimits } from "../plans";
import { depositOfRound } from "./check-lot";
import { THE_HOUSE } from "./edit-log";

import { EVERYBODY, logged } from "./logged";
import { movedExtension } from "./lot-values";
import { nextTimes } from "./next-round";
import {
  draftsToDelete,
  draftsToWarn,
  lotsToArchive,
  lotsToRelist,
  type OldDraft,
} from "./life-repository";

import { isOnSaleTwice } from "./own-vehicle";
import { autoRelisted, autoRelistStopped, draftsExpire } from "./selling.mail";
import { isFirstTime } from "./selling-letter-repository";

export type SweepContext = SendContext & { bus: Bus };

/**
 * Lists again the lots that ended unsold and were to be listed again; once for each round, whichever process does it. Resolves to how many.
 */
export async function relistUnsold(ctx: SweepContext): Promise<number> {
  const ids = await lotsToRelist(ctx.db, AUTO_RELIST_AFTER_MS);
  let count = 0;
  for (const id of ids) {
    const isRelisted = await ctx.db.tx((t) => relistOne({ ...ctx, db: t }, id));
    if (!isRelisted) continue;
    count += 1;
    ctx.bus.lotChanged([id]);
    await addSearchTerms(ctx.db, id);
  }
  return count;
}

async function relistOne(ctx: SweepContext, id: number): Promise<boolean> {
  const t = ctx.db;
  await lockLot(t, id);
  // Under the lock: the seller may have come first, or another process.
  if (!(await lotsToRelist(t, AUTO_RELIST_AFTER_MS, id)).includes(id)) return false;
  const [row] = await readLots(t, [id], EVERYBODY);
  const plan = row?.auto_relist;
  if (!row || !plan || transition(phaseOf(row), "relist") === null) return false;
  const isTwice = await isOnSaleTwice(t, row);
  const refused = isTwice ? ERRORS.VIN_TAKEN.text : await takePlace(t, row);
  const left = plan.times - 1;
  await setAutoRelist(t, id, refused || left === 0 ? null : { ...plan, times: left });
  const reader = await readPayer(t, row.seller_id);
  const about = { title: row.title, link: pathTo("auctionLot", { id }) };
  if (refused) {
    await logEdit(t, id, THE_HOUSE, {
      action: "auto_relist",
      before: { auto_relist: plan },
      after: { auto_relist: null },
      reason: refused,
    });
    if (reader) {
      const values = { ...about, name: reader.name, language: reader.language, reason: refused };
      await sendMail(ctx, autoRelistStopped, reader.email, values);
    }
    return false;
  }
  const opensMs = Math.floor(row.now_ms);
  const { closes_ms: closesMs } = nextTimes(row, { opensMs });
  const startCents = relistPrice(row.start_cents, plan.price_change_percent);
  await logged(t, row, THE_HOUSE, { action: "auto_relist" }, () =>
    startRound(t, id, "open", {
      opensMs,
      closesMs,
      startCents,
      reserveCents: row.reserve_cents,
      depositCents: depositOfRound(row.deposit_required_cents, startCents),
      extension: movedExtension(row, closesMs),
    }),
  );
  if (reader) {
    const { name, language } = reader;
    const price = euroText(startCents, { language });
    const values = {
      ...about,
      name,
      language,
      price,
      ends: momentText(closesMs, { language }),
      left,
    };
    await sendMail(ctx, autoRelisted, reader.email, values);
  }
  return true;
}

/** Why the plan of the seller has no place for it; null where it has. */
async function takePlace(t: Db, row: LotRow): Promise<string | null> {
  try {
    await planLimits.takeListing(t, {
      sellerId: row.seller_id,
      kind: "auction",
      lotId: row.id,
      isByStaff: false,
    });
    return null;
  } catch (error) {
    if (error instanceof ApiFault && error.code === "PLAN_LIMIT") {
      return fillIn(ERRORS.PLAN_LIMIT.text, error.details);
    }
    throw error;
  }
}

/** Deletes drafts without a change for half a year, two weeks after their seller was told. */
export async function sweepDrafts(ctx: SendContext): Promise<void> {
  await ctx.db.tx((t) => warn({ ...ctx, db: t }));
  await ctx.db.tx(async (t) => {
    for (const id of await draftsToDelete(t, DRAFT_AGE_MS, DRAFT_WARNING_MS)) {
      await markDeleted(t, id, true);
      await logEdit(t, id, THE_HOUSE, {
        action: "expire",
        before: { deleted: false },
        after: { deleted: true },
      });
    }
  });
}

/** Puts away what was not sold, was called off or withdrawn, and left alone for a year. Its seller can bring it back. */
export async function archiveOld({ db }: Pick<SendContext, "db">): Promise<void> {
  await db.tx(async (t) => {
    for (const id of await lotsToArchive(t, ARCHIVE_AFTER_MS)) {
      await markArchived(t, id, true);
      await logEdit(t, id, THE_HOUSE, {
        action: "archive",
        before: { archived: false },
        after: { archived: true },
      });
    }
  });
}

async function warn(ctx: SendContext): Promise<void> {
  const old = await draftsToWarn(ctx.db, DRAFT_AGE_MS - DRAFT_WARNING_MS);
  const bySeller = new Map<number, OldDraft[]>();
  for (const draft of old) {
    bySeller.set(draft.seller_id, [...(bySeller.get(draft.seller_id) ?? []), draft]);
  }
  for (const [sellerId, drafts] of bySeller) {
    const fresh: OldDraft[] = [];
    for (const draft of drafts) {
      const note = { lot: draft.id, kind: "expiry", occurrence: draft.edit_version };
      if (await isFirstTime(ctx.db, note)) fresh.push(draft);
    }
    const reader = await readPayer(ctx.db, sellerId);
    if (fresh.length === 0 || !reader) continue;
    await sendMail(ctx, draftsExpire, reader.email, {
      name: reader.name,
      language: reader.language,
      titles: fresh.map(({ title }) => title),
      day: dayText(Math.max(...fresh.map(({ expires_ms }) => expires_ms)), reader),
    });
  }
}
