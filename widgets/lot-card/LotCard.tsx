import { type EventProps, useWidgetEvents } from "../../src/state";
import type { LoginEvents } from "../login";
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
  /** Id of the lot. */
  lot: number;
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
  const { lot } = props;
  if (!Number.isSafeInteger(lot) || lot <= 0) {
    return <LotCardView {...layoutOf(props)} model={{ phase: "missing" }} />;
  }
  // A card that is given another lot starts anew.
  return <LiveCard key={lot} {...props} />;
}

function LiveCard(props: LotCardProps) {
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
