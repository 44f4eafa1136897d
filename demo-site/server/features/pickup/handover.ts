import { sha256 } from "hash-wasm";
import type { customDelivery, customHandover, ParsedInputOf } from "martillo/contract";
import { nextAppointment, nextDelivery, odometerVerdict } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
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
import { type NewFile, readPrivateFile } from "../files";
import { startPaperClocks } from "../papers";
import { dropProposal } from "../returns";
import { readAppointment, setAppointmentStatus } from "./appointment-repository";
import { notPaid } from "./book";
import { insertHandover, readHandover } from "./handover-repository";
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
 * Hands a paid vehicle over to the person who tells the buyer's code, and writes down what both have seen. The traces of a refusal stay:
 * storage that is now due, and the count of wrong codes.
 */
export const answerHandover: Handler<typeof customHandover> = async (input, ctx) => {
  const fields = missingOf(input);
  if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
  // Read before the lock: a picture takes a moment.
  const files = await readPhotos(ctx, input.images ?? []);
  const { idempotency_key: _key, images: _images, ...told } = input;
  const body = [told, files.map((file) => file.sha256)];
  const press = { ...input, files, bodyHash: await sha256(JSON.stringify(body)) };
  const { row, refusal } = await withRetries(() =>
    ctx.db.tx((t) => handOver({ ...ctx, db: t }, press)),
  );
  tellSides(ctx, row);
  if (refusal) throw refusal;
  return readPickup(ctx.db, await readParty(ctx, input.invoice_id));
};

function missingOf({ checks, keys_given, notes }: HandoverInput): Record<string, string> {
  const unchecked = Object.entries(checks).filter(([, checked]) => checked !== 1);
  return {
    ...Object.fromEntries(unchecked.map(([name]) => [`checks.${name}`, "Required!"])),
    // A vehicle without a key is possible, and both sides must know why.
    ...(keys_given === 0 && notes === "" && { notes: "Required!" }),
  };
}

/** Pictures as they are kept. Throws BODY_TOO_LARGE, and UNSUPPORTED_FILE for what is no picture. */
async function readPhotos(
  ctx: Pick<CallContext, "ports" | "config">,
  images: readonly File[],
): Promise<NewFile[]> {
  const files = await Promise.all(images.map((image) => readPrivateFile(image, ctx)));
  if (files.some(({ type }) => !type.startsWith("image/"))) {
    throw new ApiFault("UNSUPPORTED_FILE", { next: "Elija fotos JPEG o PNG de 10 MB como mucho." });
  }
  return files;
}

/** A press with its pictures, as they are kept. */
interface Press extends HandoverInput {
  files: readonly NewFile[];
  bodyHash: string;
}

async function handOver(
  ctx: CallContext,
  press: Press,
): Promise<{ row: InvoiceRow; refusal?: ApiFault }> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const found = await lockManaged(ctx, press.invoice_id);
  const actor = managerOf(viewer, found);
  if (found.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (found.delivered === 3) {
    await requireSamePress(t, press);
    return { row: found };
  }
  const delivered = nextDelivery(found.delivered, "hand_over");
  if (delivered === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const { operator } = ctx.config;
  const row = await chargeStorage(t, found, { untilMs: found.now_ms, operator, actor });
  if (row.status !== "paid") return { row, refusal: notPaid(row) };
  if (row.is_disputed) return { row, refusal: new ApiFault("SALE_DISPUTED") };
  const reason = press.reason ?? "";
  const byStaff = viewer.staff && press.code === "";
  if (byStaff && reason === "") {
    throw new ApiFault("INVALID_INPUT", { fields: { reason: "Required!" } });
  }
  // Before the code is looked at: a digit that was read wrong costs none of its tries.
  const odd = odometerFault(press, row, { isExplained: byStaff });
  if (odd) return { row, refusal: odd };
  const appointment = await readAppointment(t, row.id);
  // What waited for its payment is paid.
  const confirmed =
    appointment?.status === "waiting"
      ? await setAppointmentStatus(t, appointment, "scheduled")
      : appointment;
  if (!byStaff) {
    const wrong = new ApiFault("PICKUP_CODE_WRONG", { values: { tries: String(CODE_TRIES) } });
    if (row.handover_tries >= CODE_TRIES) throw wrong;
    if (confirmed?.status !== "scheduled" || confirmed.pickup_code !== press.code) {
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
  await insertHandover(t, {
    invoiceId: row.id,
    actor,
    km: press.km ?? null,
    keysGiven: press.keys_given ?? null,
    notes: press.notes,
    pressKey: press.idempotency_key ?? null,
    bodyHash: press.bodyHash,
    files: press.files,
  });
  await noteSale(t, row.id, actor, {
    event: "hand_over",
    from: row.status,
    to: row.status,
    reason,
  });
  await dropProposal(t, row.id);
  await startPaperClocks(t, row.id);
  await tellHandedOver(ctx, row, { mayWithdraw: applies, ...press });
  return { row };
}

/**
 * Throws unless it is the press that has handed the vehicle over. The keys of payments would not do: they keep no answer without undoing
 * what a refusal leaves behind.
 */
async function requireSamePress(t: Db, press: Press): Promise<void> {
  const { idempotency_key: key } = press;
  const done = await readHandover(t, press.invoice_id);
  if (!done || key === undefined || done.press_key !== key) throw new ApiFault("HANDED_OVER");
  if (done.body_hash !== press.bodyHash) {
    throw new ApiFault("KEY_REUSED", {
      text: "Esa confirmación ya se usó para otra operación.",
    });
  }
}

/** What speaks against the odometer that was read; `isExplained`: the house hands it over, and has said why. */
function odometerFault(
  { km, km_confirmed }: Press,
  { km: listedKm }: InvoiceRow,
  { isExplained }: { isExplained: boolean },
): ApiFault | undefined {
  if (km === undefined || isExplained) return undefined;
  const verdict = odometerVerdict({ readKm: km, listedKm });
  const values = { count: String(listedKm) };
  if (verdict === "below") return new ApiFault("ODOMETER_BELOW", { values });
  return verdict === "high" && km_confirmed !== 1
    ? new ApiFault("ODOMETER_HIGH", { values })
    : undefined;
}
