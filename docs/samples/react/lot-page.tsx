import { BidBox, MartilloProvider } from "martillo";
import "martillo/styles.css";

export function LotPage({ id }: { id: number }) {
  return (
    <MartilloProvider apiBase="https://subastas.example">
      <BidBox lot={id} onBidPlaced={(receipt) => console.log(receipt.bidId, receipt.price)} />
    </MartilloProvider>
  );
}
