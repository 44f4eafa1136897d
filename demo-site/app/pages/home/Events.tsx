import { auctionSearch } from "martillo/contract";
import { useQuery } from "martillo";
import { EventCard } from "../../lots/EventCard";
import { Section } from "./Section";

export function Events() {
  const { data } = useQuery(auctionSearch, { limit: 3 });
  if (!data?.records.length) return null;
  return (
    <Section
      title="Subastas en curso"
      text="Lotes de un mismo vendedor, con un cierre común."
      more={{ to: "/auction", label: "Calendario" }}
    >
      <ul className="home-events">
        {data.records.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
