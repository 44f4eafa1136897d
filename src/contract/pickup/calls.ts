// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { nestedFormOf } from "../files/nested-form";
import type { pickupSchemas } from "./schemas";

type Of<Name extends keyof typeof pickupSchemas> = CallOf<typeof pickupSchemas, Name>;

/** When a vehicle that was sold can be picked up, and what is agreed about it; for its buyer and its seller. */
export const checkAppointments: Of<"appointment/checkAppointments"> = {
  name: "appointment/checkAppointments",
  access: "user",
  silent: true,
};

/** The appointments at a seller, by lot or by auction: the person and the time. */
export const checkAppointmentsForAuction: Of<"appointment/checkAppointmentsForAuction"> = {
  name: "appointment/checkAppointmentsForAuction",
  access: "seller",
  silent: true,
};

/** The account's own appointments, the latest first. */
export const getAppointments: Of<"appointment/getAppointments"> = {
  name: "appointment/getAppointments",
  access: "user",
  silent: true,
};

/** Books, moves or calls off the appointment at which a vehicle is picked up. */
export const appointmentUpdate: Of<"appointment/update"> = {
  name: "appointment/update",
  access: "user",
  rateLimit: "pay",
  silent: true,
};

/**
 * Hands a vehicle over to the person who tells the buyer's code, and writes down what both sides see: the odometer, the keys, pictures.
 * That never changes afterwards.
 */
export const customHandover: Of<"custom/handover"> = {
  name: "custom/handover",
  access: "seller",
  rateLimit: "pay",
  silent: true,
  multipart: nestedFormOf,
};

/** Says that a vehicle is on its way to where it is picked up, or is ready. */
export const customDelivery: Of<"custom/delivery"> = {
  name: "custom/delivery",
  access: "seller",
  silent: true,
};

/** When the vehicles of a seller, or one of them, can be picked up: read, or set. */
export const pickupCalendar: Of<"custom/pickupCalendar"> = {
  name: "custom/pickupCalendar",
  access: "seller",
  silent: true,
};

/** What the account has bought, and what comes next of each. */
export const purchases: Of<"custom/purchases"> = {
  name: "custom/purchases",
  access: "user",
  scope: "read",
  silent: true,
};

/** These calls, by wire name. */
export const pickupCalls = {
  "appointment/checkAppointments": checkAppointments,
  "appointment/checkAppointmentsForAuction": checkAppointmentsForAuction,
  "appointment/getAppointments": getAppointments,
  "appointment/update": appointmentUpdate,
  "custom/handover": customHandover,
  "custom/delivery": customDelivery,
  "custom/pickupCalendar": pickupCalendar,
  "custom/purchases": purchases,
};
