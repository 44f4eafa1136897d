/** Picking up what was sold: appointments, handing over, and papers. */
import type { SomeHandlers } from "../../../platform/call/mount";
import { link } from "../papers/file-links";
import { paper, papers } from "../papers/paper-calls";
import * as appointments from "./appointment-calls";
import { calendar } from "./calendar-call";
import { delivery, handover } from "./handover";
import { list } from "./purchases";

/** What answers the calls of this part, by wire name. */
export const pickupCalls = {
  "appointment/checkAppointments": appointments.check,
  "appointment/checkAppointmentsForAuction": appointments.ofSeller,
  "appointment/getAppointments": appointments.own,
  "appointment/update": appointments.update,
  "custom/handover": handover,
  "custom/delivery": delivery,
  "custom/pickupCalendar": calendar,
  "custom/purchases": list,
  "custom/salePapers": papers,
  "custom/salePaper": paper,
  "custom/fileLink": link,
} satisfies SomeHandlers;
