// This folder: calls for picking up what was sold.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import {
  type HANDOVER_CHECKS,
  HANDOVER_KEYS,
  HANDOVER_NOTE_LENGTH,
  HANDOVER_PHOTOS,
  PICKUP_ACTIONS,
  PICKUP_STATES,
  PURCHASE_LISTS,
  PURCHASE_STEPS,
} from "./values";
import {
  Decimal,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  MomentEndInput,
  MomentInput,
  OptionalId,
  Page,
  PressKey,
  codeOf,
  countOf,
  filtersOf,
  limitOf,
  lineOf,
  wholeOf,
  filesOf,
} from "../primitives";
import { RETURN_STATES } from "../returns/values";
import { INVOICE_STATES } from "../sale/values";
import { LIGHT, LIST, LONG } from "../costs";
import { VEHICLE } from "../lots/fields";

/** `08:45`, local time. */
const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The person who collects a vehicle. */
export const Collector = z.object({
  name: z.string(),
  /** Of the identity card or passport. */
  document_number: z.string(),
});

/** When vehicles can be picked up. */
const CalendarFields = {
  /** 0: nothing is picked up here. */
  local_pickup_check: Flag,
  /** Days, apart by commas: `2026-11-24,2026-11-26`. Empty: every working day of the next weeks. */
  local_pickup_dates: z.string(),
  local_pickup_start_hour: z.string(),
  local_pickup_end_hour: z.string(),
  /** Length of an appointment in minutes. */
  local_pickup_slot_timeframe: z.number(),
  /** How many may come at the same time. */
  local_pickup_appt_per_slot: z.number(),
};

/** When vehicles can be picked up, as it is kept. */
export const PickupCalendar = z.object(CalendarFields);
export type PickupCalendar = z.infer<typeof PickupCalendar>;

/** When a vehicle is picked up, and by whom. */
export const AppointmentDetail = z.object({
  appointment_id: Id,
  auction_id: z.nullable(Id),
  common_invoice: Id,
  project_id: Id,
  projects_title: z.string(),
  delivery_type: z.literal("local_pickup"),
  appointmentTime: EpochMs,
  ends_at: EpochMs,
  status: z.enum(PICKUP_STATES),
  person: Collector,
  /** What the buyer tells when it is handed over; null for everybody else. */
  pickup_code: z.nullable(z.string()),
  /** How often it was changed. */
  sequence: z.number(),
  timezone: z.string(),
  place: z.string(),
});
export type AppointmentDetail = z.infer<typeof AppointmentDetail>;

/** Days on which there is a place. */
export const PickupDates = z.array(
  z.object({
    date: z.string(),
    slots: z.array(z.object({ start: EpochMs, left: z.number() })),
  }),
);
export type PickupDates = z.infer<typeof PickupDates>;

/** The person who collects a vehicle, as typed. */
export const CollectorInput = z.object({
  name: lineOf(120, 1),
  document_number: z._default(lineOf(40), ""),
});

/** The record of a hand-over, for both sides of its sale. It never changes. */
export const HandoverRecord = z.object({
  at: EpochMs,
  /** The side that handed it over: the seller's people, or the house. */
  by: z.enum(["seller", "staff"]),
  /** What the odometer showed; null where it was not written down. */
  km: z.nullable(z.number()),
  /** How many keys went with it; null where they were not counted. */
  keys_given: z.nullable(z.number()),
  notes: z.string(),
  files: z.array(
    z.object({
      /** For `custom/fileLink` of the kind `handover`. */
      file_id: Id,
      name: z.string(),
      type: z.string(),
      bytes: z.number(),
    }),
  ),
});
export type HandoverRecord = z.infer<typeof HandoverRecord>;

/** All about handing over what was sold, as one of its sides sees it. */
export const Pickup = z.object({
  invoice_id: Id,
  project_id: Id,
  projects_title: z.string(),
  side: z.enum(["buyer", "seller"]),
  status: z.enum(INVOICE_STATES),
  total_due_amount: Decimal,
  /** What the lot says that the odometer shows; null where it says nothing. */
  kilometers: z.nullable(z.number()),
  /** 0 pending, 1 in transit, 2 ready for pickup, 3 completed, 4 cancelled. */
  delivered: z.number(),
  ready_at: z.nullable(EpochMs),
  handed_over_at: z.nullable(EpochMs),
  /** Its record; null before it, and for vehicles that were handed over before records were kept. */
  handover: z.nullable(HandoverRecord),
  /** When the vehicle was given back and the money with it; null for what was not returned. */
  returned_date: z.nullable(EpochMs),
  ...CalendarFields,
  /** Days on which there is a place. */
  dates: PickupDates,
  timezone: z.string(),
  place: z.string(),
  appointmentDetail: z.nullable(AppointmentDetail),
  /** An appointment can be changed until so many hours before. */
  change_before_hours: z.number(),
  storage: z.object({
    /** First day that costs something; null as long as it is not ready. */
    free_until: z.nullable(EpochMs),
    per_day: Decimal,
    /** What it came to until now, charged or not. */
    amount: Decimal,
  }),
  /** The other side. */
  contact: z.object({ name: z.string(), phone: z.string() }),
  /** Wrong codes that may still be told; of the seller alone. */
  tries_left: z.nullable(z.number()),
  actions: z.array(z.enum(PICKUP_ACTIONS)),
  server_time: EpochMs,
});
export type Pickup = z.infer<typeof Pickup>;

/** Something that was bought, and how far it has come. */
export const PurchaseRow = z.object({
  invoice_id: Id,
  project_id: Id,
  projects_title: z.string(),
  projects_avatar: z.string(),
  projects_auction: Flag,
  seller_name: z.string(),
  date_added: EpochMs,
  status: z.enum(INVOICE_STATES),
  delivered: z.number(),
  total_amount: Decimal,
  total_due_amount: Decimal,
  due_at: EpochMs,
  overdue: Flag,
  /** 1: the bank claims a payment back; nothing is handed over until that is settled. */
  disputed: Flag,
  appointmentTime: z.nullable(EpochMs),
  ready_at: z.nullable(EpochMs),
  handed_over_at: z.nullable(EpochMs),
  /** Papers that were not brought yet, and of them those that the buyer owes. */
  papers_missing: z.number(),
  papers_owed: z.number(),
  /** First day of storage that costs something. */
  storage_from: z.nullable(EpochMs),
  next: z.enum(PURCHASE_STEPS),
  /** Its last return; null where there was none. */
  return_status: z.nullable(z.enum(RETURN_STATES)),
  /** 1: something can be asked about giving it back. */
  may_return: Flag,
  returned_date: z.nullable(EpochMs),
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;

const MOST_DATES_TEXT = 4_000;
const LONGEST_FRAME_MIN = 480;
const MOST_PER_SLOT = 100;

/** When vehicles can be picked up, as it is written. */
export const CalendarInput = z.object({
  local_pickup_check: z._default(FlagInput, 1),
  local_pickup_dates: z._default(
    z
      .string()
      .check(
        z.maxLength(MOST_DATES_TEXT),
        z.regex(/^\s*(?:\d{4}-\d{2}-\d{2}(?:\s*,\s*\d{4}-\d{2}-\d{2})*\s*)?$/),
      ),
    "",
  ),
  local_pickup_start_hour: Clock,
  local_pickup_end_hour: Clock,
  local_pickup_slot_timeframe: z._default(
    z.pipe(countOf(LONGEST_FRAME_MIN), z.number().check(z.minimum(5))),
    30,
  ),
  local_pickup_appt_per_slot: countOf(MOST_PER_SLOT),
});

const Checks = z.object({
  identity: z._default(FlagInput, 0),
  condition: z._default(FlagInput, 0),
  keys: z._default(FlagInput, 0),
  documents: z._default(FlagInput, 0),
} satisfies Record<(typeof HANDOVER_CHECKS)[number], unknown>);

const Photos = filesOf(HANDOVER_PHOTOS);

const AppointmentList = z.object({
  records: z.array(AppointmentDetail),
  totalRecords: z.number(),
  setDisp: z.string(),
});

/** What the calls about picking up take and answer, by wire name. */
export const pickupSchemas = {
  /** When a vehicle that was sold can be picked up, and what is agreed about it; for its buyer and its seller. */
  "appointment/checkAppointments": {
    as: "checkAppointments",
    access: "user",
    silent: true,
    aliases: ["appointment/getAppointmentForInvoice"],
    cost: LIST,
    inferred: true,
    input: z.object({ invoice_id: IdInput }),
    output: Pickup,
  },
  /** The appointments at a seller, by lot or by auction: the person and the time. */
  "appointment/checkAppointmentsForAuction": {
    as: "checkAppointmentsForAuction",
    access: "seller",
    silent: true,
    cost: LIST,
    permissions: ["money"],
    inferred: true,
    input: z.object({
      page: Page,
      limit: limitOf(50),
      auction_id: OptionalId,
      project_id: OptionalId,
      from: z.optional(MomentInput),
      to: z.optional(MomentEndInput),
    }),
    output: AppointmentList,
  },
  /** The account's own appointments, the latest first. */
  "appointment/getAppointments": {
    as: "getAppointments",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      page: Page,
      limit: limitOf(20),
      filters: z.optional(
        filtersOf({
          from: z.optional(MomentInput),
          to: z.optional(MomentEndInput),
          status: z.optional(z.enum(PICKUP_STATES)),
        }),
      ),
    }),
    output: AppointmentList,
  },
  /** Books, moves or calls off the appointment at which a vehicle is picked up. */
  "appointment/update": {
    access: "user",
    rateLimit: "pay",
    silent: true,
    cost: LIST,
    input: z.object({
      /** Of the appointment, where there is one. */
      id: OptionalId,
      invoice_id: IdInput,
      auction_id: OptionalId,
      local_pickup_check: z.optional(FlagInput),
      /** Start of one of the slots. */
      appointmentTime: z.optional(MomentInput),
      /** The person who collects the vehicle. @default the buyer */
      person: z.optional(CollectorInput),
      /** Left out: books, or moves. */
      action: z.optional(z.literal("cancel")),
      /** Why it is called off: required of the seller. */
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    output: Pickup,
  },
  /**
   * Hands a vehicle over to the person who tells the buyer's code, and writes down what both sides see: the odometer, the keys, pictures.
   * That never changes afterwards.
   */
  "custom/handover": {
    access: "seller",
    rateLimit: "pay",
    bringsFiles: "nested",
    silent: true,
    cost: LONG,
    permissions: ["money"],
    input: z.object({
      invoice_id: IdInput,
      /** What the buyer tells. */
      code: z._default(codeOf(20), ""),
      /** What both have looked at. In a form, `checks[identity]` and so on. */
      checks: Checks,
      /** Staff alone hand over without a code, and say why. */
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
      /** What the odometer shows; refused where it is less than the lot says. */
      km: z.optional(wholeOf(VEHICLE.kilometers.bounds[1])),
      /** 1: the odometer was read again, and does show so much more than the lot says. */
      km_confirmed: z._default(FlagInput, 0),
      /** How many keys go with the vehicle; none at all needs a note. */
      keys_given: z.optional(wholeOf(HANDOVER_KEYS)),
      /** Read by both sides. */
      notes: z._default(z.string().check(z.trim(), z.maxLength(HANDOVER_NOTE_LENGTH)), ""),
      /** Pictures of how the vehicle leaves: JPEG or PNG by their content, 12 MB together. */
      images: Photos,
      idempotency_key: z.optional(PressKey),
    }),
    output: Pickup,
  },
  /** Says that a vehicle is on its way to where it is picked up, or is ready. */
  "custom/delivery": {
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["money"],
    input: z.object({
      invoice_id: IdInput,
      /** 1 in transit, 2 ready for pickup. */
      delivered: z.union([z.literal(1), z.literal(2)]),
    }),
    output: Pickup,
  },
  /** When the vehicles of a seller, or one of them, can be picked up: read, or set. */
  "custom/pickupCalendar": {
    as: "pickupCalendar",
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["money"],
    input: z.object({
      /** Of one lot alone. @default of all that the seller has sold */
      project_id: OptionalId,
      /** Left out: it is only read. */
      calendar: z.optional(CalendarInput),
    }),
    output: z.object({
      calendar: z.object(CalendarFields),
      /** 1: it was never set, and is as the house comes. */
      is_default: Flag,
    }),
  },
  /** What the account has bought, and what comes next of each. */
  "custom/purchases": {
    as: "purchases",
    access: "user",
    scope: "read",
    silent: true,
    cost: LIST,
    input: z.object({
      page: Page,
      limit: limitOf(10),
      list: z._default(z.enum(PURCHASE_LISTS), "all"),
      /** Only what was bought of this lot. */
      project_id: OptionalId,
    }),
    output: z.object({
      records: z.array(PurchaseRow),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** By list. */
      counts: z.record(z.enum(PURCHASE_LISTS), z.number()),
    }),
  },
} satisfies CallSchemas;
