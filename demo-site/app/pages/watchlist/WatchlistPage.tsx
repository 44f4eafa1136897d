import { useParams } from "react-router";
import { Page } from "../../shell/Page";
import { DashboardLots } from "../../lots/DashboardLots";
import { TabLinks } from "../../lots/TabLinks";
import { WATCH_LISTS } from "../../routing/account-routes";
import { FollowedEvents } from "./FollowedEvents";

type WatchList = (typeof WATCH_LISTS)[number];

const LABELS: Record<WatchList, string> = {
  watchlist: "Lotes seguidos",
  favorites: "Favoritos",
  auctions: "Subastas seguidas",
};

const EMPTY = {
  watchlist: {
    title: "No sigue ningún lote",
    text: "Pulse el corazón de un lote y lo encontrará aquí, con su precio y su cierre al momento.",
  },
  favorites: {
    title: "Todavía no tiene favoritos",
    text: "Los lotes que marque como favoritos quedarán aquí.",
  },
};

/** /watchlist/:type: what the caller follows. */
export function WatchlistPage() {
  const type = useParams()["type"]?.toLowerCase() as WatchList;
  return (
    <Page title={LABELS[type]} className="site-wrap site-lists">
      <h1>Seguidos y favoritos</h1>
      <TabLinks
        label="Seguidos y favoritos"
        tabs={WATCH_LISTS.map((list) => ({
          to: `/watchlist/${list}`,
          label: LABELS[list],
          isCurrent: list === type,
        }))}
      />
      {type === "auctions" ? (
        <FollowedEvents />
      ) : (
        <DashboardLots key={type} list={type} empty={EMPTY[type]} />
      )}
    </Page>
  );
}
