import { auctionWatchList } from "martillo/contract";
import { useMessages, useQuery } from "martillo";
import { EventCard } from "../../lots/EventCard";
import { ListEmpty, ListError } from "../../lots/list-faces";
import { watchlistMessages } from "./watchlist.messages";

export function FollowedEvents() {
  const t = useMessages(watchlistMessages);
  const { data, error, retry } = useQuery(auctionWatchList, {});
  if (error) return <ListError error={error} onRetry={retry} />;
  if (!data) return <div className="site-cards" aria-busy="true" />;
  if (data.records.length === 0) {
    return <ListEmpty title={t("noneAuctions")} text={t("noneAuctionsText")} />;
  }
  return (
    <ul className="site-cards">
      {data.records.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
