import { Countdown, MartilloProvider, formatMoney, useLot } from "martillo";
import "martillo/styles.css";

/** Your own markup on the widgets' data: live, batched with all other lots of the page. */
function PriceLine({ id }: { id: number }) {
  const { lot } = useLot(id);
  if (!lot) return <p>…</p>;
  return (
    <p>
      {lot.title}: <strong>{formatMoney(lot.wprice)}</strong> ·{" "}
      <Countdown closesAt={lot.date_closed} />
    </p>
  );
}

export function PriceList({ ids }: { ids: readonly number[] }) {
  return (
    <MartilloProvider apiBase="https://subastas.example">
      {ids.map((id) => (
        <PriceLine key={id} id={id} />
      ))}
    </MartilloProvider>
  );
}
