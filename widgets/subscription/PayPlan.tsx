import { useState } from "react";
import { customPaymentQuote, membershipPayment, type OutputOf } from "../../src/contract";
import { type BillingPeriod, type Plan } from "../../src/domain";
import { formatMoney, useMessages } from "../../src/i18n";
import { PROFILE_PAGE } from "../../src/paths/pages";
import { paymentChunk } from "../../src/patterns/payment";
import { useCall, useQuery, useRuntime } from "../../src/state";
import { Button, ButtonLink, LatePart } from "../../src/ui";
import { Refusal } from "./ChangeSteps";
import { subscriptionMessages } from "./subscription.messages";
import type { EmitSubscription, SubscriptionModel } from "./use-subscription";

interface PayPlanProps {
  plan: Plan;
  period: BillingPeriod;
  model: SubscriptionModel;
  emit: EmitSubscription;
}

/** What a plan costs now, in lines, and the ways to pay it. The card that pays is kept for the renewals. */
export function PayPlan({ plan, period, model, emit }: PayPlanProps) {
  const t = useMessages(subscriptionMessages);
  const { urlTo } = useRuntime();
  const payment = useCall(membershipPayment);
  const [lacksBilling, setLacksBilling] = useState(false);
  // The steps of a payment ask the same, and share the answer.
  const quote = useQuery(customPaymentQuote, {
    purpose: "plan",
    ref: "",
    planName: plan.type,
    period,
  });
  if (quote.data?.total === "0.00") return <CoveredPlan quote={quote.data} model={model} />;
  return (
    <LatePart chunk={paymentChunk} loading={t("loading")} failed={t("noForm")}>
      {({ PaymentSteps }) => (
        <PaymentSteps
          purpose="plan"
          reference=""
          asks={{ planName: plan.type, period }}
          terms={`${plan.type} ${period}`}
          open={async (_from, key) => {
            const result = await payment.run({
              planName: plan.type,
              period,
              save: 1,
              idempotency_key: key,
            });
            setLacksBilling(!result.ok && result.error.code === "BILLING_INCOMPLETE");
            return result;
          }}
          emit={emit}
          onAccepted={model.paid}
          acceptedTitle={t("planBegun", { plan: plan.name })}
          afterwards={
            <Button variant="primary" full onClick={model.close}>
              {t("ready")}
            </Button>
          }
        >
          <p className="martillo-account-note">{t("renews")}</p>
          {lacksBilling && (
            <ButtonLink full href={urlTo(PROFILE_PAGE)}>
              {t("toProfile")}
            </ButtonLink>
          )}
        </PaymentSteps>
      )}
    </LatePart>
  );
}

/** A plan that the rest of the running one covers: nothing is paid, so there is nothing to choose. */
function CoveredPlan({
  quote,
  model,
}: {
  quote: OutputOf<typeof customPaymentQuote>;
  model: SubscriptionModel;
}) {
  const t = useMessages(subscriptionMessages);
  const exact = { whole: false };
  return (
    <div className="martillo-subscription__step">
      <dl className="martillo-subscription__lines martillo-figures" part="lines">
        {quote.lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount, exact)}</dd>
          </div>
        ))}
        <div className="martillo-subscription__total">
          <dt>{t("total")}</dt>
          <dd>{formatMoney(quote.total, exact)}</dd>
        </div>
      </dl>
      <p className="martillo-account-note">{t("covered")}</p>
      <Refusal of={model.refusal} />
      <Button variant="primary" full busy={model.isBusy} onClick={model.takeCovered}>
        {t("takeCovered")}
      </Button>
    </div>
  );
}
