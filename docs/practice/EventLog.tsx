import { useEffect, useRef, useState } from "react";
import { formatTime, useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { elements } from "../../widgets/_made/docs";
import { practiceAuctionMessages } from "./practice.messages";

interface LoggedEvent {
  id: number;
  time: number;
  name: string;
  detail: unknown;
}

const NAMES = [...new Set(elements.flatMap(({ events }) => events))].toSorted();
const LONGEST_LOG = 300;

/** Every event that the widgets tell the page, as a partner's own code would hear it. */
export function EventLog() {
  const t = useMessages(practiceAuctionMessages);
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const [isCopied, setCopied] = useState(false);
  const count = useRef(0);

  useEffect(() => {
    const note = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { type: name, detail } = event;
      const entry = { id: ++count.current, time: Date.now(), name, detail: detail as unknown };
      setCopied(false);
      setEvents((before) => [entry, ...before].slice(0, LONGEST_LOG));
    };
    for (const name of NAMES) document.addEventListener(name, note);
    return () => {
      for (const name of NAMES) document.removeEventListener(name, note);
    };
  }, []);

  async function copy() {
    const lines = events.toReversed().map(({ id: _id, ...event }) => event);
    await navigator.clipboard.writeText(JSON.stringify(lines, null, 2));
    setCopied(true);
  }

  return (
    <section className="practice__panel practice__events" aria-labelledby="practice-events">
      <div className="practice__events-head">
        <h2 id="practice-events">{t("events")}</h2>
        <Button size="s" disabled={events.length === 0} onClick={() => void copy()}>
          {t(isCopied ? "copied" : "copy")}
        </Button>
        <Button
          size="s"
          variant="ghost"
          disabled={events.length === 0}
          onClick={() => setEvents([])}
        >
          {t("empty")}
        </Button>
      </div>
      <p className="practice__hint">{t("eventsHint")}</p>
      {events.length > 0 && (
        // Scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className="practice__log" tabIndex={0} aria-labelledby="practice-events">
          {events.map(({ id, time, name, detail }) => (
            <li key={id}>
              <time>{formatTime(time, { seconds: true })}</time> <b>{name}</b>{" "}
              <code>{JSON.stringify(detail)}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
