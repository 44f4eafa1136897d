/** Lots go into an auction, out of it, or to another place in it. */
import {
  type auctionAddLots,
  MOST_LOTS_OF_AUCTION,
  type OutputOf,
  type ParsedInputOf,
} from "martillo/contract";
import { ADD_UNTIL_MS } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { freeNumbers, ownerIdOf, type Editor, logEdit } from "../../lots";

import { momentOf } from "../fields";
import { arrange, closesMs, isSettable, release } from "./arrange";
import { lockLots, type LotOfAuction } from "./auction-lot-repository";
import { type AuctionRow, lockAuction } from "./auction-repository";
import { hasPlan, stateOf } from "./auction-view";
import { lockOwnAuction } from "./own-auction";

type Input = ParsedInputOf<typeof auctionAddLots>;
type Answer = OutputOf<typeof auctionAddLots>;
type Failed = Answer["failed"][number];

export const addToAuction: Handler<typeof auctionAddLots> = (input, ctx) => addLots(input, ctx);

export async function addLots(input: Input, ctx: CallContext): Promise<Answer> {
  const ids = [...new Set(input.project_ids)];
  const { answer, changed } = await ctx.db.tx(async (t) => {
    const { row, editor } = await lockOwnAuction(t, input.auction_id, ctx);
    if (!takesLots(row)) throw new ApiFault("ILLEGAL_TRANSITION");
    const lots = await lockLots(t, row.id, ids);
    const run = { t, row, editor, lots, viewerOwns: ownerOf(row, ctx) };
    const failed = input.remove
      ? await take(run, ids)
      : ids.length > 0
        ? await put(run, ids, input.at)
        : input.order
          ? await reorder(run, input.order)
          : [];
    const now = (await lockLots(t, row.id)).filter(({ lot_no: no }) => no !== null);
    return {
      answer: {
        records: now.map(({ id, lot_no: no }) => ({
          id,
          lot_no: no,
          date_closed: momentOf(closesMs(row, no ?? 1)),
        })),
        failed,
      },
      changed: now.filter(({ status }) => status === "scheduled").map(({ id }) => id),
    };
  });
  ctx.bus.lotChanged(changed);
  return answer;
}

/** Puts one of the seller's drafts at the end of an auction. Throws INVALID_INPUT with the reason why it stays out. */
export async function placeLot(
  t: Db,
  auctionId: number,
  lotId: number,
  editor: Editor,
): Promise<void> {
  const row = await lockAuction(t, auctionId);
  if (!row || !takesLots(row)) throw new ApiFault("NOT_FOUND");
  const lots = await lockLots(t, row.id, [lotId]);
  const run = { t, row, editor, lots, viewerOwns: row.seller_id };
  const [failed] = await put(run, [lotId], undefined);
  if (failed) throw new ApiFault("INVALID_INPUT", { fields: { auction_id: failed.message } });
}

/** Gives lots of an auction the numbers that they are to have, the others keep their order; nothing once it has begun. */
export async function numberLots(
  t: Db,
  auctionId: number,
  asked: readonly { id: number; no: number }[],
): Promise<void> {
  const row = await lockAuction(t, auctionId);
  const state = row && stateOf(row);
  if (!row || (state !== "draft" && state !== "scheduled")) return;
  const lots = await lockLots(t, row.id);
  const inside = lots.filter((lot) => lot.lot_no !== null && isSettable(lot)).map(({ id }) => id);
  const named = asked.filter(({ id }) => inside.includes(id)).toSorted((a, b) => a.no - b.no);
  const moved = new Set(named.map(({ id }) => id));
  const order = inside.filter((id) => !moved.has(id));
  for (const { id, no } of named) order.splice(no - 1, 0, id);
  if (order.some((id, at) => id !== inside[at])) await renumber(t, row, order);
}

function takesLots(row: AuctionRow): boolean {
  return hasPlan(row) && !row.archived && !row.deleted && row.template_name === null;
}

/** The owner of the lots that may be named: the auction's seller. */
function ownerOf(row: AuctionRow, ctx: CallContext): number {
  const viewer = ctx.requireViewer();
  return viewer.staff ? row.seller_id : ownerIdOf(viewer);
}

interface Run {
  t: Db;
  row: AuctionRow;
  editor: Editor;
  lots: LotOfAuction[];
  viewerOwns: number;
}

const MESSAGES = {
  unknown: "No es un lote suyo.",
  kind: "Solo se añaden lotes en subasta, no ventas a precio fijo.",
  state: "Solo se añaden borradores. Duplique el lote para volver a subastarlo.",
  elsewhere: "Ya está en otra subasta. Sáquelo antes de ella.",
  full: `Una subasta tiene como mucho ${MOST_LOTS_OF_AUCTION.toLocaleString("es")} lotes.`,
  published: "Está publicado. Devuélvalo antes a borradores.",
  absent: "No está en esta subasta.",
} as const;

function failure(id: number, why: keyof typeof MESSAGES): Failed {
  return {
    id,
    code: why === "unknown" ? "NOT_FOUND" : "ILLEGAL_TRANSITION",
    message: MESSAGES[why],
  };
}

async function put(
  { t, row, editor, lots, viewerOwns }: Run,
  ids: readonly number[],
  at: number | undefined,
): Promise<Failed[]> {
  const state = stateOf(row);
  const isTooLate = state === "scheduled" && row.now_ms > row.opens_ms - ADD_UNTIL_MS;
  if (isTooLate || state === "finished" || state === "cancelled") {
    throw new ApiFault("ILLEGAL_TRANSITION", {
      fields: { project_ids: "Se pueden añadir lotes hasta una hora antes del inicio." },
    });
  }
  const known = new Map(lots.map((lot) => [lot.id, lot]));
  const inside = lots.filter((lot) => lot.auction_id === row.id && lot.lot_no !== null);
  const failed: Failed[] = [];
  const added: number[] = [];
  for (const id of ids) {
    const why = whyNot(known.get(id));
    if (why) failed.push(failure(id, why));
    else if (known.get(id)?.auction_id !== row.id || known.get(id)?.lot_no === null) added.push(id);
  }
  if (added.length === 0) return failed;
  const numbers = inside.map(({ lot_no: no }) => no ?? 0);
  // Bidders look at the numbers: a running lot keeps its own, and a new one comes after it.
  const last = Math.max(0, ...numbers);
  // At the end of numbers without gaps nothing else moves.
  const isWhole = at === undefined && last === inside.length && inside.every(isSettable);
  if (state === "running" || isWhole) await arrange(t, row, added, last + 1);
  else {
    const order = inside.filter(isSettable).map(({ id }) => id);
    order.splice(at === undefined ? order.length : at - 1, 0, ...added);
    await renumber(t, row, order);
  }
  for (const id of added) await log(t, id, editor, known.get(id)?.auction_id ?? null, row.id);
  return failed;

  function whyNot(lot: LotOfAuction | undefined): keyof typeof MESSAGES | undefined {
    if (!lot || lot.seller_id !== viewerOwns || lot.seller_id !== row.seller_id) return "unknown";
    if (!lot.isFree) return "unknown";
    if (lot.auction_id === row.id && lot.lot_no !== null) return undefined;
    if (lot.auction !== 1) return "kind";
    if (lot.status !== "draft") return "state";
    if (lot.auction_id !== null && lot.lot_no !== null) return "elsewhere";
    return inside.length + added.length >= MOST_LOTS_OF_AUCTION ? "full" : undefined;
  }
}

async function take({ t, row, editor, lots }: Run, ids: readonly number[]): Promise<Failed[]> {
  const known = new Map(lots.map((lot) => [lot.id, lot]));
  const failed: Failed[] = [];
  const taken: number[] = [];
  for (const id of ids) {
    const lot = known.get(id);
    if (lot?.auction_id !== row.id) failed.push(failure(id, "absent"));
    else if (lot.status !== "draft") failed.push(failure(id, "published"));
    else taken.push(id);
  }
  if (taken.length === 0) return failed;
  await release(t, taken);
  for (const id of taken) await log(t, id, editor, row.id, null);
  if (stateOf(row) === "draft" || stateOf(row) === "scheduled") {
    const stay = lots.filter(
      (lot) => lot.auction_id === row.id && !taken.includes(lot.id) && isSettable(lot),
    );
    await renumber(
      t,
      row,
      stay.map(({ id }) => id),
    );
  }
  return failed;
}

/** All lots in another order, until the auction begins. */
async function reorder({ t, row, lots }: Run, order: readonly number[]): Promise<Failed[]> {
  const state = stateOf(row);
  if (state !== "draft" && state !== "scheduled") {
    throw new ApiFault("ILLEGAL_TRANSITION", {
      fields: { order: "El orden ya no cambia cuando la subasta ha empezado." },
    });
  }
  const inside = lots.filter((lot) => lot.lot_no !== null && isSettable(lot)).map(({ id }) => id);
  const isSame = inside.length === order.length && inside.every((id) => order.includes(id));
  if (!isSame || new Set(order).size !== order.length) {
    throw new ApiFault("SELECTION_CHANGED", { values: { count: String(inside.length) } });
  }
  await renumber(t, row, order);
  return [];
}

async function renumber(t: Db, row: AuctionRow, order: readonly number[]) {
  // Lots that were called off make room.
  await freeNumbers(t, row.id);
  await arrange(t, row, order);
}

function log(t: Db, id: number, editor: Editor, from: number | null, to: number | null) {
  return logEdit(t, id, editor, {
    action: "auction",
    before: { auction_id: from },
    after: { auction_id: to },
  });
}
