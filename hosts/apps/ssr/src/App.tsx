import { BidBox, InitialLots, LotCard, MartilloProvider } from "martillo";
import type { Lot, LotDetail } from "martillo/contract";
import { Suspense, use } from "react";
import type { HostState } from "../../../shared/controls";

export interface AppProps {
  state: HostState;
  apiBase: string;
  /** What the server has read. */
  lots: readonly (Lot | LotDetail)[];
  /** What it is still reading while the first part is on its way. */
  late: Promise<string>;
  getToken?: () => string | undefined;
  hear?: (name: string, detail: unknown) => boolean;
}

/** The same tree on the server and in the browser. */
export function App({ state, apiBase, lots, late, getToken, hear = () => true }: AppProps) {
  const { isShown, lot, density, quickBid, lotUrl } = state;
  return (
    <MartilloProvider apiBase={apiBase} {...(getToken && { getToken })} {...(lotUrl && { lotUrl })}>
      {isShown && (
        <InitialLots lots={lots}>
          <LotCard
            lot={lot}
            density={density ?? "comfortable"}
            quickBid={quickBid ?? true}
            onLotOpenRequest={(detail) => hear("martillo-lot-open-request", detail)}
          />
          <BidBox
            lot={lot}
            onBidRequest={(detail) => hear("martillo-bid-request", detail)}
            onBidPlaced={(detail) => void hear("martillo-bid-placed", detail)}
          />
        </InitialLots>
      )}
      {/* Not at the root: there React waits, as it might become the whole document. */}
      <footer>
        <Suspense fallback={<p>…</p>}>
          <Late text={late} />
        </Suspense>
      </footer>
    </MartilloProvider>
  );
}

function Late({ text }: { text: Promise<string> }) {
  return <p id="late">{use(text)}</p>;
}
