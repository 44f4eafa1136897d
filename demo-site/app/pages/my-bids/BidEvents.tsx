import { auctionMyBids, type EventBids } from "martillo/contract";
import { useMessages, useQuery } from "martillo";
import { EventCard } from "../../lots/EventCard";
import { myBidsMessages } from "./my-bids.messages";

const MOST_EVENTS = 100;
const REFRESH_MS = 30_000;

/** The auctions with lots of the caller's bids that are not decided yet; nothing where there are none. */
export function BidEvents() {
  const t = useMessages(myBidsMessages);
  const { data } = useQuery(auctionMyBids, { limit: MOST_EVENTS }, { refreshMs: REFRESH_MS });
  const running = (data?.records ?? []).filter((one) => one.leading + one.outbid > 0);
  if (running.length === 0) return null;
  return (
    <section className="site-bid-events" aria-labelledby="bid-events">
      <h2 id="bid-events">{t("events")}</h2>
      <ul className="site-cards">
        {running.map((one) => (
          <li key={one.auction.id}>
            <EventCard event={one.auction} note={<Standing bids={one} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ bids }: { bids: EventBids }) {
  const t = useMessages(myBidsMessages);
  return (
    <span className="site-event__bids">
      {bids.outbid > 0 && <strong>{t("outbidOn", { count: bids.outbid })}</strong>}
      {bids.leading > 0 && <span>{t("leadingOn", { count: bids.leading })}</span>}
    </span>
  );
}
