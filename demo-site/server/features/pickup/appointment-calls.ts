import type {
  appointmentUpdate,
  checkAppointments,
  checkAppointmentsForAuction,
  getAppointments,
} from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { displayRange } from "../../platform/lists/display-range";
import { ownerIdOf } from "../lots";
import { type AppointmentQuery, readAppointments, toAppointment } from "./appointment-repository";
import { bookPickup, cancelPickup } from "./book";
import { lockParty, readParty, tellSides } from "../sale";
import { readPickup } from "./pickup-view";

export const check: Handler<typeof checkAppointments> = async ({ invoice_id }, ctx) =>
  readPickup(ctx.db, await readParty(ctx, invoice_id));

export const update: Handler<typeof appointmentUpdate> = async (input, ctx) => {
  const { row } = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const inside = { ...ctx, db: t };
      const party = await lockParty(inside, input.invoice_id);
      const { actor } = party;
      if (input.action === "cancel") {
        await cancelPickup(inside, party.row, { actor, reason: input.reason ?? "" });
        return party;
      }
      if (input.appointmentTime === undefined) {
        const fields = { appointmentTime: "Appointment time is required!" };
        throw new ApiFault("INVALID_INPUT", { fields });
      }
      const wish = { startsAtMs: input.appointmentTime, person: input.person };
      await bookPickup(inside, party.row, wish, { actor });
      return party;
    }),
  );
  tellSides(ctx, row);
  return readPickup(ctx.db, await readParty(ctx, input.invoice_id));
};

const ALL: Omit<AppointmentQuery, "page" | "limit"> = {
  buyerId: null,
  sellerId: null,
  auctionId: null,
  lotId: null,
  fromMs: null,
  toMs: null,
  status: null,
  isOpen: false,
  newestFirst: true,
};

async function listOf(ctx: CallContext, side: "buyer" | "seller", query: AppointmentQuery) {
  const { rows, total } = await readAppointments(ctx.db, query);
  return {
    records: rows.map((row) => toAppointment(row, side)),
    totalRecords: total,
    setDisp: displayRange(query.page, query.limit, rows.length, total),
  };
}

export const own: Handler<typeof getAppointments> = async ({ page, limit, filters }, ctx) =>
  listOf(ctx, "buyer", {
    ...ALL,
    buyerId: ctx.requireViewer().id,
    fromMs: filters?.from ?? null,
    toMs: filters?.to ?? null,
    status: filters?.status ?? null,
    page,
    limit,
  });

export const ofSeller: Handler<typeof checkAppointmentsForAuction> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  return listOf(ctx, "seller", {
    ...ALL,
    sellerId: viewer.staff ? null : ownerIdOf(viewer),
    auctionId: input.auction_id ?? null,
    lotId: input.project_id ?? null,
    fromMs: input.from ?? null,
    toMs: input.to ?? null,
    isOpen: true,
    newestFirst: false,
    page: input.page,
    limit: input.limit,
  });
};
