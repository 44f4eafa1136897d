import type { CallError } from "../../src/state";
import type { OutputOf, cartCheckout } from "../../src/contract";

export type CheckoutStep = 1 | 2 | 3;

/** The invoices of the order, with the names of the vehicles. */
export type PlacedOrder = readonly (OutputOf<typeof cartCheckout>["invoices"][number] & {
  title: string;
})[];

/** Where an order stands. */
export interface CheckoutFlow {
  step: CheckoutStep;
  accepts: boolean;
  /** It was pressed before the terms were accepted. */
  isTermsMissing: boolean;
  /** Why what was typed or chosen could not be kept. */
  error: CallError | undefined;
  placed: PlacedOrder | undefined;
}

export const CHECKOUT_START: CheckoutFlow = {
  step: 1,
  accepts: false,
  isTermsMissing: false,
  error: undefined,
  placed: undefined,
};

/** What happens to it. */
export type CheckoutEvent =
  | { type: "went"; step: CheckoutStep }
  | { type: "accepted"; accepts: boolean }
  | { type: "pressed" }
  /** Something of the cart was kept, or could not be. */
  | { type: "kept"; error: CallError | undefined }
  /** The house refused the order. */
  | { type: "refused"; code: CallError["code"] }
  | { type: "placed"; order: PlacedOrder };

/** Where a refusal of the order is mended; another one is said where the buyer is. */
const MENDED_AT: Partial<Record<CallError["code"], CheckoutStep>> = {
  BILLING_INCOMPLETE: 1,
  APPOINTMENT_FULL: 2,
  APPOINTMENT_DATE: 2,
};

export function checkoutFlow(flow: CheckoutFlow, event: CheckoutEvent): CheckoutFlow {
  switch (event.type) {
    case "went":
      return { ...flow, step: event.step };
    case "accepted":
      return { ...flow, accepts: event.accepts, isTermsMissing: false };
    case "pressed":
      return flow.accepts ? { ...flow, error: undefined } : { ...flow, isTermsMissing: true };
    case "kept":
      return { ...flow, error: event.error };
    case "refused":
      return { ...flow, step: MENDED_AT[event.code] ?? flow.step };
    case "placed":
      return { ...flow, error: undefined, placed: event.order };
  }
}
