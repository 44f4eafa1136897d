import { auctionGetSingle, type PickupCalendar } from "martillo/contract";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import {
  AuctionAccess,
  formatDay,
  queryToParams,
  type Translate,
  useMessages,
  useMoments,
  useQuery,
} from "martillo";
import { FollowEvent } from "../../lots/FollowEvent";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { searchMessages } from "./search.messages";

interface EventBannerProps {
  id: number;
  /** The list shows lots that are over. */
  isOfEnded: boolean;
}

/** The auction whose lots are listed: when they end, who may bid, where they can be looked at and picked up. */
export function EventBanner({ id, isOfEnded }: EventBannerProps) {
  const t = useMessages(searchMessages);
  const moment = useMoments();
  const { pathname } = useLocation();
  const { onLoginRequest } = useSiteHandlers();
  const { data } = useQuery(auctionGetSingle, { id });
  const [isOpen, setOpen] = useState(false);
  const event = data?.record;
  if (!event) return null;
  const { access, stagger_s: stagger, viewing, contact, state, extension, pickup } = event;
  const isOver = state === "finished" || state === "cancelled";
  const asks = access !== "open" || event.has_terms === 1;
  return (
    <section className="search-event" aria-label={t("event")}>
      <div>
        <p className="site-figures">
          {t("eventNumber", { id: String(id) })} · {event.seller.name} ·{" "}
          {state === "scheduled" && `${t("opensOn", { moment: moment(event.date_start) })} · `}
          {t(state === "finished" ? "closedOn" : "closesOn", { moment: moment(event.date_closed) })}
        </p>
        {state === "cancelled" && <p role="status">{t("cancelled")}</p>}
        {event.description && <p>{event.description}</p>}
        {stagger !== null && event.lot_count > 1 && (
          <p>
            {stagger === 0
              ? t("allAtOnce")
              : t("staggered", {
                  step: event.lots_per_step,
                  time: timeText(stagger),
                })}
          </p>
        )}
        {extension !== null && !isOver && (
          <p>{t("extends", { time: timeText(extension.window_s) })}</p>
        )}
        {access !== "open" && !isOver && (
          <p>{t(access === "request" ? "byRequest" : "byInvitation")}</p>
        )}
        {viewing && <p>{t("viewing", { text: viewing })}</p>}
        {pickup && pickup.local_pickup_check === 1 && <p>{pickupText(pickup, t)}</p>}
        {event.more?.map(({ label, value }) => (
          <p key={label}>
            {label}: {value}
          </p>
        ))}
        {contact && <p>{t("contact", { text: contact })}</p>}
      </div>
      <div className="search-event__ways">
        <FollowEvent key={event.id} event={event} hasWord />
        {state === "finished" && !isOfEnded && (
          <Link
            className="site-link"
            to={`${pathname}?${queryToParams({ filters: { auctionid: id, market_status: "ended" } })}`}
          >
            {t("seeEnded")}
          </Link>
        )}
        <Link className="site-link" to={pathname}>
          {t("seeAll")}
        </Link>
        {asks && !isOver && (
          <button
            type="button"
            className="search-event__access"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(access === "open" ? "seeTerms" : "seeAccess")}
          </button>
        )}
      </div>
      {isOpen && (
        <div className="search-event__panel">
          <AuctionAccess auction={id} onLoginRequest={onLoginRequest} />
        </div>
      )}
    </section>
  );
}

function timeText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

function pickupText(pickup: PickupCalendar, t: Translate<keyof typeof searchMessages.texts>) {
  const hours = { from: pickup.local_pickup_start_hour, to: pickup.local_pickup_end_hour };
  const days = pickup.local_pickup_dates
    .split(",")
    .filter(Boolean)
    // The same day in both zones of the market.
    .map((day) => formatDay(Date.parse(`${day}T12:00:00Z`)));
  return days.length === 0
    ? t("pickupAny", hours)
    : t("pickup", { ...hours, days: days.join(", ") });
}
