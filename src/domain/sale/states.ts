import type { LOSS_STATES, RETURN_CAUSES } from "../../contract/returns/values";
import type { INVOICE_CANCEL_REASONS } from "../../contract/sale/values";

/** One table of legal transitions per machine of a sale; a transition that is not in it is ILLEGAL_TRANSITION and writes nothing. */
type Table<Status extends string | number, Event extends string> = Record<
  Status,
  Partial<Record<Event, Status>>
>;

/** The status after an event, or null when it is illegal. */
type Next<Status, Event> = (from: Status, event: Event) => Status | null;

// So that a page without sales pays nothing for their tables.
/* @__NO_SIDE_EFFECTS__ */
function machine<Status extends string | number, Event extends string>(
  table: Table<Status, Event>,
): Next<Status, Event> {
  return (from, event) => table[from][event] ?? null;
}

/** Where an offer stands. `lost`: the lot was sold to another buyer, withdrawn or listed anew. */
export const OFFER_STATUSES = [
  "open",
  "accepted",
  "declined",
  "countered",
  "withdrawn",
  "expired",
  "lost",
] as const;
/** Where an offer stands. */
export type OfferStatus = (typeof OFFER_STATUSES)[number];
/** What happens to an offer. */
export const OFFER_EVENTS = ["accept", "decline", "counter", "withdraw", "expire", "lose"] as const;
/** What happens to an offer. */
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/** The status of an offer after an event, or null when it is illegal. */
export const nextOffer = machine<OfferStatus, OfferEvent>({
  open: {
    accept: "accepted",
    decline: "declined",
    counter: "countered",
    withdraw: "withdrawn",
    expire: "expired",
    lose: "lost",
  },
  accepted: {},
  declined: {},
  countered: {},
  withdrawn: {},
  expired: {},
  lost: {},
});

/** Where a line of a cart stands. `reserved` has a clock; `awaiting` is sold and waits for its document. */
export const CART_LINE_STATUSES = [
  "reserved",
  "awaiting",
  "expired",
  "removed",
  "gone",
  "placed",
  "cancelled",
] as const;
/** Where a line of a cart stands. */
export type CartLineStatus = (typeof CART_LINE_STATUSES)[number];
/** What happens to a line of a cart. */
export const CART_LINE_EVENTS = [
  "prolong",
  "expire",
  "remove",
  "lose",
  "reserve_again",
  "sell",
  "place",
  "cancel",
] as const;
/** What happens to a line of a cart. `sell`: bought outright while it was reserved. */
export type CartLineEvent = (typeof CART_LINE_EVENTS)[number];

/** The status of a cart's line after an event, or null when it is illegal. */
export const nextCartLine = machine<CartLineStatus, CartLineEvent>({
  reserved: {
    prolong: "reserved",
    expire: "expired",
    remove: "removed",
    lose: "gone",
    sell: "awaiting",
    place: "placed",
  },
  awaiting: { place: "placed", cancel: "cancelled" },
  expired: { reserve_again: "reserved", remove: "removed", lose: "gone" },
  removed: {},
  gone: { remove: "removed" },
  placed: {},
  cancelled: {},
});

/** Where the account of an invoice stands. `overdue` is a mark, not a state. */
export const INVOICE_STATUSES = ["draft", "unpaid", "partial", "paid", "cancel"] as const;
/** Where the account of an invoice stands. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** What happens to an invoice. */
export const INVOICE_EVENTS = [
  "issue",
  "lapse",
  "pay",
  "unpay",
  "cancel",
  "replace",
  "add_line",
  "close_return",
] as const;
/** The events of an invoice. `lapse`: the side that had to consent did not. `add_line`: storage falls due after all was paid. */
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number];

/** What of an invoice decides which state an event leads to. */
export interface InvoiceFacts {
  status: InvoiceStatus;
  /** Due after the event, in cents. */
  dueCents: number;
  /** Paid after the event in any way but the deposit, in cents. */
  paidCents: number;
  /** The buyer has pressed a button that binds. @default true */
  bound?: boolean;
}

/** States from which an event is legal at all. */
const INVOICE_FROM: Record<InvoiceEvent, readonly InvoiceStatus[]> = {
  issue: ["draft"],
  lapse: ["draft"],
  pay: ["unpaid", "partial"],
  // Of an account that its deposit alone has paid in part, the deposit may be taken back.
  unpay: ["paid", "partial", "unpaid"],
  cancel: ["draft", "unpaid"],
  replace: ["draft", "unpaid"],
  add_line: ["paid"],
  close_return: ["paid", "partial", "unpaid"],
};

/** The status of an invoice after an event, or null when it is illegal. */
export function nextInvoice(of: InvoiceFacts, event: InvoiceEvent): InvoiceStatus | null {
  if (!INVOICE_FROM[event].includes(of.status)) return null;
  if (event === "lapse") return of.bound === false ? "cancel" : null;
  if (event === "cancel" || event === "replace") return "cancel";
  if (event === "close_return") return "paid";
  return invoiceStatusOf(of);
}

/** The status of an issued invoice by its figures. */
export function invoiceStatusOf(of: {
  dueCents: number;
  paidCents: number;
}): "unpaid" | "partial" | "paid" {
  if (of.dueCents <= 0) return "paid";
  return of.paidCents > 0 ? "partial" : "unpaid";
}

/** Why the seller cancels an invoice. */
export type CancelReason = (typeof INVOICE_CANCEL_REASONS)[number];

/** Where an appointment stands. `waiting`: chosen before it was paid. */
export const APPOINTMENT_STATUSES = [
  "waiting",
  "scheduled",
  "cancelled",
  "completed",
  "no_show",
] as const;
/** Where an appointment stands. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
/** What happens to an appointment. */
export const APPOINTMENT_EVENTS = [
  "confirm",
  "move",
  "cancel",
  "hand_over",
  "miss",
  "book_again",
] as const;
/** The events of an appointment. `confirm`: the sum that it waited for is paid. `miss`: a day after it no person had come. */
export type AppointmentEvent = (typeof APPOINTMENT_EVENTS)[number];

/** The status of an appointment after an event, or null when it is illegal. */
export const nextAppointment = machine<AppointmentStatus, AppointmentEvent>({
  waiting: { confirm: "scheduled", move: "waiting", cancel: "cancelled" },
  scheduled: {
    move: "scheduled",
    cancel: "cancelled",
    hand_over: "completed",
    miss: "no_show",
  },
  cancelled: { book_again: "scheduled" },
  completed: {},
  no_show: { book_again: "scheduled" },
});

/** `delivered` of the wire: 0 pending, 1 in transit, 2 ready for pickup, 3 completed, 4 cancelled. */
export type Delivered = 0 | 1 | 2 | 3 | 4;
/** What happens to a delivery. */
export const DELIVERY_EVENTS = ["ship", "ready", "hand_over", "cancel"] as const;
/** What happens to a delivery. */
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** `delivered` after an event, or null when it is illegal. */
export const nextDelivery = machine<Delivered, DeliveryEvent>({
  0: { ship: 1, ready: 2, cancel: 4 },
  1: { ready: 2, cancel: 4 },
  2: { hand_over: 3, cancel: 4 },
  3: {},
  4: {},
});

/** Why a vehicle is to go back. `acuerdo`: before it was handed over, proposed by either side. */
export type ReturnReason = (typeof RETURN_CAUSES)[number];
/** Where a return stands. */
export const RETURN_STATUSES = [
  "requested",
  "accepted",
  "rejected",
  "withdrawn",
  "received",
  "closed",
] as const;
/** Where a return stands. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
/** What happens to a return. `appeal`: the buyer calls staff, once. */
export const RETURN_EVENTS = [
  "accept",
  "reject",
  "withdraw",
  "appeal",
  "receive",
  "refund",
] as const;
/** What happens to a return. */
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/** The status of a return after an event, or null when it is illegal. */
export const nextReturn = machine<ReturnStatus, ReturnEvent>({
  requested: { accept: "accepted", reject: "rejected", withdraw: "withdrawn" },
  accepted: { receive: "received", withdraw: "withdrawn" },
  rejected: { appeal: "requested" },
  withdrawn: {},
  received: { refund: "closed" },
  closed: {},
});

/** What happens to a deduction for lost value. `lapse`: its time is over, and the other side has said nothing. */
export const LOSS_EVENTS = ["accept", "dispute", "waive", "decide", "lapse"] as const;
/** What happens to a deduction for lost value. */
export type LossEvent = (typeof LOSS_EVENTS)[number];
/** Where a deduction for lost value stands. */
export type LossStatus = (typeof LOSS_STATES)[number];

/** The status of a deduction for lost value after an event, or null when it is illegal. */
export const nextLoss = machine<LossStatus, LossEvent>({
  proposed: { accept: "accepted", dispute: "disputed", waive: "waived", lapse: "accepted" },
  disputed: { waive: "waived", decide: "decided", lapse: "waived" },
  accepted: {},
  waived: {},
  decided: {},
});

/** The first status of a return: a withdrawal granted by law cannot be refused, and a vehicle never handed over is back already. */
export function firstReturnStatus(of: {
  reason: ReturnReason;
  isHandedOver: boolean;
}): ReturnStatus {
  if (of.reason !== "desistimiento") return "requested";
  return of.isHandedOver ? "accepted" : "received";
}

/** Where a paper of a sale stands. */
export const PAPER_STATUSES = ["missing", "uploaded", "verified", "handed_over"] as const;
/** Where a paper of a sale stands. */
export type PaperStatus = (typeof PAPER_STATUSES)[number];
/** What happens to a paper. */
export const PAPER_EVENTS = ["upload", "verify", "reject", "hand_over"] as const;
/** What happens to a paper. */
export type PaperEvent = (typeof PAPER_EVENTS)[number];

/** The status of a paper after an event, or null when it is illegal. */
export const nextPaper = machine<PaperStatus, PaperEvent>({
  missing: { upload: "uploaded" },
  // A better scan takes the place of the first.
  uploaded: {
    upload: "uploaded",
    verify: "verified",
    reject: "missing",
    hand_over: "handed_over",
  },
  verified: { reject: "missing", hand_over: "handed_over" },
  handed_over: {},
});
