import { membershipPayment } from "../../src/contract";
import type { BillingPeriod, Plan } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { paymentChunk } from "../../src/patterns/payment";
import { useAction } from "../../src/state";
import { Button, ErrorState, Spinner } from "../../src/ui";
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
  const payment = useAction(membershipPayment);
  const { module, hasFailed } = useChunk(paymentChunk, true);
  if (hasFailed) return <ErrorState title={t("noForm")} onRetry={() => void paymentChunk.load()} />;
  if (!module) {
    return (
      <p role="status">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  return (
    <module.PaymentSteps
      purpose="plan"
      reference=""
      asks={{ planName: plan.type, period }}
      terms={`${plan.type} ${period}`}
      open={(_from, key) =>
        payment.run({ planName: plan.type, period, save: 1, idempotency_key: key })
      }
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
    </module.PaymentSteps>
  );
}
