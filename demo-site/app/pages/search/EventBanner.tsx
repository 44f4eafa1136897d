import { auctionSearch } from "martillo/contract";
import { Link, useLocation } from "react-router";
import { useMessages, useMoments, useQuery } from "martillo";
import { FollowEvent } from "../../lots/FollowEvent";
import { searchMessages } from "./search.messages";

/** Names the auction event whose lots are listed. */
export function EventBanner({ id }: { id: number }) {
  const t = useMessages(searchMessages);
  const moment = useMoments();
  const { pathname } = useLocation();
  const { data } = useQuery(auctionSearch, { status: "all", limit: 100 });
  const event = data?.records.find((record) => record.id === id);
  if (!event) return null;
  return (
    <section className="search-event" aria-label={t("event")}>
      <div>
        <h2>{event.title}</h2>
        <p className="site-figures">
          {t("eventNumber", { id: String(id) })} · {event.seller.name} ·{" "}
          {t("closesOn", { moment: moment(event.date_closed) })}
        </p>
        {event.description && <p>{event.description}</p>}
      </div>
      <div className="search-event__ways">
        <FollowEvent key={event.id} event={event} hasWord />
        <Link className="site-link" to={pathname}>
          {t("seeAll")}
        </Link>
      </div>
    </section>
  );
}
