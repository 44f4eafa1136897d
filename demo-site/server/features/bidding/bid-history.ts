import type { ListFilter, productBidhistory } from "martillo/contract";
import { isTakingBids } from "martillo/domain";
import { createSeals } from "./digest";
import { readSigned } from "./head-repository";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { mayAward, type LotRow, readLots, phaseOf } from "../lots";
import { wasDefaulted } from "../sale";
import { countHistory, readChainHead, readHistory } from "./bid-history-repository";
import { toBidRow, type Audience } from "./bid-history-view";

export const bidhistory: Handler<typeof productBidhistory> = async (input, ctx) => {
  const { db, viewer } = ctx;
  const [lot] = await readLots(db, [input.id], viewer);
  if (!lot) throw new ApiFault("NOT_FOUND");
  const decides = mayAward(viewer, lot.seller_id);
  const { after = 0 } = input;
  const bidders = input.filters?.user_id;
  if (bidders && !decides) requireOwn(bidders, viewer);
  const [head, rows, counted, { sha256 }] = await Promise.all([
    readChainHead(db, lot.id),
    readHistory(db, { lotId: lot.id, bidders, after, page: input.page, limit: input.limit }),
    bidders && countHistory(db, { lotId: lot.id, bidders, after }),
    createSeals(),
  ]);
  const isOver = !isTakingBids(phaseOf(lot));
  // Positions have no gaps.
  const total = counted ?? Math.max(0, head.rows - after);
  const audience: Audience = {
    viewerId: viewer?.id ?? null,
    mayUnmask: decides,
    isStaff: viewer?.staff ?? false,
    withPhone: decides && input.additionalField !== undefined,
    sellerId: lot.seller_id,
    isOver,
  };
  return {
    records: rows.map((row) => toBidRow(row, audience, sha256)),
    totalRecords: total,
    setDisp: displayRange(input.page, input.limit, rows.length, total),
    ...(decides && (await isAwardable(db, lot)) && { award: true as const }),
    chain_head: head.hash,
    signed_head: isOver ? await signedHead(lot.id, head.rows, ctx) : null,
  };
};

/** Whether a bid of it can be awarded, or its bidder be offered the lot after a sale was called off. */
async function isAwardable(db: Db, lot: LotRow): Promise<boolean> {
  const phase = phaseOf(lot);
  if (phase !== "unsold") return phase === "provisional";
  return lot.auction === 1 && (await wasDefaulted(db, lot.id, lot.round));
}

/** A head that has not been signed yet is signed now. */
async function signedHead(lotId: number, rows: number, { db, heads }: CallContext) {
  const signed = await readSigned(db, lotId);
  if (signed && signed.position >= rows) return signed;
  await heads.sign([lotId]);
  return readSigned(db, lotId);
}

/** The owner of a row stays masked: only a viewer who decides about the lot asks for the rows of others. */
function requireOwn({ values }: ListFilter<number>, viewer: Viewer | null) {
  if (!viewer) throw new ApiFault("NOT_SIGNED_IN");
  if (values.some((id) => id !== viewer.id)) throw new ApiFault("FORBIDDEN");
}
