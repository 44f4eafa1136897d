import { expect, test } from "vitest";
import {
  CHECKOUT_START,
  type CheckoutEvent,
  type CheckoutFlow,
  checkoutFlow,
} from "./checkout-flow";

function after(...events: CheckoutEvent[]): CheckoutFlow {
  return events.reduce(checkoutFlow, CHECKOUT_START);
}
const REFUSAL = { code: "LOT_RESERVED", message: "Reservado." } as const;

test("is not sent before the terms are accepted, and says so until they are", () => {
  expect(after({ type: "pressed" }).isTermsMissing).toBe(true);
  expect(after({ type: "pressed" }, { type: "accepted", accepts: true })).toMatchObject({
    accepts: true,
    isTermsMissing: false,
  });
  expect(after({ type: "accepted", accepts: true }, { type: "pressed" }).isTermsMissing).toBe(
    false,
  );
});

test("goes back to the step where a refusal is mended, and else stays", () => {
  const last: CheckoutEvent = { type: "went", step: 3 };
  const stepAfter = (code: Extract<CheckoutEvent, { type: "refused" }>["code"]) =>
    after(last, { type: "refused", code }).step;
  expect(stepAfter("BILLING_INCOMPLETE")).toBe(1);
  expect(stepAfter("APPOINTMENT_FULL")).toBe(2);
  expect(stepAfter("APPOINTMENT_DATE")).toBe(2);
  expect(stepAfter("PRICE_CHANGED")).toBe(3);
});

test("says why something could not be kept until something is kept, or the order is sent", () => {
  const kept: CheckoutEvent = { type: "kept", error: REFUSAL };
  expect(after(kept).error).toBe(REFUSAL);
  expect(after(kept, { type: "kept", error: undefined }).error).toBeUndefined();
  expect(after(kept, { type: "accepted", accepts: true }, { type: "pressed" }).error).toBe(
    undefined,
  );
  // Without the terms nothing is sent: the earlier refusal stays.
  expect(after(kept, { type: "pressed" }).error).toBe(REFUSAL);
});

test("keeps what was bought", () => {
  const order = [{ invoice_id: 7, project_id: 3, title: "Seat León" }] as never;
  expect(after({ type: "kept", error: REFUSAL }, { type: "placed", order })).toMatchObject({
    placed: order,
    error: undefined,
  });
});
