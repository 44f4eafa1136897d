import "./calendar.css";
import { type AuctionEvent, auctionSearch } from "martillo/contract";
import { formatMomentDay, useMessages, useNow, useQuery, useToday } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { EventCard } from "../../lots/EventCard";
import { ListError } from "../../lots/list-faces";
import { Page } from "../../shell/Page";
import { calendarMessages } from "./calendar.messages";

/** More events than a house has open and scheduled at once. */
const MOST_SHOWN = 100;

/** Open and scheduled events: what can be bid on now, by the day on which it ends, and what comes. */
export function CalendarPage() {
  const t = useMessages(calendarMessages);
  const routeText = useMessages(routeMessages);
  const { data, error, retry } = useQuery(auctionSearch, { limit: MOST_SHOWN });
  const now = useNow();
  const events = data?.records ?? [];
  const open = events.filter((event) => event.date_start <= now);
  const scheduled = events
    .filter((event) => event.date_start > now)
    .sort((one, other) => one.date_start - other.date_start);
  return (
    <Page description={t("description")} className="site-wrap site-calendar">
      <h1>{routeText("calendar")}</h1>
      <p className="site-calendar__lead">{t("lead")}</p>
      {error && !data && <ListError error={error} onRetry={retry} />}
      {data && events.length === 0 && <p className="site-calendar__lead">{t("none")}</p>}
      <Part title={t("open")} events={open} dayOf={(event) => event.date_closed} says="closeOn" />
      <Part
        title={t("scheduled")}
        events={scheduled}
        dayOf={(event) => event.date_start}
        says="openOn"
      />
    </Page>
  );
}

interface PartProps {
  title: string;
  events: readonly AuctionEvent[];
  dayOf: (event: AuctionEvent) => number;
  says: "closeOn" | "openOn";
}

function Part({ title, events, dayOf, says }: PartProps) {
  const t = useMessages(calendarMessages);
  const now = useToday();
  if (events.length === 0) return null;
  const days = new Map<string, AuctionEvent[]>();
  for (const event of events) {
    const day = formatMomentDay(dayOf(event), { now });
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return (
    <section className="site-calendar__part" aria-label={title}>
      <h2>
        {title} <span className="site-figures">({events.length})</span>
      </h2>
      {[...days].map(([day, ofDay]) => (
        <div key={day} className="site-calendar__day">
          <h3 className="site-figures">{t(says, { day })}</h3>
          <ul>
            {ofDay.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
