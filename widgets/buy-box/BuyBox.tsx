import { type EventProps, useWidgetEvents } from "../../src/state";
import { BuyBoxView } from "./BuyBoxView";
import { useBuyBox } from "./use-buy-box";

/** Names of the events that the widget tells. */
export type BuyBoxEvents =
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-cart-changed"
  | "martillo-checkout-open-request"
  | "martillo-buy-request"
  | "martillo-bought"
  | "martillo-buy-refused"
  | "martillo-buy-unknown"
  | "martillo-invoice-open-request";

/** Props of `BuyBox`: the lot, and a callback for each event. */
export interface BuyBoxProps extends EventProps<BuyBoxEvents> {
  /** Number of the lot. */
  lot: number;
  /** Address of what was bought, with `{id}`. @default the house's own page */
  invoiceUrl?: string;
  /** Address of the cart. @default the house's own page */
  cartUrl?: string;
}

/** Buys a lot at its fixed price: a direct sale, which it keeps for a while, too, or an auction that may be ended so. Nothing where there is no such price. */
export function BuyBox({ lot, invoiceUrl, cartUrl, ...props }: BuyBoxProps) {
  const emit = useWidgetEvents(props);
  return <One key={lot} {...{ lot, invoiceUrl, cartUrl, emit }} />;
}

function One(options: Parameters<typeof useBuyBox>[0]) {
  return <BuyBoxView model={useBuyBox(options)} />;
}
