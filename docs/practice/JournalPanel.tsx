import { formatTime } from "../../src/i18n";
import type { JournalEntry } from "./journal";

/** What has happened, newest first. Not announced: the bid box tells what concerns the visitor. */
export function JournalPanel({ journal }: { journal: readonly JournalEntry[] }) {
  return (
    <section className="practice__panel" aria-labelledby="practice-journal">
      <h2 id="practice-journal">Qué está pasando</h2>
      {journal.length === 0 ? (
        <p className="practice__hint">Todavía no hay pujas. Los rivales lo están pensando.</p>
      ) : (
        // Scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className="practice__journal" tabIndex={0} aria-labelledby="practice-journal">
          {journal.map(({ id, at, text, kind }) => (
            <li key={id} data-kind={kind}>
              <time>{formatTime(at, { seconds: true })}</time> {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
