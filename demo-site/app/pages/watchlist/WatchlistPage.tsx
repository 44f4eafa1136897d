import { productDashboard, pathTo } from "martillo/contract";
import { useMessages, useQuery } from "martillo";
import { useParams } from "react-router";
import { Page } from "../../shell/Page";
import { DashboardLots } from "../../lots/DashboardLots";
import { TabLinks } from "../../lots/TabLinks";
import { WATCH_LISTS } from "./watch-lists";
import { FollowedEvents } from "./FollowedEvents";
import { watchlistMessages } from "./watchlist.messages";

type WatchList = (typeof WATCH_LISTS)[number];

const NONE = { watchlist: "noneWatchlist", favorites: "noneFavorites" } as const;

/** /watchlist/{list}: what the caller follows. Favourites are a part of it, and a filter where there are any. */
export function WatchlistPage() {
  const t = useMessages(watchlistMessages);
  const type = useParams()["list"]?.toLowerCase() as WatchList;
  const { data } = useQuery(productDashboard, { action: "favorites", limit: 1 });
  const hasFavorites = (data?.totalRecords ?? 0) > 0;
  const shown = WATCH_LISTS.filter((list) => list !== "favorites" || type === list || hasFavorites);
  return (
    <Page title={t(type)} className="site-wrap site-lists">
      <h1>{t("title")}</h1>
      <TabLinks
        label={t("title")}
        tabs={shown.map((list) => ({
          to: pathTo("follows", { list }),
          label: t(list),
          isCurrent: list === type,
        }))}
      />
      {type === "auctions" ? (
        <FollowedEvents />
      ) : (
        <DashboardLots
          key={type}
          list={type}
          empty={{ title: t(NONE[type]), text: t(`${NONE[type]}Text`) }}
        />
      )}
    </Page>
  );
}
