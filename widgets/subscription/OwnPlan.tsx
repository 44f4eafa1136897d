import { useState } from "react";
import type { Subscription } from "../../src/contract";
import { countText } from "../../src/domain";
import { formatDay, formatMoney, useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Badge, Button } from "../../src/ui";
import { cardText } from "./ChangeSteps";
import { subscriptionMessages } from "./subscription.messages";
import type { SubscriptionModel } from "./use-subscription";

const DAY_MS = 86_400_000;
/** The page's clock may be a little behind the server's: without it a trial of 30 days begins with 31. */
const CLOCK_DOUBT_MS = 60_000;

/** The seller's current plan, the next charge, the usage, and the possible changes. */
export function OwnPlan({ own, model }: { own: Subscription; model: SubscriptionModel }) {
  const t = useMessages(subscriptionMessages);
  const isLate = own.status === "past_due";
  const runs = own.status === "active" || own.status === "trialing";
  const renews = own.period !== null && (runs || isLate);
  return (
    <div className="martillo-subscription__own">
      <div className="martillo-subscription__name">
        <h2 className="martillo-account-title" part="plan-name">
          {own.plan_name}
          {own.period !== null && <small> · {t(own.period)}</small>}
        </h2>
        <Badge
          icon={isLate ? "warning" : own.status === "canceling" ? "clock" : "check"}
          tone={isLate ? "danger" : own.status === "canceling" ? "warning" : "positive"}
        >
          {t(`status_${own.status}`)}
        </Badge>
      </div>
      <What own={own} />
      <Uses own={own} />
      <div className="martillo-subscription__actions">
        {isLate && (
          <Button
            variant="primary"
            onClick={() => model.press(own.plan, own.period ?? "monthly", "pay_now")}
          >
            {t("payNow")}
          </Button>
        )}
        {own.status === "canceling" && (
          <Button variant="primary" busy={model.isBusy} onClick={model.resume}>
            {t("resume")}
          </Button>
        )}
        <Button onClick={() => model.show("plans")}>{t("seePlans")}</Button>
        {own.next_plan && (
          <Button busy={model.isBusy} onClick={model.keepPlan}>
            {t("keepPlan")}
          </Button>
        )}
        {runs && model.cheaper.length > 0 && !own.next_plan && (
          <Button onClick={() => model.open({ kind: "downgrade" })}>{t("downgrade")}</Button>
        )}
        {renews && (
          <Button variant="ghost" onClick={() => model.open({ kind: "cancel" })}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What comes next, in sentences. */
function What({ own }: { own: Subscription }) {
  const t = useMessages(subscriptionMessages);
  const { clock } = useRuntime();
  const [now] = useState(() => clock.now());
  const { next_charge: next, end } = own;
  return (
    <div className="martillo-subscription__what" part="next-charge">
      {own.status === "trialing" && end !== null && (
        <p>
          {t("trialUntil", {
            date: formatDay(end),
            days: Math.max(1, Math.ceil((end - now - CLOCK_DOUBT_MS) / DAY_MS)),
          })}
        </p>
      )}
      {own.status === "canceling" && end !== null && <p>{t("endsOn", { date: formatDay(end) })}</p>}
      {own.status === "past_due" && own.lost_at !== null && (
        <p>{t("late", { date: formatDay(own.lost_at) })}</p>
      )}
      {own.status === "expired" && <p>{t("expiredText")}</p>}
      {own.status === "free" && <p>{t("freeText")}</p>}
      {next && (
        <p>
          {t("nextCharge", {
            date: formatDay(next.at),
            amount: formatMoney(next.total, { whole: false }),
            net: formatMoney(next.net, { whole: false }),
            vat: formatMoney(next.vat, { whole: false }),
          })}
        </p>
      )}
      {own.next_plan && end !== null && (
        <p>
          {t("nextPlanText", {
            date: formatDay(end),
            plan: own.next_plan.plan_name,
            period: t(own.next_plan.period),
          })}
        </p>
      )}
      {next && own.card && <p>{t("chargedTo", { card: cardText(own.card) })}</p>}
      {next && !own.card && <p>{t("noCard")}</p>}
    </div>
  );
}

/** The usage of the plan's limits. */
function Uses({ own }: { own: Subscription }) {
  const t = useMessages(subscriptionMessages);
  const rows = [
    { label: t("auctions"), ...own.auctions },
    { label: t("directSales"), ...own.direct_sales },
    { label: t("users"), ...own.users },
  ];
  return (
    <dl className="martillo-subscription__uses martillo-figures" part="uses">
      {rows.map(({ label, used, limit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {limit === null
              ? t("usedOpen", { used: countText(used) ?? "" })
              : t("usedOf", { used: countText(used) ?? "", limit: countText(limit) ?? "" })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
