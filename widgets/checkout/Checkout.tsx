import type { CartType } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { checkoutGateMessages } from "./gate.messages";
import type { CheckoutOptions } from "./use-checkout";

/** A guest has none. */
const checkoutChunk = defineChunk(() => import("./OpenCheckout"));

/** Names of the events that the widget tells. */
export type CheckoutEvents =
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-invoice-open-request"
  | "martillo-reservation-ending"
  | "martillo-reservation-ended"
  | "martillo-checkout-open-request"
  | "martillo-checkout-request"
  | "martillo-checkout-completed"
  | "martillo-checkout-refused";

/** Props of `Checkout`: which cart, and a callback for each event. */
export interface CheckoutProps extends EventProps<CheckoutEvents> {
  /** Number of the cart. */
  cart: number;
  /** Vehicles taken at a fixed price, or vehicles won at auctions. @default "buynow" */
  type?: CartType;
  /** Address of a purchase, with `{id}`. @default the house's own page */
  invoiceUrl?: string;
  /** Address of the cart. @default the house's own page */
  cartUrl?: string;
}

/** Buys what is in a cart, in three steps: to whom the document goes, where the vehicles stand, and what it comes to. */
export function Checkout({ cart, type = "buynow", invoiceUrl, cartUrl, ...props }: CheckoutProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-checkout" part="base">
      <AccountGate emit={emit} scope="buy">
        {() => <SignedIn key={`${type} ${cart}`} {...{ cart, type, invoiceUrl, cartUrl, emit }} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: CheckoutOptions) {
  const t = useMessages(checkoutGateMessages);
  return (
    <LateAccount chunk={checkoutChunk} failed={t("notOpened")}>
      {({ OpenCheckout }) => <OpenCheckout {...options} />}
    </LateAccount>
  );
}
