import { auctionGetSingle } from "martillo/contract";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { AuctionAccess, useMessages, useMoments, useQuery } from "martillo";
import { FollowEvent } from "../../lots/FollowEvent";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { searchMessages } from "./search.messages";

/** The auction whose lots are listed: when they end, who may bid, where they can be looked at. */
export function EventBanner({ id }: { id: number }) {
  const t = useMessages(searchMessages);
  const moment = useMoments();
  const { pathname } = useLocation();
  const { onLoginRequest } = useSiteHandlers();
  const { data } = useQuery(auctionGetSingle, { id });
  const [isOpen, setOpen] = useState(false);
  const event = data?.record;
  if (!event) return null;
  const { access, stagger_s: stagger, viewing, contact, state } = event;
  const asks = access !== "open" || event.has_terms === 1;
  return (
    <section className="search-event" aria-label={t("event")}>
      <div>
        <h2>{event.title}</h2>
        <p className="site-figures">
          {t("eventNumber", { id: String(id) })} · {event.seller.name} ·{" "}
          {state === "scheduled" && `${t("opensOn", { moment: moment(event.date_start) })} · `}
          {t("closesOn", { moment: moment(event.date_closed) })}
        </p>
        {event.description && <p>{event.description}</p>}
        {stagger !== null && event.lot_count > 1 && (
          <p>
            {stagger === 0
              ? t("allAtOnce")
              : t("staggered", {
                  step: event.lots_per_step,
                  time: stagger % 60 === 0 ? `${stagger / 60} min` : `${stagger} s`,
                })}
          </p>
        )}
        {access !== "open" && <p>{t(access === "request" ? "byRequest" : "byInvitation")}</p>}
        {viewing && <p>{t("viewing", { text: viewing })}</p>}
        {contact && <p>{t("contact", { text: contact })}</p>}
      </div>
      <div className="search-event__ways">
        <FollowEvent key={event.id} event={event} hasWord />
        <Link className="site-link" to={pathname}>
          {t("seeAll")}
        </Link>
        {asks && state !== "finished" && state !== "cancelled" && (
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
