import { expect, test } from "vitest";
import {
  PURCHASE_START,
  type PurchaseEvent,
  type PurchaseFlow,
  purchaseFlow,
} from "./purchase-flow";

function after(...events: PurchaseEvent[]): PurchaseFlow {
  return events.reduce(purchaseFlow, PURCHASE_START);
}

test("says that the terms are missing until they are accepted", () => {
  expect(PURCHASE_START.isTermsMissing).toBe(false);
  expect(after({ type: "pressed" }).isTermsMissing).toBe(true);
  const accepted: PurchaseEvent = { type: "accepted", accepts: true };
  expect(after({ type: "pressed" }, accepted)).toMatchObject({
    accepts: true,
    isTermsMissing: false,
  });
  expect(after(accepted, { type: "pressed" }).isTermsMissing).toBe(false);
});

test("keeps as who somebody buys, and what was bought", () => {
  const bought = { invoice_id: 7 } as never;
  const flow = after({ type: "chose", kind: "business" }, { type: "bought", bought });
  expect(flow).toMatchObject({ kind: "business", bought });
});
