import { BidBox, LotCard, MartilloProvider } from "martillo";
import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { apiBase, getToken, startHost } from "../../../shared/controls";
import "martillo/styles.css";

const { read, subscribe, hear } = startHost();

function App() {
  const { isShown, lot, density, quickBid, lotUrl } = useSyncExternalStore(subscribe, read);
  if (!isShown) return null;
  return (
    <MartilloProvider apiBase={apiBase} getToken={getToken} {...(lotUrl && { lotUrl })}>
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
    </MartilloProvider>
  );
}

const place = document.querySelector("main");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
