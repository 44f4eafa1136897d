import { PATHS } from "martillo/domain";
import "./home-plans.css";
import { formatCents, useMessages } from "martillo";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

/** Monthly plans, euro without VAT, and what each includes. */
const PLANS = [
  { price: 0, auctions: 1, sales: 1 },
  { price: 30, auctions: 3, sales: 3 },
  { price: 60, auctions: 6, sales: 6 },
  { price: 120, auctions: 13, sales: 20 },
  { price: 150, auctions: 17, sales: 40 },
  { price: 200, auctions: 23, sales: 60 },
];

export function Plans() {
  const t = useMessages(homeMessages);
  return (
    <Section
      title={t("plans")}
      text={t("plansText")}
      more={{ to: PATHS.subscriptions, label: t("seePlans") }}
      className="home-plans"
    >
      <ul className="home-plans__list">
        {PLANS.map((plan) => (
          <li key={plan.price}>
            <p className="home-plans__price site-figures">
              {formatCents(plan.price * 100)}
              <small> {t("perMonth")}</small>
            </p>
            <p>{t("planAuctions", { count: plan.auctions })}</p>
            <p>{t("planSales", { count: plan.sales })}</p>
            {plan.price === 0 && <p className="home-plans__note">{t("launchOffer")}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
