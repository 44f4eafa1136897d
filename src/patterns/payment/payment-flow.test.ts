import { describe, expect, test } from "vitest";
import type { Payment } from "../../contract";
import { nextLookMs, PAY_START, type PayEvent, type PayFlow, payFlow } from "./payment-flow";

function payment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 7,
    purpose: "deposit",
    ref: "12",
    amount: "500.00",
    captured: "0.00",
    refunded: "0.00",
    currency: "EUR",
    status: "open",
    payment_method: "card",
    next: { kind: "frame" },
    expires_at: 1,
    ...changes,
  };
}

function after(...events: PayEvent[]): PayFlow {
  return events.reduce(payFlow, PAY_START);
}

const sent: PayEvent = { type: "sent", charges: false };
const charged: PayEvent = { type: "sent", charges: true };
const lost: PayEvent = { type: "lost" };
const framed: PayEvent = { type: "answered", payment: payment(), frame: "/pay/x" };
const looked = (changes: Partial<Payment> | null): PayEvent => ({
  type: "looked",
  payment: changes && payment(changes),
});

describe("payFlow", () => {
  test("a payment that is opened goes on in the frame", () => {
    expect(after(sent).stage).toEqual({ at: "sending" });
    expect(after(sent, framed)).toMatchObject({
      stage: { at: "frame", path: "/pay/x", isAsked: false },
      payment: { id: 7 },
    });
  });

  test("one from the balance is accepted at once", () => {
    const paid = payment({ status: "succeeded" });
    expect(after(sent, { type: "answered", payment: paid }).stage).toEqual({
      at: "accepted",
      payment: paid,
    });
  });

  test("the bank's question opens and closes in the frame, and nowhere else", () => {
    const asked = after(sent, framed, { type: "challenge", isOpen: true });
    expect(asked.stage).toMatchObject({ at: "frame", isAsked: true });
    expect(payFlow(asked, { type: "challenge", isOpen: false }).stage).toMatchObject({
      isAsked: false,
    });
    expect(after({ type: "challenge", isOpen: true })).toEqual(PAY_START);
  });

  test("in the frame only what ends it is news", () => {
    const inFrame = after(sent, framed);
    for (const status of ["open", "failed", "requires_action"] as const) {
      expect(payFlow(inFrame, looked({ status })).stage.at).toBe("frame");
    }
    expect(payFlow(inFrame, looked({ unknown: true })).stage.at).toBe("frame");
    expect(payFlow(inFrame, looked({ status: "succeeded" })).stage.at).toBe("accepted");
    expect(payFlow(inFrame, looked({ status: "processing" })).stage.at).toBe("processing");
    expect(payFlow(inFrame, looked({ status: "review" })).stage.at).toBe("review");
    expect(payFlow(inFrame, looked({ status: "canceled" }))).toMatchObject({
      stage: { at: "choosing", notice: { kind: "expired" } },
      payment: undefined,
    });
  });

  test("another address takes the browser along", () => {
    const event: PayEvent = { type: "answered", payment: payment(), url: "https://banco.example" };
    expect(after(sent, event).stage).toEqual({ at: "leaving", url: "https://banco.example" });
  });

  test("who comes back to the page by the browser chooses again, with the same payment", () => {
    const event: PayEvent = { type: "answered", payment: payment(), url: "https://banco.example" };
    const left = after(sent, event);
    expect(payFlow(left, { type: "again" })).toBe(left);
    expect(payFlow(left, { type: "returned" })).toMatchObject({
      stage: { at: "choosing" },
      payment: { id: 7 },
    });
    const inFrame = after(sent, framed);
    expect(payFlow(inFrame, { type: "returned" })).toBe(inFrame);
  });

  test("a declined card says why, and the same payment is tried again", () => {
    const declined = after(charged, {
      type: "refused",
      code: "PAYMENT_DECLINED",
      text: "La tarjeta ha caducado.",
      next: undefined,
    });
    expect(declined.stage).toMatchObject({ at: "declined", text: "La tarjeta ha caducado." });
    const opened = after(sent, { type: "answered", payment: payment({ status: "failed" }) });
    expect(opened.stage).toEqual({ at: "declined", reason: "declined" });
    expect(payFlow(opened, { type: "again" })).toMatchObject({
      stage: { at: "choosing" },
      payment: { id: 7 },
    });
  });

  test("a refusal is told where the ways are; of one that has ended nothing is kept", () => {
    const refusal = { type: "refused", text: "No.", next: undefined } as const;
    const inProgress = after(sent, framed, sent, { ...refusal, code: "PAYMENT_IN_PROGRESS" });
    expect(inProgress.stage).toMatchObject({ notice: { kind: "refused", text: "No." } });
    expect(inProgress.payment?.id).toBe(7);
    const gone = after(sent, framed, sent, { ...refusal, code: "TICKET_EXPIRED" });
    expect(gone.payment).toBeUndefined();
  });

  test("a form that was open too long is opened anew, for the same payment", () => {
    const expired = after(sent, framed, { type: "frame_expired" });
    expect(expired.stage).toEqual({ at: "choosing", notice: { kind: "expired" } });
    expect(expired.payment?.id).toBe(7);
  });

  test("a lost answer is looked for after 1, 2, 4 … 30 seconds, and cannot be sent again meanwhile", () => {
    let flow = after(charged, lost);
    const waits: (number | undefined)[] = [];
    for (let look = 0; look < 8; look++) {
      waits.push(nextLookMs(flow));
      flow = payFlow(flow, { type: "look_failed" });
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(flow.stage).toEqual({ at: "unknown" });
    expect(payFlow(flow, { type: "again" })).toBe(flow);
    expect(nextLookMs(PAY_START)).toBeUndefined();
  });

  test("what the house never heard of was never charged, which is said after the third look", () => {
    const twice = after(sent, lost, looked(null), looked(null));
    expect(twice.stage).toEqual({ at: "unknown" });
    expect(payFlow(twice, looked(null)).stage).toEqual({
      at: "choosing",
      notice: { kind: "never_left" },
    });
  });

  test("one that was only opened is taken up again at once; a charge may still be on its way", () => {
    const opened = after(sent, lost, looked({}));
    expect(opened).toMatchObject({
      stage: { at: "choosing", notice: { kind: "never_left" } },
      payment: { id: 7 },
    });
    const charging = after(charged, lost, looked({}), looked({}));
    expect(charging.stage).toEqual({ at: "unknown" });
    expect(payFlow(charging, looked({})).stage.at).toBe("choosing");
  });

  test("while the provider has not said, nothing is taken for granted however long it lasts", () => {
    const events = Array.from({ length: 20 }, () => looked({ unknown: true }));
    expect(after(charged, lost, ...events).stage).toEqual({ at: "unknown" });
    expect(after(charged, lost, ...events, looked({ status: "succeeded" })).stage.at).toBe(
      "accepted",
    );
  });

  test("one in process may be left, and comes to its end by itself", () => {
    const processing = after(charged, {
      type: "answered",
      payment: payment({ status: "processing" }),
    });
    expect(nextLookMs(processing)).toBe(1_000);
    expect(payFlow(processing, looked({ status: "succeeded" })).stage.at).toBe("accepted");
    expect(payFlow(processing, looked({ status: "failed", failure: "limit" })).stage).toEqual({
      at: "declined",
      reason: "limit",
    });
  });

  test("one that was ended elsewhere is opened anew", () => {
    expect(after(charged, lost, looked({ status: "expired" }))).toMatchObject({
      stage: { at: "choosing", notice: { kind: "expired" } },
      payment: undefined,
    });
  });

  test("older news change nothing once it is accepted", () => {
    const paid = after(sent, framed, looked({ status: "succeeded" }));
    for (const event of [looked({}), looked(null), lost, sent, framed] as const) {
      expect(payFlow(paid, event)).toBe(paid);
    }
  });
});
