import { type EventProps, useWidgetEvents } from "../../src/state";
import { LoginDialog, type LoginEvents } from "../login";
import type { BidBoxModel } from "./bid-box-model";
import { BidBoxView } from "./BidBoxView";
import { useBidBox } from "./use-bid-box";

/** Names of the events that a bid box tells, those of the sign-in apart. */
export type BidBoxEvents =
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-login-request";

/** Props of `BidBox`: the lot, and a callback for each event. */
export interface BidBoxProps extends EventProps<BidBoxEvents | LoginEvents> {
  /** Id of the lot. */
  lot: number;
}

const NO_LOT: BidBoxModel = { status: "failed", reason: "not_found", retry() {} };

/** Bidding on one lot: price, time left, my state and one action, all live. */
export function BidBox(props: BidBoxProps) {
  if (!Number.isSafeInteger(props.lot) || props.lot <= 0) return <BidBoxView model={NO_LOT} />;
  // Another lot starts anew: no amount of the former one is left over.
  return <LiveBidBox key={props.lot} {...props} />;
}

function LiveBidBox({ lot, ...events }: BidBoxProps) {
  const emit = useWidgetEvents(events);
  const model = useBidBox({ lot, emit });
  return (
    <>
      <BidBoxView model={model} />
      {model.status === "ready" && (
        <LoginDialog
          {...events}
          open={model.signIn.isOpen}
          onClose={model.signIn.close}
          reason="bid"
        />
      )}
    </>
  );
}
