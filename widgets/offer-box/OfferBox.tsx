import { takesOffers } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { type EventProps, useLotDetail, useSession, useWidgetEvents } from "../../src/state";
import { Button, ErrorState } from "../../src/ui";
import { offerBoxMessages } from "./offer-box.messages";
import { ownOffersChunk } from "./own-offers-chunk";
import type { OfferBoxOptions } from "./use-offer-box";

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

function One(options: OfferBoxOptions) {
  const { status } = useSession();
  const t = useMessages(offerBoxMessages);
  const isSignedIn = status === "authenticated";
  const { module, hasFailed } = useChunk(ownOffersChunk, isSignedIn);
  if (isSignedIn && module) return <module.OwnOffers options={options} />;
  return (
    <section
      className="martillo-root martillo-offer-box"
      part="base"
      aria-label={t("label")}
      hidden={isSignedIn ? !hasFailed : status !== "guest"}
    >
      {isSignedIn ? (
        <ErrorState title={t("notLoaded")} onRetry={() => void ownOffersChunk.load()} />
      ) : (
        <GuestOffer {...options} />
      )}
    </section>
  );
}

/** A guest is asked to sign in first: nothing is known about them yet. */
function GuestOffer({ lot: id, emit }: OfferBoxOptions) {
  const t = useMessages(offerBoxMessages);
  const { lot } = useLotDetail(id);
  const isOpen =
    lot && takesOffers({ auction: lot.auction, status: lot.market_status, isBidder: false });
  if (!isOpen) return null;
  return (
    <Button full onClick={() => void emit("martillo-login-request", { reason: "offer" })}>
      {t("open")}
    </Button>
  );
}
