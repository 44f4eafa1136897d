import { LOSS_STATES } from "../../contract/returns/values";
import { describe, expect, it } from "vitest";
import {
  APPOINTMENT_EVENTS,
  APPOINTMENT_STATUSES,
  CART_LINE_EVENTS,
  CART_LINE_STATUSES,
  DELIVERY_EVENTS,
  firstReturnStatus,
  INVOICE_EVENTS,
  INVOICE_STATUSES,
  type InvoiceFacts,
  LOSS_EVENTS,
  nextAppointment,
  nextCartLine,
  nextDelivery,
  nextInvoice,
  nextLoss,
  nextOffer,
  nextPaper,
  nextReturn,
  OFFER_EVENTS,
  OFFER_STATUSES,
  PAPER_EVENTS,
  PAPER_STATUSES,
  RETURN_EVENTS,
  RETURN_STATUSES,
} from "./states";

/** Every legal step of a machine, as `from event to`. */
function table<Status extends string | number, Event extends string>(
  statuses: readonly Status[],
  events: readonly Event[],
  next: (from: Status, event: Event) => Status | null,
) {
  return statuses.flatMap((from) =>
    events.flatMap((event) => {
      const to = next(from, event);
      return to === null ? [] : [`${from} ${event} ${to}`];
    }),
  );
}

describe("every machine of a sale has these steps and no other", () => {
  it("offers", () => {
    expect(table(OFFER_STATUSES, OFFER_EVENTS, nextOffer)).toEqual([
      "open accept accepted",
      "open decline declined",
      "open counter countered",
      "open withdraw withdrawn",
      "open expire expired",
      "open lose lost",
    ]);
  });

  it("lines of a cart", () => {
    expect(table(CART_LINE_STATUSES, CART_LINE_EVENTS, nextCartLine)).toEqual([
      "reserved prolong reserved",
      "reserved expire expired",
      "reserved remove removed",
      "reserved lose gone",
      "reserved sell awaiting",
      "reserved place placed",
      "awaiting place placed",
      "awaiting cancel cancelled",
      "expired remove removed",
      "expired lose gone",
      "expired reserve_again reserved",
      "gone remove removed",
    ]);
  });

  it("invoices, with all of it due and nothing paid", () => {
    const due = (from: InvoiceFacts["status"]) => ({ status: from, dueCents: 1, paidCents: 0 });
    expect(
      table(INVOICE_STATUSES, INVOICE_EVENTS, (from, event) => nextInvoice(due(from), event)),
    ).toEqual([
      "draft issue unpaid",
      "draft cancel cancel",
      "draft replace cancel",
      "unpaid pay unpaid",
      "unpaid unpay unpaid",
      "unpaid cancel cancel",
      "unpaid replace cancel",
      "unpaid close_return paid",
      "partial pay unpaid",
      "partial unpay unpaid",
      "partial close_return paid",
      "paid unpay unpaid",
      "paid add_line unpaid",
      "paid close_return paid",
    ]);
  });

  it("appointments", () => {
    expect(table(APPOINTMENT_STATUSES, APPOINTMENT_EVENTS, nextAppointment)).toEqual([
      "waiting confirm scheduled",
      "waiting move waiting",
      "waiting cancel cancelled",
      "scheduled move scheduled",
      "scheduled cancel cancelled",
      "scheduled hand_over completed",
      "scheduled miss no_show",
      "cancelled book_again scheduled",
      "no_show book_again scheduled",
    ]);
  });

  it("deliveries", () => {
    expect(table([0, 1, 2, 3, 4] as const, DELIVERY_EVENTS, nextDelivery)).toEqual([
      "0 ship 1",
      "0 ready 2",
      "0 cancel 4",
      "1 ready 2",
      "1 cancel 4",
      "2 hand_over 3",
      "2 cancel 4",
    ]);
  });

  it("deductions for lost value", () => {
    expect(table(LOSS_STATES, LOSS_EVENTS, nextLoss)).toEqual([
      "proposed accept accepted",
      "proposed dispute disputed",
      "proposed waive waived",
      "proposed lapse accepted",
      "disputed waive waived",
      "disputed decide decided",
      "disputed lapse waived",
    ]);
  });

  it("returns", () => {
    expect(table(RETURN_STATUSES, RETURN_EVENTS, nextReturn)).toEqual([
      "requested accept accepted",
      "requested reject rejected",
      "requested withdraw withdrawn",
      "accepted withdraw withdrawn",
      "accepted receive received",
      "rejected appeal requested",
      "received refund closed",
    ]);
  });

  it("papers", () => {
    expect(table(PAPER_STATUSES, PAPER_EVENTS, nextPaper)).toEqual([
      "missing upload uploaded",
      "uploaded upload uploaded",
      "uploaded verify verified",
      "uploaded reject missing",
      "uploaded hand_over handed_over",
      "verified reject missing",
      "verified hand_over handed_over",
    ]);
  });
});

describe("an invoice", () => {
  const facts: InvoiceFacts = { status: "unpaid", dueCents: 100, paidCents: 0 };

  it.each([
    ["paid in full", { dueCents: 0, paidCents: 100 }, "paid"],
    ["paid in part", { dueCents: 40, paidCents: 60 }, "partial"],
  ] as const)("%s", (_, figures, status) => {
    expect(nextInvoice({ ...facts, ...figures }, "pay")).toBe(status);
  });

  it("is paid when issued where the deposit covers it", () => {
    expect(nextInvoice({ status: "draft", dueCents: 0, paidCents: 0 }, "issue")).toBe("paid");
  });

  it("lapses only where nobody was bound", () => {
    const draft: InvoiceFacts = { ...facts, status: "draft" };
    expect(nextInvoice({ ...draft, bound: false }, "lapse")).toBe("cancel");
    expect(nextInvoice({ ...draft, bound: true }, "lapse")).toBeNull();
    expect(nextInvoice(draft, "lapse")).toBeNull();
  });

  it("that storage fell due of is partly paid", () => {
    expect(nextInvoice({ status: "paid", dueCents: 10, paidCents: 90 }, "add_line")).toBe(
      "partial",
    );
  });
});

describe("a return", () => {
  it.each([
    ["desistimiento", true, "accepted"],
    ["desistimiento", false, "received"],
    ["no_conforme", true, "requested"],
  ] as const)("for %s, handed over: %j, begins as %s", (reason, isHandedOver, status) => {
    expect(firstReturnStatus({ reason, isHandedOver })).toBe(status);
  });
});
