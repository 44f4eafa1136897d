import "./home-events.css";
import { auctionSearch, PATHS } from "martillo/contract";
import { useMessages, useQuery } from "martillo";
import { EventCard } from "../../lots/EventCard";
import { Picture } from "../../lots/Picture";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

const SHOWN = 3;

export function Events() {
  const t = useMessages(homeMessages);
  const { data } = useQuery(auctionSearch, { limit: SHOWN });
  if (data?.records.length === 0) return null;
  return (
    <Section
      title={t("events")}
      text={t("eventsText")}
      more={{ to: PATHS.calendar, label: t("calendar") }}
    >
      <ul className="home-events" aria-busy={data === undefined}>
        {data
          ? data.records.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, place) => (
              <li key={place}>
                <div className="site-event">
                  <div className="site-event__link">
                    <Picture src={undefined} alt="" />
                    <span className="site-event__text home-events__place" />
                  </div>
                </div>
              </li>
            ))}
      </ul>
    </Section>
  );
}
