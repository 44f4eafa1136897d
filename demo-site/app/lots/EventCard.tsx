import type { AuctionEvent } from "martillo/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Translate, useMessages, useMoments } from "martillo";
import { AUCTIONS_SEARCH } from "../pages/search/search-type";
import { FollowEvent } from "./FollowEvent";
import { lotsMessages } from "./lots.messages";
import { Picture } from "./Picture";

/** An auction event: its picture, how many lots and when they close; `note` is what it is to the visitor. */
export function EventCard({ event, note }: { event: AuctionEvent; note?: ReactNode }) {
  const t = useMessages(lotsMessages);
  const moment = useMoments();
  return (
    <div className="site-event">
      <Link className="site-event__link" to={`${AUCTIONS_SEARCH}?auctionid=${event.id}`}>
        <Picture src={event.avatar || null} alt="" />
        <span className="site-event__text">
          <span className="site-event__title">{event.title}</span>
          <span className="site-event__seller">{event.seller.name}</span>
          <span className="site-event__facts site-figures">
            <span>{lotsText(event, t)}</span>
            <span>
              {t("closesOn")}{" "}
              <time dateTime={new Date(event.date_closed).toISOString()}>
                {moment(event.date_closed)}
              </time>
            </span>
          </span>
          {note}
        </span>
      </Link>
      <FollowEvent event={event} />
    </div>
  );
}

function lotsText(
  { lot_count, open_lot_count }: AuctionEvent,
  t: Translate<keyof (typeof lotsMessages)["texts"]>,
): string {
  return open_lot_count === 0
    ? t("lots", { count: lot_count })
    : t("openLots", { count: open_lot_count });
}
