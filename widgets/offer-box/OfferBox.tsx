import { type EventProps, useWidgetEvents } from "../../src/state";
import { OfferBoxView } from "./OfferBoxView";
import { useOfferBox } from "./use-offer-box";

/** Names of the events that the widget tells. */
export type OfferBoxEvents =
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-offer-request"
  | "martillo-offer-sent"
  | "martillo-offer-refused"
  | "martillo-offer-unknown"
  | "martillo-offer-countered"
  | "martillo-offer-accepted"
  | "martillo-offer-declined"
  | "martillo-offer-withdrawn"
  | "martillo-offer-expired"
  | "martillo-invoice-open-request";

/** Props of `OfferBox`: the lot, and a callback for each event. */
export interface OfferBoxProps extends EventProps<OfferBoxEvents> {
  /** Number of the lot. */
  lot: number;
  /** Address of what was bought, with `{id}`. @default the house's own page */
  invoiceUrl?: string;
}

/** Offers a price for a lot and goes on from there with its seller. Nothing where no offer is taken. */
export function OfferBox({ lot, invoiceUrl, ...props }: OfferBoxProps) {
  const emit = useWidgetEvents(props);
  return <One key={lot} {...{ lot, invoiceUrl, emit }} />;
}

function One(options: Parameters<typeof useOfferBox>[0]) {
  return <OfferBoxView model={useOfferBox(options)} />;
}
