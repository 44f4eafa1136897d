import { OFFERS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import type { OfferReader } from "../../src/patterns/offers";
import { AccountGate, LateAccount } from "../account";
import { ownOfferListChunk } from "./own-offer-list-chunk";

/** Names of the events that the widget tells. */
export type OfferListEvents =
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-offer-request"
  | "martillo-offer-refused"
  | "martillo-offer-unknown"
  | "martillo-offer-countered"
  | "martillo-offer-accepted"
  | "martillo-offer-declined"
  | "martillo-offer-withdrawn"
  | "martillo-invoice-open-request";

/** Props of `OfferList`: the side, and a callback for each event. */
export interface OfferListProps extends EventProps<OfferListEvents> {
  /** What the person has offered, or was offered. @default "buyer" */
  side?: OfferReader;
  /** Address of what came of an offer, with `{id}`. @default the house's own page */
  invoiceUrl?: string;
}

/** What the signed-in person has offered for lots, or was offered for its own. */
export function OfferList({ side = "buyer", invoiceUrl, ...props }: OfferListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-offer-list" part="base">
      <AccountGate
        emit={emit}
        {...(side === "seller" && { house: { page: OFFERS_PAGE }, needs: "award" as const })}
      >
        {() => (
          <LateAccount chunk={ownOfferListChunk}>
            {({ OwnOfferList }) => <OwnOfferList key={side} options={{ side, invoiceUrl, emit }} />}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
