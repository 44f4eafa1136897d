/** Picking up what was sold: appointments, and handing over. */
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import type { SaleListener } from "../sale";
import * as appointments from "./appointment-calls";
import { bookWithPayment, confirmPickup } from "./book";
import { readPickupCalendar } from "./calendar-call";
import { closePickup } from "./close-pickup";
import { answerDelivery, answerHandover } from "./handover";
import { readPickupParts } from "./pickup-view";
import { readPurchases } from "./purchases";
import { sweepPickups } from "./sweep-pickups";

const SWEEP_EVERY_MS = 15_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "appointment/checkAppointments": appointments.check,
  "appointment/checkAppointmentsForAuction": appointments.ofSeller,
  "appointment/getAppointments": appointments.own,
  "appointment/update": appointments.update,
  "custom/handover": answerHandover,
  "custom/delivery": answerDelivery,
  "custom/pickupCalendar": readPickupCalendar,
  "custom/purchases": readPurchases,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("pickups", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepPickups(ctx)),
];

/** An appointment waits for the payment, and falls with the delivery. */
export const saleListeners = [
  {
    timeChosen: bookWithPayment,
    paid: confirmPickup,
    stopped: closePickup,
    parts: readPickupParts,
  },
] satisfies readonly SaleListener[];

// What other features and the process use of this one.
export { fileSources } from "./pickup-files";
export { bookPickup, requirePlace } from "./book";
export { readCalendar, readDays } from "./calendar";
export { countOpenPurchases } from "./purchase-repository";
