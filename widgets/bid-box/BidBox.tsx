import type { ReactNode } from "react";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { useChunk } from "../../src/late";
import type { LoginEvents } from "../login";
import { isLotId, OtherLot } from "../next-lot";
import type { Ahead, BidBoxModel } from "./bid-box-model";
import { BidBoxView } from "./BidBoxView";
import { loginChunk } from "./chunks";
import { useBidBox } from "./use-bid-box";
import type { BidBoxEvents } from "./bid-box-events";

/** Props of `BidBox`: the lot, and a callback for each event. */
export interface BidBoxProps extends EventProps<BidBoxEvents | LoginEvents> {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot: number | "next";
  /** With `next`: only lots of this seller. */
  seller?: number;
  /** Below the action: the terms of the house. Elements take it as `slot="terms"`. */
  terms?: ReactNode;
  /** At the end of the box. Elements take it as `slot="footer"`. */
  footer?: ReactNode;
}

const WAITING: BidBoxModel = { status: "loading" };

/** Bidding on one lot: price, time left, my state and one action, all live. */
export function BidBox({ lot, seller, ...props }: BidBoxProps) {
  // Another lot starts anew: no amount of the former one is left over.
  if (isLotId(lot)) return <LiveBidBox key={lot} {...props} lot={lot} />;
  return (
    <OtherLot lot={lot} seller={seller} waiting={<BidBoxView {...props} model={WAITING} />}>
      {(found) => <LiveBidBox {...props} lot={found} />}
    </OtherLot>
  );
}

function LiveBidBox({ lot, terms, footer, ...events }: BidBoxProps & { lot: number }) {
  const emit = useWidgetEvents(events);
  const model = useBidBox({ lot, emit });
  const signIn = model.status === "ready" ? model.signIn : undefined;
  const isSigningIn = signIn?.isOpen ?? false;
  const { module: login, hasFailed } = useChunk(loginChunk, isSigningIn);
  const ahead: Ahead = hasFailed
    ? { state: "failed", retry: () => void loginChunk.load() }
    : { state: "loading" };
  return (
    <>
      <BidBoxView
        model={model}
        signInAhead={isSigningIn && !login ? ahead : undefined}
        terms={terms}
        footer={footer}
      />
      {login && signIn && (
        <login.LoginInPlace {...events} open={isSigningIn} onClose={signIn.close} reason="bid" />
      )}
    </>
  );
}
