import { productSearch } from "martillo/contract";
import { useMessages, useQuery } from "martillo";
import { LotGrid } from "../../lots/LotGrid";
import { AUCTIONS_SEARCH } from "../search/search-type";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

export function NewArrivals() {
  const t = useMessages(homeMessages);
  const { data } = useQuery(productSearch, { limit: 4, orderby: "p.id", order: "desc" });
  if (data?.records.length === 0) return null;
  return (
    <Section
      title={t("arrivals")}
      text={t("arrivalsText")}
      more={{ to: `${AUCTIONS_SEARCH}?orderby=p.id&order=desc`, label: t("more") }}
    >
      <LotGrid lots={data?.records} count={4} />
    </Section>
  );
}
