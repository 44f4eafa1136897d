import type { CartType } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { cartGateMessages } from "./gate.messages";
import type { CartOptions } from "./use-cart";

/** A guest has none. */
const cartChunk = defineChunk(() => import("./OpenCart"));

/** Names of the events that the widget tells. */
export type CartEvents =
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-invoice-open-request"
  | "martillo-cart-changed"
  | "martillo-reservation-ending"
  | "martillo-reservation-ended"
  | "martillo-checkout-open-request";

/** Props of `Cart`: which one, and a callback for each event. */
export interface CartProps extends EventProps<CartEvents> {
  /** Vehicles taken at a fixed price, or vehicles won at auctions. @default "buynow" */
  type?: CartType;
  /** Address of the checkout, with `{type}` and `{id}`. @default the house's own page */
  checkoutUrl?: string;
}

/** What the signed-in person keeps, or has won and not confirmed yet: until when, with what, and what it comes to. */
export function Cart({ type = "buynow", checkoutUrl, ...props }: CartProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-cart" part="base">
      <AccountGate emit={emit}>
        {() => <SignedIn key={type} {...{ type, checkoutUrl, emit }} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: CartOptions) {
  const t = useMessages(cartGateMessages);
  return (
    <LateAccount chunk={cartChunk} failed={t("notOpened")}>
      {({ OpenCart }) => <OpenCart {...options} />}
    </LateAccount>
  );
}
