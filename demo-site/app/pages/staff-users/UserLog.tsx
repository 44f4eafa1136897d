import { formatMoment, useMessages } from "martillo";
import { deedOf, detailsOf, type LogEntry } from "./log-words";
import { staffUserMessages } from "./user.messages";
import { staffUsersMessages } from "./users.messages";

/** The deeds of staff to an account, and of people who act for it, newest first. */
export function UserLog({ audit }: { audit: readonly LogEntry[] }) {
  const t = useMessages(staffUserMessages);
  const listText = useMessages(staffUsersMessages);
  return (
    <section className="site-user__section" aria-labelledby="cuenta-registro">
      <h2 id="cuenta-registro">{t("log")}</h2>
      {audit.length === 0 && <p>{t("noLog")}</p>}
      <ol className="site-user__list">
        {audit.map((entry) => (
          <li key={entry.id}>
            <strong>{deedOf(entry, t)}</strong>
            {detailsOf(entry, t, listText).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span className="site-user__note">
              {t("byAt", { name: entry.actor_name, date: formatMoment(entry.created_at) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
