import { useMessages, usePhrase } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { Dialog, ErrorState, LatePart, Tabs } from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { PlanTable } from "../plan-table";
import { CancelStep, DowngradeStep, Refusal, TrialStep } from "./ChangeSteps";
import { CardTab } from "./CardTab";
import { OwnPlan } from "./OwnPlan";
import { PayPlan } from "./PayPlan";
import { subscriptionMessages } from "./subscription.messages";
import {
  type EmitSubscription,
  type SubscriptionModel,
  type SubscriptionTab,
  TABS,
} from "./use-subscription";

/** The periods of the plan and their charges: this code loads with its tab. */
const historyChunk = defineChunk(() => import("./HistoryTab"));

const TAB_PHRASES: Readonly<Record<SubscriptionTab, string>> = {
  plans: "view plans",
  subscription: "my subscription",
  card: "card details",
  history: "subscription history",
};

interface ViewProps {
  model: SubscriptionModel;
  emit: EmitSubscription;
}

/** Markup from the model: four tabs, and the step that is open over them. */
export function SubscriptionView({ model, emit }: ViewProps) {
  const t = useMessages(subscriptionMessages);
  const say = usePhrase();
  if (model.status === "failed" && model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.own || model.status !== "ready") return <AccountSkeleton />;
  const { step } = model;
  return (
    <>
      <DoneNote>{model.done}</DoneNote>
      {!step && <Refusal of={model.refusal} />}
      <Tabs
        label={t("tabs")}
        items={TABS.map((key) => ({ key, label: say(TAB_PHRASES[key]) }))}
        selected={model.tab}
        onSelect={(key) => model.show(key as SubscriptionTab)}
      >
        {model.tab === "plans" && (
          <PlanTable
            period={model.own.period ?? "monthly"}
            onPlanRequest={({ plan, period, action }) => {
              if (action === "contact") return true;
              model.press(plan, period, action);
              return false;
            }}
          />
        )}
        {model.tab === "subscription" && <OwnPlan own={model.own} model={model} />}
        {model.tab === "card" && <CardTab own={model.own} model={model} />}
        {model.tab === "history" && (
          <LatePart chunk={historyChunk} loading={t("loading")} failed={t("noHistory")}>
            {({ HistoryTab }) => <HistoryTab model={model} />}
          </LatePart>
        )}
      </Tabs>
      <Dialog
        open={step !== undefined}
        onClose={model.close}
        dismissible={false}
        title={t(`step_${step?.kind ?? "pay"}`)}
      >
        {step?.kind === "pay" && (
          <PayPlan plan={step.plan} period={step.period} model={model} emit={emit} />
        )}
        {step?.kind === "trial" && (
          <TrialStep plan={step.plan} period={step.period} own={model.own} model={model} />
        )}
        {step?.kind === "cancel" && <CancelStep own={model.own} model={model} />}
        {step?.kind === "downgrade" && <DowngradeStep own={model.own} model={model} />}
      </Dialog>
    </>
  );
}
