import { Page } from "../../shell/Page";
import { useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { DashboardLots, type DashboardEmpty } from "../../lots/DashboardLots";
import type { BID_LISTS } from "../../routing/account-routes";

type BidList = (typeof BID_LISTS)[number];

const LABELS: Record<BidList, string> = {
  all: "Todas",
  winning: "Ganando",
  outbid: "Superado",
  won: "Ganadas",
  lost: "No ganadas",
};

/** As the tabs stand: what needs action first. */
const ORDER: readonly BidList[] = ["all", "outbid", "winning", "won", "lost"];

const EMPTY: Record<BidList, DashboardEmpty> = {
  all: {
    title: "Todavía no ha pujado",
    text: "Cuando puje por un lote, aparecerá aquí con su estado al momento.",
  },
  winning: {
    title: "No va en cabeza en ningún lote",
    text: "Aquí verá las subastas en curso que va ganando.",
  },
  outbid: {
    title: "Nadie le ha superado",
    text: "Si alguien supera su máximo, el lote vendrá aquí.",
  },
  won: {
    title: "Todavía no ha ganado ninguna subasta",
    text: "Los lotes que gane quedarán aquí, con su precio de adjudicación.",
  },
  lost: { title: "Ninguna subasta perdida", text: "Aquí quedarán las que gane otro postor." },
};

/** /auctions/:type: the caller's bids by how they stand. */
export function MyBidsPage() {
  const type = useParams()["type"]?.toLowerCase() as BidList;
  return (
    <Page title={`Mis pujas: ${LABELS[type].toLowerCase()}`} className="site-wrap site-lists">
      <h1>Mis pujas</h1>
      <TabLinks
        label="Mis pujas"
        tabs={ORDER.map((list) => ({
          to: `/auctions/${list}`,
          label: LABELS[list],
          isCurrent: list === type,
        }))}
      />
      <DashboardLots key={type} list={type} empty={EMPTY[type]} />
    </Page>
  );
}
