import { type Lot, productSearch } from "martillo/contract";
import { useMessages, useQuery } from "martillo";
import { LotGrid } from "../../lots/LotGrid";
import { lotMessages } from "./lot.messages";

const SHOWN = 4;

export function SimilarLots({ lot }: { lot: Lot }) {
  const t = useMessages(lotMessages);
  const { data } = useQuery(productSearch, {
    auction: lot.auction,
    limit: SHOWN + 1,
    orderby: "date_closed",
    order: "asc",
    filters: { category: [lot.category] },
  });
  const others = data?.records.filter((other) => other.id !== lot.id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="lot-similar" aria-labelledby="lot-similar">
      <h2 id="lot-similar">{t("similar")}</h2>
      <LotGrid lots={others} count={SHOWN} />
    </section>
  );
}
