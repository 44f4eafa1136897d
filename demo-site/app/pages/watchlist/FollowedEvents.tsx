import { auctionWatchList } from "martillo/contract";
import { useQuery } from "martillo";
import { EventCard } from "../../lots/EventCard";
import { ListEmpty, ListError } from "../../lots/list-faces";

export function FollowedEvents() {
  const { data, error, retry } = useQuery(auctionWatchList, {});
  if (error) return <ListError error={error} onRetry={retry} />;
  if (!data) return <div className="site-cards" aria-busy="true" />;
  if (data.records.length === 0) {
    return (
      <ListEmpty
        title="No sigue ninguna subasta"
        text="Siga una subasta entera y la encontrará aquí con todos sus lotes."
      />
    );
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
