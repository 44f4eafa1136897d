import { auctionSearch } from "martillo/contract";
import { Link, useLocation } from "react-router";
import { formatMoment, useQuery } from "martillo";

/** Names the auction event whose lots are listed. */
export function EventBanner({ id }: { id: number }) {
  const { pathname } = useLocation();
  const { data } = useQuery(auctionSearch, { status: "all", limit: 100 });
  const event = data?.records.find((record) => record.id === id);
  if (!event) return null;
  return (
    <section className="search-event" aria-label="Subasta">
      <div>
        <h2>{event.title}</h2>
        <p className="site-figures">
          {event.seller.name} · Cierra el {formatMoment(event.date_closed)}
        </p>
        {event.description && <p>{event.description}</p>}
      </div>
      <Link className="site-link" to={pathname}>
        Ver todas las subastas
      </Link>
    </section>
  );
}
