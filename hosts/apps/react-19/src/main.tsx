// Before anything is rendered: React drops functions that elements which are not defined yet do not know.
import "martillo/elements";
import "martillo/jsx";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { apiBase, getToken, startHost } from "../../../shared/controls";

const { read, subscribe, handle } = startHost();

function App() {
  const { isShown, lot, density, quickBid, lotUrl } = useSyncExternalStore(subscribe, read);
  if (!isShown) return null;
  return (
    <>
      <martillo-lot-card
        lot={lot}
        density={density}
        quickBid={quickBid}
        lotUrl={lotUrl}
        getToken={getToken}
        api-base={apiBase}
        onmartillo-lot-open-request={handle}
      />
      <martillo-bid-box
        lot={lot}
        getToken={getToken}
        api-base={apiBase}
        onmartillo-bid-request={handle}
        onmartillo-bid-placed={handle}
      />
    </>
  );
}

const place = document.querySelector("main");
if (place) createRoot(place).render(<App />);
