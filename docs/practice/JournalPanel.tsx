import { formatMoney, formatTime, useMessages } from "../../src/i18n";
import type { JournalEntry } from "./journal";
import { OUTAGE_MS } from "./line";
import { practiceAuctionMessages } from "./practice.messages";

/** What has happened, newest first. Not announced: the bid box tells what concerns the visitor. */
export function JournalPanel({ journal }: { journal: readonly JournalEntry[] }) {
  const t = useMessages(practiceAuctionMessages);
  return (
    <section className="practice__panel" aria-labelledby="practice-journal">
      <h2 id="practice-journal">{t("journal")}</h2>
      {journal.length === 0 ? (
        <p className="practice__hint">{t("journalEmpty")}</p>
      ) : (
        // Scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className="practice__journal" tabIndex={0} aria-labelledby="practice-journal">
          {journal.map((entry) => (
            <li key={entry.id} data-kind={entry.kind}>
              <time>{formatTime(entry.at, { seconds: true })}</time>{" "}
              {t(entry.text, valuesOf(entry))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function valuesOf({ name = "", number = 0, amount, endsAt }: JournalEntry) {
  return {
    name,
    number,
    seconds: OUTAGE_MS / 1000,
    ...(amount !== undefined && { amount: formatMoney(amount) }),
    ...(endsAt !== undefined && { time: formatTime(endsAt, { seconds: true, exact: true }) }),
  };
}
