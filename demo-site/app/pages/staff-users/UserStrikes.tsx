import { formatMoment, useMessages } from "martillo";
import type { Strike } from "martillo/contract";
import { staffUserMessages } from "./user.messages";

/** Purchases that the account was bound to and did not pay. */
export function UserStrikes({ strikes }: { strikes: readonly Strike[] }) {
  const t = useMessages(staffUserMessages);
  if (strikes.length === 0) return null;
  return (
    <section className="site-user__section" aria-labelledby="cuenta-impagos">
      <h2 id="cuenta-impagos">{t("strikes")}</h2>
      <ul className="site-user__list">
        {strikes.map(({ id, title, at, lifted_at: liftedAt, lifted_why: why }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span className="site-user__note">{formatMoment(at)}</span>
            {liftedAt !== null && <span>{t("lifted", { date: formatMoment(liftedAt), why })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
