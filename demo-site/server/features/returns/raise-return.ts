import type { raiseReturnRequest } from "martillo/contract";
import { firstReturnStatus, type ReturnReason } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteLotDeed } from "../../platform/security/audit";
import { once } from "../money";
import {
  type InvoiceRow,
  lastDayText,
  lockParty,
  mayPropose,
  noteSale,
  type PartyOf,
  readRights,
  stopDelivery,
  tellSides,
} from "../sale";
import { type NewFile, readPrivateFile } from "../files";
import { tellRequested } from "./return-letters";
import {
  addReturnFiles,
  dropProposal,
  insertReturn,
  readReturnState,
  type ReturnRow,
} from "./return-repository";
import { refundDueAt } from "./return-rules";
import { readOne } from "./return-view";
import { callOff } from "./settle-return";

interface Wish {
  reason: ReturnReason;
  text: string;
  files: readonly NewFile[];
}

/**
 * The buyer asks to give a vehicle back; a withdrawal that the law grants stands at once. That a sale is undone by agreement, either side
 * proposes.
 */
export const raiseReturn: Handler<typeof raiseReturnRequest> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { idempotency_key: key, images = [], ...asked } = input;
  if (input.reason !== "desistimiento" && input.text === "") {
    throw new ApiFault("INVALID_INPUT", { fields: { text: "Required!" } });
  }
  // Read before the lock: a picture takes a moment.
  const files = await readFiles(ctx, images);
  const body = { ...asked, files: files.map(({ sha256 }) => sha256) };
  const keyed = { userId: viewer.id, key, call: "product/raiseReturnRequest", body };
  const { id, row } = await once(ctx.db, keyed, async (t) => {
    const inside = { ...ctx, db: t };
    const party = await lockParty(inside, input.invoice_id);
    const { row: found, side } = party;
    if (side === "seller" && input.reason !== "acuerdo") throw new ApiFault("NOT_FOUND");
    if (input.project_id !== undefined && input.project_id !== found.lot_id) {
      throw new ApiFault("NOT_FOUND");
    }
    if (side === "seller") {
      const lot = { id: found.lot_id, seller_id: found.seller_id };
      await noteLotDeed(t, viewer, lot, "undoing proposed", { invoice: found.id });
    }
    const wish = { reason: input.reason, text: input.text, files };
    const { id: made } = await request(inside, party, wish);
    const { buyer_id, seller_id, lot_id } = found;
    return { id: made, row: { buyer_id, seller_id, lot_id } };
  });
  tellSides(ctx, row);
  ctx.bus.lotChanged([row.lot_id]);
  return { record: await readOne(ctx, id) };
};

/** Files as they are kept. Throws BODY_TOO_LARGE, UNSUPPORTED_FILE. */
export function readFiles(
  ctx: Pick<CallContext, "ports" | "config">,
  files: readonly File[],
): Promise<NewFile[]> {
  return Promise.all(files.map((file) => readPrivateFile(file, ctx)));
}

async function request(
  ctx: CallContext,
  { row, side, actor }: PartyOf,
  { reason, text, files }: Wish,
): Promise<ReturnRow> {
  const { db: t } = ctx;
  await requireReason(ctx, row, reason);
  const isHandedOver = row.delivered === 3;
  const made = await insertReturn(t, {
    invoice_id: row.id,
    reason,
    asked_by: side,
    text,
    status: firstReturnStatus({ reason, isHandedOver }),
    atMs: row.now_ms,
    refundDueMs: refundDueAt(row.now_ms, reason),
  });
  await addReturnFiles(t, made.id, files, { side });
  await noteSale(t, row.id, actor, {
    event: "return_requested",
    from: row.status,
    to: row.status,
    reason: [reason, text].filter(Boolean).join(": "),
  });
  if (made.status !== "received") {
    await tellRequested(ctx, row, made, made.status === "accepted" ? "accepted" : "requested");
    return made;
  }
  if (row.status !== "paid") {
    await tellRequested(ctx, row, made, "cancelled");
    return callOff(ctx, row, made, actor);
  }
  await stopDelivery(ctx, row, { actor, reason: "Desistimiento del comprador." });
  await tellRequested(ctx, row, made, "received");
  return made;
}

async function requireReason(
  { db }: Pick<CallContext, "db">,
  row: InvoiceRow,
  reason: ReturnReason,
): Promise<void> {
  if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (row.returned_ms !== null) throw new ApiFault("ILLEGAL_TRANSITION");
  // What its buyer has a right to waits for no answer.
  if (reason !== "acuerdo") await dropProposal(db, row.id);
  if (await readReturnState(db, row.id)) throw new ApiFault("RETURN_OPEN");
  if (reason === "acuerdo") {
    if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
    if (!mayPropose(row)) throw new ApiFault("ILLEGAL_TRANSITION");
    return;
  }
  if (reason !== "desistimiento") {
    if (row.delivered !== 3) throw new ApiFault("NOT_DELIVERED");
    return;
  }
  const { applies, untilMs } = await readRights(db, row);
  if (!applies) throw new ApiFault("WITHDRAWAL_NOT_GRANTED");
  if (untilMs !== null && row.now_ms >= untilMs) {
    throw new ApiFault("RETURN_WINDOW_OVER", { values: { date: lastDayText(untilMs) } });
  }
}
