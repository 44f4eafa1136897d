import type { buynowAddToBuynow, OutputOf } from "../../src/contract";
import type { BuyerKind } from "./use-buy-box";

/** What came of a purchase. */
export type Bought = OutputOf<typeof buynowAddToBuynow>;

/** Where a purchase at once stands. */
export interface PurchaseFlow {
  kind: BuyerKind;
  accepts: boolean;
  /** The box was not ticked when the button was pressed. */
  isTermsMissing: boolean;
  bought: Bought | undefined;
}

export const PURCHASE_START: PurchaseFlow = {
  kind: "consumer",
  accepts: false,
  isTermsMissing: false,
  bought: undefined,
};

/** What happens to it. */
export type PurchaseEvent =
  | { type: "chose"; kind: BuyerKind }
  | { type: "accepted"; accepts: boolean }
  | { type: "pressed" }
  | { type: "bought"; bought: Bought };

export function purchaseFlow(flow: PurchaseFlow, event: PurchaseEvent): PurchaseFlow {
  switch (event.type) {
    case "chose":
      return { ...flow, kind: event.kind };
    case "accepted":
      return { ...flow, accepts: event.accepts, isTermsMissing: false };
    case "pressed":
      return { ...flow, isTermsMissing: !flow.accepts };
    case "bought":
      return { ...flow, bought: event.bought };
  }
}
