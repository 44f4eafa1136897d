import { productSearch } from "martillo/contract";
import { useQuery } from "martillo";
import { LotGrid } from "../../lots/LotGrid";
import { AUCTIONS_SEARCH } from "../search/search-type";
import { Section } from "./Section";

export function NewArrivals() {
  const { data } = useQuery(productSearch, { limit: 4, orderby: "p.id", order: "desc" });
  if (data?.records.length === 0) return null;
  return (
    <Section
      title="Recién llegados"
      text="Lo último que han publicado los vendedores, en subasta y a precio fijo."
      more={{ to: `${AUCTIONS_SEARCH}?orderby=p.id&order=desc`, label: "Ver más" }}
    >
      <LotGrid lots={data?.records} count={4} />
    </Section>
  );
}
