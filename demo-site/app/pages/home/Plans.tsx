import "./home-plans.css";
import { formatCents, useMessages, useQuery } from "martillo";
import { commonGetDefault, PATHS } from "martillo/contract";
import { ENTERPRISE_PLAN, FREE_PLAN, isOffered, type Plan, plansOf } from "martillo/domain";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

/** Places kept while the plans are on their way. */
const USUAL_COUNT = 6;

/** The plans that the house sells by the month, and what each includes. */
export function Plans() {
  const t = useMessages(homeMessages);
  const { data } = useQuery(commonGetDefault, {});
  const plans =
    data &&
    plansOf(data.tables["bidding_plans"] ?? []).filter(
      (plan) => plan.type !== ENTERPRISE_PLAN && isOffered(plan, "monthly"),
    );
  if (plans?.length === 0) return null;
  return (
    <Section
      title={t("plans")}
      text={t("plansText")}
      more={{ to: PATHS.subscriptions, label: t("seePlans") }}
      className="home-plans"
    >
      <ul className="home-plans__list" aria-busy={plans === undefined}>
        {plans
          ? plans.map((plan) => <PlanTile key={plan.type} plan={plan} />)
          : Array.from({ length: USUAL_COUNT }, (_, place) => <li key={place} />)}
      </ul>
    </Section>
  );
}

function PlanTile({ plan }: { plan: Plan }) {
  const t = useMessages(homeMessages);
  return (
    <li>
      <p className="home-plans__price site-figures">
        {formatCents(plan.monthlyNetCents ?? 0)}
        <small> {t("perMonth")}</small>
      </p>
      <p>{t("planAuctions", { count: plan.auctionsPerMonth ?? 0 })}</p>
      <p>{t("planSales", { count: plan.directSalesPerMonth ?? 0 })}</p>
      {plan.type === FREE_PLAN && <p className="home-plans__note">{plan.name}</p>}
    </li>
  );
}
