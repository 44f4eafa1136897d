import type { User } from "../../src/contract";
import { plansOf } from "../../src/domain";
import { formatMomentDay, useMessages } from "../../src/i18n";
import { useHouse } from "../../src/state";
import { Badge } from "../../src/ui";
import { profileMessages } from "./profile.messages";

/** The plan of a seller. */
export function Plan({ user }: { user: User }) {
  const t = useMessages(profileMessages);
  const { membership, membership_period: period, membership_end: end } = user;
  const { defaults } = useHouse();
  const plans = plansOf(defaults?.tables["bidding_plans"] ?? []);
  // A plan that the house offers no more is called by its type.
  const named = plans.find(({ type }) => type === membership)?.name ?? membership;
  const name = membership === "free" ? t("free") : named;
  const facts = [
    period && t(period === "free" ? "freePeriod" : period),
    end !== null && t("until", { date: formatMomentDay(end) }),
  ].filter(Boolean);
  return (
    <section className="martillo-profile__part" part="plan">
      <h3 className="martillo-profile__subtitle">{t("plan")}</h3>
      <div className="martillo-profile__line">
        <div className="martillo-profile__line-text">
          <p className="martillo-profile__value">{name ? t("planName", { name }) : t("noPlan")}</p>
          {facts.length > 0 && <p className="martillo-profile__label">{facts.join(" · ")}</p>}
        </div>
        {user.trial_activated === 1 && (
          <Badge icon="clock" tone="accent">
            {t("trial")}
          </Badge>
        )}
      </div>
    </section>
  );
}
