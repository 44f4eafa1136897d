// A page in React 19: components with their callbacks, and the elements in JSX.
import {
  BidBox,
  LotCard,
  MartilloProvider,
  useBidBox,
  useCountdown,
  useLot,
  type BidBoxProps,
} from "martillo";
import type {} from "martillo/jsx";
import "martillo/styles.css";
import { useRef } from "react";

export function Page(props: Pick<BidBoxProps, "onBidPlaced">) {
  const card = useRef<HTMLElementTagNameMap["martillo-lot-card"]>(null);
  const { lot } = useLot(12);
  return (
    <MartilloProvider apiBase="https://subastas.example" getToken={async () => "token"}>
      <BidBox lot={12} {...props} onBidRefused={({ code }) => console.log(code)} />
      <LotCard lot={lot?.id ?? 1} density="compact" onLotOpenRequest={() => false} />
      <martillo-lot-card
        ref={card}
        lot={12}
        quick-bid="false"
        className="card"
        onmartillo-lot-open-request={(event) => console.log(event.detail.url)}
      />
      <martillo-provider api-base="https://subastas.example" theme="dark">
        <martillo-bid-box lot="12" />
      </martillo-provider>
      {/* @ts-expect-error React would take the attribute away, which turns it on */}
      <martillo-lot-card quick-bid={false} />
      {/* @ts-expect-error a closed list */}
      <martillo-lot-card density="tight" />
    </MartilloProvider>
  );
}

export const hooks = { useBidBox, useCountdown };
