import { type EventProps, useWidgetEvents } from "../../src/state";
import { BidBox, type BidBoxEvents } from "../bid-box";
import { LoginDialog, type LoginEvents } from "../login";
import { LotDetailView } from "./LotDetailView";
import { type LotPageModel, useLotPage } from "./use-lot-page";

/** Names of the events that a lot page tells. */
export type LotDetailEvents = "martillo-watch-changed" | BidBoxEvents | LoginEvents;

/** Props of `LotDetail`: the lot, what is beside the pictures, and a callback for each event. */
export interface LotDetailProps extends EventProps<LotDetailEvents> {
  /** Id of the lot. */
  lot: number;
  /** Puts a bid box beside the pictures. @default true */
  bidBox?: boolean;
}

const NO_LOT: LotPageModel = { status: "failed", reason: "not_found", retry() {} };

/** Everything about one lot: pictures, facts, terms, and the bid box. */
export function LotDetail(props: LotDetailProps) {
  if (!Number.isSafeInteger(props.lot) || props.lot <= 0) {
    return <LotDetailView model={NO_LOT} aside={undefined} />;
  }
  // Another lot starts anew, at its first picture.
  return <LiveLotDetail key={props.lot} {...props} />;
}

function LiveLotDetail({ lot, bidBox = true, ...events }: LotDetailProps) {
  const emit = useWidgetEvents(events);
  const model = useLotPage({ lot, emit });
  return (
    <>
      <LotDetailView
        model={model}
        aside={bidBox && model.status !== "failed" ? <BidBox lot={lot} {...events} /> : undefined}
      />
      {model.status === "ready" && (
        <LoginDialog
          {...events}
          open={model.signIn.isOpen}
          onClose={model.signIn.close}
          reason="watch"
        />
      )}
    </>
  );
}
