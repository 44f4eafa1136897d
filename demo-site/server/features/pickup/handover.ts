import type { customDelivery, customHandover, ParsedInputOf } from "martillo/contract";
import { nextAppointment, nextDelivery } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { noteLotDeed } from "../../platform/security/audit";
import {
  countHandoverTry,
  type InvoiceRow,
  lockManaged,
  managerOf,
  markDelivery,
  markHandedOver,
  noteSale,
  readParty,
  readRights,
  tellSides,
} from "../sale";
import { startPaperClocks } from "../papers";
import { dropProposal } from "../returns";
import { readAppointment, setAppointmentStatus } from "./appointment-repository";
import { notPaid } from "./book";
import { tellHandedOver, tellReady } from "./pickup-letters";
import { CODE_TRIES, readPickup } from "./pickup-view";
import { chargeStorage } from "./storage";

type HandoverInput = ParsedInputOf<typeof customHandover>;

/** Says where a vehicle is. Only what is paid is ready. */
export const answerDelivery: Handler<typeof customDelivery> = async (input, ctx) => {
  const row = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const inside = { ...ctx, db: t };
      const locked = await lockManaged(inside, input.invoice_id);
      const event = input.delivered === 1 ? "ship" : "ready";
      if (locked.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
      if (locked.delivered === 3) throw new ApiFault("HANDED_OVER");
      const delivered = nextDelivery(locked.delivered, event);
      if (delivered === null) throw new ApiFault("ILLEGAL_TRANSITION");
      if (event === "ready" && locked.status !== "paid") throw notPaid(locked);
      await markDelivery(t, locked.id, delivered);
      await noteSale(t, locked.id, managerOf(ctx.requireViewer(), locked), {
        event,
        from: locked.status,
        to: locked.status,
      });
      if (event === "ready") await tellReady(inside, locked);
      return locked;
    }),
  );
  tellSides(ctx, row);
  return readPickup(ctx.db, await readParty(ctx, input.invoice_id));
};

/**
 * Hands a paid vehicle over to the person who tells the buyer's code. The traces of a refusal stay: storage that is now due, and the count
 * of wrong codes.
 */
export const answerHandover: Handler<typeof customHandover> = async (input, ctx) => {
  const missing = Object.entries(input.checks).filter(([, checked]) => checked !== 1);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(([name]) => [`checks.${name}`, "Required!"]));
    throw new ApiFault("INVALID_INPUT", { fields });
  }
  const { row, refusal } = await withRetries(() =>
    ctx.db.tx((t) => handOver({ ...ctx, db: t }, input)),
  );
  tellSides(ctx, row);
  if (refusal) throw refusal;
  return readPickup(ctx.db, await readParty(ctx, input.invoice_id));
};

async function handOver(
  ctx: CallContext,
  input: HandoverInput,
): Promise<{ row: InvoiceRow; refusal?: ApiFault }> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const found = await lockManaged(ctx, input.invoice_id);
  const actor = managerOf(viewer, found);
  if (found.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (found.delivered === 3) throw new ApiFault("HANDED_OVER");
  const delivered = nextDelivery(found.delivered, "hand_over");
  if (delivered === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const { operator } = ctx.config;
  const row = await chargeStorage(t, found, { untilMs: found.now_ms, operator, actor });
  if (row.status !== "paid") return { row, refusal: notPaid(row) };
  if (row.is_disputed) return { row, refusal: new ApiFault("SALE_DISPUTED") };
  const appointment = await readAppointment(t, row.id);
  // What waited for its payment is paid.
  const confirmed =
    appointment?.status === "waiting"
      ? await setAppointmentStatus(t, appointment, "scheduled")
      : appointment;
  const reason = input.reason ?? "";
  const byStaff = viewer.staff && input.code === "";
  if (byStaff && reason === "") {
    throw new ApiFault("INVALID_INPUT", { fields: { reason: "Required!" } });
  }
  if (!byStaff) {
    const wrong = new ApiFault("PICKUP_CODE_WRONG", { values: { tries: String(CODE_TRIES) } });
    if (row.handover_tries >= CODE_TRIES) throw wrong;
    if (confirmed?.status !== "scheduled" || confirmed.pickup_code !== input.code) {
      await countHandoverTry(t, row.id);
      return { row, refusal: wrong };
    }
  } else {
    const lot = { id: row.lot_id, seller_id: row.seller_id };
    await noteLotDeed(t, viewer, lot, "handed over without code", { invoice: row.id, reason });
  }
  if (confirmed) {
    const status = nextAppointment(confirmed.status, "hand_over");
    if (status !== null) await setAppointmentStatus(t, confirmed, status);
  }
  const { applies } = await readRights(t, row);
  await markHandedOver(t, row.id, delivered, applies);
  await noteSale(t, row.id, actor, {
    event: "hand_over",
    from: row.status,
    to: row.status,
    reason,
  });
  await dropProposal(t, row.id);
  await startPaperClocks(t, row.id);
  await tellHandedOver(ctx, row, { mayWithdraw: applies });
  return { row };
}
