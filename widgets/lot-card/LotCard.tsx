import { type EventProps, useWidgetEvents } from "../../src/state";
import type { LoginEvents } from "../login";
import { isLotId, OtherLot } from "../next-lot";
import { LazyLoginDialog } from "./LazyLoginDialog";
import { LotCardView, type LotCardViewProps } from "./LotCardView";
import { QuickBid } from "./QuickBid";
import { useLotCard } from "./use-lot-card";

/** What a lot card tells. */
export type LotCardEvents = EventProps<
  | "martillo-lot-open-request"
  | "martillo-login-request"
  | "martillo-scope-request"
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-watch-changed"
  | LoginEvents
>;

/** Props of `LotCard`: the lot, how the card looks, and a callback for each event. */
export interface LotCardProps extends LotCardEvents {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot: number | "next";
  /** With `next`: only lots of this seller. */
  seller?: number;
  /** Offers the lowest possible bid in place, with a confirmation. @default true */
  quickBid?: boolean;
  /** `compact` puts a small photo beside the text. @default "comfortable" */
  density?: "comfortable" | "compact";
  /** Level of the title's heading. @default 3 */
  headingLevel?: number;
}

const LEVELS = [2, 3, 4, 5, 6] as const;

/** A lot as a photo, its facts, the price as it is now, the time left, and a bid in two presses. */
export function LotCard(props: LotCardProps) {
  const { lot, seller, ...rest } = props;
  // A card that is given another lot starts anew.
  if (isLotId(lot)) return <LiveCard key={lot} {...rest} lot={lot} />;
  return (
    <OtherLot lot={lot} seller={seller} waiting={<LotCardPlaceholder {...props} />}>
      {(found) => <LiveCard {...rest} lot={found} />}
    </OtherLot>
  );
}

function LiveCard(props: LotCardProps & { lot: number }) {
  const emit = useWidgetEvents(props);
  const model = useLotCard(props.lot, emit);
  const { lot: _lot, quickBid = true, density: _density, headingLevel: _level, ...events } = props;
  return (
    <>
      <LotCardView
        {...layoutOf(props)}
        model={model}
        renderAction={quickBid ? (card) => <QuickBid card={card} emit={emit} /> : undefined}
      />
      {model.phase === "ready" && (
        <LazyLoginDialog {...events} signIn={model.signIn} fallbackHref={model.href} />
      )}
    </>
  );
}

/** Props of `LotCardPlaceholder`: those of the card that decide about its size. */
export type LotCardPlaceholderProps = Pick<LotCardProps, "quickBid" | "density" | "headingLevel">;

/** The card of a lot that is not known yet, in its final size. */
export function LotCardPlaceholder(props: LotCardPlaceholderProps) {
  return (
    <LotCardView
      {...layoutOf(props)}
      model={{ phase: "loading" }}
      renderAction={(props.quickBid ?? true) ? () => null : undefined}
    />
  );
}

function layoutOf({
  density = "comfortable",
  headingLevel,
}: LotCardPlaceholderProps): Pick<LotCardViewProps, "density" | "headingLevel"> {
  return {
    density: density === "compact" ? "compact" : "comfortable",
    headingLevel: LEVELS.find((level) => level === headingLevel) ?? 3,
  };
}
