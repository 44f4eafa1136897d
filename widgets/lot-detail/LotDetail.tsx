import { type ReactNode, useRef } from "react";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { useChunk } from "../../src/late";
import { BidBox, type BidBoxEvents } from "../bid-box";
import { loginChunk, type LoginEvents } from "../login";
import { isLotId, OtherLot } from "../next-lot";
import { barChunk } from "./bar-chunk";
import type { SignInAhead } from "./LotActions";
import { type LotHeadingLevel, LotDetailView } from "./LotDetailView";
import { type LotPageModel, useLotPage } from "./use-lot-page";

/** Names of the events that a lot page tells. */
export type LotDetailEvents =
  | "martillo-watch-changed"
  | "martillo-favorite-changed"
  | BidBoxEvents
  | LoginEvents;

/** Props of `LotDetail`: the lot, the content beside the pictures, and a callback for each event. */
export interface LotDetailProps extends EventProps<LotDetailEvents> {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot: number | "next";
  /** With `next`: only lots of this seller. */
  seller?: number;
  /** Puts a bid box beside the pictures. @default true */
  bidBox?: boolean;
  /** In small windows, price, time and a button stay at the bottom while the bid box is out of sight. @default false */
  bidBar?: boolean;
  /** Level of the title's heading, 1 to 5; those of the sections below it are one more. @default 2 */
  headingLevel?: number;
  /** Below the action of the bid box: the terms of the house. Elements take it as `slot="terms"`. */
  terms?: ReactNode;
  /** At the end of the bid box. Elements take it as `slot="footer"`. */
  footer?: ReactNode;
}

const WAITING: LotPageModel = { status: "loading" };

/** Everything about one lot: pictures, facts, terms, and the bid box. */
export function LotDetail({ lot, seller, ...props }: LotDetailProps) {
  // Another lot starts anew, at its first picture.
  if (isLotId(lot)) return <LiveLotDetail key={lot} {...props} lot={lot} />;
  const waiting = (
    <LotDetailView model={WAITING} signInAhead={undefined} headingLevel={2} aside={undefined} />
  );
  return (
    <OtherLot lot={lot} seller={seller} waiting={waiting}>
      {(found) => <LiveLotDetail {...props} lot={found} />}
    </OtherLot>
  );
}

function LiveLotDetail({
  lot,
  bidBox = true,
  bidBar = false,
  headingLevel,
  terms,
  footer,
  ...events
}: LotDetailProps & { lot: number }) {
  const emit = useWidgetEvents(events);
  const model = useLotPage({ lot, emit });
  const signIn = model.status === "ready" ? model.signIn : undefined;
  const isSigningIn = signIn?.isOpen ?? false;
  const { module: login, hasFailed } = useChunk(loginChunk, isSigningIn);
  const box = useRef<HTMLDivElement>(null);
  const { module: bar } = useChunk(barChunk, bidBar && bidBox);
  const hasBox = bidBox && model.status !== "failed";
  const ahead: SignInAhead = hasFailed
    ? { state: "failed", retry: () => void loginChunk.load() }
    : { state: "loading" };
  return (
    <>
      <LotDetailView
        model={model}
        signInAhead={isSigningIn && !login ? ahead : undefined}
        headingLevel={levelOf(headingLevel)}
        aside={
          hasBox ? (
            <div ref={box}>
              <BidBox lot={lot} terms={terms} footer={footer} {...events} />
            </div>
          ) : undefined
        }
      />
      {bar && bidBar && hasBox && <bar.LotBar lot={lot} box={box} />}
      {login && signIn && (
        <login.LoginInPlace {...events} open={isSigningIn} onClose={signIn.close} reason="watch" />
      )}
    </>
  );
}

const LEVELS: readonly LotHeadingLevel[] = [1, 2, 3, 4, 5];

function levelOf(wanted: number | undefined): LotHeadingLevel {
  return LEVELS.find((level) => level === wanted) ?? 2;
}
