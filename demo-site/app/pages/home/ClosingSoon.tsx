import { useMessages } from "martillo";
import type { Lot } from "martillo/contract";
import { LotGrid } from "../../lots/LotGrid";
import { AUCTIONS_SEARCH } from "../search/search-type";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

/** The hero shows the first three. */
const IN_HERO = 3;

export function ClosingSoon({ lots }: { lots: readonly Lot[] | undefined }) {
  const t = useMessages(homeMessages);
  const rest = lots?.slice(IN_HERO);
  if (rest?.length === 0) return null;
  return (
    <Section
      title={t("closingSoon")}
      text={t("closingSoonText")}
      more={{ to: `${AUCTIONS_SEARCH}?orderby=date_closed&order=asc`, label: t("allAuctions") }}
    >
      <LotGrid lots={rest} count={8} />
    </Section>
  );
}
